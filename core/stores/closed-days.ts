/** The public holidays on which a branch stays closed, with their names. */
import { dayText, melbourneDay } from "../melbourne.ts"
import { holidayWords } from "../words/holidays.ts"
import type { WeekHours } from "./branch.ts"
import { easterSunday, isPublicHoliday } from "./holidays.ts"

/** A day on which a branch is closed although its week has hours for it: `2026-12-25`, `Fri 25 Dec`, `Christmas Day`. */
export type ClosedDay = { readonly date: string; readonly text: string; readonly name: string }

const byMonth: ReadonlyMap<number, string> = new Map([
  [3, holidayWords.labourDay],
  [6, holidayWords.kingsBirthday],
  [11, holidayWords.cupDay]
])

const byEaster: ReadonlyMap<number, string> = new Map([
  [-2, holidayWords.goodFriday],
  [-1, holidayWords.easterSaturday],
  [0, holidayWords.easterSunday],
  [1, holidayWords.easterMonday]
])

/** The name of a public holiday, also of the day off that is given for one at a weekend; a gazetted day has none of its own. */
export const holidayName = (holiday: Temporal.PlainDate): string => {
  if (!isPublicHoliday(holiday)) return holidayWords.other
  const { month, day, year } = holiday
  if (month === 4 && day === 25) return holidayWords.anzacDay
  const easter = byEaster.get(easterSunday(year).until(holiday).days)
  if (easter !== undefined) return easter
  if (month === 1) return day < 4 ? holidayWords.newYear : holidayWords.australiaDay
  // Of the days off that are given for both, Christmas Day's is always the 27th and Boxing Day's the 28th.
  if (month === 12) return day === 25 || day === 27 ? holidayWords.christmas : holidayWords.boxingDay
  return byMonth.get(month) ?? holidayWords.other
}

/** A year holds every holiday once. */
const DAYS_AHEAD = 366

/** [STO-01] The next days off of a branch from a moment in epoch milliseconds on, at most so many; `gazetted` are further ones, `2026-09-25`. */
export const upcomingClosedDays = (
  week: WeekHours,
  now: number,
  most: number,
  gazetted: ReadonlyArray<string> = []
): ReadonlyArray<ClosedDay> => {
  const found: Array<ClosedDay> = []
  const today = melbourneDay(now)
  for (let days = 0; days <= DAYS_AHEAD && found.length < most; days += 1) {
    const day = today.add({ days })
    if (week[day.dayOfWeek] && isPublicHoliday(day, gazetted))
      found.push({ date: day.toString(), text: dayText(day), name: holidayName(day) })
  }
  return found
}
