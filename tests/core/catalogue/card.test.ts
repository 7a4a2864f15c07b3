/** What a product's card says beside its name and price. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { deliveryBadge, inStockOnline, oneBanner, starsShown } from "../../../core/catalogue/card.ts"

const card = (limitedStock: boolean, specialOrder: boolean, isClearance: boolean, hasBulkDiscounts: boolean) =>
  oneBanner({
    limitedStock,
    specialOrder,
    isClearance,
    basePricing: { hasBulkDiscounts }
  })

describe("The banner of a card", () => {
  const all = [false, true]
  const cases = all.flatMap((limited) =>
    all.flatMap((special) =>
      all.flatMap((clearance) => all.map((bulk) => [limited, special, clearance, bulk] as const))
    )
  )
  it.each(cases)(
    "[CARD-02] limited %s, special %s, clearance %s, bulk %s: the first that fits, in that order",
    (limited, special, clearance, bulk) => {
      const names = ["limitedStock", "specialOrder", "clearance", "bulkBuy"] as const
      const first = [limited, special, clearance, bulk].indexOf(true)
      assert.strictEqual(card(limited, special, clearance, bulk), first < 0 ? undefined : names[first])
    }
  )
})

describe("Stock online", () => {
  const online = (timberTally: boolean, branch: Record<string, number>, timber: number) =>
    inStockOnline({ flags: { timberTally }, stocks: { branch, timber } })
  it("[CARD-01] is what all branches have together", () =>
    assert.strictEqual(online(false, { 25: 10, 26: 4 }, 0), "In Stock online (14)"))
  it("[CARD-01] is the timber stock of tally goods", () =>
    assert.strictEqual(online(true, { 25: 10 }, 96), "In Stock online (96)"))
  it("[CARD-01] is not said where there is none", () => {
    assert.isUndefined(online(false, {}, 96))
    assert.isUndefined(online(false, { 25: 0 }, 0))
    assert.isUndefined(online(true, { 25: 10 }, 0))
  })

  // Fails where tally goods count branches, where other goods count the timber, or where nothing is said as 0.
  it("[CARD-01] is said wherever it is above 0, as one number", () => {
    const branches = fc.dictionary(fc.constantFrom("25", "26", "27"), fc.nat(1_000))
    fc.assert(
      fc.property(fc.boolean(), branches, fc.nat(1_000), (isTally, branch, timber) => {
        const pieces = isTally ? timber : Object.values(branch).reduce((sum, one) => sum + one, 0)
        assert.strictEqual(
          online(isTally, branch, timber),
          pieces > 0 ? `In Stock online (${pieces.toLocaleString("en-AU")})` : undefined
        )
      })
    )
  })
})

describe("The stars of a card", () => {
  it.each([
    [4.5, 12, true],
    [0.1, 1, true],
    [4.5, 0, false],
    [0, 12, false],
    [0, 0, false]
  ])("[CARD-01] of %s by %s people are shown: %s", (avgRating, reviewCount, shown) =>
    assert.deepStrictEqual(starsShown({ avgRating, reviewCount }), shown ? { avgRating, reviewCount } : undefined)
  )
})

describe("The delivery badge of a card", () => {
  it.each([
    [true, "Uber ASAP"],
    [false, undefined]
  ])("[CARD-01] where Uber can bring it, %s: %s", (uber, badge) =>
    assert.strictEqual(deliveryBadge({ deliveryOptions: { uber } }), badge)
  )
})
