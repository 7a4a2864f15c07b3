/** Fifty e-invoices and credit notes of every kind that an account can have, as the shop writes them. */
import { type EInvoiceCredit, ublCreditNote } from "../../../../core/billing/e-invoicing/ubl-credit-note.ts"
import { ublInvoice } from "../../../../core/billing/e-invoicing/ubl-invoice.ts"
import type { AccountInvoice, InvoiceLine } from "../../../../core/billing/invoices/account-invoice.ts"
import { orderTotals } from "../../../../core/orders/order-totals.ts"
import { gstIn } from "../../../../core/pricing/gst.ts"
import { lineAmounts } from "../../../../core/pricing/price-line.ts"
import { toHundredths } from "../../../../core/units/quantity.ts"
import { newInvoice } from "../account-invoices.ts"

export const seller = {
  name: "Lineal Timber & Hardware",
  abn: "89000000019",
  phone: "(03) 7010 0100",
  email: "hello@lineal.example",
  address: { lineOne: "1 Mill Road", suburb: "Rowville", postcode: "3178", state: "VIC" }
}
export const buyer = { customerId: "2001", name: "Ironbark Constructions", abn: "70000000760" }

/** Nothing of it is paid unless it is said. */
export const invoiceOf = (known: Partial<AccountInvoice> = {}): AccountInvoice => {
  const invoice = { ...newInvoice(), settlements: [], ...known }
  return { ...invoice, outstanding: known.outstanding ?? invoice.total }
}

/** A line priced as the shop prices: unit price times quantity, rounded once, and its GST. */
const lineOf = (unitPrice: number, qty: number, more: Partial<InvoiceLine> = {}): InvoiceLine => {
  const linePrice = lineAmounts(unitPrice, toHundredths(qty))
  const plain = { ...(newInvoice().lines[0] as InvoiceLine), pieces: 1 }
  return { ...plain, unitPrice, qty, linePrice, lineGst: gstIn(linePrice), ...more }
}
const gstFree = (unitPrice: number, qty: number) => lineOf(unitPrice, qty, { lineGst: 0 })

const invoiceWith = (
  lines: ReadonlyArray<InvoiceLine>,
  { delivery = 0, surcharge = 0 } = {},
  more: Partial<AccountInvoice> = {}
) => {
  const totals = orderTotals(lines, delivery, surcharge)
  return invoiceOf({ lines, totals, total: totals.total, ...more })
}

/** Wholly without GST, the freight too. */
const gstFreeInvoice = (lines: ReadonlyArray<InvoiceLine>, delivery = 0) => {
  const totals = { ...orderTotals(lines, delivery, 0), gst: 0 }
  return invoiceOf({ lines, totals, total: totals.total })
}

const many = (count: number, line: (place: number) => InvoiceLine) => Array.from({ length: count }, (_, at) => line(at))
const stick = lineOf(645, 37.8)
const long = "Merbau decking, kiln dried, random lengths, reeded one side and smooth the other, end-sealed ".repeat(12)
const paid = (part: number, more: Partial<AccountInvoice> = {}) => {
  const invoice = invoiceWith([stick, lineOf(1995, 12)], { delivery: 8800 }, more)
  return { ...invoice, outstanding: Math.round(invoice.total * (1 - part)) }
}
const units = ["EA", "M2", "M3", "KG", "LT", "HR", "BX", "PK", "RL", "BD", "PL", "TU", "MT", "HA"]

