/** The card surcharge: 1.25%, rounded once, and what the law frees from it. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  defaultSurcharge,
  type SurchargeRules,
  surchargeAmount,
  surchargePercent
} from "../../../../core/billing/pay/surcharge.ts"
import { type CardScheme, cardSchemes } from "../../../../core/fields/card-scheme.ts"
import { MAX_CENTS } from "../../../../core/money.ts"

const free: SurchargeRules = { ...defaultSurcharge, policy: "designated-schemes-free" }

describe("1.25%", () => {
  it.each([
    [0, 0],
    [39, 0],
    // Half a cent goes up: 40 c carries exactly 0.5 c.
    [40, 1],
    [101, 1],
    [119, 1],
    [120, 2],
    [10_000, 125],
    [12_345, 154],
    [100_000, 1_250],
    [99_999_999, 1_250_000],
    [MAX_CENTS, 12_500_000_000],
    [-500, 0]
  ])("[INV-02] of %i cents is %i", (total, surcharge) => assert.strictEqual(surchargeAmount(total, 1.25), surcharge))

  it("[INV-02] falls on half a cent 1,249 times between $1.01 and $999.99, and each goes up", () => {
    let ties = 0
    for (let total = 101; total < 100_000; total += 1) {
      if ((total * 125) % 10_000 !== 5_000) continue
      ties += 1
      assert.strictEqual(surchargeAmount(total, 1.25) * 10_000, total * 125 + 5_000)
    }
    assert.strictEqual(ties, 1_249)
  })

  // Fails for a binary 0.0125, for rounding down or to even, and for dollars in place of cents.
  it("[INV-02] is never more than half a cent off, never less for more, and never more than the total", () => {
    const total = fc.integer({ min: 1, max: MAX_CENTS })
    fc.assert(
      fc.property(
        total,
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (least, more, rate) => {
          const surcharge = surchargeAmount(least, rate / 100)
          const off = 2n * (BigInt(surcharge) * 10_000n - BigInt(least) * BigInt(rate))
          assert.isTrue(off > -10_000n && off <= 10_000n)
          assert.isAtMost(surcharge, surchargeAmount(least + more, rate / 100))
          assert.isAtMost(surcharge, least)
        }
      )
    )
  })

  it.each([-1, 1.255, Number.NaN])("[INV-02] a setting of %s per cent is none", (percent) =>
    assert.throws(() => surchargeAmount(100, percent), RangeError)
  )
})

describe("As specified", () => {
  it.each(
    cardSchemes.flatMap((scheme) => ["2026-09-30", "2026-10-01", "2030-01-01"].map((day) => [scheme, day] as const))
  )("[INV-02] [SUR-01] %s carries 1.25 per cent on %s", (scheme, day) =>
    assert.strictEqual(surchargePercent(scheme, day, defaultSurcharge), 1.25)
  )
  it("[SUR-01] so does a card that is not known yet", () =>
    assert.strictEqual(surchargePercent(undefined, "2026-10-01", defaultSurcharge), 1.25))
})

describe("With the designated schemes free", () => {
  it.each([
    ["visa", 0],
    ["mastercard", 0],
    ["eftpos", 0],
    ["amex", 1.25],
    ["diners", 1.25],
    ["jcb", 1.25],
    ["unionpay", 1.25]
  ] as const)("[SUR-01] from 1 October 2026 on %s carries %s, and 1.25 the day before", (scheme, percent) => {
    assert.strictEqual(surchargePercent(scheme, "2026-09-30", free), 1.25)
    assert.strictEqual(surchargePercent(scheme, "2026-10-01", free), percent)
    assert.strictEqual(surchargePercent(scheme, "2027-01-01", free), percent)
  })
  it("[SUR-01] a card that is not known yet may be one of them", () => {
    assert.strictEqual(surchargePercent(undefined, "2026-09-30", free), 1.25)
    assert.strictEqual(surchargePercent(undefined, "2026-10-01", free), 0)
  })
})

describe("The rows", () => {
  const rows: SurchargeRules["rows"] = [
    { from: "2026-07-01", scheme: "every", percent: 1 },
    { from: "2026-01-01", scheme: "every", percent: 1.25 },
    { from: "2026-03-01", scheme: "amex", percent: 2.2 },
    { from: "2026-09-01", scheme: "amex", percent: 1.8 }
  ]
  it.each([
    ["visa", "2025-12-31", 0],
    ["visa", "2026-01-01", 1.25],
    ["visa", "2026-06-30", 1.25],
    ["visa", "2026-07-01", 1],
    ["amex", "2026-02-28", 1.25],
    ["amex", "2026-03-01", 2.2],
    ["amex", "2026-08-31", 2.2],
    ["amex", "2026-09-01", 1.8]
  ] as const)("[SUR-01] %s on %s carries %s: the latest row of its own, else of every card", (scheme, day, percent) =>
    assert.strictEqual(surchargePercent(scheme, day, { policy: "specified", rows }), percent)
  )

  // Fails where the ban frees a scheme that it does not name, begins on another day, or holds without the setting.
  it("[SUR-01] the ban takes a surcharge away exactly for its three schemes, from its day on, where it is set", () => {
    const scheme = fc.option(fc.constantFrom(...cardSchemes), { nil: undefined })
    const day = fc.integer({ min: -400, max: 400 }).map((days) => Temporal.PlainDate.from("2026-10-01").add({ days }))
    fc.assert(
      fc.property(scheme, day, (card: CardScheme | undefined, on) => {
        const specified = surchargePercent(card, on.toString(), { policy: "specified", rows })
        const lawful = surchargePercent(card, on.toString(), { policy: "designated-schemes-free", rows })
        const isBanned =
          Temporal.PlainDate.compare(on, "2026-10-01") >= 0 &&
          (card === undefined || /^(visa|mastercard|eftpos)$/.test(card))
        assert.strictEqual(lawful, isBanned ? 0 : specified)
      })
    )
  })
})
