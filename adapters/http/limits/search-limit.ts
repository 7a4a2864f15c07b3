/** How often one visitor's address may search: counted by this process alone, as a count in the database costs more than the answer. */
import { isRecord } from "../../../core/record.ts"
import { createMemoryCounter } from "../../storage/rate-limit/memory-counter.ts"

/** What a call with up to so many queries counts for; more of them count for as many calls as they could have been. */
const QUERIES_PER_CALL = 5

/** How many requests a body carries, however its names are spelt; whatever can't be read carries none. */
const requestsIn = (body: string): number => {
  try {
    const given: unknown = JSON.parse(body)
    return isRecord(given) && Array.isArray(given.requests) ? given.requests.length : 0
  } catch {
    return 0
  }
}

/** How many searches a call counts for, by the requests in its body, which is no longer than BODY_LIMIT. */
export const countSearches = (body: string): number => Math.max(1, Math.ceil(requestsIn(body) / QUERIES_PER_CALL))

/** Counts so many more searches at `now`, epoch milliseconds; false where that is more than `most` in this minute. */
export const createSearchLimit = (
  maxPerMinute: number
): ((address: string, now: number, searches?: number) => boolean) => {
  const count = createMemoryCounter(1)
  return (address, now, searches = 1) => count(address, now, searches) <= maxPerMinute
}
