/** Days: Melbourne's days, hours and holidays. A day is text, a moment epoch milliseconds. */
import { days } from "lineal"

const now = Date.parse("2026-11-23T10:04:59+11:00")
console.log(days.melbourneDate(now), days.momentText(now), days.isBeforeCutOff(now))
console.log(days.publicHolidays(2026).includes("2026-11-03"))
console.log(days.hoursText({ 1: { from: 7 * 60, to: 17 * 60 } }, now))
try {
  days.toDay("31/11/2026")
} catch (problem) {
  console.log(problem.message)
}
// 2026-11-23 Mon 23 Nov, 10:04 am true
// true
// open till 5 pm
// Not a day such as 2026-11-23: 31/11/2026
