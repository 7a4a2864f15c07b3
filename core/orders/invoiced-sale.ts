/** An order as its tax invoice prints it. */
import { melbourneDate } from "../melbourne.ts"
import { methodTerms } from "../methods/method-terms.ts"
import { taxInvoiceWords as words } from "../words/tax-invoice.ts"
import { invoicedTo } from "./invoiced-to.ts"
import type { Order } from "./order.ts"
import { orderNumberText } from "./order-number.ts"
import type { InvoicedSale } from "./tax-invoice.ts"

/** How it was paid, as soon as it was. */
const paymentFact = ({ paymentMethod, transactionReference }: Order): ReadonlyArray<string> =>
  transactionReference === undefined ? [] : [methodTerms[paymentMethod].paidBy(transactionReference)]

/** [GST-03] The order under its own number, of the day on which it was placed. */
export const orderSale = (order: Order): InvoicedSale => ({
  number: orderNumberText(order.orderNo),
  day: melbourneDate(order.orderedAt),
  facts: [...(order.customerRefNo ? [words.poNumber(order.customerRefNo)] : []), ...paymentFact(order)],
  soldTo: invoicedTo(order),
  lines: order.lines,
  totals: order.totals,
  showsExGst: order.buyer?.showsExGst ?? false
})
