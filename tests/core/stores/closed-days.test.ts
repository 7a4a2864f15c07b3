/** The days off of a branch: which are next, and what they are called. */
import { assert, describe, it } from "@effect/vitest"
import { holidayName, upcomingClosedDays } from "../../../core/stores/closed-days.ts"
import { publicHolidays } from "../../../core/stores/holidays.ts"

const day = { from: 7 * 60, to: 17 * 60 }
const weekdays = { 1: day, 2: day, 3: day, 4: day, 5: day }
const withSaturday = { ...weekdays, 6: day }
const november = Date.parse("2026-11-23T12:00:00+11:00")

describe("The next days off", () => {
  it("[STO-01] are the public holidays on which the store would open, with their names", () =>
    assert.deepStrictEqual(upcomingClosedDays(withSaturday, november, 4), [
      { date: "2026-12-25", text: "Fri 25 Dec", name: "Christmas Day" },
      { date: "2026-12-26", text: "Sat 26 Dec", name: "Boxing Day" },
      { date: "2026-12-28", text: "Mon 28 Dec", name: "Boxing Day" },
      { date: "2027-01-01", text: "Fri 1 Jan", name: "New Year's Day" }
    ]))

  it("[STO-01] leave out a day on which the store never opens", () =>
    assert.deepStrictEqual(
      upcomingClosedDays(weekdays, november, 3).map(({ date }) => date),
      ["2026-12-25", "2026-12-28", "2027-01-01"]
    ))

  it("[STO-01] begin with today, and have what was gazetted", () => {
    const christmas = Date.parse("2026-12-25T23:30:00+11:00")
    assert.strictEqual(upcomingClosedDays(weekdays, christmas, 1)[0]?.date, "2026-12-25")
    assert.deepStrictEqual(upcomingClosedDays(weekdays, november, 1, ["2026-12-03"]), [
      { date: "2026-12-03", text: "Thu 3 Dec", name: "Public holiday" }
    ])
  })

  it("[STO-01] of a store that never opens are none", () =>
    assert.deepStrictEqual(upcomingClosedDays({}, november, 4), []))
})

describe("A holiday's name", () => {
  const named = (year: number) =>
    publicHolidays(year)
      .toSorted()
      .map((date) => `${date.slice(5)} ${holidayName(Temporal.PlainDate.from(date))}`)

  it("[STO-01] of 2027, where Christmas is a Saturday", () =>
    assert.deepStrictEqual(named(2027), [
      "01-01 New Year's Day",
      "01-26 Australia Day",
      "03-08 Labour Day",
      "03-26 Good Friday",
      "03-27 Easter Saturday",
      "03-28 Easter Sunday",
      "03-29 Easter Monday",
      "04-25 Anzac Day",
      "06-14 King's Birthday",
      "11-02 Melbourne Cup Day",
      "12-25 Christmas Day",
      "12-26 Boxing Day",
      "12-27 Christmas Day",
      "12-28 Boxing Day"
    ]))

  // Fails where a day off that is given for a weekend has another holiday's name, or a holiday has none.
  it.each([2022, 2023, 2024, 2025, 2026, 2028, 2033])(
    "[STO-01] of %i stands for each, and every name is there",
    (year) => {
      const names = publicHolidays(year).map((date) => holidayName(Temporal.PlainDate.from(date)))
      assert.notInclude(names, "Public holiday")
      assert.isAtLeast(new Set(names).size, 11)
    }
  )
})
