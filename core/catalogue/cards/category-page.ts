/** A category as its page shows it, with the kinds straight below it. */

import type { AttributeName } from "../product/attribute.ts"
import type { CategoryDetail, CategoryLink } from "../product/product-detail.ts"
import type { VisibleCategory } from "../product/visible-product.ts"
import { type CategoryMarks, noMarks } from "./category-marks.ts"

/** Each category's picture is drawn for its own slug. */
const image = (slug: string): string => `category-${slug.replaceAll("/", "--")}`

/** [PDP-02] A category without an address of its own is at /c/{slug}. */
const url = (slug: string): string => `/c/${slug}`

const link = (category: VisibleCategory): CategoryLink => ({
  id: category.slug,
  name: category.name,
  slug: category.slug,
  url: url(category.slug),
  image: image(category.slug),
  productCount: category.productCount
})

/** [FIL-01] A category's filters, or those of the nearest above it that has some. */
const filtersOf = (
  categories: ReadonlyMap<string, VisibleCategory>,
  { path }: VisibleCategory
): ReadonlyArray<AttributeName> =>
  path.map(({ slug }) => categories.get(slug)?.filters ?? []).findLast((filters) => filters.length > 0) ?? []

/** [ENT-09] The category at that slug with its items; nothing where there is none. */
export const categoryDetail = (
  categories: ReadonlyMap<string, VisibleCategory>,
  slug: string,
  marks: CategoryMarks = noMarks
): CategoryDetail | undefined => {
  const found = categories.get(slug)
  if (!found) return undefined
  const items = [...categories.values()].filter(
    (other) =>
      other.slug.startsWith(`${slug}/`) && !other.slug.slice(slug.length + 1).includes("/") && other.productCount > 0
  )
  return {
    ...link(found),
    description: found.description,
    hasBanner: marks.hasBanner(slug),
    custom_class: marks.className(slug),
    filters: filtersOf(categories, found),
    path: found.path,
    items: items.map(link)
  }
}
