/** What a product's card says beside its name and price. */
import { assert, describe, it } from "@effect/vitest"
import { inStockOnline, oneBanner } from "../../../core/catalogue/card.ts"

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
  it("is what all branches have together", () =>
    assert.strictEqual(online(false, { 25: 10, 26: 4 }, 0), "In Stock online (14)"))
  it("is the timber stock of tally goods", () =>
    assert.strictEqual(online(true, { 25: 10 }, 96), "In Stock online (96)"))
  it("is not said where there is none", () => {
    assert.isUndefined(online(false, {}, 96))
    assert.isUndefined(online(false, { 25: 0 }, 0))
    assert.isUndefined(online(true, { 25: 10 }, 0))
  })
})