const invoices: ReadonlyArray<readonly [kind: string, invoice: AccountInvoice]> = [
  ["one line", invoiceOf()],
  ["one line of one cent", invoiceWith([lineOf(1, 1)])],
  ["a line of five cents, whose GST is nothing", invoiceWith([lineOf(5, 1)])],
  ["a line of nearly the most that there is", invoiceWith([lineOf(9_999_999, 9_999)])],
  ["two lines", invoiceWith([stick, lineOf(1995, 3)])],
  ["400 lines", invoiceWith(many(400, (at) => lineOf(100 + 7 * at, 1 + (at % 9) / 4)))],
  // As many as it takes for their rounded GST to be a dollar off a tenth of them.
  ["210 lines, each rounded up in its GST", invoiceWith(many(210, () => lineOf(6, 1)))],
  [
    "210 lines, each rounded down in its GST, with freight",
    invoiceWith(
      many(210, () => lineOf(5, 1)),
      { delivery: 99 }
    )
  ],
  [
    "a hundred lines",
    invoiceWith(
      many(100, (at) => lineOf(1105 + at, 1)),
      { delivery: 9900 }
    )
  ],
  ["freight", invoiceWith([stick], { delivery: 8800 })],
  ["freight of an odd cent", invoiceWith([stick], { delivery: 8807 })],
  ["freight beside GST-free goods", invoiceWith([gstFree(15_500, 9)], { delivery: 3300 })],
  ["a surcharge beside GST-free goods", invoiceWith([gstFree(15_500, 9)], { surcharge: 1744 })],
  ["a card surcharge", invoiceWith([stick], { surcharge: 305 })],
  ["freight and a card surcharge", invoiceWith([stick], { delivery: 8800, surcharge: 415 })],
  ["a surcharge of one cent", invoiceWith([lineOf(80, 1)], { surcharge: 1 })],
  ["GST-free goods", gstFreeInvoice([gstFree(1000, 3)])],
  ["GST-free export with its freight", gstFreeInvoice([gstFree(2345, 12.5), gstFree(999, 7)], 21_900)],
  ["several rates", invoiceWith([stick, gstFree(1000, 3), lineOf(1995, 2)])],
  [
    "several rates with freight and surcharge",
    invoiceWith([gstFree(333, 3), stick], { delivery: 4567, surcharge: 89 })
  ],
  ["a volume price below the list price", invoiceWith([lineOf(600, 37.8, { unitPrice: 645 })])],
  ["a price brought down to a cent", invoiceWith([lineOf(1, 12, { unitPrice: 4995 })])],
  ["part paid", paid(0.4)],
  ["paid but for one cent", { ...paid(0), outstanding: 1 }],
  ["paid in full", paid(1)],
  ["part paid and part credited", paid(0.5, { credited: 1000 })],
  ["credited in full", { ...paid(1), credited: paid(1).total }],
  ["a third of a metre", invoiceWith([lineOf(3333, 0.33)])],
  ["a hundredth of a kilogram", invoiceWith([lineOf(99, 0.01, { linePrice: 1, lineGst: 0 })])],
  ["ten thousand pieces of a cent", invoiceWith([lineOf(1, 10_000)])],
  ["each unit", invoiceWith(units.map((pricedUom) => lineOf(1234, 2, { uom: pricedUom, pricedUom })))],
  ["long names", invoiceWith([lineOf(1995, 2, { name: long })], {}, { soldTo: [long, long, `${long} VIC 3178`] })],
  [
    "non-ASCII",
    invoiceWith([lineOf(1995, 2, { name: "Ø 20 mm × 1½″ Dübel – 漢字 🪵" })], {}, { soldTo: ["Nguyễn & Søn"] })
  ],
  ["signs that mean something in XML", invoiceWith([lineOf(5, 9, { name: `<"&'>`, sku: "A&B" })])],
  ["control characters", invoiceWith([lineOf(5, 9, { name: "tab\tnul\u0000bell\u0007" })], {}, { soldTo: ["\u0001"] })],
  ["a PO number of every sign", invoiceWith([stick], {}, { customerOrderNo: "PO #12/ä-<7> & Lot 3" })],
  ["a PO number of 60 signs", invoiceWith([stick], {}, { customerOrderNo: "7".repeat(60) })],
  ["no PO number", invoiceWith([stick], {}, { customerOrderNo: "" })],
  ["a number without a suffix", invoiceWith([stick], {}, { invoiceSuffix: "" })],
  ["no address", invoiceWith([stick], {}, { soldTo: ["Ironbark Constructions"] })],
  ["an address", invoiceWith([stick], {}, { soldTo: ["Ironbark", "5 Site Street", "PAKENHAM UPPER VIC 3810"] })],
  ["an address of another form", invoiceWith([stick], {}, { soldTo: ["Ironbark", "RMB 12", "near Omeo"] })],
  ["nobody's name", invoiceWith([stick], {}, { soldTo: [] })],
  ["the last day of January", invoiceWith([stick], {}, { invoiceDate: "2028-01-31" })],
  ["a name and a PO number of spaces", invoiceWith([stick], {}, { soldTo: ["  "], customerOrderNo: " \t" })],
  ["an order over the counter at list prices", invoiceWith([stick], {}, { isAtOwnPrices: false, showsExGst: false })]
]

const credit = (lines: EInvoiceCredit["lines"], more: Partial<EInvoiceCredit> = {}): EInvoiceCredit => ({
  document: "CN-C100000017",
  date: "2026-10-20",
  invoice: invoiceOf(),
  lines,
  ...more
})
const credits: ReadonlyArray<readonly [kind: string, credit: EInvoiceCredit]> = [
  ["two sticks", credit([{ ...lineOf(645, 10.8), uom: "STICK", qty: 2 }])],
  ["the whole invoice", credit(invoiceOf().lines)],
  ["several lines", credit([lineOf(1995, 3), lineOf(77, 12), lineOf(4, 1)])],
  ["210 lines rounded in their GST", credit(many(210, () => lineOf(6, 1)))],
  ["GST-free goods", credit([gstFree(1000, 3)])],
  ["several rates", credit([gstFree(1000, 3), stick])],
  [
    "without a PO number, of an invoice without a suffix, in other scripts",
    credit([lineOf(1995, 1, { name: "Ødegård 木" })], {
      invoice: { ...invoiceOf(), customerOrderNo: "", invoiceSuffix: "" }
    })
  ]
]

/** What each is, and its XML. */
export type WrittenEInvoice = { readonly kind: string; readonly root: "Invoice" | "CreditNote"; readonly xml: string }

export const eInvoiceKinds: ReadonlyArray<WrittenEInvoice> = [
  ...invoices.map(([kind, invoice]) => ({
    kind,
    root: "Invoice" as const,
    xml: ublInvoice(invoice, seller, buyer)
  })),
  ...credits.map(([kind, of]) => ({
    kind: `a credit note of ${kind}`,
    root: "CreditNote" as const,
    xml: ublCreditNote(of, seller, buyer)
  }))
]
