/** A credit note for goods of an invoice as an e-invoice: a UBL credit note by Peppol's PINT A-NZ Billing. */
import type { Cents } from "../../money.ts"
import { eInvoiceCreditWords as words } from "../../words/bills.ts"
import type { CreditedLine } from "../claims/credited-lines.ts"
import type { AccountInvoice } from "../invoices/account-invoice.ts"
import { invoiceText, toSelectedInvoice } from "../invoices/invoice.ts"
import { amountsOf, type EInvoicePart } from "./e-invoice-amounts.ts"
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

/** A credit note: its number, its Melbourne day, the invoice that it is for, and what it gives back. */
export type EInvoiceCredit = {
  readonly document: string
  readonly date: string
  readonly invoice: Pick<
    AccountInvoice,
    "invoiceNumber" | "invoiceSuffix" | "invoiceDate" | "customerOrderNo" | "soldTo"
  >
  readonly lines: ReadonlyArray<CreditedLine>
}

const creditNoteLine = (line: CreditedLine, part: EInvoicePart, place: number) =>
  group(
    "CreditNoteLine",
    text("ID", String(place + 1)),
    text("CreditedQuantity", String(line.qty), { unitCode: eInvoiceUnit(line.uom) }),
    amount("LineExtensionAmount", part.net),
    ...itemAndPrice(line, part)
  )

const total = (lines: ReadonlyArray<CreditedLine>, of: "linePrice" | "lineGst"): Cents =>
  lines.reduce((sum, line) => sum + line[of], 0)

/** [EINV-02] [CLM-02] The credit note as PINT A-NZ has it, with the invoice that it corrects. */
export const ublCreditNote = (
  { document, date, invoice, lines }: EInvoiceCredit,
  seller: EInvoiceSeller,
  buyer: EInvoiceBuyer
): string => {
  const { invoiceDate, customerOrderNo, soldTo } = invoice
  const invoiceNo = invoiceText(toSelectedInvoice(invoice))
  const totals = { delivery: 0, surcharge: 0, gst: total(lines, "lineGst"), total: total(lines, "linePrice") }
  const amounts = amountsOf(lines, totals, 0)
  return ublDocument("CreditNote", [
    text("ID", document),
    text("IssueDate", date),
    text("CreditNoteTypeCode", "381"),
    text("Note", words.note(invoiceNo)),
    text("DocumentCurrencyCode", "AUD"),
    ...references(customerOrderNo, buyer),
    group("BillingReference", group("InvoiceDocumentReference", text("ID", invoiceNo), text("IssueDate", invoiceDate))),
    supplier(seller),
    customer(buyer, soldTo),
    group("PaymentTerms", text("Note", words.terms)),
    ...sums(amounts),
    ...amounts.lines.flatMap((part, place) => {
      const line = lines[place]
      return line ? [creditNoteLine(line, part, place)] : []
    })
  ])
}
