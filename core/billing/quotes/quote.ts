/** A quote: an order that waits to be paid, at prices that hold for a while. */
import { melbourneDate } from "../../melbourne.ts"
import type { Cents } from "../../money.ts"
import type { QuoteState } from "../../orders/sales-order.ts"
import { plainDate } from "../../temporal.ts"
import type { CalledOffShare } from "./call-off.ts"

/** What says whether a quote can be paid, and by whom. */
export type Quote = {
  readonly orderNo: string
  /** The account that it was made for. */
  readonly customerId: string
  /** Its Melbourne day, `2026-11-23`. */
  readonly quotedOn: string
  /** With GST; what is left of it to pay. */
  readonly outstanding: Cents
  readonly isPaid: boolean
  /** Of the invoice that paying it made. */
  readonly invoiceNo?: string
}

/** A quote holds for so many days after its own. */
export const QUOTE_DAYS = 30

/** [QUO-04] The last day on which a quote can be paid, `2026-12-23`. */
export const quoteExpiryDate = (quotedOn: string): string => plainDate(quotedOn).add({ days: QUOTE_DAYS }).toString()

/** [QUO-04] A quote expires at the midnight in Melbourne after its last day; `now` is epoch milliseconds. */
export const isQuoteExpired = ({ quotedOn }: Pick<Quote, "quotedOn">, now: number): boolean =>
  melbourneDate(now) > quoteExpiryDate(quotedOn)

/** The quoted day, `2026-11-23`, from which on a quote has not expired at that moment, epoch milliseconds. */
export const firstValidQuoteDay = (now: number): string =>
  plainDate(melbourneDate(now)).subtract({ days: QUOTE_DAYS }).toString()

/** [QUO-05] Somebody is reminded of a quote so many days before its last. */
const REMINDER_DAYS = 5

/** [QUO-05] The last quoted day, `2026-11-23`, of which somebody is reminded at that moment, epoch milliseconds. */
export const lastRemindedQuoteDay = (now: number): string =>
  plainDate(melbourneDate(now))
    .subtract({ days: QUOTE_DAYS - REMINDER_DAYS })
    .toString()

/** What a quote's state follows from. */
type StateFacts = Pick<Quote, "quotedOn" | "outstanding" | "isPaid"> & {
  readonly isPartDelivered: boolean
  readonly calledOff: CalledOffShare
}

/** [QUO-04] [QUO-08] How a quote stands, in the order in which its errors are asked: paid, expired, nothing left to pay. */
export const quoteState = ({ isPartDelivered, calledOff, ...quote }: StateFacts, now: number): QuoteState => {
  if (calledOff === "all") return "called-off"
  if (quote.isPaid) return "paid"
  if (isQuoteExpired(quote, now)) return "expired"
  if (quote.outstanding === 0) return "nothing-due"
  if (calledOff === "part") return "part-called-off"
  return isPartDelivered ? "part-delivered" : "open"
}

/** The states in which a quote can be paid, and its texts changed. */
type PayableState = "open" | "part-delivered" | "part-called-off"

export const isPayableState = (state: QuoteState): state is PayableState =>
  state === "open" || state === "part-delivered" || state === "part-called-off"

/** A quote's number as a merchant's system gives it: never an order's, so that one field finds both. */
export const isQuoteNumber = (text: string): boolean => /^Q\d{4,10}$/.test(text)

/** A quote's number as somebody typed it; nothing where it is none. */
export const parseQuoteNumber = (typed: string): string | undefined => {
  const number = typed.replace(/[\s-]/g, "").toUpperCase()
  return isQuoteNumber(number) ? number : undefined
}
