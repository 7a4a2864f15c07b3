/** The steps of a price by quantity. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { chargedPrice, isPriced } from "../../../core/pricing/price.ts"
import { priceLine } from "../../../core/pricing/price-line.ts"
import { volumeSteps } from "../../../core/pricing/volume-steps.ts"

const of = (unitPrice: number, ...breaks: ReadonlyArray<readonly [from: number, price: number]>) => ({
  unitPrice,
  volumeDiscounts: breaks.map(([quantityBreak, unitPriceFromBulkBuy]) => ({
    quantityBreak,
    unitPriceFromBulkBuy,
    unitPriceExcGst: 0
  }))
})

describe("The steps of a price", () => {
  it("[PRC-02] are the price of one and each break that is cheaper than all before it, smallest first", () =>
    assert.deepStrictEqual(
      volumeSteps(of(645, [540, 570], [54, 620], [100, 620], [120, 700], [216, 595]), 0).map(({ from, unitPrice }) => [
        from,
        unitPrice
      ]),
      [
        [0, 645],
        [54, 620],
        [216, 595],
        [540, 570]
      ]
    ))

  it.each([
    [0, 0],
    [53.99, 0],
    [54, 54],
    [215.99, 54],
    [216, 216]
  ])("[PRC-02] of %d m the one from %d m is reached, and no other", (qty, from) =>
    assert.deepStrictEqual(
      volumeSteps(of(645, [54, 620], [216, 595]), qty)
        .filter(({ isReached }) => isReached)
        .map((step) => step.from),
      [from]
    )
  )

  it("[PRC-02] reach what the till asks for that quantity", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5_000 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 5_000 })), { maxLength: 5 }),
        fc.integer({ min: 1, max: 70 }),
        (retail, given, qty) => {
          const listed = {
            sku: "A",
            uom: "EA",
            factor: 1,
            isRandomLength: false,
            retail,
            volumeBreaks: given.map(([quantityBreak, unitPrice]) => ({ quantityBreak, unitPrice })),
            lowest: { sku: "A", price: retail },
            highest: { sku: "A", price: retail }
          }
          const answer = priceLine(listed, { sku: "A", qty, uom: "EA|1" }, { kind: "guest" }, 0)
          if (!isPriced(answer)) throw new Error(answer.msg)
          assert.strictEqual(
            volumeSteps(answer, qty).find(({ isReached }) => isReached)?.unitPrice,
            chargedPrice(answer).unitPrice
          )
        }
      )
    ))
})
