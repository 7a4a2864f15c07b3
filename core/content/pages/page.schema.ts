/** A page of content: its address, how it is found, and the blocks that it is made of. */
import { Schema } from "effect"
import { Identifier, MessageText, NameText, wholeBetween } from "../../bounds.schema.ts"
import { LinkTarget, RichText } from "../text/rich-text.schema.ts"
import { isContentPath, isShopArea } from "./content-path.ts"

const most = <S extends Schema.Top>(item: S, count: number) => Schema.Array(item).check(Schema.isMaxLength(count))

/** As the shop's own addresses of pictures have it: no other host, and no way out of the folder of pictures. */
const PictureName = Identifier.check(
  Schema.makeFilter<string>((name) => /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/.test(name), {
    expected: "the name of a picture of the shop, such as P0432752 or category-timber--decking"
  })
)

/** A picture of the media library, and what it shows in words; empty where it only decorates. */
export const ContentPicture = Schema.Struct({ image: PictureName, alt: NameText })
export type ContentPicture = typeof ContentPicture.Type

const block = <const Is extends string, Fields extends Schema.Struct.Fields>(is: Is, fields: Fields) =>
  Schema.Struct({ is: Schema.Literal(is), ...fields })

/** A part of a page. What it shows of the shop, such as products, is read when the page is. */
export const ContentBlock = Schema.Union([
  block("text", { text: RichText }),
  block("picture", { ...ContentPicture.fields, caption: Schema.optionalKey(MessageText) }),
  /** Products that a search finds, or those named. */
  block("products", {
    heading: NameText,
    query: Schema.optionalKey(NameText),
    skus: Schema.optionalKey(most(Identifier, 24)),
    most: wholeBetween({ minimum: 1, maximum: 24 })
  }),
  /** Categories by their slugs; all of the first level where none is named. */
  block("categories", { heading: NameText, slugs: most(Identifier, 24) }),
  block("banner", { location: Identifier }),
  block("call-to-action", { heading: NameText, text: MessageText, label: NameText, to: LinkTarget }),
  block("form", { formId: Identifier }),
  block("stores", { heading: NameText }),
  /** Pages one segment below an address, each with its title and description. */
  block("pages", { heading: NameText, below: Identifier }),
  block("posts", { heading: NameText, most: wholeBetween({ minimum: 1, maximum: 12 }) }),
  /** The two panels that lead to a credit application. */
  block("account-panels", {})
])
export type ContentBlock = typeof ContentBlock.Type

/** [ROUTE-09] Its address is a path that the shop does not answer itself. */
export const ContentPath = Schema.String.check(
  Schema.isMaxLength(200),
  Schema.makeFilter<string>((path) => isContentPath(path) && !isShopArea(path), {
    expected: "a path such as /services/cut-to-length that the shop does not use itself"
  })
)

/** A page; `description` is what search engines and links to it show. */
export const ContentPage = Schema.Struct({
  path: ContentPath,
  title: NameText,
  description: MessageText,
  lead: Schema.optionalKey(MessageText),
  picture: Schema.optionalKey(ContentPicture),
  isPublished: Schema.Boolean,
  blocks: most(ContentBlock, 60)
})
export type ContentPage = typeof ContentPage.Type
