/** From which branches an order's goods are put aside. */
import { describe, expect, it } from "@effect/vitest"
import fc from "fast-check"
import { allocateStock } from "../../../../core/ordering/checkout/stock-allocation.ts"
import type { SkuStock } from "../../../../core/stock/stock.ts"

const held = (
  branches: SkuStock["branches"],
  stockMode: SkuStock["stockMode"] = "normal"
): ReadonlyMap<string, SkuStock> => new Map([["A", { sku: "A", stockMode, stockCode: 0, branches }]])

const there = (available: number, branchId: number, length?: number) => ({
  branchId,
  available,
  ...(length ? { length } : {})
})

describe("what is put aside", () => {
  it("[I12] all at the branch where it is collected", () => {
    const stock = held([there(9, 24), there(5, 25)])
    expect(allocateStock([{ sku: "A", pieces: 5 }], stock, 25)).toEqual({
      ok: true,
      reservationLines: [{ sku: "A", branchId: 25, pieces: 5 }]
    })
  })

  it("[I12] the rest from the branches that have the most", () => {
    const stock = held([there(3, 21), there(9, 24), there(2, 25)])
    expect(allocateStock([{ sku: "A", pieces: 12 }], stock, 25)).toEqual({
      ok: true,
      reservationLines: [
        { sku: "A", branchId: 25, pieces: 2 },
        { sku: "A", branchId: 24, pieces: 9 },
        { sku: "A", branchId: 21, pieces: 1 }
      ]
    })
  })

  it("[I12] nothing of what must be brought in", () => {
    expect(allocateStock([{ sku: "A", pieces: 6 }], held([there(5, 25)]), 25)).toEqual({
      ok: true,
      reservationLines: []
    })
    expect(allocateStock([{ sku: "B", pieces: 6 }], held([]), 25)).toEqual({ ok: true, reservationLines: [] })
  })

  it("[T45] lines of the same thing are added up before it is looked whether they are there", () => {
    const lines = [
      { sku: "A", pieces: 3 },
      { sku: "A", pieces: 3 }
    ]
    expect(allocateStock(lines, held([there(5, 25)], "clearance"), 25)).toEqual({ ok: false, sku: "A", left: 5 })
  })

  it("[STK-04] what is being cleared must be there whole; the answer says how many are left", () => {
    expect(allocateStock([{ sku: "A", pieces: 4 }], held([there(1, 24), there(2, 25)], "clearance"), 25)).toEqual({
      ok: false,
      sku: "A",
      left: 3
    })
    expect(allocateStock([{ sku: "A", pieces: 3 }], held([there(1, 24), there(2, 25)], "clearance"), 25)).toMatchObject(
      {
        ok: true
      }
    )
  })

  it("of mixed lengths only the wanted one", () => {
    const stock = held([there(5, 25, 2.4), there(5, 25, 3), there(9, 24, 3)])
    expect(allocateStock([{ sku: "A", pieces: 7, length: 3 }], stock, 25)).toEqual({
      ok: true,
      reservationLines: [
        { sku: "A", branchId: 25, pieces: 5, length: 3 },
        { sku: "A", branchId: 24, pieces: 2, length: 3 }
      ]
    })
  })

  it("[I12] never more than a branch has, and either all that is wanted or nothing", () => {
    const branches = fc.uniqueArray(fc.record({ branchId: fc.integer({ min: 21, max: 39 }), available: fc.nat(20) }), {
      selector: (one) => one.branchId
    })
    fc.assert(
      fc.property(branches, fc.integer({ min: 1, max: 60 }), (piles, pieces) => {
        const found = allocateStock([{ sku: "A", pieces }], held(piles), 25)
        if (!found.ok) return false
        const sum = found.reservationLines.reduce((total, one) => total + one.pieces, 0)
        const isThere = found.reservationLines.every(
          (one) => one.pieces <= (piles.find(({ branchId }) => branchId === one.branchId)?.available ?? 0)
        )
        const total = piles.reduce((all, one) => all + one.available, 0)
        return isThere && sum === (total >= pieces ? pieces : 0)
      })
    )
  })
})
