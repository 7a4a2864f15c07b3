/** What a browser keeps: under which key, for how long, and of which version. */
import { isRecord } from "../record.ts"

/** [HYD-03] What was kept by another version is not read. */
export const cacheVersion = "0.2.3"
const separator = "/"
const DAY_MS = 86_400_000

/** [HYD-03] The key of an entry: prefix and parts with `/` between; a `/` inside a part is written `%2F`, so that no two entries share a key. */
export const storageKey = (prefix: string, ...parts: ReadonlyArray<string>): string =>
  [prefix, ...parts].map((part) => part.replaceAll("%", "%25").replaceAll(separator, "%2F")).join(separator)

export type StoredEntry = {
  readonly version: string
  readonly value: unknown
  /** Epoch milliseconds; what has none is kept until it is removed. */
  readonly expires?: number
}

/** [HYD-03] An entry for so long, milliseconds: a day unless said otherwise, and without an end where it says `never`. */
export const storedEntry = (value: unknown, now: number, keptMs: number | "never" = DAY_MS): StoredEntry => ({
  version: cacheVersion,
  value,
  ...(keptMs === "never" ? {} : { expires: now + keptMs })
})

/** [HYD-02] [HYD-03] What an entry holds at a moment, epoch milliseconds; undefined where it has run out, is of another version, or is no entry at all. */
export const parseStoredEntry = (entry: unknown, now: number): unknown => {
  if (!isRecord(entry) || entry.version !== cacheVersion) return undefined
  const { expires, value } = entry
  if (expires === undefined) return value
  return typeof expires === "number" && now < expires ? value : undefined
}
