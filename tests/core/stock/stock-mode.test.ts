/** The five stock modes, and what card and page say of them. */

import { assert, describe, it } from "@effect/vitest"
import {
  offersRestockAlert,
  type SaleMode,
  type StockMode,
  saleModeOf,
  saleModes,
  stockFlags
} from "../../../core/stock/stock-mode.ts"

const none = { isClearance: false, specialOrder: false, limitedStock: false }

describe("A stock mode", () => {
  it("[STK-01] is one of these five", () =>
    assert.deepStrictEqual([...saleModes], ["normal", "special order", "unstocked", "clearance", "bulk buy"]))

  it.each<readonly [StockMode, SaleMode, SaleMode]>([
    ["normal", "normal", "bulk buy"],
    ["special-order", "special order", "special order"],
    ["unstocked", "unstocked", "unstocked"],
    ["clearance", "clearance", "clearance"]
  ])("[STK-01] of what is stocked as %s is %s, with volume breaks %s", (stockMode, plain, withBreaks) => {
    assert.strictEqual(saleModeOf({ stockMode, hasVolumeBreaks: false }), plain)
    assert.strictEqual(saleModeOf({ stockMode, hasVolumeBreaks: true }), withBreaks)
  })

  it.each<readonly [StockMode, number, Partial<typeof none>]>([
    ["normal", 2, {}],
    ["normal", 1, { specialOrder: true }],
    ["normal", 5, { specialOrder: true }],
    ["normal", 6, { specialOrder: true }],
    ["normal", 7, { specialOrder: true }],
    ["normal", 8, {}],
    ["special-order", 2, { specialOrder: true, limitedStock: true }],
    ["unstocked", 2, { isClearance: true }],
    ["clearance", 2, { isClearance: true }]
  ])("[STK-01] [STK-02] %s of stock code %i is %j", (stockMode, stockCode, flags) => {
    assert.deepStrictEqual(stockFlags({ stockMode, stockCode }), { ...none, ...flags })
    assert.strictEqual(offersRestockAlert({ stockMode, stockCode }), stockMode === "special-order")
  })
})
