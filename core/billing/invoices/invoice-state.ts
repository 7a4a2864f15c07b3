/** How an invoice stands on a day: to be paid, late, paid, or taken back. */
import type { Cents } from "../../money.ts"
import { dueDate } from "./due-date.ts"
import type { Invoice } from "./invoice.ts"

export const invoiceStates = ["due", "overdue", "paid", "credit"] as const
export type InvoiceState = (typeof invoiceStates)[number]

type Standing = Pick<Invoice, "invoiceDate" | "total" | "outstanding" | "credited">

/** What credit notes took of an invoice, cents. */
export const creditedAmount = ({ credited = 0 }: Pick<Invoice, "credited">): Cents => credited

/**
 * [INV-01] [CRED-01] Exactly one of the four on a Melbourne day, `2026-04-30`: overdue from the day after its due day on while
 * something is left, due until then; without anything left a credit where credit notes took all of it, else paid.
 */
export const invoiceState = (invoice: Standing, today: string): InvoiceState => {
  if (invoice.outstanding > 0) return dueDate(invoice.invoiceDate) < today ? "overdue" : "due"
  return creditedAmount(invoice) >= invoice.total ? "credit" : "paid"
}

/** [INV-01] [CLM-03] What a list is narrowed down to: a state, or those on which something was claimed. */
export const invoiceFilterStates = [...invoiceStates, "claimed"] as const
export type InvoiceFilterState = (typeof invoiceFilterStates)[number]

/** [INV-01] Whether a list narrowed down to a state shows the invoice: as a credit also one of which only a part was taken back. */
export const isInState = (
  invoice: Standing & Pick<Invoice, "claim">,
  state: InvoiceFilterState,
  today: string
): boolean => {
  if (state === "claimed") return invoice.claim !== undefined
  return state === "credit" ? creditedAmount(invoice) > 0 : invoiceState(invoice, today) === state
}
