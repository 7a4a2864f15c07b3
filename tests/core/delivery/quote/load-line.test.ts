/** What a line of a cart is as a load. */
import { assert, describe, it } from "@effect/vitest"
import type { ProductSnapshot } from "../../../../core/catalogue/product/product-snapshot.ts"
import { loadLine } from "../../../../core/delivery/quote/load-line.ts"

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
  longestMm: 0,
  uom: "LM",
  factor: 5.4,
  isRandomLength: false
}

describe("A line of a load", () => {
  it("[DEL-02] is whole pieces, each with its weight rounded up and its length", () =>
    assert.deepStrictEqual(loadLine({ sku: "T1", qty: 7, uom: "STICK|5.4" }, framing), {
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
    const box = { ...loose, isHardware: true, longestMm: 120, weightGrams: 400, uom: "EA", factor: 1 }
    const line = loadLine({ sku: "T1", qty: 3, uom: "EA|1" }, box)
    assert.deepStrictEqual([line.pieces, line.grams, line.lengthMm], [3, 400, 120])
  })

  it.each([
    ["unknown goods", undefined],
    ["goods that are not sold so", { ...framing, factor: 4.8 }],
    ["goods that nobody has weighed", { ...framing, weightGrams: 0 }]
  ])("[DEL-05] of %s has no weight, never none at all", (_, goods) =>
    assert.notProperty(loadLine({ sku: "T1", qty: 7, uom: "STICK|5.4" }, goods), "grams")
  )
})
