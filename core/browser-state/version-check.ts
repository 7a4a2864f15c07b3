/** Notices that the shop was renewed while a page stayed open. */
import { historyOfVersion, type StoredHistory } from "./stored-history.ts"

/** What the browser keeps of it. */
export type VersionState = {
  /** The version that wrote what is kept; none on the first visit. */
  readonly storeVersion?: string
  /** When it was last asked for, whatever came back; epoch milliseconds. */
  readonly askedAt?: number
  readonly history: StoredHistory
}

const MIN_INTERVAL_MS = 30_000

/** [HYD-04] Whether a navigation asks for the version: at most every 30 s. A clock that was set back does not stop it. */
export const isVersionCheckDue = ({ askedAt }: VersionState, now: number): boolean =>
  askedAt === undefined || now < askedAt || now - askedAt >= MIN_INTERVAL_MS

export type VersionCheckResult = {
  readonly state: VersionState
  /** The path to load anew, the same as before; undefined where the page stays. */
  readonly reload?: string
}

/** The version in an answer of /healthz/meta, `{ data: { storeVersion } }`; undefined for any other answer. */
const versionIn = (answer: unknown): string | undefined => {
  const { data } = Object(answer)
  const { storeVersion } = Object(data)
  return typeof storeVersion === "string" && storeVersion !== "" ? storeVersion : undefined
}

/**
 * [HYD-04] What follows from an answer (undefined where the call failed), `now` in epoch milliseconds: another version
 * drops the history of all others and loads the same path anew; the first one seen is only kept; a failure changes nothing.
 */
export const afterVersionCheck = (
  before: VersionState,
  answer: unknown,
  now: number,
  path: string
): VersionCheckResult => {
  const newVersion = versionIn(answer)
  const state = { ...before, askedAt: now }
  if (newVersion === undefined || newVersion === before.storeVersion) return { state }
  if (before.storeVersion === undefined) return { state: { ...state, storeVersion: newVersion } }
  return {
    state: { ...state, storeVersion: newVersion, history: historyOfVersion(before.history, newVersion) },
    reload: path
  }
}
