/** When an order can be collected, and how that is said: always a day and an hour, never a count of days. */
import { clockText, dayText, melbourneDate, melbourneDay, melbourneMoment, melbourneTime } from "../melbourne.ts"
import type { WeekHours } from "../stores/branch.ts"
import { isOpenDay, isWorkingDay } from "../stores/holidays.ts"
import { nextOpenPeriod, openPeriodAt, openPeriodOn } from "../stores/open-hours.ts"
import { hoursWords } from "../words/hours.ts"
import { leadDaysOf, type StockLevel } from "./availability.ts"
import { cutOffOn, isBeforeCutOff } from "./cut-off.ts"

/** How fast the yard is; the shop's settings may say otherwise. Hours. */
export type PreparationTime = { readonly openHours: number; readonly afterOpening: number }
const usualPace: PreparationTime = { openHours: 4, afterOpening: 2 }

const HOUR_MS = 3_600_000
/** Promises are made for the half hour, so that a yard hand can keep them. */
const PROMISE_MS = HOUR_MS / 2

type Asked = {
  readonly level: StockLevel
  readonly hours: WeekHours
  /** Epoch milliseconds. */
  readonly now: number
  readonly gazetted?: ReadonlyArray<string>
  readonly pace?: PreparationTime
}

/** Today, where the branch is open, the order is in by the cut-off and the open hours that it takes are left. */
const readyToday = ({ hours, now, gazetted, pace = usualPace }: Asked): number | undefined => {
  const opening = openPeriodAt(hours, now, gazetted)
  const ready = Math.ceil((now + pace.openHours * HOUR_MS) / PROMISE_MS) * PROMISE_MS
  return opening && isBeforeCutOff(now) && ready < opening.to ? ready : undefined
}

/** [STK-02] 'within 5 working days'. */
const TRANSFER_WORKING_DAYS = 5

const countStartOfDay = ({ level, hours, now, gazetted }: Asked): number => {
  let day = melbourneDay(now)
  if (level === "transfer/order-in")
    for (let left = TRANSFER_WORKING_DAYS; left > 0; left -= isWorkingDay(day, gazetted) ? 1 : 0)
      day = day.add({ days: 1 })
  else day = day.add({ days: leadDaysOf("two weeks") })
  const next = openPeriodOn(hours, day, gazetted) ?? nextOpenPeriod(hours, melbourneMoment(day, 0), gazetted)
  return melbourneMoment(next?.day ?? day, 0)
}

/** Of each branch, level and day there are fewer in a month. */
const MOST_STARTS = 2_000

const starts = new Map<string, number>()

/**
 * The midnight with which the first open day at or after so many working or plain days begins: the same for every order of
 * a day, and longer to count out than to look up.
 */
const startOfDay = (asked: Asked): number => {
  const { level, hours, now, gazetted } = asked
  const key = JSON.stringify([level, melbourneDate(now), hours, gazetted])
  const known = starts.get(key)
  if (known !== undefined) return known
  if (starts.size >= MOST_STARTS) starts.clear()
  const start = countStartOfDay(asked)
  starts.set(key, start)
  return start
}

/**
 * [STK-03] When an order made at `now` can be collected, epoch milliseconds. In stock: 4 open hours later where the order
 * is in before 10:05 and that is still today, else 2 hours after the next opening. From another branch or brought in:
 * the Melbourne midnight of a day, which stands for the whole day.
 */
export const readyAt = (asked: Asked): number => {
  const { level, hours, now, gazetted, pace = usualPace } = asked
  if (level !== "in stock") return startOfDay(asked)
  const today = readyToday(asked)
  if (today !== undefined) return today
  const next = nextOpenPeriod(hours, now, gazetted)
  return next ? next.from + pace.afterOpening * HOUR_MS : startOfDay({ ...asked, level: "special order" })
}

/** `Ready today after 2 pm`, `Ready Mon 23 Nov after 9 am`, `Ready from Thu 26 Nov`; with the branch, `…, Rowville`. */
export const readyText = (ready: {
  readonly readyAt: number
  readonly now: number
  readonly branchName?: string
}): string => {
  const time = melbourneTime(ready.readyAt)
  const day = time.toPlainDate()
  const clock = clockText(time.hour * 60 + time.minute)
  const isToday = day.equals(melbourneDay(ready.now))
  const isWholeDay = melbourneMoment(day, 0) === ready.readyAt
  const after = isToday ? hoursWords.readyToday(clock) : hoursWords.readyAfter(dayText(day), clock)
  const text = isWholeDay ? hoursWords.readyFrom(dayText(day)) : after
  return ready.branchName === undefined ? text : `${text}, ${ready.branchName}`
}

/** [STK-02] [STK-03] Lead days of an order made at `now`: what is in stock leaves today before the cut-off of an open day, else tomorrow. */
export const leadDays = (level: StockLevel, now: number, gazetted: ReadonlyArray<string> = []): number => {
  if (level === "transfer/order-in") return leadDaysOf("one week")
  if (level === "special order") return leadDaysOf("two weeks")
  const isToday = isBeforeCutOff(now) && isOpenDay(melbourneDay(now), gazetted)
  return leadDaysOf(isToday ? "now" : "asap")
}

/**
 * [STK-03] Minutes until the cut-off of 10:05, the one that runs counted whole; undefined where it no longer matters:
 * after it, on a day without trade, or, where the branch's hours are known, once an order would not be ready today, and
 * while it would be ready before the cut-off comes: what is ordered in the night is ready soon after the doors open.
 */
export const cutOffMinutes = (
  now: number,
  branch: { readonly hours?: WeekHours; readonly gazetted?: ReadonlyArray<string> } = {}
): number | undefined => {
  const { hours, gazetted = [] } = branch
  const today = melbourneDay(now)
  if (!isBeforeCutOff(now) || !isOpenDay(today, gazetted)) return undefined
  const cutOff = cutOffOn(now)
  const minutes = Math.ceil((cutOff - now) / 60_000)
  if (!hours) return minutes
  const ready = readyAt({ level: "in stock", hours, now, gazetted })
  return ready > cutOff && melbourneDay(ready).equals(today) ? minutes : undefined
}
