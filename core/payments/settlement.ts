/** The one decision about what follows from what a provider says of a payment, whoever asked: the browser, a webhook or the reconciler. */
import { isSamePayable, type Payable } from "./payable.ts"
import type { AttemptState, ProviderPayment } from "./payment.ts"

/** The shop counts in Australian dollars. */
const CURRENCY = "aud"

/**
 * What is to be done: what was agreed to is `take`n, what was paid is `place`d; money that fits nothing any more goes back (`refund` on the books of what
 * it was for, `stray` outside them); an unpaid one is `refuse`d; `wait` for the provider; or it is all `done`.
 */
export type SettlementAction = "take" | "place" | "refund" | "stray" | "refuse" | "wait" | "done"

/** One attempt to pay, as far as settling goes. */
export type SettledAttempt = { readonly paymentRef: string; readonly state: AttemptState }

/** Agreed to by the shopper for exactly this, by its own attempt. */
const isFor = (payable: Payable, attempt: SettledAttempt, reported: ProviderPayment): boolean =>
  attempt.paymentRef === reported.id &&
  reported.amount === payable.amount &&
  reported.currency === CURRENCY &&
  isSamePayable(payable, reported.payable)

/** Only the whole amount in the right currency, for this payable and by its own attempt, pays what is still open. */
const settleMoney = (payable: Payable, attempt: SettledAttempt, reported: ProviderPayment): SettlementAction => {
  if (attempt.paymentRef !== reported.id) return "stray"
  if (payable.captured > 0) return "done"
  const isWhole = reported.received === payable.amount && reported.currency === CURRENCY
  return payable.isOpen && isWhole && isSamePayable(payable, reported.payable) ? "place" : "refund"
}

/**
 * [I8] [I9] [I19] What follows for a payable from what the provider of any method says of its payment, however often.
 * Nothing but money moves one that is no longer open.
 */
export const settle = (payable: Payable, attempt: SettledAttempt, reported: ProviderPayment): SettlementAction => {
  if (reported.status === "succeeded") return settleMoney(payable, attempt, reported)
  if (!payable.isOpen) return "done"
  switch (reported.status) {
    case "cancelled":
      return "refuse"
    case "unpaid":
      // While the answer to a first confirmation is not known, a refusal may be that of an earlier try with another card.
      return attempt.state === "started" ? "wait" : "refuse"
    case "approved":
      return isFor(payable, attempt, reported) ? "take" : "refuse"
    case "requires-action":
    case "processing":
      return "wait"
  }
}
