/** The sizes of a product as a list's table shows them. */
import { assert, describe, it } from "@effect/vitest"
import { listedSizes, MAX_LISTED_SIZES } from "../../../../core/catalogue/product/listed-sizes.ts"
import type { Variant } from "../../../../core/catalogue/product/product.ts"
import type { VisibleProduct } from "../../../../core/catalogue/product/visible-product.ts"
import type { SkuStock } from "../../../../core/stock/stock.ts"
import { monday } from "../../pricing/listed.ts"

const variant = (sku: string, more: Partial<Variant> = {}): Variant => ({
  sku,
  name: `Bolt ${sku}`,
  attributes: { pack: `Box of ${sku}`, colour: "zinc" },
  uom: "EA",
  factor: 1,
  weightGrams: 20,
  dimensions: { length: 50, width: 10, height: 10 },
  retail: 1000,
  volumeBreaks: [],
  stockCode: 0,
  stockMode: "normal",
  ...more
})

const product = (variants: ReadonlyArray<Variant>, options: VisibleProduct["options"] = ["pack"]): VisibleProduct => ({
  id: "p1",
  slug: "bolt",
  name: "Bolt",
  family: "bolt",
  category: "fixings",
  description: "",
  attributes: {},
  options,
  drawing: { shape: "board" as const },
  documents: [],
  isHardware: true,
  isDangerous: false,
  categories: [],
  variants
})

const held = (sku: string, ...branches: SkuStock["branches"]) =>
  [sku, { sku, stockMode: "normal", stockCode: 0, branches }] as const

describe("the sizes of a product in a list", () => {
  it("[EXP-28] are what tells them apart, the price of one, and the pieces of my store and of the others", () => {
    const stock = new Map([held("10", { branchId: 25, available: 4 }, { branchId: 31, available: 9 })])
    const { sizes, ...facts } = listedSizes(
      "10",
      product([variant("10"), variant("20", { retail: 0, stockMode: "clearance", step: 5 })]),
      stock,
      25,
      monday
    )
    assert.deepStrictEqual(facts, { sku: "10", isTimber: false, options: ["pack"] })
    const shared = { uom: "EA", factor: 1 }
    assert.deepStrictEqual(sizes, [
      {
        ...shared,
        sku: "10",
        attributes: { pack: "Box of 10" },
        unitPrice: 1000,
        here: 4,
        elsewhere: 9
      },
      { ...shared, sku: "20", attributes: { pack: "Box of 20" }, step: 5, here: 0, elsewhere: 0, isNotRestocked: true }
    ])
  })

  it("[EXP-28] of mixed lengths are one each, with the pieces of that length; without a store all of them are elsewhere", () => {
    const mixed = variant("MIX", { uom: "LM", lengths: [1.8, 3], isRandomLength: true })
    const stock = new Map([
      held("MIX", { branchId: 25, available: 4, length: 1.8 }, { branchId: 31, available: 7, length: 3 })
    ])
    const { isTimber, sizes } = listedSizes("MIX", product([mixed], []), stock, undefined, monday)
    assert.deepStrictEqual(
      [isTimber, sizes.map(({ length, here, elsewhere }) => [length, here, elsewhere])],
      [
        true,
        [
          [1.8, 0, 4],
          [3, 0, 7]
        ]
      ]
    )
  })

  it("[EXP-28] are named where nothing else tells them apart", () => {
    const { sizes } = listedSizes("10", product([variant("10"), variant("20")], []), new Map(), 25, monday)
    assert.deepStrictEqual(
      sizes.map(({ name, attributes }) => [name, attributes]),
      [
        ["Bolt 10", {}],
        ["Bolt 20", {}]
      ]
    )
  })

  it("[EXP-28] are the first five of the page's, and the sixth where there is no seventh; the one that was asked for comes before them where it is none of these", () => {
    const all = Array.from({ length: 11 }, (_, at) => variant(String(at)))
    const shown = (asked: string, of = all) =>
      listedSizes(asked, product(of), new Map(), 25, monday).sizes.map(({ sku }) => Number(sku))
    assert.strictEqual(MAX_LISTED_SIZES, 5)
    assert.deepStrictEqual(shown("4"), [0, 1, 2, 3, 4])
    assert.deepStrictEqual(shown("9"), [9, 0, 1, 2, 3])
    assert.deepStrictEqual(shown("5", all.slice(0, 6)), [0, 1, 2, 3, 4, 5])
    assert.deepStrictEqual(shown("0", all.slice(0, 7)), [0, 1, 2, 3, 4])
  })
})
