/** By which filters of a list a product is found for what its card says. */
import { expect, it } from "vitest"
import { cardBanner } from "../../../../core/catalogue/cards/card.ts"
import { offersOf } from "../../../../core/catalogue/cards/card-filters.ts"

const none = { limitedStock: false, specialOrder: false, isClearance: false, hasBulkDiscounts: false }

it.each([
  [{}, []],
  [{ limitedStock: true, specialOrder: true }, ["limitedStock"]],
  [{ specialOrder: true }, ["specialOrder"]],
  [{ isClearance: true, hasBulkDiscounts: true }, ["clearance", "bulkBuy"]],
  [{ specialOrder: true, hasBulkDiscounts: true }, ["specialOrder", "bulkBuy"]]
] as const)("[FIL-07] %j is found by %j, of which its banner is the first", (is, values) => {
  const product = { ...none, ...is }
  expect(offersOf(product)).toEqual(values)
  expect(cardBanner({ ...product, basePricing: product } as unknown as Parameters<typeof cardBanner>[0])).toBe(
    values[0]
  )
})
