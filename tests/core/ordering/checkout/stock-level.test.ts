/** How soon one wanted thing is at a branch. */
import { assert, describe, it } from "@effect/vitest"
import { cartStock } from "../../../../core/ordering/checkout/stock-level.ts"
import type { ListedPrice, PriceRequest } from "../../../../core/pricing/price.ts"
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

const cartOf = (request: PriceRequest, price: ListedPrice | undefined, stock: SkuStock | undefined) =>
  cartStock([request], new Map(price && [["T9045", price]]), new Map(stock && [["T9045", stock]]))

/** Of one line at branch 25. */
const levelOf = (request: PriceRequest, price: ListedPrice | undefined, stock: SkuStock | undefined) =>
  cartOf(request, price, stock).levelsAt(25)[0]

/** Of one line at branch 25, and which others have all of it. */
const lineStock = (
  request: PriceRequest,
  price: ListedPrice | undefined,
  stock: SkuStock | undefined,
  others: ReadonlyArray<number>
) => cartOf(request, price, stock).linesAt(25, others)[0]

describe("How soon a wanted thing is there", () => {
  it.each([
    ["as many as are wanted are here", held([{ branchId: 25, available: 7 }]), "in stock"],
    [
      "one of them stands elsewhere",
      held([6, 1].map((available, at) => ({ branchId: 25 + at, available }))),
      "transfer/order-in"
    ],
    ["one is missing everywhere", held([{ branchId: 25, available: 6 }]), "special order"]
  ])("[STK-02] where %s", (_, stock, level) => assert.strictEqual(levelOf(seven, listed, stock), level))

  it("[STK-02] metres are counted in the sticks that hold them", () => {
    const stock = held([{ branchId: 25, available: 2 }])
    assert.strictEqual(levelOf({ sku: "T9045", qty: 10.8, uom: "LM|1" }, listed, stock), "in stock")
    assert.strictEqual(levelOf({ sku: "T9045", qty: 10.81, uom: "LM|1" }, listed, stock), "special order")
  })

  it("[STK-09] of mixed lengths only the wanted one counts", () => {
    const stock = held([
      { branchId: 25, available: 9, length: 2.4 },
      { branchId: 25, available: 4, length: 3.6 },
      { branchId: 26, available: 1, length: 3.6 }
    ])
    assert.strictEqual(levelOf(long, mixed, stock), "transfer/order-in")
    assert.strictEqual(levelOf({ ...long, qty: 4 }, mixed, stock), "in stock")
    // Of one length it is no choice: all that is there counts.
    assert.strictEqual(levelOf({ ...seven, length: 5.4 }, listed, held([{ branchId: 25, available: 7 }])), "in stock")
  })

  it("[STK-02] what is not known, or is not sold so, has to be brought in", () => {
    const stock = held([{ branchId: 25, available: 99 }])
    assert.strictEqual(levelOf(seven, undefined, stock), "special order")
    assert.strictEqual(levelOf(seven, listed, undefined), "special order")
    assert.strictEqual(levelOf({ ...seven, uom: "STICK|4.8" }, listed, stock), "special order")
  })
})

describe("How soon several lines are there", () => {
  it("[STK-02] tells each in its order, at the branch that is asked about", () => {
    const nails = { sku: "NAIL75", qty: 2, uom: "BOX|1" }
    const prices = new Map([["T9045", listed]])
    const stock = new Map([["T9045", held([6, 8].map((available, at) => ({ branchId: 25 + at, available })))]])
    const { levelsAt } = cartStock([nails, seven, { ...seven, qty: 6 }], prices, stock)
    assert.deepStrictEqual(levelsAt(25), ["special order", "transfer/order-in", "in stock"])
    assert.deepStrictEqual(levelsAt(26), ["special order", "in stock", "in stock"])
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
    assert.deepStrictEqual(lineStock(seven, listed, stock, others), {
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
        others
      ),
      nowhere
    )
    const unknown = { here: 0, level: "special order", fullBranchIds: [] } as const
    assert.deepStrictEqual(lineStock(seven, listed, undefined, others), { ...unknown, pieces: 7 })
    assert.deepStrictEqual(lineStock(seven, undefined, stocked([[27, 99]]), others), { ...unknown, pieces: 0 })
  })

  it("[STK-09] of mixed lengths only the wanted one counts, here and elsewhere", () => {
    const stock = held([
      { branchId: 25, available: 9, length: 2.4 },
      { branchId: 25, available: 1, length: 3.6 },
      { branchId: 27, available: 9, length: 2.4 },
      { branchId: 26, available: 5, length: 3.6 }
    ])
    const line = lineStock(long, mixed, stock, others)
    assert.deepStrictEqual([line?.here, line?.fullBranchIds], [1, [26]])
  })
})
