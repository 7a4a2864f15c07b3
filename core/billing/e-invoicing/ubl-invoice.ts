/** An invoice of an account as an e-invoice: UBL 2.1 by Peppol's PINT A-NZ Billing (urn:peppol:pint:billing-1@aunz-1). */
import type { AccountInvoice, InvoiceLine } from "../invoices/account-invoice.ts"
import { dueDate } from "../invoices/due-date.ts"
import { invoiceText, toSelectedInvoice } from "../invoices/invoice.ts"
import { type EInvoicePart, eInvoiceAmounts } from "./e-invoice-amounts.ts"
import {
  amount,
  customer,
  type EInvoiceBuyer,
  type EInvoiceSeller,
  group,
  itemAndPrice,
  references,
  sums,
  supplier,
  text,
  ublDocument
} from "./ubl-parts.ts"
import { eInvoiceUnit } from "./unit-codes.ts"

const invoiceLine = (line: InvoiceLine, part: EInvoicePart, place: number) =>
  group(
    "InvoiceLine",
    text("ID", String(place + 1)),
    text("InvoicedQuantity", String(line.qty), { unitCode: eInvoiceUnit(line.pricedUom) }),
    amount("LineExtensionAmount", part.net),
    ...itemAndPrice(line, part)
  )

/**
 * [EINV-02] The invoice as PINT A-NZ has it. Amounts are dollars without GST but for the totals; the buyer's reference is their PO or
 * job number, else their customer number; what is paid of it already is prepaid.
 */
export const ublInvoice = (invoice: AccountInvoice, seller: EInvoiceSeller, buyer: EInvoiceBuyer): string => {
  const { invoiceDate, customerOrderNo, soldTo, lines } = invoice
  const amounts = eInvoiceAmounts(invoice)
  return ublDocument("Invoice", [
    text("ID", invoiceText(toSelectedInvoice(invoice))),
    text("IssueDate", invoiceDate),
    text("DueDate", dueDate(invoiceDate)),
    text("InvoiceTypeCode", "380"),
    text("DocumentCurrencyCode", "AUD"),
    ...references(customerOrderNo, buyer),
    supplier(seller),
    customer(buyer, soldTo),
    ...sums(amounts),
    ...amounts.lines.flatMap((part, place) => {
      const line = lines[place]
      return line ? [invoiceLine(line, part, place)] : []
    })
  ])
}
