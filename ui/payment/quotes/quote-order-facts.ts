/** What is said of the order that quotes became, by whether it is paid. */
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { dateText, melbourneDay } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { paymentMethodWords } from "../../words/payment-methods.ts"
import { quotesPaymentWords as words } from "../../words/quotes-payment.ts"

type Order = Pick<
  ApiCalls["GET /orders/order/id/:id"]["data"],
  "orderNo" | "orderedAt" | "totals" | "paymentMethod" | "customerRefNo" | "transactionReference"
>

/** What is put on an account, or waits for a transfer, is not paid yet. */
const isPaid = ({ transactionReference, paymentMethod }: Order): boolean =>
  transactionReference !== undefined && paymentMethod !== "trade-credit"

export const quoteOrderFacts = (order: Order): ReadonlyArray<readonly [string, string]> => {
  const { orderNo, orderedAt, totals, paymentMethod, customerRefNo } = order
  return [
    [words.orderNo, orderNumberText(orderNo)],
    // With its year: the page is printed and filed.
    [words.orderDate, dateText(melbourneDay(orderedAt))],
    [isPaid(order) ? words.paid : words.total, dollars(totals.total)],
    [isPaid(order) ? words.paidBy : words.payment, paymentMethodWords[paymentMethod].name],
    ...(customerRefNo ? [[words.poNumber, customerRefNo] as const] : [])
  ]
}

export const quoteOrderTitle = (order: Order): string => (isPaid(order) ? words.thanksTitle : words.orderedTitle)
