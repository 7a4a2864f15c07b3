/** The two nights of 2026 on which Melbourne's clocks change: what is counted on the calendar, and what in milliseconds. */
import { assert, describe, it } from "@effect/vitest"
import { tokenStatus } from "../../../core/account/session/token-policy.ts"
import { CODE_LIFE_MS, codeDecision } from "../../../core/account/sign-in/two-factor.ts"
import { dueDate } from "../../../core/billing/invoices/due-date.ts"
import { firstWindow, nextWindow, WINDOW_DAYS } from "../../../core/billing/invoices/invoice-window.ts"
import { earliestDeliveryDay } from "../../../core/delivery/schedule/delivery-days.ts"
import { melbourneDate, melbourneDay, melbourneMoment, melbourneTime, nextSixPm } from "../../../core/melbourne.ts"
import { cutOffOn, isBeforeCutOff } from "../../../core/stock/cut-off.ts"
import { rowville } from "../ordering/examples.ts"

const ms = (text: string) => Date.parse(text)
const HOUR = 3_600_000

/** Each with the instant of the change: 3 am becomes 2 am on 5 April, 2 am becomes 3 am on 4 October. */
const changes = [
  { day: "2026-04-05", change: ms("2026-04-04T16:00:00Z"), hours: 25 },
  { day: "2026-10-04", change: ms("2026-10-03T16:00:00Z"), hours: 23 }
] as const

describe("[F10] The clock", () => {
  it.each([
    ["2026-04-04", "2026-04-04T07:00:00Z"],
    ["2026-04-05", "2026-04-05T08:00:00Z"],
    ["2026-10-03", "2026-10-03T08:00:00Z"],
    ["2026-10-04", "2026-10-04T07:00:00Z"]
  ])("prices of %s run out at %s", (day, sixPm) => {
    const noon = melbourneMoment(Temporal.PlainDate.from(day), 12 * 60)
    assert.strictEqual(nextSixPm(noon), ms(sixPm))
    assert.strictEqual(nextSixPm(ms(sixPm) - 1), ms(sixPm))
    assert.isAbove(nextSixPm(ms(sixPm)), ms(sixPm))
  })

  it.each(changes)(
    "$day has $hours hours, and prices of the evening before last an hour more or less than a day",
    ({ day, hours }) => {
      const date = Temporal.PlainDate.from(day)
      const midnight = (one: Temporal.PlainDate) => melbourneMoment(one, 0)
      assert.strictEqual(midnight(date.add({ days: 1 })) - midnight(date), hours * HOUR)
      const evening = melbourneMoment(date.subtract({ days: 1 }), 18 * 60)
      assert.strictEqual(nextSixPm(evening) - evening, hours * HOUR)
    }
  )

  it.each(changes)("every hour around $day is of the day on which it begins and ends", ({ change }) => {
    for (let hour = -72; hour < 72; hour += 1)
      for (const moment of [change + hour * HOUR, change + (hour + 1) * HOUR - 1]) {
        assert.isTrue(melbourneDay(moment).equals(melbourneTime(moment).toPlainDate()))
        assert.strictEqual(melbourneDate(moment), melbourneTime(moment).toPlainDate().toString())
      }
  })

  it("half past two comes twice on 5 April and not at all on 4 October: a moment of the day is found all the same", () => {
    const halfPastTwo = (day: string) => melbourneMoment(Temporal.PlainDate.from(day), 150)
    assert.include(
      ["2026-04-04T15:30:00.000Z", "2026-04-04T16:30:00.000Z"],
      new Date(halfPastTwo("2026-04-05")).toISOString()
    )
    assert.strictEqual(melbourneDate(halfPastTwo("2026-10-04")), "2026-10-04")
  })

  it.each([
    ["2026-04-04", "2026-04-03T23:05:00Z"],
    ["2026-04-05", "2026-04-05T00:05:00Z"],
    ["2026-10-03", "2026-10-03T00:05:00Z"],
    ["2026-10-04", "2026-10-03T23:05:00Z"]
  ])("the cut-off of %s is at %s, in summer on the day before elsewhere", (day, cutOff) => {
    const noon = melbourneMoment(Temporal.PlainDate.from(day), 12 * 60)
    assert.strictEqual(cutOffOn(noon), ms(cutOff))
    assert.deepStrictEqual([isBeforeCutOff(ms(cutOff) - 1), isBeforeCutOff(ms(cutOff))], [true, false])
  })

  it.each([
    ["2026-04-03T22:00:00Z", 2, "2026-04-07"],
    ["2026-10-02T22:00:00Z", 2, "2026-10-06"],
    ["2026-10-02T22:00:00Z", 7, "2026-10-12"]
  ])("a lead time from %s of %i days is counted in days: %s", (now, leadDays, due) => {
    const plan = { now: ms(now), readyAt: ms(now), leadDays, hours: rowville.hours, vehicles: ["ute"] } as const
    assert.strictEqual(earliestDeliveryDay(plan), due)
  })

  it.each(changes)("windows of 90 days over $day leave out no day and have none twice", ({ change }) => {
    for (const at of [change - HOUR, change, change + HOUR, change + 24 * HOUR]) {
      let window = firstWindow(at)
      const days = new Set<string>()
      for (let nth = 0; nth < 8; nth += 1) {
        for (
          let day = window.fromDate;
          day <= window.toDate;
          day = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
        ) {
          assert.isFalse(days.has(day), day)
          days.add(day)
        }
        window = nextWindow(window)
      }
      assert.strictEqual(days.size, 8 * (WINDOW_DAYS + 1))
      const [first = ""] = [...days].sort()
      assert.strictEqual(Temporal.PlainDate.from(first).until(melbourneDate(at)).days, days.size - 1)
    }
  })

  it.each([
    ["2026-03-31", "2026-04-30"],
    ["2026-04-04", "2026-05-31"],
    ["2026-04-05", "2026-05-31"],
    ["2026-09-30", "2026-10-31"],
    ["2026-10-04", "2026-11-30"]
  ])("an invoice of %s is due on %s", (day, due) => assert.strictEqual(dueDate(day), due))

  it.each(changes)(
    "a code lives five minutes and tokens as long as was said, also over the night of $day",
    ({ change }) => {
      for (const sentAt of [change - CODE_LIFE_MS / 2, change - HOUR, change]) {
        const challenge = { sentAt, tries: 0, isUsed: false }
        assert.strictEqual(codeDecision(challenge, true, sentAt + CODE_LIFE_MS - 1), "right")
        assert.strictEqual(codeDecision(challenge, true, sentAt + CODE_LIFE_MS), "expired")
        const tokens = { accessTokenExpires: sentAt + 15 * 60_000, refreshTokenExpires: sentAt + 30 * 24 * HOUR }
        assert.strictEqual(tokenStatus(tokens, sentAt + 13 * 60_000), "valid")
        assert.strictEqual(tokenStatus(tokens, sentAt + 15 * 60_000), "needs_refresh")
        assert.strictEqual(tokenStatus(tokens, sentAt + 30 * 24 * HOUR), "invalid")
      }
    }
  )
})
