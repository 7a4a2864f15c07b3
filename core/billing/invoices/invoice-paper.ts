/** An invoice of an account as its paper prints it, and the paper's file. */
import { dateText } from "../../melbourne.ts"
import type { InvoicedSale } from "../../orders/tax-invoice.ts"
import { plainDate } from "../../temporal.ts"
import { taxInvoiceWords as words } from "../../words/tax-invoice.ts"
import type { AccountInvoice } from "./account-invoice.ts"
import { dueDate } from "./due-date.ts"
import { invoiceText, toSelectedInvoice } from "./invoice.ts"

/** [INV-04] [CRED-01] With the day on which it falls due, or that nothing of it is left to pay. */
export const invoiceSale = (invoice: AccountInvoice): InvoicedSale => {
  const { customerOrderNo, invoiceDate, outstanding, soldTo, lines, totals, showsExGst } = invoice
  const due = dateText(plainDate(dueDate(invoiceDate)))
  return {
    number: invoiceText(toSelectedInvoice(invoice)),
    day: invoiceDate,
    facts: [
      ...(customerOrderNo ? [words.poNumber(customerOrderNo)] : []),
      outstanding > 0 ? words.due(due) : words.paid
    ],
    soldTo,
    lines,
    totals,
    showsExGst
  }
}
