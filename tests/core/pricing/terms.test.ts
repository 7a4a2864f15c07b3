/** Whose prices are asked for, and at which terms. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { unitPriceAt } from "../../../core/pricing/discounts.ts"
import type { ListedPrice, PriceTerms } from "../../../core/pricing/price.ts"
import { type CustomerAgreement, priceCustomerId, termsFor } from "../../../core/pricing/terms.ts"
import { anyListed, anyTerms, loyalty } from "./listed.ts"

const today = "2026-11-23"

describe("Prices are asked for", () => {
  it.each<readonly [string, Parameters<typeof priceCustomerId>[0], string | undefined]>([
    ["a guest", {}, undefined],
    ["a guest for whom the rule would be true", { showCustomerPrice: true }, undefined],
    ["a contact who may see them", { customerId: "1672", showCustomerPrice: true }, "1672"],
    ["a contact for whom nobody has decided", { customerId: "1672" }, "1672"],
    ["a contact who may not", { customerId: "1672", showCustomerPrice: false }, undefined]
  ])("[PRC-04] as %s: %j, at the prices of %s", (_, asker, customer) =>
    assert.strictEqual(priceCustomerId(asker), customer)
  )
})

describe("The terms", () => {
  const trade: CustomerAgreement = {
    accountType: "A",
    fixedPrices: [
      { sku: "SCREWS", price: 720 },
      { sku: "NAILS", price: 0 }
    ],
    discounts: [
      { category: "timber", percentOff: 30 },
      { category: "timber/framing/pine", percentOff: 5 },
      { category: "timber/framing", percentOff: 12.5 },
      { category: "tim", percentOff: 90 }
    ]
  }
  const at = (sku: string, category: string, agreement: CustomerAgreement | undefined = trade) =>
    termsFor(agreement, { sku, category })

  it("[PRC-04] without an account are a guest's", () =>
    assert.deepStrictEqual(termsFor(undefined, { sku: "SCREWS", category: "timber" }), { kind: "guest" }))
  it("[PRC-05] of a cash account are loyalty, whatever else is written there", () =>
    assert.deepStrictEqual(at("SCREWS", "timber", { ...trade, accountType: "C" }), { kind: "loyalty" }))

  it.each<readonly [string, string, PriceTerms]>([
    ["SCREWS", "fixings/screws", { kind: "trade", fixed: 720 }],
    ["NAILS", "fixings/nails", { kind: "trade" }],
    ["STUD", "timber", { kind: "trade", percentOff: 30 }],
    ["STUD", "timber/decking", { kind: "trade", percentOff: 30 }],
    ["STUD", "timber/framing", { kind: "trade", percentOff: 12.5 }],
    ["STUD", "timber/framing/hardwood", { kind: "trade", percentOff: 12.5 }],
    ["STUD", "timber/framing/pine", { kind: "trade", percentOff: 5 }],
    ["STUD", "timber/framing-packs", { kind: "trade", percentOff: 30 }],
    ["STUD", "timbers", { kind: "trade" }],
    ["SCREWS", "timber/framing", { kind: "trade", fixed: 720, percentOff: 12.5 }]
  ])(
    "[PRC-04] of a trade account on %s in %s: the fixed price, and the deepest category's percent",
    (sku, category, terms) => assert.deepStrictEqual(at(sku, category), terms)
  )

  // Fails where the highest percent wins, where the first in the list wins, and where `timber` also means `timbers`.
  it("[PRC-04] take the discount of the longest way down that the category begins with, in whatever order they stand", () => {
    const step = fc.constantFrom("a", "b", "ab")
    const way = fc.array(step, { minLength: 1, maxLength: 4 })
    const discounts = fc.uniqueArray(fc.record({ way, percentOff: fc.integer({ min: 1, max: 50 }) }), {
      selector: (one) => one.way.join("/"),
      maxLength: 6
    })
    fc.assert(
      fc.property(discounts, way, (some, category) => {
        const agreement: CustomerAgreement = {
          ...trade,
          discounts: some.map((one) => ({ category: one.way.join("/"), percentOff: one.percentOff }))
        }
        let expected: number | undefined
        for (let steps = category.length; steps > 0 && expected === undefined; steps -= 1)
          expected = some.find((one) => one.way.join("/") === category.slice(0, steps).join("/"))?.percentOff
        for (const order of [agreement.discounts, agreement.discounts.toReversed()]) {
          const terms = termsFor({ ...agreement, discounts: order }, { sku: "X", category: category.join("/") })
          assert.strictEqual(terms.kind === "trade" ? terms.percentOff : "none", expected)
        }
      })
    )
  })
})

describe("One unit, for any listed price", () => {
  const priceAt = (listed: ListedPrice, terms: PriceTerms): number => unitPriceAt(listed, terms, today) ?? Number.NaN

  /** The rule as it is told, step by step, in exact cents: half a cent goes up. */
  const told = (listed: ListedPrice, terms: PriceTerms): number => {
    const off = (price: number, hundredths: number) => Math.floor((2 * price * (10_000 - hundredths) + 10_000) / 20_000)
    const runs = listed.promotion && listed.promotion.from <= today && today <= listed.promotion.to
    let guest = listed.retail
    if (runs) guest = listed.promotion!.price
    if (listed.clearance !== undefined) guest = listed.clearance
    if (terms.kind === "guest") return guest
    if (terms.kind === "loyalty") return off(guest, 500)
    if (terms.fixed !== undefined)
      return listed.clearance === undefined ? terms.fixed : Math.min(terms.fixed, listed.clearance)
    const agreed = terms.percentOff === undefined ? guest : off(listed.retail, Math.round(terms.percentOff * 100))
    return agreed > 0 && agreed < guest ? agreed : guest
  }

  // Fails where loyalty misses a shop (a clearance, a promotion), where trade pays more than a guest, or a fixed price is passed over.
  it("[PRC-04] [PRC-05] is what the rule says, told step by step", () => {
    fc.assert(
      fc.property(anyListed, anyTerms, (listed, terms) =>
        assert.strictEqual(unitPriceAt(listed, terms, today), told(listed, terms))
      )
    )
  })

  // Fails where 5% is cut off instead of rounded, taken twice, or taken off retail while a promotion runs.
  it("[PRC-05] is for a member within half a cent of 95% of what a guest pays, and a dearer thing is never cheaper", () => {
    fc.assert(
      fc.property(anyListed, fc.integer({ min: 0, max: 1_000 }), (listed, more) => {
        const guest = priceAt(listed, { kind: "guest" })
        const member = priceAt(listed, loyalty)
        assert.isTrue(20 * member - 19 * guest > -10 && 20 * member - 19 * guest <= 10)
        const { promotion: _promotion, clearance: _clearance, ...plain } = listed
        const dearer = { ...plain, retail: plain.retail + more }
        assert.isAtLeast(priceAt(dearer, loyalty), priceAt(plain, loyalty))
      })
    )
  })

  it("[PRC-01] is a guest's where a contract's percent leaves less than half a cent: that is no price", () => {
    const nail = { retail: 4, volumeBreaks: [] }
    assert.strictEqual(unitPriceAt(nail, { kind: "trade", percentOff: 90 }, today), 4)
    assert.strictEqual(unitPriceAt(nail, { kind: "trade", percentOff: 87 }, today), 1)
    assert.strictEqual(unitPriceAt(nail, { kind: "trade", percentOff: 100 }, today), 4)
  })
})
