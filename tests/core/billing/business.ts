/** A year of business of two customers, made up from numbers, and what it must come to by plain adding up. */
import fc from "fast-check"
import { documentsOf, type Ledger, type LedgerEntry } from "../../../core/billing/ledger/ledger.ts"
import {
  type AllocationShare,
  allocationEntry,
  creditNoteEntry,
  invoiceEntry,
  paymentEntry,
  reversalOf
} from "../../../core/billing/ledger/ledger-entries.ts"
import { type PostingResult, postEntry } from "../../../core/billing/ledger/ledger-posting.ts"
import { gstIn } from "../../../core/pricing/gst.ts"

export const customers = ["00001672", "00002001"] as const

export const dayOfYear = (day: number): string => Temporal.PlainDate.from("2026-01-01").add({ days: day }).toString()

/** What one step tries; sizes and picks are turned into documents and amounts, some of which the books must refuse. */
export type Step = {
  readonly does: "invoice" | "payment" | "credit-note" | "allocation" | "reversal" | "repeat"
  readonly customer: 0 | 1
  /** Days since the step before; below 0 it is dated back. */
  readonly days: number
  readonly amount: number
  readonly pick: number
}

export const steps = fc.array(
  fc.record<Step>({
    does: fc.constantFrom<Step["does"]>(
      "invoice",
      "invoice",
      "payment",
      "payment",
      "credit-note",
      "allocation",
      "allocation",
      "reversal",
      "repeat"
    ),
    customer: fc.constantFrom(0, 1),
    days: fc.integer({ min: -2, max: 14 }),
    amount: fc.integer({ min: 0, max: 60_000 }),
    pick: fc.nat(1_000)
  }),
  { maxLength: 30 }
)

/** A booked event by what it does to its customer's balance. */
export type Effect = { readonly customerId: string; readonly date: string; readonly id: string; readonly owed: number }

export type Business = {
  readonly ledger: Ledger
  readonly effects: ReadonlyArray<Effect>
  readonly answers: ReadonlyArray<{
    readonly before: Ledger
    readonly entry: LedgerEntry
    readonly booked: PostingResult
  }>
}

const picked = <One>(some: ReadonlyArray<One>, pick: number): One | undefined => some[pick % Math.max(1, some.length)]

/** Part of what is left of a document, all of it, or a cent too much. */
const shareOf = (ledger: Ledger, customerId: string, step: Step): ReadonlyArray<AllocationShare> => {
  const one = picked(
    documentsOf(ledger, customerId).filter(({ left }) => left > 0),
    step.pick
  )
  if (!one || step.pick % 4 === 0) return []
  return [{ document: one.document, amount: Math.min(step.amount, one.left + (step.pick % 4 === 1 ? 1 : 0)) }]
}

/** No more than there is to allocate, but for some that are left too large. */
const fitting = (shares: ReadonlyArray<AllocationShare>, most: number): ReadonlyArray<AllocationShare> =>
  shares.map((one) => (one.amount % 5 === 0 ? one : { ...one, amount: Math.min(one.amount, most) }))

const attempt = (
  ledger: Ledger,
  step: Step,
  date: string,
  place: number
): readonly [LedgerEntry, number] | undefined => {
  const customerId = customers[step.customer]
  const { amount, pick } = step
  const event = { id: `${step.does} ${place}`, customerId, date }
  const against = shareOf(ledger, customerId, step)
  const from = picked(
    documentsOf(ledger, customerId).filter(({ left, original }) => original < 0 && (left < 0 || pick % 7 === 0)),
    pick
  )
  const earlier = picked(ledger, pick)
  switch (step.does) {
    case "invoice":
      return [invoiceEntry({ ...event, total: amount, gst: gstIn(amount) }), amount]
    case "payment":
      return [paymentEntry({ ...event, amount, surcharge: pick, against }), -amount]
    case "credit-note":
      return [creditNoteEntry({ ...event, total: amount, gst: gstIn(amount), against }), -amount]
    case "allocation":
      return from && [allocationEntry({ ...event, from: from.document, to: fitting(against, -from.left) }), 0]
    case "reversal": {
      const owed = earlier?.postings.reduce((sum, one) => sum + (one.account === "receivables" ? one.amount : 0), 0)
      return earlier && [reversalOf(earlier, date), -(owed ?? 0)]
    }
    default:
      return earlier && [earlier, 0]
  }
}

export const business = (plan: ReadonlyArray<Step>): Business => {
  let ledger: Ledger = []
  let day = 5
  const effects: Array<Effect> = []
  const answers: Array<Business["answers"][number]> = []
  for (const [place, step] of plan.entries()) {
    day = Math.max(0, day + step.days)
    const tried = attempt(ledger, step, dayOfYear(day), place)
    if (!tried) continue
    const [entry, owed] = tried
    const booked = postEntry(ledger, entry)
    answers.push({ before: ledger, entry, booked })
    if (!booked.ok || booked.ledger === ledger) continue
    ledger = booked.ledger
    effects.push({ customerId: entry.customerId, date: entry.date, id: entry.id, owed })
  }
  return { ledger, effects, answers }
}

/** What is owed at the end of a day, by adding the events up. */
export const owedBy = ({ effects }: Business, customerId: string, on: string): number =>
  effects.reduce((sum, one) => sum + (one.customerId === customerId && one.date <= on ? one.owed : 0), 0)
