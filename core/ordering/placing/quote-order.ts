/** The order that one or several quotes become, at the prices that they were quoted at. */
import { type AccountQuote, outstandingTotals } from "../../billing/quotes/account-quote.ts"
import { calledOffLines, openLines, type WantedPart } from "../../billing/quotes/call-off.ts"
import type { Delivery } from "../../delivery/delivery.ts"
import { estimatedAt } from "../../delivery/quote/estimate.ts"
import { deliveryDayProblem } from "../../delivery/schedule/delivery-days.ts"
import { pickupDayProblem } from "../../delivery/schedule/pickup.ts"
import type { BuyerTerms } from "../../identity/buyer.ts"
import { melbourneDate } from "../../melbourne.ts"
import type { Cents } from "../../money.ts"
import type { OrderLine } from "../../orders/order.ts"
import { orderDestination } from "../../orders/order-destination.ts"
import { orderTotals } from "../../orders/order-totals.ts"
import type { ProviderMethod } from "../../payment-method.ts"
import type { WeekHours } from "../../stores/branch.ts"
import type { PickLine } from "../checkout/stock-allocation.ts"
import type { NewOrder } from "../new-order.ts"

const sum = (amounts: ReadonlyArray<Cents>): Cents => amounts.reduce((total, amount) => total + amount, 0)

const linesOf = (quotes: ReadonlyArray<AccountQuote>): ReadonlyArray<OrderLine> =>
  quotes.flatMap((quote) => openLines(quote).map(({ invoiceNo: _, position: __, ...line }) => line))

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
  /** [QUO-08] The Melbourne day that a call-off is wanted on, `2026-11-23`; as soon as it can be where there is none. */
  readonly day?: string
  /** Of the branch that hands it over. */
  readonly hours: WeekHours
}

/** [QUO-08] A part of one quote, on its own day, `2026-11-23`. */
export type WantedCallOff = { readonly day: string; readonly parts: ReadonlyArray<WantedPart> }

/** [QUO-08] The quote as if the part were all of it; nothing where there is no such part left. */
export const calledOffQuote = (quote: AccountQuote, parts: WantedCallOff["parts"]): AccountQuote | undefined => {
  const lines = calledOffLines(quote, parts)
  if (!lines) return undefined
  const part = { ...quote, lines, callOffs: [] }
  return { ...part, outstanding: outstandingTotals(part).total }
}

/** [QUO-08] Why a call-off can't come, or be collected, on its day; nothing where it can. */
export const callOffDayProblem = (
  { address }: AccountQuote,
  day: string,
  plan: Pick<Paying, "readyAt" | "now" | "hours"> & { readonly gazetted: ReadonlyArray<string> }
): string | undefined =>
  address ? deliveryDayProblem(day, { ...plan, leadDays: 0, vehicles: [] }) : pickupDayProblem(day, plan)

const deliveryOf = (
  { address, contact, branchId }: AccountQuote,
  instructions: string,
  fee: Cents,
  { readyAt, day }: Paying
): Delivery => {
  const date = day ?? melbourneDate(readyAt)
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
  const delivery = deliveryOf(first, instructions, totals.delivery, paying)
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
    estimated: estimatedAt(delivery, paying.readyAt, paying.hours),
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
