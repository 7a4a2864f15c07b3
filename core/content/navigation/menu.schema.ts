/** The menus that staff write: the main one, the one at the top left, four in the footer, and the shop elsewhere. */
import { Schema } from "effect"
import { Identifier, NameText } from "../../bounds.schema.ts"
import { LinkTarget } from "../text/rich-text.schema.ts"

/** Where a menu stands. */
export const MenuLocation = Schema.Literals([
  "main",
  "top-left",
  "footer_1",
  "footer_2",
  "footer_3",
  "footer_4",
  "social"
])
export type MenuLocation = typeof MenuLocation.Type

const most = <S extends Schema.Top>(item: S, count: number) => Schema.Array(item).check(Schema.isMaxLength(count))

const MenuLink = Schema.Struct({ label: NameText, to: LinkTarget })

/** [HDR-04] `marker` names what the item is marked by: the tree of categories, the services, the blog. */
export const MenuItem = Schema.Struct({
  ...MenuLink.fields,
  marker: Schema.optionalKey(Schema.Literals(["#mega-menu", "#services", "/blog"])),
  className: Schema.optionalKey(Identifier),
  items: Schema.optionalKey(most(MenuLink, 20))
})
export type MenuItem = typeof MenuItem.Type

export const Menu = Schema.Struct({ location: MenuLocation, title: NameText, items: most(MenuItem, 20) })
export type Menu = typeof Menu.Type
