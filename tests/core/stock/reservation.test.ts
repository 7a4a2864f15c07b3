/** What is put aside is there, and never twice. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  type AvailableStock,
  mergeByLocation,
  reserveStock,
  shortfalls,
  stockLocationKey
} from "../../../core/stock/reservation.ts"
import type { ReservationLine } from "../../../core/stock/stock.ts"

const want = (pieces: number, sku = "STUD", branchId = 25, length?: number): ReservationLine => ({
  sku,
  branchId,
  pieces,
  ...(length === undefined ? {} : { length })
})
const holding = (...piles: ReadonlyArray<ReservationLine>): AvailableStock =>
  new Map(piles.map((one) => [stockLocationKey(one), one.pieces]))

describe("Putting aside", () => {
  const one = holding(want(1))
  it("[STK-04] gives the last one to the first of two, and tells the second what is left", () => {
    const first = reserveStock(one, [want(1)])
    assert.isTrue(first.ok)
    const second = reserveStock(first.ok ? first.stock : one, [want(1)])
    assert.deepStrictEqual(second, {
      ok: false,
      short: [{ sku: "STUD", branchId: 25, wanted: 1, available: 0 }]
    })
  })
  it("[STK-04] adds up lines of the same thing, so that two lines never get one piece twice", () => {
    assert.deepStrictEqual(shortfalls(one, [want(1), want(1)]), [
      { sku: "STUD", branchId: 25, wanted: 2, available: 1 }
    ])
    assert.isFalse(reserveStock(one, [want(1), want(1)]).ok)
  })
  it("[STK-04] takes all or nothing", () => {
    const piles = holding(want(5), want(0, "RAIL"))
    assert.isFalse(reserveStock(piles, [want(5), want(1, "RAIL")]).ok)
    assert.strictEqual(piles.get(stockLocationKey(want(5))), 5)
  })
  it("[STK-09] counts each store and each length by itself", () => {
    const piles = holding(want(2, "RAIL", 25, 2.4), want(3, "RAIL", 25, 3), want(4, "RAIL", 26, 2.4))
    assert.isTrue(reserveStock(piles, [want(2, "RAIL", 25, 2.4), want(3, "RAIL", 25, 3), want(4, "RAIL", 26, 2.4)]).ok)
    assert.deepStrictEqual(
      shortfalls(piles, [want(3, "RAIL", 25, 2.4), want(5, "RAIL", 26, 2.4), want(1, "RAIL", 27, 2.4)]).map(
        ({ available }) => available
      ),
      [2, 4, 0]
    )
  })

  // Fails where a refused order takes something, where lines are checked one by one, or where another pile is drawn on.
  it("[STK-04] in any order of shoppers no pile goes below 0, and pieces sold and left are those there were", () => {
    const line = fc
      .record({
        pieces: fc.integer({ min: 1, max: 6 }),
        sku: fc.constantFrom("A", "B"),
        branchId: fc.constantFrom(25, 26)
      })
      .map(({ pieces, sku, branchId }) => want(pieces, sku, branchId))
    const shoppers = fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { maxLength: 10 })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), shoppers, (held, orders) => {
        const start = holding(...mergeByLocation(held))
        let piles = start
        const sold = new Map<string, number>()
        for (const order of orders) {
          const result = reserveStock(piles, order)
          const isThere = mergeByLocation(order).every((one) => (piles.get(stockLocationKey(one)) ?? 0) >= one.pieces)
          assert.strictEqual(result.ok, isThere)
          if (!result.ok) continue
          for (const one of order) sold.set(stockLocationKey(one), (sold.get(stockLocationKey(one)) ?? 0) + one.pieces)
          piles = result.stock
        }
        for (const [key, left] of piles) {
          assert.isAtLeast(left, 0)
          assert.strictEqual(left + (sold.get(key) ?? 0), start.get(key) ?? 0)
        }
      })
    )
  })
})
