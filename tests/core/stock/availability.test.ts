/** Whether so many pieces can be had, and from where. */

import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  type Availability,
  availability,
  hasStock,
  isSpecialOrderCode,
  leadDaysOf
} from "../../../core/stock/availability.ts"
import { partialStockText } from "../../../core/stock/partial-stock.ts"
import type { BranchStock } from "../../../core/stock/stock.ts"
import { stockLabelOf } from "../../../core/stock/stock-label.ts"
import type { StockMode } from "../../../core/stock/stock-mode.ts"

const held = (branches: ReadonlyArray<BranchStock>, stockMode: StockMode = "normal", stockCode = 2) => ({
  stockMode,
  stockCode,
  branches
})
const at = (branchId: number, available: number, length?: number): BranchStock => ({
  branchId,
  available,
  ...(length === undefined ? {} : { length })
})
const spread = held([at(25, 30), at(26, 50)])

const labelOf = (found: Availability, isClearance = false) => stockLabelOf(found, isClearance)

describe("For a wanted quantity", () => {
  it("[STK-01] the level is in stock, transfer/order-in or special order", () => {
    const levels = [30, 31, 80, 81].map((pieces) => availability(spread, 25, pieces).level)
    assert.deepStrictEqual(levels, ["in stock", "transfer/order-in", "transfer/order-in", "special order"])
  })
  it("[STK-01] the label is in-stock, limited-stock or order-in", () => {
    assert.strictEqual(labelOf(availability(spread, 25, 30)), "in-stock")
    assert.strictEqual(labelOf(availability(held([at(25, 19)]), 25, 1)), "limited-stock")
    assert.strictEqual(labelOf(availability(held([at(25, 20)]), 25, 1)), "in-stock")
    assert.strictEqual(labelOf(availability(held([at(25, 100)], "clearance"), 25, 1), true), "limited-stock")
    assert.strictEqual(labelOf(availability(spread, 25, 31)), "order-in")
    assert.strictEqual(labelOf(availability(spread, 25, 81)), "order-in")
  })
  it.each([
    [30, "30 in stock", 0],
    [31, "Transfer within 5 working days", 7],
    [81, "2–4 weeks", 14]
  ])("[STK-02] of %i: %s, lead time %i days", (pieces, text, days) => {
    const found = availability(spread, 25, pieces)
    assert.deepStrictEqual([found.text, found.leadDays, found.canOrder], [text, days, true])
  })
  it.each([
    [1, "1 left"],
    [19, "19 left"],
    [20, "20 in stock"],
    [214, "214 in stock"]
  ])("%i pieces read %s", (pieces, text) => assert.strictEqual(availability(held([at(25, pieces)]), 25, 1).text, text))

  it("without a branch counts all of them", () => {
    const found = availability(spread, undefined, 80)
    assert.deepStrictEqual([found.level, found.available, found.total, found.text], ["in stock", 80, 80, "80 in stock"])
  })
  it("where nothing is held at all is brought in, never in stock", () => {
    for (const branch of [25, undefined]) {
      const found = availability(held([]), branch, 1)
      assert.deepStrictEqual([found.level, found.available, found.total], ["special order", 0, 0])
    }
    assert.strictEqual(availability(held([at(25, 0)]), 25, 0).level, "special order")
  })
  it("a variation's own list of stock is read alike", () =>
    assert.strictEqual(
      availability({ stockMode: "normal", stockCode: 2, stock: [at(25, 30)] }, 25, 1).text,
      "30 in stock"
    ))
})

describe("Stock by branch", () => {
  it("[STK-09] is counted per store", () => {
    assert.strictEqual(availability(spread, 25, 1).available, 30)
    assert.strictEqual(availability(spread, 26, 1).available, 50)
    assert.strictEqual(availability(spread, 27, 1).available, 0)
  })
  it("[STK-09] and of mixed lengths per store and length", () => {
    const mixed = held([at(25, 4, 2.4), at(25, 6, 3.6), at(26, 9, 3.6)])
    assert.strictEqual(availability(mixed, 25, 1, 2.4).available, 4)
    assert.strictEqual(availability(mixed, 25, 1, 3.6).available, 6)
    assert.strictEqual(availability(mixed, 25, 7, 3.6).level, "transfer/order-in")
    assert.strictEqual(availability(mixed, 25, 5, 2.4).level, "special order")
    assert.strictEqual(availability(mixed, 25, 1, 5.4).total, 0)
    assert.strictEqual(availability(mixed, 25, 1).available, 10)
  })
  it("[STK-02] a branch has stock when it has at least the quantity", () => {
    assert.deepStrictEqual([hasStock(4, 5), hasStock(5, 5), hasStock(6, 5)], [false, true, true])
  })
})

