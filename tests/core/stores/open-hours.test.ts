/** When a branch is open, in its own words. */
import { assert, describe, it } from "@effect/vitest"
import type { WeekHours } from "../../../core/stores/branch.ts"
import { dayHours, hoursText, isOpenAt, nextOpenPeriod } from "../../../core/stores/open-hours.ts"

const weekday = { from: 7 * 60, to: 17 * 60 }
const yard: WeekHours = { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday, 6: { from: 450, to: 13 * 60 } }
const ms = (text: string) => Date.parse(text)

describe("A branch", () => {
  it.each([
    ["2026-11-23T06:59:59+11:00", false],
    ["2026-11-23T07:00:00+11:00", true],
    ["2026-11-23T16:59:59+11:00", true],
    ["2026-11-23T17:00:00+11:00", false],
    ["2026-11-21T12:59:59+11:00", true],
    ["2026-11-21T13:00:00+11:00", false],
    ["2026-11-22T10:00:00+11:00", false],
    ["2026-11-03T10:00:00+11:00", false],
    ["2026-04-07T07:00:00+10:00", true],
    ["2026-10-05T06:59:59+11:00", false],
    ["2026-10-05T07:00:00+11:00", true]
  ])("is open at %s: %s", (now, expected) => assert.strictEqual(isOpenAt(yard, ms(now)), expected))

  it.each([
    ["2026-11-23T10:00:00+11:00", "open till 5 pm"],
    ["2026-11-21T10:00:00+11:00", "open till 1 pm"],
    ["2026-11-23T05:00:00+11:00", "opens today 7 am"],
    ["2026-11-23T17:00:00+11:00", "opens Tue 7 am"],
    ["2026-11-20T18:00:00+11:00", "opens Sat 7:30 am"],
    ["2026-11-21T13:00:00+11:00", "opens Mon 7 am"],
    ["2026-11-22T10:00:00+11:00", "opens Mon 7 am"],
    ["2026-12-24T18:00:00+11:00", "opens Tue 7 am"]
  ])("at %s is said to be %s", (now, text) => assert.strictEqual(hoursText(yard, ms(now)), text))

  it("names the date where it is closed for a week", () => {
    const shut = ["2026-12-29", "2026-12-30", "2026-12-31", "2027-01-02"]
    assert.strictEqual(hoursText(yard, ms("2026-12-24T18:00:00+11:00"), shut), "opens Mon 4 Jan 7 am")
  })
  it("names the weekday up to six days ahead, and the date from a week on", () => {
    const mondays: WeekHours = { 1: weekday }
    assert.strictEqual(hoursText(mondays, ms("2026-11-24T08:00:00+11:00")), "opens Mon 7 am")
    assert.strictEqual(hoursText(mondays, ms("2026-11-23T18:00:00+11:00")), "opens Mon 30 Nov 7 am")
  })
  it("opens next after the moment in which it opens", () => {
    const seven = ms("2026-11-23T07:00:00+11:00")
    assert.strictEqual(nextOpenPeriod(yard, seven - 1)?.from, seven)
    assert.strictEqual(nextOpenPeriod(yard, seven)?.day.toString(), "2026-11-24")
  })
  it("is closed on a day that ends as it begins", () =>
    assert.isFalse(isOpenAt({ 1: { from: 420, to: 420 } }, ms("2026-11-23T07:00:00+11:00"))))
  it("tells its week on the door, Monday first", () =>
    assert.deepStrictEqual(
      dayHours(yard).map(({ day, text }) => `${day} ${text}`),
      [
        "Monday 7 am – 5 pm",
        "Tuesday 7 am – 5 pm",
        "Wednesday 7 am – 5 pm",
        "Thursday 7 am – 5 pm",
        "Friday 7 am – 5 pm",
        "Saturday 7:30 am – 1 pm",
        "Sunday closed"
      ]
    ))
  it("that never opens is closed", () => {
    assert.strictEqual(hoursText({}, ms("2026-11-23T10:00:00+11:00")), "closed")
    assert.isUndefined(nextOpenPeriod({}, ms("2026-11-23T10:00:00+11:00")))
  })
  it("reads its hours from the wire as well, where the days are text", () => {
    const wire: { readonly [day: string]: { readonly from: number; readonly to: number } } = { "1": weekday }
    assert.strictEqual(hoursText(wire, ms("2026-11-23T10:00:00+11:00")), "open till 5 pm")
  })
})
