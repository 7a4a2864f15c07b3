/** The windows of the clock in which requests are counted: one after the other, each as long as its limit says. */

const MINUTE_MS = 60_000

/** Where the window that `now` is in begins and ends, epoch milliseconds; its first moment is its own, its last the next one's. */
export const rateWindow = (now: number, minutes = 1): { readonly start: number; readonly end: number } => {
  const length = minutes * MINUTE_MS
  const start = Math.floor(now / length) * length
  return { start, end: start + length }
}

/** What Retry-After says: whole seconds until `end`, rounded up so that who waits them out is not refused again; one at least. */
export const retryAfterSeconds = (end: number, now: number): number => Math.max(1, Math.ceil((end - now) / 1000))
