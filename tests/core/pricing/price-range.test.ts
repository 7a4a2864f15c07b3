/** The cheapest and the dearest of a product. */
import { describe, expect, it } from "@effect/vitest"
import fc from "fast-check"
import { priceRange } from "../../../core/pricing/price-range.ts"

const point = (sku: string, price: number) => ({ sku, price })

describe("The range of a product's prices", () => {
  it("[PRC-03] is its cheapest and its dearest variant", () => {
    const [cheap, dear] = [point("B", 610), point("C", 1250)]
    expect(priceRange([point("A", 645), cheap, dear, point("D", 700)])).toEqual({ lowest: cheap, highest: dear })
  })

  it("[PRC-03] of equal prices names the first, so that it stays the same one", () => {
    const both = [point("A", 645), point("B", 645)] as const
    expect(priceRange(both)).toEqual({ lowest: both[0], highest: both[0] })
  })

  it("[PRC-03] bounds every variant, and is one of them", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 40 }), (prices) => {
        const [first, ...others] = prices.map((price, place) => point(`V${place}`, price))
        const range = priceRange([first!, ...others])
        expect(range.lowest.price).toBe(Math.min(...prices))
        expect(range.highest.price).toBe(Math.max(...prices))
        expect([first, ...others]).toContain(range.lowest)
        expect([first, ...others]).toContain(range.highest)
      })
    )
  })
})
