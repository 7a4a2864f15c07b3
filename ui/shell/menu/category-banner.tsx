/** The banner that staff put into the menu of a category. */
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { menuBannerLocation } from "../../../core/content/navigation/category-marks.ts"
import { type BannerFace, bannerFaces } from "../../storefront/blocks/banner-faces.ts"
import { BannerRow } from "../../storefront/blocks/banner-row.tsx"

const root = getRouteApi("__root__")

/** [HDR-03] [HDR-05] Nothing until it is there, and where it can't be had. */
export const CategoryBanner = ({ slug }: { slug: string }) => {
  const { call } = useRouter().options.context
  const { isLoggedIn } = root.useLoaderData()
  const [banners, setBanners] = useState<ReadonlyArray<BannerFace>>([])
  useEffect(() => {
    let isCurrent = true
    setBanners([])
    void call("GET /cms/banner", { query: { locations: menuBannerLocation(slug) } }).then((answer) => {
      if (isCurrent && answer.ok) setBanners(bannerFaces(answer.data, isLoggedIn))
    })
    return () => {
      isCurrent = false
    }
  }, [call, slug, isLoggedIn])
  return banners.length > 0 ? <BannerRow banners={banners.slice(0, 1)} /> : null
}
