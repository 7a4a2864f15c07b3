/** Products side by side: which the address names, and where they differ. */
import { describe, expect, it } from "vitest"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import { comparedSlugs, comparisonRows } from "../../ui/storefront/compare/comparison.ts"

const pricing = (unitPrice: number) => ({ unitPrice, linePrice: unitPrice })
const product = (
  slug: string,
  attributes: ProductDetail["attributes"],
  variations: ReadonlyArray<object>,
  more: object = {}
) =>
  ({
    slug,
    name: slug,
    attributes,
    variations,
    availableStock: { 25: 40, 26: -2 },
    ...more
  }) as unknown as ProductDetail

const pine = product(
  "pine",
  { species: "Pine", section: "90x45" },
  [
    { uom: "LM", attributes: { length: 2.4 }, pricing: pricing(645) },
    { uom: "LM", attributes: { length: 3 }, pricing: pricing(600) },
    { uom: "LM", attributes: { length: 3.6 } }
  ],
  { rating: 4.5, reviewCount: 12 }
)
const oak = product("oak", { species: "Oak", section: "90x45" }, [
  { uom: "LM", attributes: { length: 2.4 }, pricing: pricing(1200) }
])

describe("products side by side", () => {
  it.each([
    ["pine,oak", ["pine", "oak"]],
    ["pine,pine,oak", ["pine", "oak"]],
    ["a,b,c,d,e", ["a", "b", "c", "d"]],
    ["../x,<b>,,oak", ["oak"]],
    [undefined, []],
    [["pine"], []]
  ])("of the address %j are %j: each once, four at most, and nothing that is no product's address", (products, slugs) =>
    expect(comparedSlugs(products)).toEqual(slugs)
  )

  it("have a row for each fact that one of them has, in their order, and a mark where they differ", () => {
    const rows = new Map(comparisonRows([pine, oak]).map(({ label, ...row }) => [label, row]))
    expect(rows.get("Price, includes GST")).toEqual({ values: ["from $6.00 / m", "$12.00 / m"], isDifferent: true })
    expect(rows.get("In stock, all stores")).toEqual({ values: ["40", "40"], isDifferent: false })
    expect(rows.get("Species")).toEqual({ values: ["Pine", "Oak"], isDifferent: true })
    expect(rows.get("Section")).toEqual({ values: ["90\u00a0×\u00a045", "90\u00a0×\u00a045"], isDifferent: false })
    expect(rows.get("Length")).toEqual({
      values: ["2.4\u00a0m, 3.0\u00a0m, 3.6\u00a0m", "2.4\u00a0m"],
      isDifferent: true
    })
    expect(rows.get("Rating")).toEqual({ values: ["4.5 out of 5 (12)", "–"], isDifferent: true })
    expect(comparisonRows([oak]).map(({ label }) => label)).not.toContain("Rating")
  })
})
