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
import type { AccountInvoice } from "./account-invoice.ts"
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

/** `2026-11-23` as both programs take a day in Australia, `23/11/2026`. */
const slashedDay = (day: string): string => day.split("-").reverse().join("/")

/**
 * [T39] Bills for Xero's import, to be read as tax inclusive: a row for each line, its PO/Job number as a tracking option.
 * Each line counts once for its whole price, so that no rounding of a unit price moves the total.
 */
export const xeroBills = (invoices: ReadonlyArray<AccountInvoice>, supplier: BillSupplier): string =>
  csvTable([
    [...xeroBillColumns],
    ...invoices.flatMap((invoice) => {
      const { invoiceDate, customerOrderNo = "", totals } = invoice
      const days = [slashedDay(invoiceDate), slashedDay(dueDate(invoiceDate))]
      const head = [supplier.name, supplier.email, numberOf(invoice), ...days, plainAmount(totals.total)]
      const job = customerOrderNo === "" ? ["", ""] : [xeroValues.tracking, customerOrderNo]
      return billLines(invoice).map(({ sku, description, amount, gst }) => [
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

/** No cell holds what would begin another, and none a formula. */
const tabLine = (cells: ReadonlyArray<string>): string =>
  `${cells.map((cell) => guardedText(cell.replace(/[\t\r\n"]+/g, " ").trim())).join("\t")}\r\n`

/** [T39] Purchases for MYOB's import: tab-separated, a row for each line, an empty row after each bill. */
export const myobBills = (invoices: ReadonlyArray<AccountInvoice>, supplier: BillSupplier): string => {
  const bills = invoices.map((invoice) => {
    const { invoiceDate, customerOrderNo = "" } = invoice
    const number = numberOf(invoice)
    const rows = billLines(invoice).map(({ description, amount, gst }) =>
      tabLine([
        supplier.name,
        myobValues.inclusive,
        number,
        slashedDay(invoiceDate),
        number,
        description,
        myobValues.account,
        plainAmount(amount - gst),
        plainAmount(amount),
        customerOrderNo,
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
