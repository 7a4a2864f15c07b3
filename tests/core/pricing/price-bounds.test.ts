/** Where a price's rules begin and end: breaks at a shopper's terms, the largest line, the last instant of a price. */
import { assert, describe, it } from "@effect/vitest"
import { MAX_CENTS } from "../../../core/money.ts"
import { volumeBreaksAt } from "../../../core/pricing/discounts.ts"
import { priceArea } from "../../../core/pricing/display-price.ts"
import { isPriced, type PriceTerms } from "../../../core/pricing/price.ts"
import { priceKey } from "../../../core/pricing/price-batch.ts"
import { cachedPrice, cacheKey } from "../../../core/pricing/price-cache.ts"
import { priceLine } from "../../../core/pricing/price-line.ts"
import { termsFor } from "../../../core/pricing/terms.ts"
import { box, guest, loyalty, monday } from "./listed.ts"

const trade = (percentOff?: number): PriceTerms => ({
  kind: "trade",
  ...(percentOff === undefined ? {} : { percentOff })
})

describe("A volume break", () => {
  it.each<readonly [string, PriceTerms, ReadonlyArray<number>]>([
    ["a guest", guest, [900]],
    ["a member", loyalty, [855]],
    ["a customer without a percentage", trade(), [900]],
    ["a customer with 50%", trade(50), [450]],
    ["a customer with all but a cent's worth", trade(99.99), []],
    ["a customer with 100%, for whom nothing is left", trade(100), []],
    ["a customer with more than there is, so that nobody knows what was agreed", trade(100.01), []],
    ["a customer with a percentage finer than it can be", trade(12.345), []]
  ])("[PRC-02] is at the terms of %s", (_, terms, prices) =>
    assert.deepStrictEqual(
      volumeBreaksAt([{ quantityBreak: 54, unitPrice: 900 }], terms).map(({ unitPrice }) => unitPrice),
      prices
    )
  )

  it.each([
    [0, 900],
    [54, 0],
    [54, -1],
    [54, Number.NaN]
  ])("[PRC-02] at %s for %s cents is none", (quantityBreak, unitPrice) =>
    assert.deepStrictEqual(volumeBreaksAt([{ quantityBreak, unitPrice }], guest), [])
  )
})

describe("A line", () => {
  const line = (qty: number, more: object = {}) =>
    priceLine({ ...box, ...more }, { sku: box.sku, qty, uom: "BX|1" }, guest, monday)

  it("[PRC-03] may come to as much as the shop handles, and to no more", () => {
    const most = line(1000, { retail: MAX_CENTS / 1000 })
    assert.strictEqual(isPriced(most) && most.linePrice, MAX_CENTS)
    assert.isFalse(isPriced(line(1001, { retail: MAX_CENTS / 1000 })))
  })

  it("[PRC-03] names the promotion that it is priced by, and none under a clearance price", () => {
    const promotion = { price: 800, from: "2026-11-01", to: "2026-11-30" }
    const names = (more: object) => {
      const priced = line(1, more)
      return Object.keys(priced).includes("promotion")
    }
    assert.isTrue(names({ promotion }))
    assert.isFalse(names({ promotion, clearance: 700 }))
    assert.isFalse(names({}))
  })

  it("[PRC-06] is dropped from the cache at the instant that it runs out", () => {
    const priced = line(1)
    if (!isPriced(priced)) throw new Error(priced.msg)
    const request = { sku: box.sku, qty: 1, uom: "BX|1" }
    const cache = new Map([[cacheKey({}, request), priced]])
    assert.strictEqual(cachedPrice(cache, {}, request, priced.expires - 1), priced)
    assert.isUndefined(cachedPrice(cache, {}, request, priced.expires))
  })

  it("[PRC-07] of a metre is asked for apart from one without a length", () => {
    const request = { sku: "A", qty: 1, uom: "LM|1" }
    assert.notStrictEqual(priceKey(request), priceKey({ ...request, length: 1 }))
  })
})

describe("What a price says", () => {
  it("[PRC-09] strikes nothing where the promotion is no cheaper than the lowest of the range", () => {
    const basePricing = {
      skuRetailIncGst: 1000,
      skuPromotionIncGst: 900,
      hasBulkDiscounts: false,
      webProductLowest: { sku: "A", price: 900 },
      webProductHighest: { sku: "B", price: 1000 }
    }
    const area = priceArea({ sku: "B", uom: "LM", basePricing }, { loggedIn: false })
    assert.deepStrictEqual([area?.price, area?.struck], [900, undefined])
  })

  it("[PRC-09] is the price of a promotion that runs, also where it is above retail, and then strikes nothing", () => {
    const basePricing = {
      skuRetailIncGst: 1094,
      skuPromotionIncGst: 1095,
      hasBulkDiscounts: false,
      webProductLowest: { sku: "A", price: 1095 },
      webProductHighest: { sku: "A", price: 1095 }
    }
    const area = priceArea({ sku: "A", uom: "LM", basePricing }, { loggedIn: false })
    assert.deepStrictEqual([area?.price, area?.struck], [1095, undefined])
    const promotion = { price: 1095, from: "2026-11-01", to: "2026-11-30" }
    const listed = { ...box, retail: 1094, promotion }
    const charged = priceLine(listed, { sku: box.sku, qty: 1, uom: "BX|1" }, guest, monday)
    assert.strictEqual(isPriced(charged) && charged.unitPrice, area?.price)
  })

  it("[PRC-04] counts the first of two percentages on one category", () => {
    const discounts = [10, 20].map((percentOff) => ({ category: "timber", percentOff }))
    const agreement = { accountType: "A", fixedPrices: [], discounts } as const
    assert.deepStrictEqual(termsFor(agreement, { sku: "A", category: "timber/framing" }), trade(10))
  })
})
