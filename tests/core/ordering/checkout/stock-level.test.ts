/** How soon one wanted thing is at a branch. */
import { assert, describe, it } from "@effect/vitest"
import { lineStock, stockLevelOf } from "../../../../core/ordering/checkout/stock-level.ts"
import type { ListedPrice } from "../../../../core/pricing/price.ts"
import type { SkuStock } from "../../../../core/stock/stock.ts"

const listed: ListedPrice = {
  sku: "T9045",
  uom: "LM",
  factor: 5.4,
  isRandomLength: false,
  retail: 645,
  volumeBreaks: [],
  lowest: { sku: "T9045", price: 645 },
  highest: { sku: "T9045", price: 645 }
}
const mixed: ListedPrice = { ...listed, factor: 1, isRandomLength: true, lengths: [2.4, 3.6] }
const held = (branches: SkuStock["branches"]): SkuStock => ({
  sku: "T9045",
  stockMode: "normal",
  stockCode: 0,
  branches
})
const seven = { sku: "T9045", qty: 7, uom: "STICK|5.4" }
const long = { sku: "T9045", qty: 5, uom: "STICK|3.6", length: 3.6 }

describe("How soon a wanted thing is there", () => {
  it.each([
    ["as many as are wanted are here", held([{ branchId: 25, available: 7 }]), "in stock"],
    [
      "one of them stands elsewhere",
      held([6, 1].map((available, at) => ({ branchId: 25 + at, available }))),
      "transfer/order-in"
    ],
    ["one is missing everywhere", held([{ branchId: 25, available: 6 }]), "special order"]
  ])("[STK-02] where %s", (_, stock, level) => assert.strictEqual(stockLevelOf(seven, listed, stock, 25), level))

  it("[STK-02] metres are counted in the sticks that hold them", () => {
    const stock = held([{ branchId: 25, available: 2 }])
    assert.strictEqual(stockLevelOf({ sku: "T9045", qty: 10.8, uom: "LM|1" }, listed, stock, 25), "in stock")
    assert.strictEqual(stockLevelOf({ sku: "T9045", qty: 10.81, uom: "LM|1" }, listed, stock, 25), "special order")
  })

  it("[STK-09] of mixed lengths only the wanted one counts", () => {
    const stock = held([
      { branchId: 25, available: 9, length: 2.4 },
      { branchId: 25, available: 4, length: 3.6 },
      { branchId: 26, available: 1, length: 3.6 }
    ])
    assert.strictEqual(stockLevelOf(long, mixed, stock, 25), "transfer/order-in")
    assert.strictEqual(stockLevelOf({ ...long, qty: 4 }, mixed, stock, 25), "in stock")
    // Of one length it is no choice: all that is there counts.
    assert.strictEqual(
      stockLevelOf({ ...seven, length: 5.4 }, listed, held([{ branchId: 25, available: 7 }]), 25),
      "in stock"
    )
  })

  it("[STK-02] what is not known, or is not sold so, has to be brought in", () => {
    const stock = held([{ branchId: 25, available: 99 }])
    assert.strictEqual(stockLevelOf(seven, undefined, stock, 25), "special order")
    assert.strictEqual(stockLevelOf(seven, listed, undefined, 25), "special order")
    assert.strictEqual(stockLevelOf({ ...seven, uom: "STICK|4.8" }, listed, stock, 25), "special order")
  })
})

describe("Where a line is", () => {
  const others = [27, 26, 24, 23, 22]
  const stocked = (pieces: ReadonlyArray<readonly [branchId: number, available: number]>) =>
    held(pieces.map(([branchId, available]) => ({ branchId, available })))

  it("[STK-02] says how many pieces are here, and up to three stores that have all, nearest first", () => {
    const stock = stocked([
      [25, 1],
      [22, 9],
      [23, 7],
      [24, 40],
      [26, 6],
      [27, 8]
    ])
    assert.deepStrictEqual(lineStock(seven, listed, stock, 25, others), {
      pieces: 7,
      here: 1,
      level: "transfer/order-in",
      fullBranchIds: [27, 24, 23]
    })
  })

  it("[STK-02] names no other store where this one has it, none has it, or it is not known", () => {
    const full = { pieces: 7, here: 7, level: "in stock", fullBranchIds: [] } as const
    assert.deepStrictEqual(
      lineStock(
        seven,
        listed,
        stocked([
          [25, 7],
          [27, 8]
        ]),
        25,
        others
      ),
      full
    )
    const nowhere = { pieces: 7, here: 3, level: "special order", fullBranchIds: [] } as const
    assert.deepStrictEqual(
      lineStock(
        seven,
        listed,
        stocked([
          [25, 3],
          [27, 2]
        ]),
        25,
        others
      ),
      nowhere
    )
    const unknown = { here: 0, level: "special order", fullBranchIds: [] } as const
    assert.deepStrictEqual(lineStock(seven, listed, undefined, 25, others), { ...unknown, pieces: 7 })
    assert.deepStrictEqual(lineStock(seven, undefined, stocked([[27, 99]]), 25, others), { ...unknown, pieces: 0 })
  })

  it("[STK-09] of mixed lengths only the wanted one counts, here and elsewhere", () => {
    const stock = held([
      { branchId: 25, available: 9, length: 2.4 },
      { branchId: 25, available: 1, length: 3.6 },
      { branchId: 27, available: 9, length: 2.4 },
      { branchId: 26, available: 5, length: 3.6 }
    ])
    const { here, fullBranchIds } = lineStock(long, mixed, stock, 25, others)
    assert.deepStrictEqual([here, fullBranchIds], [1, [26]])
  })
})
