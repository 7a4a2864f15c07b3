/** The promotional banner at the top of the shop: which of its two faces a visitor sees. */
import { isLinkTarget, isShopLink } from "../text/link.ts"

/** A picture for wide screens and one for narrow ones; where it leads, and whether that opens in a new tab. */
export type BannerVariant = {
  readonly desktopImage: string
  readonly mobileImage: string
  readonly link?: string
  readonly newTab?: boolean
  /** What stands beside the picture; a picture without it says in `alt` what it shows. */
  readonly heading?: string
  readonly text?: string
  readonly alt?: string
}

/** [BAN-01] A banner as the content service has it, the switches by its names. */
export type PromotionalBanner = {
  readonly default: BannerVariant
  readonly loggedIn?: BannerVariant
  readonly dont_show_if_logged_in: boolean
  readonly would_you_like_a_separate_banner_for_logged_in_users: boolean
}

export type VisibleBanner = Pick<BannerVariant, "desktopImage" | "mobileImage" | "heading" | "text" | "alt"> & {
  readonly link?: { readonly to: string; readonly newTab: boolean }
}

/** A face with a picture; either picture stands in for the other, and there is no new tab without a link. */
const shownFace = ({
  desktopImage,
  mobileImage,
  link = "",
  newTab = false,
  ...words
}: BannerVariant): VisibleBanner | undefined => {
  if (!desktopImage && !mobileImage) return undefined
  return {
    ...words,
    desktopImage: desktopImage || mobileImage,
    mobileImage: mobileImage || desktopImage,
    ...(isLinkTarget(link) ? { link: { to: link, newTab } } : {})
  }
}

/**
 * [BAN-01] What a visitor sees: the default face; logged in none where the banner says so, else the separate face where
 * one is wanted. A separate face without a picture is not there yet, and the default is shown. Nothing without a picture.
 */
export const bannerFor = (
  banner: PromotionalBanner,
  { isLoggedIn }: { readonly isLoggedIn: boolean }
): VisibleBanner | undefined => {
  if (isLoggedIn && banner.dont_show_if_logged_in) return undefined
  const isSeparate = isLoggedIn && banner.would_you_like_a_separate_banner_for_logged_in_users
  const separate = isSeparate && banner.loggedIn ? shownFace(banner.loggedIn) : undefined
  return separate ?? shownFace(banner.default)
}

/** Where the picture of a banner lies: an address of the shop's own, or the name of a picture as products have it, which is shown small. */
export const bannerPicture = (image: string): string =>
  isShopLink(image) ? image : `/media/internal/${encodeURIComponent(image)}/200.webp`
