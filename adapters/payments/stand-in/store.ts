/** What the log adds up to: the latest state of each intent, charge, refund, card and event, and the answers already given. */
import { type LogEntry, type LogPosition, type LogRecord, openEventLog } from "./event-log.ts"

/** An answer kept for its idempotency key. */
export type StoredResponse = {
  readonly endpoint: string
  readonly fingerprint: string
  readonly request: string
  readonly status: number
  readonly body: unknown
}
/** The object as Stripe shows it, and what only the stand-in knows about it. */
export type StoredObject = { readonly object: Record<string, unknown>; readonly hidden: Record<string, unknown> }
export type StandInStore = {
  readonly find: (id: string) => StoredObject | undefined
  readonly storedResponse: (key: string) => StoredResponse | undefined
  /** Ids that carry a label such as `metadata.order=10000017` or `payment_intent=pi_1`, newest first. */
  readonly labelled: (label: string) => ReadonlyArray<string>
  /** Ids of one kind of object (`payment_intent`), newest first. */
  readonly newest: (kind: string) => Iterable<string>
  /** Events that the shop has not taken yet, oldest first. */
  readonly undelivered: () => ReadonlyArray<string>
  readonly write: (entries: ReadonlyArray<LogEntry>) => void
  /** The shop took an event, or never will; where the machine falls before this is on its disk, it is told once more. */
  readonly endDelivery: (id: string, type: "event.delivered" | "event.abandoned", tries: number) => void
  readonly entriesFrom: (from: number, visit: (record: LogRecord) => boolean) => void
  readonly size: () => number
  readonly close: () => void
}

/** Stripe may forget a key after a day; so does this. */
const keyLifetimeMs = 24 * 60 * 60 * 1000
const listedKinds = new Set(["payment_intent", "refund"])

export const metadataLabel = (name: string, value: unknown) => `metadata.${name}=${value}`

/** Under which labels an object can be found. */
const labelsOf = (object: Record<string, unknown>): ReadonlyArray<string> => {
  if (object.object === "payment_intent") {
    return Object.entries((object.metadata ?? {}) as Record<string, unknown>).map(([k, v]) => metadataLabel(k, v))
  }
  return object.object === "refund" ? [`payment_intent=${object.payment_intent}`, `charge=${object.charge}`] : []
}

const addToSet = <K>(map: Map<K, Set<string>>, key: K, id: string) => {
  const ids = map.get(key)
  if (ids) ids.add(id)
  else map.set(key, new Set([id]))
}

/** Opens the book of a log file. Memory holds only where each thing was last written; the things stay on disk. */
export const openStore = (path: string): StandInStore => {
  const latest = new Map<string, LogPosition>()
  const answers = new Map<string, { readonly place: LogPosition; readonly at: number }>()
  const labels = new Map<string, Set<string>>()
  const kinds = new Map<string, Set<string>>()
  const undelivered = new Set<string>()

  const indexResponse = (key: string, place: LogPosition, at: number) => {
    answers.set(key, { place, at })
    for (const [old, stored] of answers) {
      if (stored.at > at - keyLifetimeMs) break
      answers.delete(old)
    }
  }

  const indexRecord = ({ entry, place }: LogRecord) => {
    if (entry.type === "answered") indexResponse(entry.id, place, Date.parse(String(entry.at)))
    if (entry.type === "event.created") undelivered.add(entry.id)
    if (entry.type === "event.delivered" || entry.type === "event.abandoned") undelivered.delete(entry.id)
    const object = entry.object as Record<string, unknown> | undefined
    if (object === undefined) return
    latest.set(entry.id, place)
    for (const label of labelsOf(object)) addToSet(labels, label, entry.id)
    const kind = String(object.object)
    if (listedKinds.has(kind)) addToSet(kinds, kind, entry.id)
  }

  const log = openEventLog(path, indexRecord)

  return {
    find: (id) => {
      const place = latest.get(id)
      if (place === undefined) return undefined
      const entry = log.read(place)
      return { object: entry.object as StoredObject["object"], hidden: (entry.hidden ?? {}) as StoredObject["hidden"] }
    },
    storedResponse: (key) => {
      const stored = answers.get(key)
      return stored && stored.at > Date.now() - keyLifetimeMs
        ? (log.read(stored.place) as unknown as StoredResponse)
        : undefined
    },
    labelled: (label) => [...(labels.get(label) ?? [])].reverse(),
    newest: (kind) => [...(kinds.get(kind) ?? [])].reverse(),
    undelivered: () => [...undelivered],
    write: (entries) => {
      for (const record of log.append(entries)) indexRecord(record)
    },
    endDelivery: (id, type, tries) => {
      for (const record of log.append([{ type, id, tries }], "unsynced")) indexRecord(record)
    },
    entriesFrom: log.readFrom,
    size: log.size,
    close: log.close
  }
}
