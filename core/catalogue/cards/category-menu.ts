/** The tree of categories as the menus show it: four levels, in few bytes. */
import type { VisibleCategory } from "../product/visible-product.ts"
import { type CategoryMarks, noMarks } from "./category-marks.ts"

/** [HDR-03] [HDR-05] `step` is the last part of the slug; what is empty is left out. */
export type CategoryMenuItem = {
  readonly step: string
  readonly name: string
  readonly description?: string
  readonly hasBanner?: true
  readonly custom_class?: string
  readonly items?: ReadonlyArray<CategoryMenuItem>
}

/** Facets go five levels down, menus four. */
const LEVELS = 4

/** Categories in which something is on show, each below its parent, siblings in the order of `categories`. */
export const categoryMenu = (
  categories: ReadonlyMap<string, VisibleCategory>,
  marks: CategoryMarks = noMarks
): ReadonlyArray<CategoryMenuItem> => {
  const below = new Map<string, Array<VisibleCategory>>()
  for (const category of categories.values()) {
    if (category.productCount === 0) continue
    const parent = category.slug.replace(/(?:^|\/)[^/]*$/, "")
    below.set(parent, [...(below.get(parent) ?? []), category])
  }
  const itemsOf = (parent: string, level: number): ReadonlyArray<CategoryMenuItem> =>
    level > LEVELS
      ? []
      : (below.get(parent) ?? []).map(({ slug, name, description }) => {
          const items = itemsOf(slug, level + 1)
          const className = marks.className(slug)
          return {
            step: slug.slice(slug.lastIndexOf("/") + 1),
            name,
            ...(description ? { description } : {}),
            ...(marks.hasBanner(slug) ? { hasBanner: true as const } : {}),
            ...(className ? { custom_class: className } : {}),
            ...(items.length > 0 ? { items } : {})
          }
        })
  return itemsOf("", 1)
}
