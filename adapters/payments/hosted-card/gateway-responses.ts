/** What the bank's gateway answers, as far as the shop reads it, and the fingerprints over forms and answers. */
import { createHash, timingSafeEqual } from "node:crypto"
import { Option, Schema } from "effect"
import { fingerprintText, type HostedCardForm, resultFingerprintText } from "../../../core/payments/hosted-card.ts"
import { PaymentNotFound, PaymentNotUsable } from "../../../core/payments/payment.schema.ts"
import type {
  CardRefusal,
  ProviderPayment,
  ProviderPaymentStatus,
  ProviderRefund
} from "../../../core/payments/payment.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import { centsOf } from "../money-text.ts"
import type { ProviderResponse } from "../provider-client.ts"
import type { WalletProblem } from "../wallet-responses.ts"
import type { FormReference } from "./form-reference.ts"

export const GatewayRefund = Schema.Struct({ id: Schema.String, amount: Schema.String })
export const GatewayTransaction = Schema.Struct({
  referenceId: Schema.String,
  state: Schema.String,
  amount: Schema.String,
  currency: Schema.String,
  timestamp: Schema.String,
  /** 1 is approved. */
  summaryCode: Schema.String,
  /** The bank's own, of two signs. */
  responseCode: Schema.String,
  txnId: Schema.String,
  fingerprint: Schema.String,
  refunds: Schema.optionalKey(Schema.Array(GatewayRefund))
})
type Transaction = typeof GatewayTransaction.Type

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

/** [PAY-02] The fingerprint of a form that is shown. */
export const fingerprintOf = (
  form: Pick<HostedCardForm, "merchant" | "txnType" | "referenceId" | "amount" | "timestamp">,
  password: string
): string => sha256(fingerprintText({ ...form, password }))

/** [T49] Whether the gateway itself answered exactly this, in a time that tells nothing of where a fingerprint is wrong. */
export const isGenuine = (
  { referenceId, amount, timestamp, summaryCode, fingerprint }: Transaction,
  { merchant, password }: { readonly merchant: string; readonly password: string }
): boolean => {
  const right = sha256(resultFingerprintText({ merchant, password, referenceId, amount, timestamp, summaryCode }))
  return timingSafeEqual(Buffer.from(sha256(fingerprint)), Buffer.from(sha256(right)))
}

/** A state that is not named here is one that will still change. */
const statuses: { readonly [state: string]: ProviderPaymentStatus } = {
  authorised: "approved",
  completed: "succeeded",
  declined: "unpaid",
  reversed: "cancelled"
}

/** What a bank's response code says of a card, in the codes that the shop has words for. */
const declines: { readonly [responseCode: string]: string } = {
  "14": "incorrect_number",
  "51": "insufficient_funds",
  "54": "expired_card",
  "82": "incorrect_cvc",
  "91": "processing_error",
  "1A": "authentication_required"
}

const refusalOf = (responseCode: string): CardRefusal => {
  const declineCode = declines[responseCode]
  return { code: "hosted-card_declined", ...(declineCode ? { declineCode } : {}) }
}

/** What the gateway says of the payment of a form; one that is not genuine is for nothing that the shop sells. */
export const toProviderPayment = (
  { referenceId, state, amount, currency, responseCode, txnId }: Transaction,
  { payable, browser }: FormReference,
  isGenuineAnswer: boolean
): ProviderPayment => {
  const status = statuses[state] ?? "processing"
  const cents = centsOf(amount) ?? 0
  return {
    method: "hosted-card",
    id: referenceId,
    status,
    amount: cents,
    currency: currency.toLowerCase(),
    received: status === "succeeded" ? cents : 0,
    browser,
    ...(isGenuineAnswer ? { payable } : {}),
    transactionReference: txnId,
    ...(status === "unpaid" ? { refusal: refusalOf(responseCode) } : {})
  }
}

export const toProviderRefunds = ({ refunds = [] }: Transaction): ReadonlyArray<ProviderRefund> =>
  refunds.map(({ id, amount }) => ({ reference: id, amount: centsOf(amount) ?? 0 }))

const Refusal = Schema.Struct({ error: Schema.Struct({ code: Schema.String }) })

/** What a call that is no success comes to. */
export const toPaymentProblem =
  (id: string) =>
  ({ status, body }: ProviderResponse): WalletProblem => {
    const code = Option.getOrUndefined(Schema.decodeUnknownOption(Refusal)(body))?.error.code
    // The gateway's own page may be missing as well: only its own words say that it knows no such payment.
    if (status === 404 && code === "not_found") return new PaymentNotFound({ id })
    if (code && (status === 422 || status === 400 || status === 402)) return new PaymentNotUsable({ code })
    return new ProviderUnavailable({ cause: `The gateway answered ${status} ${code ?? ""}` })
  }
