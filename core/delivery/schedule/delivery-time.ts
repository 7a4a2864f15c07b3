/** The times of the day at which a truck may come. */
import { melbourneDay } from "../../melbourne.ts"
import { deliveryTimeWords } from "../../words/delivery.ts"
import { ANY_TIME, type DeliveryTime, deliveryTimeCodes, isDeliveryTime } from "./time-codes.ts"
import { parseDay } from "./wire-day.ts"

const labels: Readonly<Record<DeliveryTime, string>> = {
  "0800": deliveryTimeWords.firstRun,
  "1159": deliveryTimeWords.morning,
  "1659": deliveryTimeWords.afternoon,
  "2359": deliveryTimeWords.anyTime
}

/** [DEL-03] `0800` reads 'First run, before 8am'. */
export const deliveryTimeText = (time: DeliveryTime): string => labels[time]

/** [DEL-03] So many days ahead, and nearer, a truck's round is made up without regard to the hour. */
const DAYS_WITHOUT_A_CHOICE = 3

/** A delivery's day and time; `now` in epoch milliseconds, `craneTruck` where one comes. */
export type PlannedTime = {
  readonly date: string
  readonly time: string
  readonly now: number
  readonly craneTruck?: boolean
}

/**
 * [DEL-03] Why a truck cannot come at a time, by its code; nothing where it can. 1, 2 or 3 days ahead (and today) only
 * any time can be chosen; a crane truck is not on the first run. The day itself is for `deliveryDayProblem` to judge.
 */
export const deliveryTimeProblem = ({ date, time, now, craneTruck = false }: PlannedTime): string | undefined => {
  const day = parseDay(date)
  if (!isDeliveryTime(time) || day === undefined) return deliveryTimeWords.unknown
  const daysAhead = melbourneDay(now).until(day, { largestUnit: "days" }).days
  if (daysAhead <= DAYS_WITHOUT_A_CHOICE && time !== ANY_TIME) return deliveryTimeWords.onlyAnyTime
  return craneTruck && time === "0800" ? deliveryTimeWords.craneTooEarly : undefined
}

/** [DEL-03] The times that can be chosen for a day; never none. */
export const deliveryTimesFor = (planned: Omit<PlannedTime, "time">): ReadonlyArray<DeliveryTime> =>
  deliveryTimeCodes.filter((time) => deliveryTimeProblem({ ...planned, time }) === undefined)
