/** A payment as its provider knows it, and what follows from it for the order. */

import { methodRefusals } from "../methods/method-terms.ts"
import type { Cents } from "../money.ts"
import type { OrderStatus } from "../orders/order.ts"
import { cartMethod, type ProviderMethod } from "../payment-method.ts"
import { cardPaymentWords, declineWords } from "../words/payment.ts"
import type { Payable, PayableRef } from "./payable.ts"
import { creditRefusalMessages } from "./trade-credit.ts"

/** How far the provider has come; `unpaid` waits for a card or for being confirmed, `approved` for the shop to take the money. */
export type ProviderPaymentStatus = "unpaid" | "requires-action" | "approved" | "processing" | "succeeded" | "cancelled"

/** Why a card was refused, in the provider's codes. */
export type CardRefusal = { readonly code: string; readonly declineCode?: string }

/** The shopper's bank did not confirm that it is they who pay. */
export const notConfirmedRefusal: CardRefusal = { code: "authentication_required" }

/** A form of the provider's: its fields by their names. */
export type ProviderFields = { readonly [field: string]: string }

/** A payment at the provider. */
export type ProviderPayment = {
  readonly method: ProviderMethod
  readonly id: string
  /** By which a browser confirms it, where its method has that. */
  readonly clientSecret?: string
  readonly status: ProviderPaymentStatus
  readonly amount: Cents
  readonly currency: string
  /** What was taken. */
  readonly received: Cents
  /** The browser that it was made for: the SHA-256, in hex, of what its cookie calls it. */
  readonly browser?: string
  /** What it was last started for. */
  readonly payable?: PayableRef
  readonly transactionReference?: string
  /** Where the shopper proves who they are. */
  readonly redirectUrl?: string
  /** What the shopper's browser posts to the provider itself, with a card that the shop never sees. */
  readonly fields?: ProviderFields
  readonly refusal?: CardRefusal
}

/** Money that went back of a payment, whoever sent it, by the provider's own number of it; whole cents. */
export type ProviderRefund = { readonly reference: string; readonly amount: Cents }

/** How far one try to pay has come, as the shop knows it; the last three are its ends. */
export type AttemptState = "started" | "requires-action" | "processing" | "succeeded" | "refused" | "abandoned"

/** One try to pay something, and all that there is of it: after it has ended that is paid no more. */
export type PaymentAttempt = {
  readonly id: string
  readonly method: ProviderMethod
  /** The provider's own name of the payment. */
  readonly paymentRef: string
  /** The provider carries out what is asked under one key at most once. */
  readonly key: string
  readonly state: AttemptState
  readonly refusal?: CardRefusal
  /** Epoch milliseconds. */
  readonly madeAt: number
  /** [BANK-01] Until when it is waited for money that its payer sends by themselves, epoch milliseconds. */
  readonly waitsUntil?: number
}

/** How something ends that is not paid, by whom, and why. */
export type PaymentEnd = {
  readonly state: AttemptState
  readonly by: string
  readonly note: string
  readonly refusal?: CardRefusal
}

/** Money that a provider has taken, under its reference; `at` in epoch milliseconds. */
export type TakenMoney = { readonly amount: Cents; readonly reference: string; readonly at: number }

/** One try to refund a payment. The provider carries out what is asked under one key at most once. */
export type RefundAttempt = {
  readonly key: string
  readonly method: ProviderMethod
  readonly paymentRef: string
  readonly amount: Cents
}

/** The money of something that is paid, whole cents, and its one try to pay. */
export type AttemptedPayment = {
  readonly captured: Cents
  readonly refunded: Cents
  readonly capturedAt?: number
  readonly transactionReference?: string
  readonly attempt: PaymentAttempt
}

/** An order's payment: the order as far as money is concerned, and its one try to pay. */
export type OrderPayment = AttemptedPayment & {
  readonly orderNo: string
  readonly status: OrderStatus
  readonly total: Cents
}

/** An order as something that is paid. */
export const payableOf = ({ orderNo, status, total, captured }: OrderPayment): Payable => ({
  kind: "order",
  id: orderNo,
  amount: total,
  captured,
  isOpen: status === "awaiting-payment"
})

/** What the browser does next; a refusal is an error of its own. `go-to`: the shopper proves who they are, at `url` where that is a page; `show-fields`: the browser posts their card to the provider. */
export type PaymentNextStep =
  | { readonly is: "paid" }
  | { readonly is: "waiting" }
  | { readonly is: "show-fields"; readonly fields: ProviderFields }
  | { readonly is: "go-to"; readonly clientSecret?: string; readonly url?: string }

/** What the browser does about a payment that is not settled yet, as far as the provider has said. */
export const paymentNextStep = (reported: ProviderPayment | undefined): PaymentNextStep => {
  if (reported?.status !== "requires-action") return { is: "waiting" }
  const { clientSecret, redirectUrl, fields } = reported
  if (fields) return { is: "show-fields", fields }
  return { is: "go-to", ...(clientSecret ? { clientSecret } : {}), ...(redirectUrl ? { url: redirectUrl } : {}) }
}

/** The shopper went back from the provider's page without agreeing, or did not confirm at their bank. */
export const abandonedRefusal = (method: ProviderMethod): CardRefusal =>
  method === cartMethod ? notConfirmedRefusal : { code: `${method}_cancelled` }

const byCode: { readonly [code: string]: string } = {
  ...methodRefusals,
  ...creditRefusalMessages,
  insufficient_funds: declineWords.insufficientFunds,
  expired_card: declineWords.expiredCard,
  incorrect_cvc: declineWords.incorrectCvc,
  invalid_cvc: declineWords.incorrectCvc,
  incorrect_number: declineWords.incorrectNumber,
  invalid_number: declineWords.incorrectNumber,
  processing_error: declineWords.processingError,
  authentication_required: cardPaymentWords.offSite
}

/** [PAY-01] [MSG-05] A refused card in the shop's words; a lost or stolen card is told no more than that it was declined. */
export const declineMessage = ({ code, declineCode = "" }: CardRefusal): string => {
  const known = [declineCode, code].find((one) => Object.hasOwn(byCode, one)) ?? ""
  return byCode[known] ?? cardPaymentWords.handled
}
