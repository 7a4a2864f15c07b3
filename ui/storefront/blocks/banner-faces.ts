/** What a visitor sees of the banners of one place, with the pictures of each. */
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { bannerFor, bannerPicture, type VisibleBanner } from "../../../core/content/banners/promotional-banner.ts"

export type BannerFace = VisibleBanner & {
  readonly darkDesktopImage: string
  readonly darkMobileImage: string
}

/** Pictures of products are drawn for dark pages, too. */
const darkPicture = (image: string): string => bannerPicture(image.startsWith("/") ? image : `${image}-dark`)

/** [BAN-01] In their order. */
export const bannerFaces = (
  places: ApiCalls["GET /cms/banner"]["data"],
  isLoggedIn: boolean
): ReadonlyArray<BannerFace> =>
  places
    .flatMap(({ banners }) => banners.flatMap((banner) => bannerFor(banner, { isLoggedIn }) ?? []))
    .map((banner) => ({
      ...banner,
      desktopImage: bannerPicture(banner.desktopImage),
      mobileImage: bannerPicture(banner.mobileImage),
      darkDesktopImage: darkPicture(banner.desktopImage),
      darkMobileImage: darkPicture(banner.mobileImage)
    }))
