/** The invoice of an order, and how it is booked. */
import { invoicedTo } from "../../orders/invoiced-to.ts"
import type { Order, OrderLine } from "../../orders/order.ts"
import type { LedgerEntry } from "../ledger/ledger.ts"
import { invoiceEntry, paymentEntry } from "../ledger/ledger-entries.ts"
import type { InvoiceLine, NewInvoice } from "./account-invoice.ts"
import { invoiceText, toSelectedInvoice } from "./invoice.ts"

/** A line as it was ordered, as an invoice has it. */
export const invoiceLine = (line: OrderLine): InvoiceLine => {
  const { sku, name, uom, length, qty, pieces, pricedUom, unitPrice, linePrice, lineGst } = line
  const ofLength = length === undefined ? {} : { length }
  return { sku, name, uom, ...ofLength, qty, pieces, pricedUom, unitPrice, linePrice, lineGst }
}

/**
 * [INV-01] [ENT-05] The invoice of an order whose goods leave the branch on that Melbourne day, `2026-11-23`: it has the
 * order's number and no suffix, as the shop sends an order whole. Undefined for a guest, who has no account.
 */
export const orderInvoice = (order: Order, day: string): NewInvoice | undefined => {
  const { buyer, orderNo, branchId, billing, customerRefNo, lines, totals } = order
  if (!buyer) return undefined
  return {
    invoiceNumber: orderNo,
    invoiceSuffix: "",
    customerId: buyer.customerId,
    invoiceDate: day,
    customerEmail: billing.contactDetails.email,
    ...(customerRefNo === undefined ? {} : { customerOrderNo: customerRefNo }),
    total: totals.total,
    orderNo,
    branchId,
    soldTo: invoicedTo(order),
    lines: lines.map(invoiceLine),
    totals,
    isAtOwnPrices: buyer.hasOwnPrices,
    showsExGst: buyer.showsExGst
  }
}

/** How an invoice stands in the ledger, whose document has the invoice's own number. */
export const bookedInvoice = (invoice: NewInvoice): LedgerEntry =>
  invoiceEntry({
    id: invoiceText(toSelectedInvoice(invoice)),
    customerId: invoice.customerId,
    date: invoice.invoiceDate,
    total: invoice.totals.total,
    gst: invoice.totals.gst
  })

/**
 * [LED-01] [CRED-02] What is booked with an order's invoice: on trade credit it is owed from then on; what was paid when it
 * was ordered, by the provider's reference, pays it off on the same day.
 */
export const orderInvoiceEntries = (
  invoice: NewInvoice,
  paid: Pick<Order, "paymentMethod" | "transactionReference">
): ReadonlyArray<LedgerEntry> => {
  const booked = bookedInvoice(invoice)
  const { paymentMethod, transactionReference } = paid
  if (paymentMethod === "trade-credit" || transactionReference === undefined) return [booked]
  const { total } = invoice.totals
  const payment = paymentEntry({
    id: `payment ${transactionReference}`,
    customerId: invoice.customerId,
    date: invoice.invoiceDate,
    amount: total,
    against: [{ document: booked.id, amount: total }]
  })
  return [booked, payment]
}
