/** What is read of WordPress' answers, by its own REST schema; everything else in them is passed over. */
import { Schema } from "effect"
import { Identifier, NameText, UrlText, wholeBetween } from "../../../core/bounds.schema.ts"

const id = wholeBetween({ minimum: 0, maximum: 2_000_000_000 })
const LongText = Schema.String.check(Schema.isMaxLength(20_000_000))
const Rendered = Schema.Struct({ rendered: LongText })
const listOf = <S extends Schema.Top>(item: S) => Schema.Array(item).check(Schema.isMaxLength(1000))

/** PHP writes what has no keys as a list. */
const byId = <S extends Schema.Top>(item: S) => Schema.Union([Schema.Record(Schema.String, item), listOf(item)])

/** `GET /wp/v2/pages` and `/wp/v2/posts` with `_embed=author`. */
const entry = {
  id,
  slug: Identifier,
  status: NameText,
  link: UrlText,
  /** The site's own time, `2026-11-23T09:00:00`. */
  date: NameText,
  title: Rendered,
  content: Rendered,
  excerpt: Schema.optionalKey(Rendered),
  featured_media: Schema.optionalKey(id)
}
export const WordPressPage = Schema.Struct({ ...entry, parent: id })
export const WordPressPost = Schema.Struct({
  ...entry,
  categories: listOf(id),
  _embedded: Schema.optionalKey(
    Schema.Struct({ author: Schema.optionalKey(listOf(Schema.Struct({ name: Schema.optionalKey(NameText) }))) })
  )
})

/** `GET /wp/v2/categories`. */
export const WordPressCategory = Schema.Struct({ id, slug: Identifier, name: NameText, description: LongText })

/** `GET /wp/v2/menus` and `/wp/v2/menu-items`, which only a user may read. */
export const WordPressMenu = Schema.Struct({ id, slug: Identifier, name: NameText, locations: listOf(Identifier) })
export const WordPressMenuItem = Schema.Struct({
  id,
  title: Rendered,
  url: UrlText,
  parent: id,
  menu_order: wholeBetween({ minimum: 0, maximum: 1_000_000 }),
  menus: id,
  classes: Schema.optionalKey(listOf(Identifier))
})

const picture = Schema.Union([id, Schema.Literals([false, ""]), Schema.Null])
const acfText = Schema.optionalKey(Schema.Union([NameText, Schema.Null]))
const acfFlag = Schema.optionalKey(Schema.Union([Schema.Boolean, Schema.Null]))

/** `GET /wp/v2/banner`: a type of post that the site has made, with its fields (ACF) shown in the REST API. */
export const WordPressBanner = Schema.Struct({
  id,
  menu_order: Schema.optionalKey(wholeBetween({ minimum: 0, maximum: 1_000_000 })),
  acf: Schema.Struct({
    location: Identifier,
    desktop_image: picture,
    mobile_image: picture,
    link: acfText,
    new_tab: acfFlag,
    heading: acfText,
    text: acfText,
    logged_in_desktop_image: Schema.optionalKey(picture),
    logged_in_mobile_image: Schema.optionalKey(picture),
    logged_in_link: acfText,
    logged_in_new_tab: acfFlag,
    logged_in_heading: acfText,
    logged_in_text: acfText,
    dont_show_if_logged_in: acfFlag,
    would_you_like_a_separate_banner_for_logged_in_users: acfFlag
  })
})

/** `GET /wp/v2/media/{id}`. */
export const WordPressMedia = Schema.Struct({ id, source_url: UrlText, modified_gmt: NameText, mime_type: NameText })

/** `GET /gf/v2/forms`: by the id of each. */
export const GravityForms = byId(Schema.Struct({ id: Schema.Union([NameText, id]) }))

const flag = Schema.optionalKey(Schema.Union([Schema.Boolean, Schema.Literals(["", "0", "1"]), Schema.Null]))
const text = Schema.optionalKey(Schema.Union([LongText, Schema.Null]))
const anyNumber = Schema.optionalKey(Schema.Union([NameText, id, Schema.Null]))

const GravityField = Schema.Struct({
  id,
  type: NameText,
  label: text,
  description: text,
  isRequired: flag,
  defaultValue: text,
  maxLength: anyNumber,
  maxFiles: anyNumber,
  rangeMin: anyNumber,
  rangeMax: anyNumber,
  choices: Schema.optionalKey(
    Schema.Union([listOf(Schema.Struct({ text: LongText, value: LongText })), Schema.Literal(""), Schema.Null])
  ),
  conditionalLogic: Schema.optionalKey(
    Schema.Union([
      Schema.Struct({
        actionType: NameText,
        rules: listOf(Schema.Struct({ fieldId: Schema.Union([NameText, id]), operator: NameText, value: LongText }))
      }),
      Schema.Literal(""),
      Schema.Null
    ])
  )
})
export type GravityField = typeof GravityField.Type

/** `GET /gf/v2/forms/{id}`, Gravity Forms' own form object. */
export const GravityForm = Schema.Struct({
  id: Schema.Union([NameText, id]),
  title: LongText,
  description: text,
  button: Schema.optionalKey(Schema.Struct({ text })),
  fields: listOf(GravityField),
  confirmations: Schema.optionalKey(byId(Schema.Struct({ isDefault: flag, type: text, message: text }))),
  notifications: Schema.optionalKey(byId(Schema.Struct({ to: text, toType: text, isActive: flag }))),
  is_active: flag,
  is_trash: flag
})
export type GravityForm = typeof GravityForm.Type
