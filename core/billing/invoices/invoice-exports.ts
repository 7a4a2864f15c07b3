/** A company's invoices as files for its bookkeeping: a table, and bills as Xero and MYOB import them. */
import { csvTable, guardedText } from "../../csv-cell.ts"
import { type Cents, plainAmount } from "../../money.ts"
import { quantityText } from "../../orders/line-text.ts"
import { gstIn } from "../../pricing/gst.ts"
import {
  billLineWords,
  invoiceTableWords,
  myobBillColumns,
  myobValues,
  xeroBillColumns,
  xeroValues
} from "../../words/invoice-exports.ts"
import type { AccountInvoice, CreditNote } from "./account-invoice.ts"
import { dueDate } from "./due-date.ts"
import { invoiceText, toSelectedInvoice } from "./invoice.ts"

export const invoiceExportFormats = ["csv", "xero", "myob"] as const
export type InvoiceExportFormat = (typeof invoiceExportFormats)[number]

/** Who sells, as a bill names its supplier. */
export type BillSupplier = { readonly name: string; readonly email: string }

/** A line of a bill; cents, the amount with its GST. */
export type BillLine = {
  readonly sku: string
  readonly description: string
  readonly amount: Cents
  readonly gst: Cents
}

const numberOf = (invoice: AccountInvoice): string => invoiceText(toSelectedInvoice(invoice))

const charge = (description: string, amount: Cents): ReadonlyArray<BillLine> =>
  amount === 0 ? [] : [{ sku: "", description, amount, gst: gstIn(amount) }]

/** [GST-01] The lines of a bill, its delivery and its surcharge: they add up to the invoice's total and to its GST. */
export const billLines = ({ lines, totals }: AccountInvoice): ReadonlyArray<BillLine> => [
  ...lines.map((line) => ({
    sku: line.sku,
    description: `${line.name}, ${quantityText(line)}`,
    amount: line.linePrice,
    gst: line.lineGst
  })),
  ...charge(billLineWords.delivery, totals.delivery),
  ...charge(billLineWords.surcharge, totals.surcharge)
]

/** [INV-01] [T39] A row for each invoice, with what credit notes took of it and what is left to pay. */
export const invoicesTable = (invoices: ReadonlyArray<AccountInvoice>): string =>
  csvTable([
    Object.values(invoiceTableWords),
    ...invoices.map((invoice) => {
      const { invoiceDate, customerOrderNo = "", totals, credited = 0, outstanding } = invoice
      const amounts = [totals.total - totals.gst, totals.gst, totals.total, credited, outstanding].map(plainAmount)
      return [numberOf(invoice), invoiceDate, dueDate(invoiceDate), customerOrderNo, ...amounts]
    })
  ])

/** What a supplier's document is to both programs: a bill, or below 0 the credit that takes one back. */
type Bill = {
  readonly number: string
  readonly day: string
  readonly due: string
  readonly poNumber: string
  readonly total: Cents
  readonly lines: ReadonlyArray<BillLine>
}

const billOf = (invoice: AccountInvoice): Bill => ({
  number: numberOf(invoice),
  day: invoice.invoiceDate,
  due: dueDate(invoice.invoiceDate),
  poNumber: invoice.customerOrderNo ?? "",
  total: invoice.totals.total,
  lines: billLines(invoice)
})

/** One line: what it took back, as the books have it. It is due on its own day, as it can be used at once. */
const creditBillOf = ({ number, date, invoices, customerOrderNo = "", amount, gst }: CreditNote): Bill => ({
  number,
  day: date,
  due: date,
  poNumber: customerOrderNo,
  total: 0 - amount,
  lines: [{ sku: "", description: billLineWords.credit(invoices.join(", ")), amount: 0 - amount, gst: 0 - gst }]
})

/** [INV-01] [CLM-02] Invoices and credit notes by their days; of one day the invoices first. */
const billsByDay = ({ invoices, creditNotes }: BilledDocuments): ReadonlyArray<Bill> =>
  [...invoices.map(billOf), ...creditNotes.map(creditBillOf)].toSorted((one, other) =>
    one.day === other.day ? 0 : one.day < other.day ? -1 : 1
  )

/** What the files for Xero and MYOB are of, each by its days. */
export type BilledDocuments = {
  readonly invoices: ReadonlyArray<AccountInvoice>
  readonly creditNotes: ReadonlyArray<CreditNote>
}

/** `2026-11-23` as both programs take a day in Australia, `23/11/2026`. */
const slashedDay = (day: string): string => day.split("-").reverse().join("/")

/**
 * [T39] Bills for Xero's import, to be read as tax inclusive: a row for each line, its PO/Job number as a tracking option.
 * Each line counts once for its whole price, so that no rounding of a unit price moves the total. A total below 0 is a credit note there.
 */
export const xeroBills = (documents: BilledDocuments, supplier: BillSupplier): string =>
  csvTable([
    [...xeroBillColumns],
    ...billsByDay(documents).flatMap(({ number, day, due, poNumber, total, lines }) => {
      const head = [supplier.name, supplier.email, number, slashedDay(day), slashedDay(due), plainAmount(total)]
      const job = poNumber === "" ? ["", ""] : [xeroValues.tracking, poNumber]
      return lines.map(({ sku, description, amount, gst }) => [
        ...head,
        sku,
        description,
        "1",
        plainAmount(amount),
        xeroValues.account,
        xeroValues.tax,
        plainAmount(gst),
        ...job,
        xeroValues.currency
      ])
    })
  ])

/** As long as MYOB takes a description. */
const MYOB_TEXT = 255

/** No cell holds what would begin another, and none a formula. */
const tabLine = (cells: ReadonlyArray<string>): string =>
  `${cells.map((cell) => guardedText(cell.replace(/[\t\r\n"]+/g, " ").trim())).join("\t")}\r\n`

/** [T39] Purchases for MYOB's import: tab-separated, a row for each line, an empty row after each bill. One below 0 is a debit on the supplier there. */
export const myobBills = (documents: BilledDocuments, supplier: BillSupplier): string => {
  const bills = billsByDay(documents).map(({ number, day, poNumber, lines }) => {
    const rows = lines.map(({ description, amount, gst }) =>
      tabLine([
        supplier.name,
        myobValues.inclusive,
        slashedDay(day),
        number,
        description.slice(0, MYOB_TEXT),
        myobValues.account,
        plainAmount(amount - gst),
        plainAmount(amount),
        poNumber,
        `${supplier.name} ${number}`,
        myobValues.tax,
        plainAmount(gst),
        myobValues.status
      ])
    )
    return `${rows.join("")}\r\n`
  })
  return tabLine(myobBillColumns) + bills.join("")
}
