/** What the content says of categories: which have a banner in the menu, and which a class of the look. */
import type { CategoryMarks } from "../../catalogue/cards/category-marks.ts"
import type { Menu } from "./menu.schema.ts"

type Written = {
  readonly banners: ReadonlyMap<string, { readonly banners: ReadonlyArray<unknown> }>
  readonly menus: ReadonlyMap<string, Pick<Menu, "items">>
}

/** [HDR-03] Where the banner of a category's menu stands. */
export const menuBannerLocation = (slug: string): string => `${slug}-menu`

/** [ENT-09] A banner at `{slug}-menu`; the class is that of a menu's item that leads to the category. */
export const categoryMarksOf = ({ banners, menus }: Written): CategoryMarks => {
  const classNames = new Map(
    [...menus.values()].flatMap(({ items }) => items.map(({ to, className = "" }) => [to, className] as const))
  )
  return {
    hasBanner: (slug) => (banners.get(menuBannerLocation(slug))?.banners.length ?? 0) > 0,
    className: (slug) => classNames.get(`/c/${slug}`) ?? ""
  }
}
