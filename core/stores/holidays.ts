/** The days on which no branch opens: Sundays and Victoria's public holidays. */
import { needTemporal, plainDate } from "../temporal.ts"

/** Easter Sunday of a year, by the Gregorian reckoning of golden number and epact. */
export const easterSunday = (year: number): Temporal.PlainDate => {
  needTemporal()
  const golden = year % 19
  const century = Math.floor(year / 100)
  const skipped = century - Math.floor(century / 4)
  const moon = (skipped - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const late = Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const full = moon - late
  const weekday = (year + Math.floor(year / 4) + full + 2 - skipped) % 7
  const days = full - weekday
  const month = 3 + Math.floor((days + 40) / 44)
  return new Temporal.PlainDate(year, month, days + 28 - 31 * Math.floor(month / 4))
}

const SATURDAY = 6
const SUNDAY = 7

const on = (year: number, month: number, day: number) => new Temporal.PlainDate(year, month, day)

/** The first, second … of a weekday in a month. */
const nth = (count: number, weekday: number, year: number, month: number): Temporal.PlainDate => {
  const first = on(year, month, 1)
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (count - 1) })
}

/** A day that keeps its date and, at a weekend, gives another day off as well, so many days later. */
const andAnother = (day: Temporal.PlainDate, afterSaturday: number, afterSunday: number) => {
  if (day.dayOfWeek === SATURDAY) return [day, day.add({ days: afterSaturday })]
  return day.dayOfWeek === SUNDAY ? [day, day.add({ days: afterSunday })] : [day]
}

/** Australia Day moves to the Monday when it falls on a weekend. */
const australiaDay = (year: number) => {
  const day = on(year, 1, 26)
  return day.dayOfWeek < SATURDAY ? day : day.add({ days: 8 - day.dayOfWeek })
}

/**
 * Victoria's public holidays of a year that follow from the calendar, as `2026-04-03`. The Friday before the football
 * grand final does not: it is gazetted each year, as is any special day, and comes from the shop's settings.
 */
export const publicHolidays = (year: number): ReadonlyArray<string> => {
  const easter = easterSunday(year)
  return [
    ...andAnother(on(year, 1, 1), 2, 1),
    australiaDay(year),
    nth(2, 1, year, 3),
    easter.subtract({ days: 2 }),
    easter.subtract({ days: 1 }),
    easter,
    easter.add({ days: 1 }),
    on(year, 4, 25),
    nth(2, 1, year, 6),
    nth(1, 2, year, 11),
    ...andAnother(on(year, 12, 25), 2, 2),
    ...andAnother(on(year, 12, 26), 2, 2)
  ].map(String)
}

/** Years that are asked about at one time: what a visitor types may be of any. */
const MOST_YEARS = 50

/** The holidays never change, and every row of a page asks for them. */
const known = new Map<number, ReadonlySet<number>>()

/** A day of its year as one number: a calendar's days are asked about by the hundred, and a date takes longer to be written. */
const dayOfYearKey = ({ month, day }: Temporal.PlainDate): number => month * 32 + day

const holidaysOf = (year: number): ReadonlySet<number> => {
  const found = known.get(year) ?? new Set(publicHolidays(year).map((date) => dayOfYearKey(plainDate(date))))
  if (known.size >= MOST_YEARS) known.clear()
  known.set(year, found)
  return found
}

/** Whether a Melbourne day is a public holiday; `gazetted` are further ones, `2026-09-25`. */
export const isPublicHoliday = (day: Temporal.PlainDate, gazetted: ReadonlyArray<string> = []): boolean => {
  if (holidaysOf(day.year).has(dayOfYearKey(day))) return true
  return gazetted.length > 0 && gazetted.includes(day.toString())
}

/** A day on which the shop trades: no Sunday and no public holiday. */
export const isOpenDay = (day: Temporal.PlainDate, gazetted: ReadonlyArray<string> = []): boolean =>
  day.dayOfWeek !== SUNDAY && !isPublicHoliday(day, gazetted)

/** A day that counts for 'within 5 working days': Monday to Friday, no public holiday. */
export const isWorkingDay = (day: Temporal.PlainDate, gazetted: ReadonlyArray<string> = []): boolean =>
  day.dayOfWeek < SATURDAY && !isPublicHoliday(day, gazetted)
