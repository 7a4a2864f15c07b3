/** `days`: Melbourne's days, hours and holidays. A day is text, `2026-11-23`; a moment is epoch milliseconds. */
export { type Day, toDay } from "../delivery/schedule/wire-day.ts"
export { clockText, melbourneDate, momentText, nextSixPm } from "../melbourne.ts"
export { cutOffOn, isBeforeCutOff } from "../stock/cut-off.ts"
export { type PreparationTime, readyText } from "../stock/lead-time.ts"
export type { OpenHours, WeekHours } from "../stores/branch.ts"
export { publicHolidays } from "../stores/holidays.ts"
export { hoursText, isOpenAt } from "../stores/open-hours.ts"
