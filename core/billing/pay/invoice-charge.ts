/** What whoever pays invoices is told of them. */
import type { Cents } from "../../money.ts"
import type { OrderTotals } from "../../orders/order.ts"
import { gstIn } from "../../pricing/gst.ts"
import type { AccountInvoice, InvoiceLine } from "../invoices/account-invoice.ts"
import { dueDate } from "../invoices/due-date.ts"
import { type SelectedInvoice, toSelectedInvoice } from "../invoices/invoice.ts"
import type { InvoicePayment } from "./invoice-payment.ts"

/** [CALL-15] [INV-03] An invoice as far as paying it goes: what was sold, what is left of it; nothing in it is about a person. Cents. */
export type InvoicePaymentDetails = SelectedInvoice & {
  /** Its Melbourne day and the one on which it falls due, `2026-03-17`. */
  readonly invoiceDate: string
  readonly dueDate: string
  readonly total: Cents
  readonly outstanding: Cents
  /** `processing`: a payment of it waits for its money. */
  readonly status: "open" | "processing" | "paid"
  readonly lines: ReadonlyArray<InvoiceLine>
  readonly totals: OrderTotals
  /** Each by the number of its receipt. */
  readonly payments: ReadonlyArray<{ readonly number: string; readonly date: string; readonly amount: Cents }>
}

export const invoicePaymentDetails = (invoice: AccountInvoice, isHeld: boolean): InvoicePaymentDetails => {
  const { invoiceDate, total, outstanding, settlements, lines, totals } = invoice
  const left = isHeld ? "processing" : "open"
  return {
    ...toSelectedInvoice(invoice),
    invoiceDate,
    dueDate: dueDate(invoiceDate),
    total,
    outstanding,
    status: outstanding > 0 ? left : "paid",
    lines,
    totals,
    payments: settlements.flatMap(({ kind, number, date, amount }) =>
      kind === "payment" ? [{ number, date, amount }] : []
    )
  }
}

/** [INV-02] What will be charged: `total` + `surcharge` = `payable`; the surcharge with its GST. Cents. */
export type InvoiceCharge = {
  readonly invoices: ReadonlyArray<SelectedInvoice & { readonly invoiceDate: string; readonly outstanding: Cents }>
  readonly total: Cents
  readonly surchargePercent: number
  readonly surcharge: Cents
  readonly surchargeGst: Cents
  readonly payable: Cents
}

export const invoiceCharge = ({ invoices, ...amounts }: InvoicePayment): InvoiceCharge => ({
  ...amounts,
  surchargeGst: gstIn(amounts.surcharge),
  invoices: invoices.map((invoice) => ({
    ...toSelectedInvoice(invoice),
    invoiceDate: invoice.invoiceDate,
    outstanding: invoice.outstanding
  }))
})
