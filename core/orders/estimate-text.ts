/** When an order can be had, as people read it: a Melbourne midnight stands for its whole day [STK-03]. */
import { datedMomentText, dateText, dayText, melbourneTime, momentText } from "../melbourne.ts"

const isWholeDay = (epochMs: number): boolean => {
  const { hour, minute } = melbourneTime(epochMs)
  return hour === 0 && minute === 0
}

/** `Thu 3 Dec`, or `Mon 23 Nov, 2:05 pm`; epoch milliseconds. */
export const estimateText = (epochMs: number): string =>
  isWholeDay(epochMs) ? dayText(melbourneTime(epochMs).toPlainDate()) : momentText(epochMs)

/** The same with its year: `3 Dec 2026`, or `23 Nov 2026, 2:05 pm`. */
export const datedEstimateText = (epochMs: number): string =>
  isWholeDay(epochMs) ? dateText(melbourneTime(epochMs).toPlainDate()) : datedMomentText(epochMs)
