/** What whoever sends the money by themselves reads: where to, how much, and until when. */
import { dayText, melbourneDay } from "../melbourne.ts"
import { dollars } from "../money.ts"
import { awaitedWords } from "../words/awaited-payment.ts"
import type { OrderPayment } from "./payment.ts"

/** What somebody reads who sends the money by themselves: labels with their values, in their order. */
export type PaymentInstructions = ReadonlyArray<{ readonly label: string; readonly value: string }>

/** [BANK-01] A way to pay whose money its payer sends by themselves. */
export type AwaitedTerms = {
  /** For so many whole Melbourne days after that of the order its goods are kept. */
  readonly days: number
  readonly instructions: (paymentRef: string) => PaymentInstructions
}

/** [BANK-01] The last day on which the money is still waited for, as it is said: `Tue 1 Dec`. */
export const lastDayText = (until: number): string => dayText(melbourneDay(until - 1))

/** [BANK-01] An order's own; the amount is its total. */
export const awaitedInstructions = (
  { total, attempt: { paymentRef, waitsUntil } }: Pick<OrderPayment, "total" | "attempt">,
  { instructions }: AwaitedTerms
): PaymentInstructions => [
  { label: awaitedWords.amount, value: dollars(total) },
  ...instructions(paymentRef),
  ...(waitsUntil === undefined ? [] : [{ label: awaitedWords.payBy, value: lastDayText(waitsUntil) }])
]
