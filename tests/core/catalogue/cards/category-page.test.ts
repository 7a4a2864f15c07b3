/** A category and the categories straight below it. */
import { assert, describe, it } from "@effect/vitest"
import { categoryDetail } from "../../../../core/catalogue/cards/category-page.ts"

const category = (slug: string, productCount: number) =>
  [
    slug,
    { slug, name: slug, description: `About ${slug}`, position: 1, path: [{ name: slug, slug }], productCount }
  ] as const

const all = new Map([
  category("timber", 40),
  category("timber/framing", 30),
  category("timber/framing/pine", 1),
  category("timber/cladding", 1),
  category("timber/seasonal", 0),
  category("timber-tools", 7)
])
const items = (slug: string) => categoryDetail(all, slug)?.items.map((one) => one.slug)

describe("A category", () => {
  it("[ENT-09] carries its words, its path and what is on show in it", () => {
    const { name, description, path, productCount, hasBanner } = categoryDetail(all, "timber") ?? {}
    assert.deepStrictEqual(
      { name, description, path, productCount, hasBanner },
      {
        name: "timber",
        description: "About timber",
        path: [{ name: "timber", slug: "timber" }],
        productCount: 40,
        hasBanner: false
      }
    )
  })
  it("[ENT-09] has those straight below it in which something is on show", () => {
    assert.deepStrictEqual(items("timber"), ["timber/framing", "timber/cladding"])
    assert.deepStrictEqual(items("timber/framing"), ["timber/framing/pine"])
    assert.deepStrictEqual(items("timber-tools"), [])
  })
  it("[ENT-09] that there is not is none", () => assert.isUndefined(categoryDetail(all, "concrete")))
})
