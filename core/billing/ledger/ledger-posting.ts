/** Booking: an entry joins the ledger, or it is said why not. */
import { parseDay } from "../../delivery/schedule/wire-day.ts"
import { MAX_CENTS } from "../../money.ts"
import { documentsOf, type Ledger, type LedgerEntry, type LedgerEntryKind } from "./ledger.ts"

export const ledgerProblems = [
  /** The same event was booked already, whether or not its month has been closed since. */
  "already-booked",
  /** The same event was booked with other postings. */
  "booked-differently",
  "no-day",
  /** Its month is closed: the statement is out. */
  "closed",
  /** A posting of nothing, of a part of a cent, or of more than the shop handles. */
  "no-amount",
  "unbalanced",
  /** No document of this customer. */
  "unknown-document",
  /** Dated before something that has already happened to its document. */
  "out-of-order",
  /** More than is left of a document, or on its wrong side. */
  "over-allocated"
] as const
export type LedgerProblem = (typeof ledgerProblems)[number]

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount !== 0 && Math.abs(amount) <= MAX_CENTS

/** The side that a kind of entry opens its own document on; an allocation opens none. */
const side: Readonly<Record<LedgerEntryKind, number>> = { invoice: 1, payment: -1, "credit-note": -1, allocation: 0 }

const receivables = ({ postings }: LedgerEntry) =>
  postings.flatMap((posting) => (posting.account === "receivables" ? [posting] : []))

/** What is left lies between nothing and what it was at first, before and after. */
const isWithin = (left: number, original: number) => Math.min(0, original) <= left && left <= Math.max(0, original)

const documentProblem = (ledger: Ledger, entry: LedgerEntry): LedgerProblem | undefined => {
  const known = new Map(documentsOf(ledger, entry.customerId).map((one) => [one.document, one]))
  const touched = new Set(receivables(entry).map(({ document }) => document))
  const after = new Map(documentsOf([...ledger, entry], entry.customerId).map((one) => [one.document, one]))
  for (const document of touched) {
    const [before, now] = [known.get(document), after.get(document)]
    if (!now || (!before && document !== entry.id)) return "unknown-document"
    if (before && entry.date < before.touched) return "out-of-order"
    if (before ? !isWithin(now.left, before.original) : Math.sign(now.left) !== side[entry.kind])
      return "over-allocated"
  }
  return undefined
}

const isSame = (one: LedgerEntry, other: LedgerEntry) => {
  const told = ({ id, kind, customerId, date, postings }: LedgerEntry) =>
    JSON.stringify([id, kind, customerId, date, postings.map((posting) => Object.entries(posting).sort())])
  return told(one) === told(other)
}

/** [LED-01] Why an entry is not booked; nothing where it can be. `closedTo` is the last day of the last closed month. */
export const entryProblem = (ledger: Ledger, entry: LedgerEntry, closedTo?: string): LedgerProblem | undefined => {
  const earlier = ledger.find(({ id }) => id === entry.id)
  if (earlier) return isSame(earlier, entry) ? "already-booked" : "booked-differently"
  if (!parseDay(entry.date)) return "no-day"
  if (closedTo !== undefined && entry.date <= closedTo) return "closed"
  if (entry.postings.length === 0 || !entry.postings.every(({ amount }) => isAmount(amount))) return "no-amount"
  if (entry.postings.reduce((sum, { amount }) => sum + amount, 0) !== 0) return "unbalanced"
  return documentProblem(ledger, entry)
}

/** The ledger after booking, or why it stays as it is. */
export type PostingResult =
  | { readonly ok: true; readonly ledger: Ledger }
  | { readonly ok: false; readonly problem: LedgerProblem }

/**
 * [LED-01] Books an entry at the end. The same entry again changes nothing; whatever was booked stays as it is, and a mistake
 * is put right by a further entry.
 */
export const postEntry = (ledger: Ledger, entry: LedgerEntry, closedTo?: string): PostingResult => {
  const problem = entryProblem(ledger, entry, closedTo)
  if (problem === "already-booked") return { ok: true, ledger }
  return problem ? { ok: false, problem } : { ok: true, ledger: [...ledger, entry] }
}
