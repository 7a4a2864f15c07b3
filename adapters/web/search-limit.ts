/** How often one visitor's address may search: counted by this process alone, as a count in the database costs more than the answer. */

const MINUTE_MS = 60_000
/** So many addresses are counted at once; who comes with more of them is counted anew. */
const MOST_ADDRESSES = 100_000

/** Counts one more search at `now`, epoch milliseconds; false where that is more than `most` in this minute. */
export const searchLimit = (most: number): ((address: string, now: number) => boolean) => {
  const counts = new Map<string, number>()
  let minute = 0
  return (address, now) => {
    const current = Math.floor(now / MINUTE_MS)
    if (current !== minute || counts.size >= MOST_ADDRESSES) counts.clear()
    minute = current
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    return count <= most
  }
}
