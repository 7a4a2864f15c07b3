/** The entries that a shop's business makes. */
import type { Cents } from "../../money.ts"
import { gstIn } from "../../pricing/gst.ts"
import type { LedgerEntry, Posting } from "./ledger.ts"

/** So much of a document, cents above 0. */
export type AllocationShare = { readonly document: string; readonly amount: Cents }

/** What every event has: its id, whose it is, and its Melbourne day, `2026-11-23`. */
type Event = { readonly id: string; readonly customerId: string; readonly date: string }

const posted = (postings: ReadonlyArray<Posting>) => postings.filter(({ amount }) => amount !== 0)
const owed = (document: string, amount: Cents): Posting => ({ account: "receivables", document, amount })
const sum = (shares: ReadonlyArray<AllocationShare>) => shares.reduce((total, { amount }) => total + amount, 0)

/** Money or a credit of a customer: on the invoices named, and what is left over on its own document. */
const credited = (id: string, amount: Cents, against: ReadonlyArray<AllocationShare>) => [
  ...against.map((share) => owed(share.document, -share.amount)),
  owed(id, sum(against) - amount)
]

/** [LED-01] An invoice: owed with GST, sold without it. */
export const invoiceEntry = (event: Event & { readonly total: Cents; readonly gst: Cents }): LedgerEntry => {
  const { id, customerId, date, total, gst } = event
  const postings = posted([
    owed(id, total),
    { account: "sales", amount: gst - total },
    { account: "gst", amount: -gst }
  ])
  return { id, kind: "invoice", customerId, date, postings }
}

/** [LED-01] [INV-02] A payment, and the surcharge that came with it: that is income with its GST, and pays nothing off. */
export const paymentEntry = (
  event: Event & {
    readonly amount: Cents
    readonly surcharge?: Cents
    readonly against: ReadonlyArray<AllocationShare>
  }
): LedgerEntry => {
  const { id, customerId, date, amount, surcharge = 0, against } = event
  const gst = gstIn(surcharge)
  const postings = posted([
    { account: "bank", amount: amount + surcharge },
    ...credited(id, amount, against),
    { account: "card-surcharges", amount: gst - surcharge },
    { account: "gst", amount: -gst }
  ])
  return { id, kind: "payment", customerId, date, postings }
}

/** [LED-01] A credit note takes a sale back, with its GST. */
export const creditNoteEntry = (
  event: Event & { readonly total: Cents; readonly gst: Cents; readonly against: ReadonlyArray<AllocationShare> }
): LedgerEntry => {
  const { id, customerId, date, total, gst, against } = event
  const postings = posted([
    { account: "sales", amount: total - gst },
    { account: "gst", amount: gst },
    ...credited(id, total, against)
  ])
  return { id, kind: "credit-note", customerId, date, postings }
}

/** [LED-01] What is left of a payment or credit note goes on invoices; what is owed stays the same. */
export const allocationEntry = (
  event: Event & { readonly from: string; readonly to: ReadonlyArray<AllocationShare> }
): LedgerEntry => {
  const { id, customerId, date, from, to } = event
  const postings = posted([owed(from, sum(to)), ...to.map(({ document, amount }) => owed(document, -amount))])
  return { id, kind: "allocation", customerId, date, postings }
}

/** [LED-01] Takes an entry back on a later day, as a further entry: a dishonoured payment, an allocation to the wrong invoice. */
export const reversalOf = (entry: LedgerEntry, date: string): LedgerEntry => ({
  ...entry,
  id: `reversal of ${entry.id}`,
  date,
  postings: entry.postings.map((posting) => ({ ...posting, amount: -posting.amount }))
})
