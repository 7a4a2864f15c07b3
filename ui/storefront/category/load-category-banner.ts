/** Reads the banner that staff put on a category, with the code that shows it; fetched for a category that has one. */
import type { ShopClient } from "../../../adapters/client.ts"
import { menuBannerLocation } from "../../../core/content/navigation/category-marks.ts"
import type { SessionViewModel } from "../../session/session.view-model.ts"
import { type LoadedBlock, loadBlocks } from "../blocks/load-blocks.ts"
import { bannerPart } from "./category-banner-part.ts"

type Context = Pick<ShopClient, "call" | "search"> & {
  readonly viewModels: { readonly session: Pick<SessionViewModel, "shopfront"> }
}

/** [ENT-09] The one that its menu shows; nothing where it can't be had. */
export const loadCategoryBanner = async (
  { call, search, viewModels }: Context,
  slug: string
): Promise<ReadonlyArray<LoadedBlock>> => {
  const [shopfront] = await Promise.all([viewModels.session.shopfront(), bannerPart.load()])
  const isLoggedIn = shopfront.ok && shopfront.data.isLoggedIn
  return loadBlocks({ call, search, isLoggedIn }, [{ is: "banner", location: menuBannerLocation(slug) }])
}
