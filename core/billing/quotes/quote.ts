/** A quote: an order that waits to be paid, at prices that hold for a while. */
import { melbourneDate } from "../../melbourne.ts"
import type { Cents } from "../../money.ts"
import { plainDate } from "../../temporal.ts"

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
