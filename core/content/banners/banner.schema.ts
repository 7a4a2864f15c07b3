/** A promotional banner and where it stands, as the content service has it. */
import { Schema } from "effect"
import { Identifier, MessageText, NameText, UrlText } from "../../bounds.schema.ts"
import { LinkTarget } from "../text/rich-text.schema.ts"
import type { PromotionalBanner } from "./promotional-banner.ts"

const BannerVariant = Schema.Struct({
  desktopImage: UrlText,
  mobileImage: UrlText,
  link: Schema.optionalKey(LinkTarget),
  newTab: Schema.optionalKey(Schema.Boolean),
  heading: Schema.optionalKey(NameText),
  text: Schema.optionalKey(MessageText),
  alt: Schema.optionalKey(NameText)
})

export const BannerSchema = Schema.Struct({
  default: BannerVariant,
  loggedIn: Schema.optionalKey(BannerVariant),
  dont_show_if_logged_in: Schema.Boolean,
  would_you_like_a_separate_banner_for_logged_in_users: Schema.Boolean
}) satisfies Schema.Codec<PromotionalBanner>

/** The banners of one place, such as `error-page` or `decking-menu`, in the order that they take turns. */
export const BannerSet = Schema.Struct({
  location: Identifier.check(Schema.isPattern(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/)),
  banners: Schema.Array(BannerSchema).check(Schema.isMaxLength(12))
})
export type BannerSet = typeof BannerSet.Type
