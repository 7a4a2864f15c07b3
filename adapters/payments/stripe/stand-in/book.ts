/** What the log adds up to: the latest state of each intent, charge, refund, card and event, and the answers already given. */
import { type Entry, openLog, type Place, type Written } from "./log.ts"

/** An answer kept for its idempotency key. */
export type KeptAnswer = {
  readonly endpoint: string
  readonly fingerprint: string
  readonly request: string
  readonly status: number
  readonly body: unknown
}
/** The object as Stripe shows it, and what only the stand-in knows about it. */
export type Found = { readonly object: Record<string, unknown>; readonly hidden: Record<string, unknown> }
export type Book = {
  readonly find: (id: string) => Found | undefined
  readonly kept: (key: string) => KeptAnswer | undefined
  /** Ids that carry a label such as `metadata.order=10000017` or `payment_intent=pi_1`, newest first. */
  readonly labelled: (label: string) => ReadonlyArray<string>
  /** Ids of one kind of object (`payment_intent`), newest first. */
  readonly newest: (kind: string) => Iterable<string>
  /** Events that the shop has not taken yet, oldest first. */
  readonly undelivered: () => ReadonlyArray<string>
  readonly write: (entries: ReadonlyArray<Entry>) => void
  readonly entriesFrom: (from: number, visit: (written: Written) => boolean) => void
  readonly size: () => number
  readonly close: () => void
}

/** Stripe may forget a key after a day; so does this. */
const keyLifeMs = 24 * 60 * 60 * 1000
const listed = new Set(["payment_intent", "refund"])

export const metadataLabel = (name: string, value: unknown) => `metadata.${name}=${value}`

/** Under which labels an object can be found. */
const labelsOf = (object: Record<string, unknown>): ReadonlyArray<string> => {
  if (object.object === "payment_intent") {
    return Object.entries((object.metadata ?? {}) as Record<string, unknown>).map(([k, v]) => metadataLabel(k, v))
  }
  return object.object === "refund" ? [`payment_intent=${object.payment_intent}`, `charge=${object.charge}`] : []
}

const into = <K>(map: Map<K, Set<string>>, key: K, id: string) => {
  const ids = map.get(key)
  if (ids) ids.add(id)
  else map.set(key, new Set([id]))
}

/** Opens the book of a log file. Memory holds only where each thing was last written; the things stay on disk. */
export const openBook = (path: string): Book => {
  const latest = new Map<string, Place>()
  const answers = new Map<string, { readonly place: Place; readonly at: number }>()
  const labels = new Map<string, Set<string>>()
  const kinds = new Map<string, Set<string>>()
  const waiting = new Set<string>()

  const noteAnswer = (key: string, place: Place, at: number) => {
    answers.set(key, { place, at })
    for (const [old, kept] of answers) {
      if (kept.at > at - keyLifeMs) break
      answers.delete(old)
    }
  }

  const note = ({ entry, place }: Written) => {
    if (entry.type === "answered") noteAnswer(entry.id, place, Date.parse(String(entry.at)))
    if (entry.type === "event.created") waiting.add(entry.id)
    if (entry.type === "event.delivered" || entry.type === "event.abandoned") waiting.delete(entry.id)
    const object = entry.object as Record<string, unknown> | undefined
    if (object === undefined) return
    latest.set(entry.id, place)
    for (const label of labelsOf(object)) into(labels, label, entry.id)
    const kind = String(object.object)
    if (listed.has(kind)) into(kinds, kind, entry.id)
  }

  const log = openLog(path, note)

  return {
    find: (id) => {
      const place = latest.get(id)
      if (place === undefined) return undefined
      const entry = log.read(place)
      return { object: entry.object as Found["object"], hidden: (entry.hidden ?? {}) as Found["hidden"] }
    },
    kept: (key) => {
      const kept = answers.get(key)
      return kept && kept.at > Date.now() - keyLifeMs ? (log.read(kept.place) as unknown as KeptAnswer) : undefined
    },
    labelled: (label) => [...(labels.get(label) ?? [])].reverse(),
    newest: (kind) => [...(kinds.get(kind) ?? [])].reverse(),
    undelivered: () => [...waiting],
    write: (entries) => {
      for (const written of log.append(entries)) note(written)
    },
    entriesFrom: log.readFrom,
    size: log.size,
    close: log.close
  }
}
