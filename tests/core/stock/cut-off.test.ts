/** The cut-off and the lead times, at any moment of any year. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { availability, hasStock } from "../../../core/stock/availability.ts"
import { cutOffOn, isBeforeCutOff } from "../../../core/stock/cut-off.ts"
import { cutOffMinutes, leadDays } from "../../../core/stock/lead-time.ts"
import { stockWords } from "../../../core/words/stock.ts"

const ms = (text: string) => Date.parse(text)
const moment = fc.oneof(
  fc.integer({ min: ms("2025-01-01T00:00Z"), max: ms("2035-01-01T00:00Z") }),
  // Around 10:05 on and about the days on which the clocks change.
  fc
    .tuple(
      fc.constantFrom("2026-04-04T23:05Z", "2026-04-05T00:05Z", "2026-10-02T00:05Z", "2026-10-03T23:05Z"),
      fc.integer({ min: -2000, max: 2000 })
    )
    .map(([text, off]) => ms(text) + off)
)
/** The wall clock by another way than the rule's own. */
const wall = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Australia/Melbourne",
  timeStyle: "medium"
})

describe("The cut-off", () => {
  // Fails where the zone's offset is fixed at +10 or +11 hours, where 10:05:00 still counts, or where it is counted from midnight UTC.
  it("[STK-03] is just when the clock on a Melbourne wall strikes 10:05:00", () => {
    fc.assert(
      fc.property(moment, (now) => {
        assert.strictEqual(isBeforeCutOff(now), wall.format(now) < "10:05:00")
        assert.strictEqual(wall.format(cutOffOn(now)), "10:05:00")
      })
    )
  })
  it.each([
    ["2026-04-04T10:04:59+11:00", true],
    ["2026-04-04T10:05:00+11:00", false],
    ["2026-04-05T10:04:59+10:00", true],
    ["2026-04-05T10:05:00+10:00", false],
    ["2026-10-03T10:04:59+10:00", true],
    ["2026-10-03T10:05:00+10:00", false],
    ["2026-10-04T10:04:59+11:00", true],
    ["2026-10-04T10:05:00+11:00", false],
    ["2026-12-31T10:04:59+11:00", true],
    ["2026-12-31T10:05:00+11:00", false]
  ])("[STK-03] %s is before it: %s", (now, expected) => assert.strictEqual(isBeforeCutOff(ms(now)), expected))

  // Fails where a closed day counts as today, or where the two rules disagree.
  it("[STK-02] [STK-03] what is in stock leaves today just while the cut-off is still to come", () => {
    fc.assert(
      fc.property(moment, (now) =>
        assert.strictEqual(leadDays("in stock", now), cutOffMinutes(now) === undefined ? 1 : 0)
      )
    )
  })
  it.each([
    ["Good Friday", "2026-04-03T09:00:00+11:00"],
    ["the Sunday on which summer time ends", "2026-04-05T09:00:00+10:00"],
    ["the Sunday on which summer time begins", "2026-10-04T09:00:00+11:00"],
    ["Cup Day", "2026-11-03T09:00:00+11:00"],
    ["Christmas Day", "2026-12-25T09:00:00+11:00"],
    ["Boxing Day's day off", "2026-12-28T09:00:00+11:00"],
    ["New Year's Day", "2027-01-01T09:00:00+11:00"]
  ])("[STK-02] on %s nothing leaves today", (_, now) => {
    assert.strictEqual(leadDays("in stock", ms(now)), 1)
    assert.isUndefined(cutOffMinutes(ms(now)))
  })
})

describe("A branch", () => {
  // Fails on `>` for `>=`, or another multiplier than 1.
  it("[STK-02] has stock just when it has the quantity", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (available, pieces) =>
        assert.strictEqual(hasStock(available, pieces), available - pieces >= 0)
      )
    )
  })

  // Fails where a clearance is brought in, where its words name the branch's stock for the whole, or a level and its words part.
  it("[STK-02] [STK-04] says with each level its own words, and what is cleared never more than there is", () => {
    const branches = fc.array(fc.record({ branchId: fc.constantFrom(25, 26, 27), available: fc.nat(30) }), {
      maxLength: 4
    })
    fc.assert(
      fc.property(branches, fc.integer({ min: 1, max: 60 }), fc.boolean(), (held, pieces, isCleared) => {
        const found = availability(
          { stockMode: isCleared ? "clearance" : "normal", stockCode: 2, branches: held },
          25,
          pieces
        )
        const total = held.reduce((sum, one) => sum + one.available, 0)
        const here = held.filter((one) => one.branchId === 25).reduce((sum, one) => sum + one.available, 0)
        assert.deepStrictEqual([found.total, found.available], [total, here])
        assert.strictEqual(found.canOrder, !isCleared || pieces <= total)
        const text = isCleared
          ? `Sorry! We don't have the stock to fill your request. (remaining stock: ${total})`
          : "2–4 weeks"
        const far = pieces <= total ? "Transfer within 5 working days" : text
        if (here < pieces) assert.strictEqual(found.text, far)
        assert.strictEqual(found.leadDays, here >= pieces ? 0 : pieces <= total ? 7 : 14)
      })
    )
    assert.strictEqual(stockWords.chooseOptions, "Please select values for all required fields.")
  })
})
