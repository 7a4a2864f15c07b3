/** Concurrency limit: work beyond the limit is refused at once instead of queued, so that neither waiting time nor memory grows. */

/** Does the work where there is room for it, else answers with `fallback`. */
export type ConcurrencyLimit<A> = (work: () => Promise<A>, fallback: () => A) => Promise<A>

export const concurrencyLimit = <A>(maxRunning: number): ConcurrencyLimit<A> => {
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
