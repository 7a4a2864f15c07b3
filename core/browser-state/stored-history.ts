/** A history that fits where it is kept: the oldest goes when the newest comes. */
import { isRecord } from "../record.ts"

/** An entry as text, with the version of the shop that wrote it. */
export type HistoryEntry = { readonly storeVersion: string; readonly text: string }

/** Oldest first. */
export type StoredHistory = ReadonlyArray<HistoryEntry>

/** [HYD-03] 4 MB; a setting. */
export const defaultHistoryBytes = 4_000_000

/** A browser keeps text in two bytes for each unit of it. */
const bytesOf = ({ storeVersion, text }: HistoryEntry): number => 2 * (storeVersion.length + text.length)

export const historyBytes = (history: StoredHistory): number => history.reduce((sum, entry) => sum + bytesOf(entry), 0)

/** [HYD-03] The history with one more entry, without so many of the oldest as make it fit; an entry that can't fit alone is not kept. */
export const appendHistoryEntry = (
  history: StoredHistory,
  entry: HistoryEntry,
  mostBytes: number = defaultHistoryBytes
): StoredHistory => {
  let remaining = mostBytes - bytesOf(entry)
  if (remaining < 0) return history
  const newestFirst = history.toReversed()
  const dropped = newestFirst.findIndex((one) => {
    remaining -= bytesOf(one)
    return remaining < 0
  })
  const kept = dropped < 0 ? newestFirst : newestFirst.slice(0, dropped)
  return [...kept.toReversed(), entry]
}

/** [HYD-02] What a browser kept, without whatever is no entry. */
export const parseStoredHistory = (stored: unknown): StoredHistory =>
  (Array.isArray(stored) ? stored : []).filter(
    (entry): entry is HistoryEntry =>
      isRecord(entry) && typeof entry.storeVersion === "string" && typeof entry.text === "string"
  )

/** [HYD-04] What one version of the shop wrote. */
export const historyOfVersion = (history: StoredHistory, storeVersion: string): StoredHistory =>
  history.filter((entry) => entry.storeVersion === storeVersion)
