/** A quote as its readers see it: a sales order that waits to be paid. */
import { melbourneMoment } from "../../melbourne.ts"
import { allFields } from "../../orders/order-edit.ts"
import type { QuoteStanding, SalesOrder } from "../../orders/sales-order.ts"
import { plainDate } from "../../temporal.ts"
import { type AccountQuote, outstandingTotals, quoteTotals } from "./account-quote.ts"
import { calledOffShare, openParts } from "./call-off.ts"
import { isPayableState, quoteExpiryDate, quoteState } from "./quote.ts"

/** How a quote stands at a moment, epoch milliseconds. */
export const quoteStanding = (quote: AccountQuote, now: number): QuoteStanding => {
  const { quotedOn, lines, paidOrderNo, invoiceNo } = quote
  const deliveredLines = lines.flatMap((line, place) =>
    line.invoiceNo === undefined ? [] : [{ place, invoiceNo: line.invoiceNo }]
  )
  return {
    state: quoteState({ ...quote, isPartDelivered: deliveredLines.length > 0, calledOff: calledOffShare(quote) }, now),
    quotedOn,
    expiresOn: quoteExpiryDate(quotedOn),
    outstanding: quote.isPaid ? 0 : outstandingTotals(quote).total,
    ...(paidOrderNo === undefined ? {} : { orderNo: paidOrderNo }),
    ...(invoiceNo === undefined ? {} : { invoiceNo }),
    deliveredLines,
    openParts: quote.isPaid ? [] : openParts(quote),
    callOffs: quote.callOffs.map(({ orderNo, status, estimated }) => ({ orderNo, status, estimated }))
  }
}

/** [ENT-04] [CHK-06] In full, for a reader who may change it or not. */
export const quoteView = (
  quote: AccountQuote,
  { branch, mayEdit, now }: { readonly branch: string; readonly mayEdit: boolean; readonly now: number }
): SalesOrder => {
  const { orderNo, customerOrderNo, instructions, contact, checkoutType, address, accountName } = quote
  const standing = quoteStanding(quote, now)
  return {
    orderNo,
    ...(customerOrderNo === undefined ? {} : { customerOrderNo }),
    instructions,
    contactName: contact.contactName,
    contactPhone: contact.phone,
    status: "awaiting-payment",
    orderDate: melbourneMoment(plainDate(quote.quotedOn), 0),
    checkoutType,
    deliveryTo: `${contact.contactName}, ${accountName}`,
    ...(address ? { destination: { method: "delivery" as const, address } } : {}),
    branch,
    quote: standing,
    invoice: { invoicedTo: accountName, email: contact.email, isIssued: false },
    lines: quote.lines.map(({ invoiceNo: _, position: __, ...line }) => line),
    totals: quoteTotals(quote),
    steps: [],
    payments: [],
    editable: mayEdit && isPayableState(standing.state) ? allFields : []
  }
}
