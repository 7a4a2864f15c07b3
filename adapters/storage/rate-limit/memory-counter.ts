/** Counts in this process alone, where a count in the database would cost more than what it counts. */
import { rateWindow } from "../../../core/rate-limit/window.ts"

/** So many keys are counted at once; who comes with more of them is counted anew. */
const MAX_KEYS = 100_000

/** Counts `by` more of a key in the window that `now` is in, epoch milliseconds; answers the count. One counter is for windows of one length. */
export const createMemoryCounter = (minutes: number): ((key: string, now: number, by?: number) => number) => {
  const counts = new Map<string, number>()
  let current = 0
  return (key, now, by = 1) => {
    const { start } = rateWindow(now, minutes)
    if (start !== current || counts.size >= MAX_KEYS) counts.clear()
    current = start
    const count = (counts.get(key) ?? 0) + by
    counts.set(key, count)
    return count
  }
}
