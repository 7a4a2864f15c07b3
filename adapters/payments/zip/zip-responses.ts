/** What Zip answers, as far as the shop reads it. */
import { Option, Schema } from "effect"
import { CardRefused, PaymentNotFound, PaymentNotUsable } from "../../../core/payments/payment.schema.ts"
import type { ProviderPayment, ProviderPaymentStatus, ProviderRefund } from "../../../core/payments/payment.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import { centsOf } from "../money-text.ts"
import type { ProviderResponse } from "../provider-client.ts"
import { readNote, type WalletProblem } from "../wallet-responses.ts"

export const ZipCheckout = Schema.Struct({
  id: Schema.String,
  uri: Schema.String,
  state: Schema.String,
  order: Schema.Struct({ reference: Schema.String, amount: Schema.Finite, currency: Schema.String }),
  metadata: Schema.optionalKey(Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown)))
})
export const ZipCharge = Schema.Struct({
  id: Schema.String,
  state: Schema.String,
  amount: Schema.Finite,
  captured_amount: Schema.optionalKey(Schema.Finite),
  refunded_amount: Schema.optionalKey(Schema.Finite)
})
export const ZipRefund = Schema.Struct({ id: Schema.String, amount: Schema.Finite })
export const ZipRefunds = Schema.Union([Schema.Array(ZipRefund), Schema.Struct({ items: Schema.Array(ZipRefund) })])

export const toProviderRefunds = (answer: typeof ZipRefunds.Type): ReadonlyArray<ProviderRefund> =>
  ("items" in answer ? answer.items : answer).map(({ id, amount }) => ({
    reference: id,
    amount: centsOf(amount) ?? 0
  }))

/** A state that is not named here is one that will still change; so will `referred`, while Zip looks at an application. */
const statuses: { readonly [state: string]: ProviderPaymentStatus } = {
  created: "requires-action",
  approved: "approved",
  declined: "unpaid",
  cancelled: "cancelled",
  expired: "cancelled"
}

/** A charge that is asked to be captured is so at once; a state that is not named here will still change. */
const chargeStatuses: { readonly [state: string]: ProviderPaymentStatus } = {
  captured: "succeeded",
  approved: "succeeded",
  refunded: "succeeded",
  partially_refunded: "succeeded",
  declined: "unpaid",
  cancelled: "unpaid"
}

/** `charge` is there once the checkout is completed. */
export const toProviderPayment = (
  { id, uri, state, order, metadata }: typeof ZipCheckout.Type,
  charge?: typeof ZipCharge.Type
): ProviderPayment => {
  const status = (charge ? chargeStatuses[charge.state.toLowerCase()] : statuses[state]) ?? "processing"
  const note = metadata?.note
  return {
    method: "zip",
    id,
    status,
    amount: centsOf(order.amount) ?? 0,
    currency: order.currency.toLowerCase(),
    received: charge && status === "succeeded" ? (centsOf(charge.captured_amount ?? charge.amount) ?? 0) : 0,
    ...readNote(typeof note === "string" ? note : ""),
    ...(charge ? { transactionReference: charge.id } : {}),
    ...(status === "requires-action" ? { redirectUrl: uri } : {}),
    ...(status === "unpaid" ? { refusal: { code: "zip_declined" } } : {}),
    ...(state === "cancelled" ? { refusal: { code: "zip_cancelled" } } : {})
  }
}

/** Of the shopper's own account: another way to pay may do. */
const declines = new Set(["account_insufficient_funds", "account_inoperative", "account_locked", "fraud_check"])

const Refusal = Schema.Struct({
  error: Schema.Struct({ code: Schema.optionalKey(Schema.String), message: Schema.optionalKey(Schema.String) })
})

/** What a call that is no success comes to. */
export const toPaymentProblem =
  (id: string) =>
  ({ status, body }: ProviderResponse): WalletProblem => {
    if (status === 404) return new PaymentNotFound({ id })
    const said = Option.getOrUndefined(Schema.decodeUnknownOption(Refusal)(body))?.error
    const code = said?.code ?? said?.message
    if (code && declines.has(code)) return new CardRefused({ code: "zip_declined", declineCode: code })
    if ((status === 422 || status === 400 || status === 402) && code) return new PaymentNotUsable({ code })
    return new ProviderUnavailable({ cause: `Zip answered ${status} ${code ?? ""}` })
  }
