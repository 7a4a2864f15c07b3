/** What the chosen invoices come to when they are paid by card, or why they are not paid. */
import type { CardScheme } from "../../fields/card-scheme.ts"
import { melbourneDate } from "../../melbourne.ts"
import { methodTerms } from "../../methods/method-terms.ts"
import { type Cents, dollars } from "../../money.ts"
import { invoicePaymentWords as words } from "../../words/bills.ts"
import {
  type Invoice,
  invoiceText,
  isSameInvoice,
  type SelectedInvoice,
  toSelectedInvoice
} from "../invoices/invoice.ts"
import { type InvoiceSelection, selectedInvoicesTotal, selectInvoice } from "../invoices/invoice-selection.ts"
import { type SurchargeRules, surchargeAmount, surchargePercent } from "./surcharge.ts"

/** [INV-02] Above this much, cents, invoices are paid online. */
const MORE_THAN: Cents = 100

export const invoicePaymentProblemKinds = [
  "none-selected",
  "not-found",
  "already-paid",
  "too-low",
  "too-high",
  "changed"
] as const
export type InvoicePaymentProblem = {
  readonly kind: (typeof invoicePaymentProblemKinds)[number]
  readonly msg: string
}

/** [INV-02] What is shown before paying: cents, total + surcharge = payable. */
export type InvoicePayment = {
  readonly invoices: ReadonlyArray<Invoice>
  readonly total: Cents
  readonly surchargePercent: number
  readonly surcharge: Cents
  readonly payable: Cents
}

/** How it is paid. */
export type InvoiceCard = {
  /** Nothing before the card's number is typed. */
  readonly scheme?: CardScheme
  /** Epoch milliseconds. */
  readonly now: number
  readonly rules: SurchargeRules
  /** What the shopper was shown as payable, when they pay. */
  readonly seen?: Cents
}

type Answer =
  | { readonly ok: true; readonly payment: InvoicePayment }
  | { readonly ok: false; readonly problem: InvoicePaymentProblem }

const refused = (kind: InvoicePaymentProblem["kind"], msg: string): Answer => ({ ok: false, problem: { kind, msg } })

const found = (own: ReadonlyArray<Invoice>, wanted: SelectedInvoice) =>
  own.find((one) => isSameInvoice(toSelectedInvoice(one), wanted))

const priced = (total: Cents, { scheme, now, rules }: InvoiceCard) => {
  const percent = surchargePercent(scheme, melbourneDate(now), rules)
  const surcharge = surchargeAmount(total, percent)
  return { total, surchargePercent: percent, surcharge, payable: total + surcharge }
}

/**
 * [INV-02] All of the chosen invoices together, or none of them; `own` are the customer's, so that another's answers as
 * an unknown one does. The total must be above $1 before the surcharge, and the surcharge is worked out once on it.
 */
export const invoicePayment = (selected: InvoiceSelection, own: ReadonlyArray<Invoice>, card: InvoiceCard): Answer => {
  const selection = selected.reduce<InvoiceSelection>(selectInvoice, [])
  if (selection.length === 0) return refused("none-selected", words.noneSelected)
  const missing = selection.find((one) => !found(own, one))
  if (missing) return refused("not-found", words.notFound(invoiceText(missing)))
  const invoices = selection.flatMap((one) => found(own, one) ?? [])
  const paid = invoices.filter(({ outstanding }) => !(outstanding > 0))
  if (paid.length > 0) {
    const names = paid.map((one) => invoiceText(toSelectedInvoice(one)))
    return refused("already-paid", words.alreadyPaid(names, paid.length === invoices.length))
  }
  const amounts = priced(selectedInvoicesTotal(selection, invoices), card)
  if (amounts.total <= MORE_THAN) return refused("too-low", words.tooLow)
  const { most } = methodTerms.card.limit
  if (amounts.payable > most) return refused("too-high", words.tooHigh(dollars(most)))
  if (card.seen !== undefined && card.seen !== amounts.payable) return refused("changed", words.changed)
  return { ok: true, payment: { invoices, ...amounts } }
}
