/** The books of what customers owe: double entry, and nothing in them is ever changed. */
import type { Cents } from "../../money.ts"

export type LedgerAccount = "receivables" | "sales" | "gst" | "bank" | "card-surcharges"

/**
 * One side of an entry, in cents: above 0 it is debited, below 0 credited. What is owed is kept by document, so that an
 * invoice's receivables are what is left of it, and a payment's what is not allocated yet.
 */
export type Posting =
  | { readonly account: "receivables"; readonly document: string; readonly amount: Cents }
  | { readonly account: Exclude<LedgerAccount, "receivables">; readonly amount: Cents }

export type LedgerEntryKind = "invoice" | "payment" | "credit-note" | "allocation"

/** One business event of one customer; its id is that event's, so it is booked once. */
export type LedgerEntry = {
  readonly id: string
  readonly kind: LedgerEntryKind
  readonly customerId: string
  /** The Melbourne day it counts for, `2026-11-23`. */
  readonly date: string
  readonly postings: ReadonlyArray<Posting>
}

/** [STM-01] An entry as people read it: `number` where they know it by another than its id, an online payment by its receipt's. */
export type NumberedEntry = LedgerEntry & { readonly number?: string }

/** [LED-01] Entries in the order in which they were booked. */
export type Ledger = ReadonlyArray<LedgerEntry>

/** An invoice, payment or credit note in the books. */
export type LedgerDocument = {
  readonly document: string
  /** The day it was opened. */
  readonly date: string
  /** The last day on which it was touched. */
  readonly touched: string
  /** At first; below 0 for money that came in. */
  readonly original: Cents
  /** Now; between `original` and 0. */
  readonly left: Cents
}

type Writable<Of> = { -readonly [Key in keyof Of]: Of[Key] }

const later = (one: string, other: string) => (one > other ? one : other)

/** [LED-01] A customer's documents as the books have them at the end of a day, oldest entry first; to this day where none is given. */
export const documentsOf = (ledger: Ledger, customerId: string, on?: string): ReadonlyArray<LedgerDocument> => {
  const documents = new Map<string, Writable<LedgerDocument>>()
  for (const entry of ledger) {
    if (entry.customerId !== customerId || (on !== undefined && entry.date > on)) continue
    for (const posting of entry.postings) {
      if (posting.account !== "receivables") continue
      const { document, amount } = posting
      const known = documents.get(document)
      if (known) {
        known.touched = later(known.touched, entry.date)
        known.left += amount
      } else
        documents.set(document, { document, date: entry.date, touched: entry.date, original: amount, left: amount })
    }
  }
  return [...documents.values()]
}

/** [LED-01] What a customer owes at the end of a day, cents; below 0 the shop owes them. */
export const balanceOf = (ledger: Ledger, customerId: string, on?: string): Cents =>
  documentsOf(ledger, customerId, on).reduce((sum, { left }) => sum + left, 0)

/** [LED-01] The sum of everything posted to an account; all accounts together are always 0. */
export const accountTotal = (ledger: Ledger, account: LedgerAccount): Cents =>
  ledger
    .flatMap(({ postings }) => postings)
    .reduce((sum, posting) => sum + (posting.account === account ? posting.amount : 0), 0)
