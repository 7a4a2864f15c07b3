/** [FIL-01] Which filters a category's page is given. */
import { assert, describe, it } from "@effect/vitest"
import { categoryDetail } from "../../../../core/catalogue/cards/category-page.ts"
import type { AttributeName } from "../../../../core/catalogue/product/attribute.ts"
import type { VisibleCategory } from "../../../../core/catalogue/product/visible-product.ts"

const category = (slug: string, filters?: ReadonlyArray<AttributeName>): [string, VisibleCategory] => {
  const steps = slug.split("/")
  const path = steps.map((name, at) => ({ name, slug: steps.slice(0, at + 1).join("/") }))
  return [
    slug,
    { slug, name: slug, description: "-", position: 0, productCount: 1, path, ...(filters ? { filters } : {}) }
  ]
}

const categories = new Map([
  category("timber", ["section", "length"]),
  category("timber/framing", ["grade"]),
  category("timber/framing/pine", []),
  category("timber/decking"),
  category("paint")
])

describe("The filters of a category", () => {
  it.each([
    ["timber", ["section", "length"]],
    ["timber/framing", ["grade"]],
    ["timber/framing/pine", ["grade"]],
    ["timber/decking", ["section", "length"]],
    ["paint", []]
  ])("[FIL-01] of %s are its own, or those of the nearest above it that has some", (slug, filters) => {
    assert.deepStrictEqual<ReadonlyArray<string> | undefined>(categoryDetail(categories, slug)?.filters, filters)
  })
})
