/** Concurrency limit: work beyond the limit is refused at once instead of queued, so that neither waiting time nor memory grows. */

/** What does the work where there is room for it, else answers with `instead`. */
export const concurrencyLimit = <A>(
  maxRunning: number
): ((work: () => Promise<A>, fallback: () => A) => Promise<A>) => {
  let running = 0
  return async (work, fallback) => {
    if (running >= maxRunning) return fallback()
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}
