/** Victoria's public holidays, against the days that were or will be kept. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { easterSunday, isOpenDay, isWorkingDay, publicHolidays } from "../../../core/stores/holidays.ts"

const day = (text: string) => Temporal.PlainDate.from(text)

describe("Easter Sunday", () => {
  it.each([
    "2000-04-23",
    "2008-03-23",
    "2011-04-24",
    "2019-04-21",
    "2020-04-12",
    "2021-04-04",
    "2022-04-17",
    "2023-04-09",
    "2024-03-31",
    "2025-04-20",
    "2026-04-05",
    "2027-03-28",
    "2028-04-16",
    "2029-04-01",
    "2030-04-21",
    "2038-04-25",
    "2049-04-18",
    "2076-04-19"
  ])("is %s", (sunday) => assert.strictEqual(easterSunday(day(sunday).year).toString(), sunday))

  it("is a Sunday from 22 March to 25 April, every year", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2299 }), (year) => {
        const sunday = easterSunday(year)
        assert.strictEqual(sunday.dayOfWeek, 7)
        assert.isTrue(`${year}-03-22` <= sunday.toString() && sunday.toString() <= `${year}-04-25`)
      })
    )
  })
})

describe("Public holidays", () => {
  it.each([
    [2021, "01-01 01-26 03-08 04-02 04-03 04-04 04-05 04-25 06-14 11-02 12-25 12-27 12-26 12-28"],
    [2022, "01-01 01-03 01-26 03-14 04-15 04-16 04-17 04-18 04-25 06-13 11-01 12-25 12-27 12-26"],
    [2023, "01-01 01-02 01-26 03-13 04-07 04-08 04-09 04-10 04-25 06-12 11-07 12-25 12-26"],
    [2026, "01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 11-03 12-25 12-26 12-28"],
    [2027, "01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 06-14 11-02 12-25 12-27 12-26 12-28"],
    [2030, "01-01 01-28 03-11 04-19 04-20 04-21 04-22 04-25 06-10 11-05 12-25 12-26"]
  ])("of %i", (year, days) =>
    assert.deepStrictEqual(
      [...publicHolidays(year)],
      days.split(" ").map((one) => `${year}-${one}`)
    )
  )
})

describe("The shop trades", () => {
  it("on weekdays and Saturdays, not on Sundays, public holidays and gazetted days", () => {
    assert.isTrue(isOpenDay(day("2026-11-23")))
    assert.isTrue(isOpenDay(day("2026-11-21")))
    assert.isFalse(isOpenDay(day("2026-11-22")))
    assert.isFalse(isOpenDay(day("2026-11-03")))
    assert.isTrue(isOpenDay(day("2026-09-25")))
    assert.isFalse(isOpenDay(day("2026-09-25"), ["2026-09-25"]))
  })
  it("a working day is Monday to Friday", () => {
    assert.isTrue(isWorkingDay(day("2026-11-20")))
    assert.isFalse(isWorkingDay(day("2026-11-21")))
    assert.isFalse(isWorkingDay(day("2026-11-22")))
    assert.isFalse(isWorkingDay(day("2026-12-28")))
    assert.isFalse(isWorkingDay(day("2026-09-25"), ["2026-09-25"]))
  })
})
