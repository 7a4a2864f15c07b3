/** The table of lengths: what one store and the others hold of each length of a product. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { lengthStock } from "../../../../core/catalogue/product/length-stock.ts"
import type { Variant } from "../../../../core/catalogue/product/product.ts"
import type { BranchStock, SkuStock } from "../../../../core/stock/stock.ts"

type Lengths = Pick<Variant, "sku" | "length" | "lengths">
const product = (...variants: ReadonlyArray<Lengths>) => ({ variants: variants as ReadonlyArray<Variant> })
const heldOf = (stock: Readonly<Record<string, ReadonlyArray<BranchStock>>>): ReadonlyMap<string, SkuStock> =>
  new Map(
    Object.entries(stock).map(([sku, branches]) => [sku, { sku, stockMode: "normal", stockCode: 0, branches }] as const)
  )

describe("the lengths of a product", () => {
  it("[STK-09] are the shortest first, with the pieces of my store and of the others", () => {
    const held = heldOf({
      LONG: [
        { branchId: 3, available: 12 },
        { branchId: 7, available: 30 }
      ],
      SHORT: [{ branchId: 7, available: 5 }]
    })
    const found = lengthStock(product({ sku: "LONG", length: 5.4 }, { sku: "SHORT", length: 2.4 }), held, 3)
    assert.deepStrictEqual(found, [
      { length: 2.4, sku: "SHORT", here: 0, elsewhere: 5 },
      { length: 5.4, sku: "LONG", here: 12, elsewhere: 30 }
    ])
  })

  it("[STK-09] of mixed lengths are counted one by one, and those without stock are there with none", () => {
    const held = heldOf({
      MIX: [
        { branchId: 3, available: 4, length: 1.8 },
        { branchId: 3, available: 9, length: 3 }
      ]
    })
    assert.deepStrictEqual(lengthStock(product({ sku: "MIX", lengths: [1.8, 2.4, 3] }), held, 3), [
      { length: 1.8, sku: "MIX", here: 4, elsewhere: 0 },
      { length: 2.4, sku: "MIX", here: 0, elsewhere: 0 },
      { length: 3, sku: "MIX", here: 9, elsewhere: 0 }
    ])
  })

  it("[STK-09] that come as several variants are one, bought as the variant there is most of", () => {
    const held = heldOf({ RED: [{ branchId: 3, available: 2 }], BLUE: [{ branchId: 7, available: 8 }] })
    assert.deepStrictEqual(lengthStock(product({ sku: "RED", length: 6 }, { sku: "BLUE", length: 6 }), held, 3), [
      { length: 6, sku: "BLUE", here: 2, elsewhere: 8 }
    ])
  })

  it("[STK-09] are none where goods have no length, and all elsewhere where no store is chosen", () => {
    const held = heldOf({ NAIL: [{ branchId: 3, available: 50 }], STUD: [{ branchId: 3, available: 6 }] })
    assert.deepStrictEqual(lengthStock(product({ sku: "NAIL" }), held, 3), [])
    assert.deepStrictEqual(lengthStock(product({ sku: "STUD", length: 2.7 }), held, undefined), [
      { length: 2.7, sku: "STUD", here: 0, elsewhere: 6 }
    ])
  })

  it("[STK-09] add up to all that is held, whichever store is mine", () => {
    const stocks = fc.array(
      fc.record({ branchId: fc.integer({ min: 1, max: 5 }), available: fc.integer({ min: 0, max: 400 }) }),
      { maxLength: 6 }
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(2.4, 3, 5.4), stocks), { maxLength: 8 }),
        fc.nat(6),
        (all, mine) => {
          const variants = all.map(([length], at) => ({ sku: `S${at}`, length }))
          const held = heldOf(Object.fromEntries(all.map(([, branches], at) => [`S${at}`, branches])))
          const found = lengthStock(product(...variants), held, mine)
          const pieces = all.flatMap(([, branches]) => branches)
          const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((one, other) => one + other, 0)
          assert.strictEqual(
            sum(found.map(({ here, elsewhere }) => here + elsewhere)),
            sum(pieces.map(({ available }) => available))
          )
          assert.strictEqual(
            sum(found.map(({ here }) => here)),
            sum(pieces.filter(({ branchId }) => branchId === mine).map(({ available }) => available))
          )
        }
      )
    )
  })
})
