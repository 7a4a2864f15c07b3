/** A card payment as its provider knows it, and what follows from it for the order. */
import type { Cents } from "../money.ts"
import type { OrderStatus } from "../orders/order.ts"
import { declineWords, stripeWords } from "../words/payment.ts"

/** How far the provider has come; `unpaid` waits for a card or for being confirmed. */
export type IntentStatus = "unpaid" | "requires-action" | "processing" | "succeeded" | "cancelled"

/** Why a card was refused, in the provider's codes. */
export type CardRefusal = { readonly code: string; readonly declineCode?: string }

/** A payment at the provider. */
export type Intent = {
  readonly id: string
  readonly clientSecret: string
  readonly status: IntentStatus
  readonly amount: Cents
  readonly currency: string
  /** What was taken. */
  readonly received: Cents
  /** The browser that it was made for: the SHA-256, in hex, of what its cookie calls it. */
  readonly browser?: string
  /** The order that it was last confirmed for. */
  readonly orderNo?: string
  readonly transactionReference?: string
  /** Where the shopper proves who they are. */
  readonly redirectUrl?: string
  readonly refusal?: CardRefusal
}

/** Money that went back of a payment, whoever sent it, by the provider's own number of it; whole cents. */
export type ProviderRefund = { readonly reference: string; readonly amount: Cents }

/** How far one try to pay has come, as the shop knows it; the last three are its ends. */
export type AttemptState = "started" | "requires-action" | "processing" | "succeeded" | "refused" | "abandoned"

/** An order's payment: the order as far as money is concerned, and its one try to pay. */
export type OrderPayment = {
  readonly orderNo: string
  readonly status: OrderStatus
  readonly total: Cents
  readonly captured: Cents
  readonly refunded: Cents
  readonly capturedAt?: number
  readonly transactionReference?: string
  readonly attempt: {
    readonly id: string
    readonly intentId: string
    /** The provider carries out what is asked under one key at most once. */
    readonly key: string
    readonly state: AttemptState
    readonly refusal?: CardRefusal
    /** Epoch milliseconds. */
    readonly madeAt: number
  }
}

/** Whether there is nothing left to do for an order's payment, whatever its provider reports of it. */
export const isPaymentFinal = ({ status, captured }: OrderPayment): boolean => captured > 0 && status !== "cancelled"

/** [PAY-01] Stripe counts in Australian dollars here. */
const CURRENCY = "aud"

/**
 * What is to be done: the order is `place`d; money that fits no order any more goes back (`refund` on the order's books,
 * `stray` outside them); an unpaid order is `refuse`d; `wait` for the provider; or it is all `done`.
 */
export type SettlementAction = "place" | "refund" | "stray" | "refuse" | "wait" | "done"

/**
 * [I8] [I9] [I19] What follows for an order from what its provider says, whoever asked and however often. Only the whole
 * amount in the right currency, for this order and by its own try, places an order that still waits.
 */
export const settlementAction = (intent: Intent, payment: OrderPayment): SettlementAction => {
  const isWaiting = payment.status === "awaiting-payment"
  if (intent.status === "succeeded") {
    if (payment.attempt.intentId !== intent.id) return "stray"
    if (payment.captured > 0) return "done"
    const isWhole = intent.received === payment.total && intent.currency === CURRENCY
    return isWaiting && isWhole && intent.orderNo === payment.orderNo ? "place" : "refund"
  }
  if (!isWaiting) return "done"
  if (intent.status === "cancelled") return "refuse"
  // While the answer to a first confirmation is not known, a refusal may be that of an earlier try with another card.
  return intent.status === "unpaid" && payment.attempt.state !== "started" ? "refuse" : "wait"
}

const byCode: { readonly [code: string]: string } = {
  insufficient_funds: declineWords.insufficientFunds,
  expired_card: declineWords.expiredCard,
  incorrect_cvc: declineWords.incorrectCvc,
  invalid_cvc: declineWords.incorrectCvc,
  incorrect_number: declineWords.incorrectNumber,
  invalid_number: declineWords.incorrectNumber,
  processing_error: declineWords.processingError,
  payment_intent_authentication_failure: stripeWords.offSite,
  authentication_required: stripeWords.offSite
}

/** [PAY-01] [MSG-05] A refused card in the shop's words; a lost or stolen card is told no more than that it was declined. */
export const declineMessage = ({ code, declineCode = "" }: CardRefusal): string => {
  const known = [declineCode, code].find((one) => Object.hasOwn(byCode, one)) ?? ""
  return byCode[known] ?? stripeWords.handled
}
