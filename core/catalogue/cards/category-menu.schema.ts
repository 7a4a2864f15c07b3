/** The tree of categories of the menus as it crosses the wire. */
import { Schema } from "effect"
import { Identifier, listOf, NameText, ProseText } from "../../bounds.schema.ts"
import type { CategoryMenuItem } from "./category-menu.ts"

const fields = {
  step: Identifier,
  name: NameText,
  description: Schema.optionalKey(ProseText),
  hasBanner: Schema.optionalKey(Schema.Literal(true)),
  custom_class: Schema.optionalKey(Identifier)
}

const FourthLevel = Schema.Struct(fields)
const ThirdLevel = Schema.Struct({ ...fields, items: Schema.optionalKey(listOf(FourthLevel)) })
const SecondLevel = Schema.Struct({ ...fields, items: Schema.optionalKey(listOf(ThirdLevel)) })

/** A category of the first level, with the three below it. */
export const CategoryMenuSchema = Schema.Struct({
  ...fields,
  items: Schema.optionalKey(listOf(SecondLevel))
}) satisfies Schema.Codec<CategoryMenuItem>
