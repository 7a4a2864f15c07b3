/** What a line of a cart is as a load. */
import { assert, describe, it } from "@effect/vitest"
import type { ProductSnapshot } from "../../../../core/catalogue/product/product-snapshot.ts"
import { loadLine } from "../../../../core/delivery/quote/load-line.ts"
import type { ListedPrice } from "../../../../core/pricing/price.ts"

const framing: ProductSnapshot = {
  productId: "P1",
  slug: "framing",
  sku: "T1",
  name: "90 × 45 Framing 5.4 m",
  attributes: {},
  length: 5.4,
  weightGrams: 2_228,
  isHardware: false,
  isDangerous: false,
  longestMm: 0
}
const listed = { sku: "T1", uom: "LM", factor: 5.4, isRandomLength: false, retail: 645 } as unknown as ListedPrice

describe("A line of a load", () => {
  it("[DEL-02] is whole pieces, each with its weight rounded up and its length", () =>
    assert.deepStrictEqual(loadLine({ sku: "T1", qty: 7, uom: "STICK|5.4" }, listed, framing), {
      sku: "T1",
      name: "90 × 45 Framing 5.4 m",
      pieces: 7,
      grams: 12_032,
      lengthMm: 5_400,
      isHardware: false,
      isDangerous: false
    }))

  it("[DEL-02] of no timber is as long as its longest side", () => {
    const { length: _length, ...loose } = framing
    const box = { ...loose, isHardware: true, longestMm: 120, weightGrams: 400 }
    const line = loadLine({ sku: "T1", qty: 3, uom: "EA|1" }, { ...listed, uom: "EA", factor: 1 }, box)
    assert.deepStrictEqual([line.pieces, line.grams, line.lengthMm], [3, 400, 120])
  })

  it.each([
    ["unknown goods", listed, undefined],
    ["goods without a price", undefined, framing],
    ["goods that nobody has weighed", listed, { ...framing, weightGrams: 0 }]
  ])("[DEL-05] of %s has no weight, never none at all", (_, price, goods) =>
    assert.notProperty(loadLine({ sku: "T1", qty: 7, uom: "STICK|5.4" }, price, goods), "grams")
  )
})
