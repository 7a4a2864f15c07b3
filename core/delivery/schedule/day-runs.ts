/** The days of a delivery's calendar as they are shown: those that can't be chosen for one reason stand together. */
import type { DeliveryDay } from "./delivery-days.ts"

/** Days from the first to the last, wire days; of one that can be chosen both are that day. */
export type DayRun = { readonly first: string; readonly last: string; readonly days: number; readonly reason?: string }

/** [DAY-01] In order: a day that can be chosen is a run of its own, others with one reason after one another are one. */
export const dayRuns = (
  days: ReadonlyArray<string>,
  unavailable: ReadonlyArray<Required<DeliveryDay>>
): ReadonlyArray<DayRun> => {
  const reasons = new Map(unavailable.map(({ date, problem }) => [date, problem]))
  const runs: Array<DayRun> = []
  for (const day of [...days, ...reasons.keys()].toSorted()) {
    const reason = reasons.get(day)
    const before = runs.at(-1)
    if (reason === undefined) runs.push({ first: day, last: day, days: 1 })
    else if (before?.reason === reason) runs.splice(-1, 1, { ...before, last: day, days: before.days + 1 })
    else runs.push({ first: day, last: day, days: 1, reason })
  }
  return runs
}
