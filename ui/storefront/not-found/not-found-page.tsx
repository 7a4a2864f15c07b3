/** The page for an address that leads nowhere, with what staff wrote for it and what is trending below. */
import { getRouteApi } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { NotFound } from "../../page/not-found.tsx"
import { BlockList } from "../blocks/block-list.tsx"
import { accountPanelsBlock, type LoadedBlock, loadBlocks } from "../blocks/load-blocks.ts"
import { TrendingProducts } from "../cards/trending-products.tsx"

const root = getRouteApi("__root__")

/** The banners of the place, once the browser has them; none where they can't be had. */
const useBanners = (location: string): ReadonlyArray<LoadedBlock> => {
  const { call, search } = root.useRouteContext()
  // Where even the shopfront could not be had nobody is known.
  const shopfront = root.useLoaderData() as ReturnType<typeof root.useLoaderData> | undefined
  const isLoggedIn = shopfront?.isLoggedIn ?? false
  const [banners, setBanners] = useState<ReadonlyArray<LoadedBlock>>([])
  useEffect(() => {
    let isCurrent = true
    void loadBlocks({ call, search, isLoggedIn }, [{ is: "banner", location }]).then((found) => {
      if (isCurrent) setBanners(found)
    })
    return () => {
      isCurrent = false
    }
  }, [call, search, isLoggedIn, location])
  return banners
}

/** [ERR-01] [REC-02] */
export const NotFoundPage = () => (
  <>
    <NotFound />
    <BlockList blocks={useBanners("error-page")} />
    <TrendingProducts />
    <BlockList blocks={[accountPanelsBlock]} />
  </>
)
