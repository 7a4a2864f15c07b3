/** What a product's card says beside its name and price. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { cardBanner, cardStock, deliveryBadge, visibleReviews } from "../../../../core/catalogue/cards/card.ts"

const card = (limitedStock: boolean, specialOrder: boolean, isClearance: boolean, hasBulkDiscounts: boolean) =>
  cardBanner({
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
  const online = (timberTally: boolean, branch: Record<string, number>, timber: number) => {
    const stock = cardStock({ flags: { timberTally }, stocks: { branch, timber }, isRestocked: true }, undefined)
    return stock.is === "online" ? stock.text : undefined
  }
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

describe("The stock line of a card", () => {
  const line = (branch: Record<string, number>, isRestocked: boolean, branchId?: number) =>
    cardStock({ flags: { timberTally: false }, stocks: { branch, timber: 0 }, isRestocked }, branchId)
  const few = (text: string) => ({ is: "few here", text: `Limited stock · ${text}` }) as const
  it.each([
    ["is what my store has", { 25: 24, 26: 4 }, 25, { is: "here", text: "24 in stock", pieces: 24 }],
    ["says so where that is little", { 25: 3, 26: 40 }, 25, { ...few("3 left"), pieces: 3 }],
    [
      "is what all have where mine has none",
      { 26: 1200 },
      25,
      { is: "online", text: "In Stock online (1,200)", pieces: 1200 }
    ],
    [
      "is what all have while no store is chosen",
      { 25: 2 },
      undefined,
      { is: "online", text: "In Stock online (2)", pieces: 2 }
    ]
  ] as const)("[CARD-01] [STK-01] %s", (_, branch, branchId, said) => {
    assert.deepStrictEqual(line(branch, true, branchId), said)
    assert.deepStrictEqual(
      line(branch, false, branchId),
      said.is === "here" ? { ...said, ...few("24 in stock") } : said
    )
  })
  it("[STK-01] of what nobody has says when it comes", () => {
    const said = { is: "ordered in", text: "Order in · 2–4 weeks", pieces: 0 } as const
    assert.deepStrictEqual([line({}, true), line({ 25: 0 }, true, 25)], [said, said])
  })
  it("[STK-04] of what nobody has and is not brought in again says that it is sold out", () => {
    const said = { is: "sold out", text: "Sold out", pieces: 0 } as const
    assert.deepStrictEqual([line({}, false), line({ 25: 0 }, false, 25)], [said, said])
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
    assert.deepStrictEqual(visibleReviews({ avgRating, reviewCount }), shown ? { avgRating, reviewCount } : undefined)
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
