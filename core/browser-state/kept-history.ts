/** A history that fits where it is kept: the oldest goes when the newest comes. */

/** An entry as text, with the version of the shop that wrote it. */
export type HistoryEntry = { readonly storeVersion: string; readonly text: string }

/** Oldest first. */
export type KeptHistory = ReadonlyArray<HistoryEntry>

/** [HYD-03] 4 MB; a setting. */
export const usualHistoryBytes = 4_000_000

/** A browser keeps text in two bytes for each unit of it. */
const bytesOf = ({ storeVersion, text }: HistoryEntry): number => 2 * (storeVersion.length + text.length)

export const historyBytes = (history: KeptHistory): number => history.reduce((sum, entry) => sum + bytesOf(entry), 0)

/** [HYD-03] The history with one more entry, without so many of the oldest as make it fit; an entry that can't fit alone is not kept. */
export const withEntry = (
  history: KeptHistory,
  entry: HistoryEntry,
  mostBytes: number = usualHistoryBytes
): KeptHistory => {
  let left = mostBytes - bytesOf(entry)
  if (left < 0) return history
  const newestFirst = history.toReversed()
  const dropped = newestFirst.findIndex((one) => {
    left -= bytesOf(one)
    return left < 0
  })
  const kept = dropped < 0 ? newestFirst : newestFirst.slice(0, dropped)
  return [...kept.toReversed(), entry]
}

/** [HYD-04] What one version of the shop wrote. */
export const historyOf = (history: KeptHistory, storeVersion: string): KeptHistory =>
  history.filter((entry) => entry.storeVersion === storeVersion)
