/** The order that one or several quotes become, at the prices that they were quoted at. */
import { type AccountQuote, openLines } from "../../billing/quotes/account-quote.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import type { BuyerTerms } from "../../identity/buyer.ts"
import { melbourneDate } from "../../melbourne.ts"
import type { Cents } from "../../money.ts"
import type { OrderLine } from "../../orders/order.ts"
import { orderDestination } from "../../orders/order-destination.ts"
import { orderTotals } from "../../orders/order-totals.ts"
import type { ProviderMethod } from "../../payment-method.ts"
import type { PickLine } from "../checkout/stock-allocation.ts"
import type { NewOrder } from "../new-order.ts"

const sum = (amounts: ReadonlyArray<Cents>): Cents => amounts.reduce((total, amount) => total + amount, 0)

const linesOf = (quotes: ReadonlyArray<AccountQuote>): ReadonlyArray<OrderLine> =>
  quotes.flatMap((quote) => openLines(quote).map(({ invoiceNo: _, ...line }) => line))

/** What is left to pay of all of them together: the sum of what each has left, cents with GST. */
export const quotesTotals = (quotes: ReadonlyArray<AccountQuote>) =>
  orderTotals(
    linesOf(quotes),
    sum(quotes.filter(({ outstanding }) => outstanding > 0).map(({ deliveryFee }) => deliveryFee)),
    0
  )

/** What the branch picks of them. */
export const quotesPickLines = (quotes: ReadonlyArray<AccountQuote>): ReadonlyArray<PickLine> =>
  linesOf(quotes).map(({ sku, pieces }) => ({ sku, pieces }))

const placeOf = ({ branchId, address }: AccountQuote) => JSON.stringify([branchId, address ?? null])

/** One order is handed over at one place, of one account. */
export const areHandedOverTogether = (quotes: ReadonlyArray<AccountQuote>): boolean =>
  new Set(quotes.map((quote) => `${quote.customerId} ${placeOf(quote)}`)).size <= 1

const joined = (texts: ReadonlyArray<string>, between: string): string =>
  [...new Set(texts.filter((text) => text !== ""))].join(between)

type Paying = {
  readonly orderNo: string
  readonly method: ProviderMethod
  readonly paymentRef: string
  readonly browser: string
  readonly address: string
  readonly key: string
  /** Who is logged in; the contact that the quote was made for where its link is paid. */
  readonly contactId?: string
  /** When the goods are ready at the branch, and now, epoch milliseconds. */
  readonly readyAt: number
  readonly now: number
}

const deliveryOf = (first: AccountQuote, instructions: string, fee: Cents, readyAt: number): Delivery => {
  const { address, contact, branchId } = first
  const date = melbourneDate(readyAt)
  const said = { instructions, contactDetails: contact, date }
  if (!address) return { type: "timber_pickup", details: { ...said, branchId } }
  // The store finds the truck: which one it takes was its own matter when it quoted.
  const carried = { deliveryTotal: fee, vehicles: [], craneRequired: false, address }
  return { type: "timber_delivery", details: { ...said, ...carried, time: "2359" } }
}

/** [I16] `quotes` are at least one, of one account and one place; the first of them says who it is for. */
export const quoteOrder = (quotes: readonly [AccountQuote, ...Array<AccountQuote>], paying: Paying): NewOrder => {
  const [first] = quotes
  const totals = quotesTotals(quotes)
  const instructions = joined(
    quotes.map((quote) => quote.instructions),
    " / "
  ).slice(0, 500)
  const customerRefNo = joined(
    quotes.map(({ customerOrderNo = "" }) => customerOrderNo),
    ", "
  ).slice(0, 30)
  const delivery = deliveryOf(first, instructions, totals.delivery, paying.readyAt)
  const destination = orderDestination(delivery)
  const buyer: BuyerTerms = {
    contactId: paying.contactId ?? first.contactId,
    customerId: first.customerId,
    hasOwnPrices: quotes.some(({ isAtOwnPrices }) => isAtOwnPrices),
    showsExGst: first.showsExGst
  }
  return {
    orderNo: paying.orderNo,
    buyer,
    orderedAt: paying.now,
    checkoutType: first.checkoutType,
    branchId: first.branchId,
    ...(destination ? { destination } : {}),
    lines: linesOf(quotes),
    totals,
    contact: first.contact,
    billing: { contactDetails: first.contact, ...(first.address ? { address: first.address } : {}) },
    instructions,
    ...(customerRefNo ? { customerRefNo } : {}),
    estimated: paying.readyAt,
    paymentMethod: paying.method,
    delivery,
    wantsMarketing: false,
    browser: paying.browser,
    address: paying.address,
    method: paying.method,
    paymentRef: paying.paymentRef,
    requestKey: paying.key
  }
}