describe("Clearance", () => {
  const cleared = held([at(25, 3), at(26, 2)], "clearance", 8)
  it("[STK-04] is sold to the last one, and refused beyond it with what is left", () => {
    const last = availability(cleared, 25, 5)
    assert.deepStrictEqual([last.canOrder, last.text], [true, "Transfer within 5 working days"])
    const beyond = availability(cleared, 25, 6)
    assert.isFalse(beyond.canOrder)
    assert.strictEqual(beyond.text, "Sorry! We don't have the stock to fill your request. (remaining stock: 5)")
  })
  it("[STK-01] [STK-04] what is no longer kept is sold as clearance, and nothing more can be ordered", () => {
    const mixed = [at(25, 30), at(26, 50)]
    for (const pieces of [1, 30, 31, 80, 81]) {
      const unstocked = availability(held(mixed, "unstocked"), 25, pieces)
      assert.deepStrictEqual(unstocked, availability(held(mixed, "clearance"), 25, pieces))
      assert.strictEqual(unstocked.canOrder, pieces <= 80)
    }
  })
  it("[STK-04] with none left says so", () =>
    assert.strictEqual(
      availability(held([], "clearance"), 25, 1).text,
      "Sorry! We don't have the stock to fill your request. (remaining stock: 0)"
    ))
})

describe("Lead times and stock codes", () => {
  it.each([
    ["now", 0],
    ["asap", 1],
    ["two days", 2],
    ["one week", 7],
    ["two weeks", 14],
    ["some day", 14],
    ["", 14],
    ["toString", 14]
  ])("[STK-02] %o is %i days", (name, days) => assert.strictEqual(leadDaysOf(name), days))

  it.each([1, 5, 6, 7])("[STK-02] stock code %i is a special order", (code) => assert.isTrue(isSpecialOrderCode(code)))
  it.each([0, 2, 3, 4, 8, 9])("[STK-02] stock code %i is none", (code) => assert.isFalse(isSpecialOrderCode(code)))
})

describe("For any stock", () => {
  const anyHeld = fc
    .array(fc.record({ branchId: fc.integer({ min: 21, max: 39 }), available: fc.integer({ min: 0, max: 50 }) }), {
      maxLength: 8
    })
    .chain((branches) => fc.constantFrom<StockMode>("normal", "clearance").map((mode) => held(branches, mode)))
  const rank = { "in stock": 0, "transfer/order-in": 1, "special order": 2 }

  it("[STK-02] asking for more never brings it nearer, and what is counted is never below 0 nor above all there is", () => {
    fc.assert(
      fc.property(anyHeld, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (stock, a, b) => {
        const few = availability(stock, 25, Math.min(a, b))
        const many = availability(stock, 25, Math.max(a, b))
        assert.isAtMost(rank[few.level], rank[many.level])
        assert.isTrue(0 <= few.available && few.available <= few.total)
        assert.isFalse(many.canOrder && !few.canOrder)
      })
    )
  })
})

describe("Where only some of it is here", () => {
  const text = (pieces: number, stockMode: StockMode = "normal", day: string | undefined = "Tue 1 Dec") =>
    partialStockText(availability(held([at(25, 12), at(26, 2000)], stockMode), 25, pieces), pieces, day)

  it.each([
    [12, undefined],
    [13, "12 here, 1 by Tue 1 Dec"],
    [40, "12 here, 28 by Tue 1 Dec"],
    [2012, "12 here, 2,000 by Tue 1 Dec"],
    [2013, "12 here, 2,001 in 2–4 weeks"]
  ])("[STK-09] of %i wanted: %s", (pieces, said) => assert.strictEqual(text(pieces), said))

  it("[STK-09] nothing is said of pieces that are not here at all, or that cannot be had", () => {
    assert.isUndefined(partialStockText(availability(held([at(26, 50)]), 25, 40), 40, "Tue 1 Dec"))
    assert.isUndefined(text(3000, "clearance"))
  })
})

describe("A count", () => {
  it("[STK-01] of a thousand or more has its comma", () =>
    assert.strictEqual(availability(held([at(25, 1500)]), 25, 1).text, "1,500 in stock"))
})
