/** The banner that staff put on a category, in a part of its own: most categories have none. */
import type { ShopClient } from "../../../adapters/client.ts"
import { menuBannerLocation } from "../../../core/content/navigation/category-marks.ts"
import { laterPart } from "../../kit/later-view.tsx"
import type { SessionViewModel } from "../../session/session.view-model.ts"
import type { LoadedBlock } from "../blocks/load-blocks.ts"
import type { Category } from "./fetch-category.ts"

type Context = Pick<ShopClient, "call" | "search"> & {
  readonly viewModels: { readonly session: Pick<SessionViewModel, "shopfront"> }
}

const load = () => import("../blocks/block-list.tsx").then(({ BlockList }) => BlockList)

export const bannerPart = laterPart<{ readonly blocks: ReadonlyArray<LoadedBlock> }>(
  load,
  import.meta.env.SSR ? await load() : undefined
)

/** [ENT-09] The one that its menu shows; nothing where it can't be had. */
export const loadCategoryBanner = async (
  { call, search, viewModels }: Context,
  { hasBanner, slug }: Pick<Category, "hasBanner" | "slug">
): Promise<ReadonlyArray<LoadedBlock>> => {
  if (!hasBanner) return []
  const [{ loadBlocks }, shopfront] = await Promise.all([
    import("../blocks/load-blocks.ts"),
    viewModels.session.shopfront(),
    bannerPart.load()
  ])
  const isLoggedIn = shopfront.ok && shopfront.data.isLoggedIn
  return loadBlocks({ call, search, isLoggedIn }, [{ is: "banner", location: menuBannerLocation(slug) }])
}
