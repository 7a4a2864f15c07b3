/** What Zip answers, as far as the shop reads it. */
import { Option, Schema } from "effect"
import { PaymentNotFound, PaymentNotUsable } from "../../../core/payments/payment.schema.ts"
import type { ProviderPayment, ProviderPaymentStatus } from "../../../core/payments/payment.ts"
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

/** A state that is not named here is one that will still change; so will `referred`, while Zip looks at an application. */
const statuses: { readonly [state: string]: ProviderPaymentStatus } = {
  created: "requires-action",
  approved: "approved",
  declined: "unpaid",
  cancelled: "cancelled",
  expired: "cancelled"
}

/** `charge` is there once the checkout is completed. */
export const toProviderPayment = (
  { id, uri, state, order, metadata }: typeof ZipCheckout.Type,
  charge?: typeof ZipCharge.Type
): ProviderPayment => {
  const status = charge ? "succeeded" : (statuses[state] ?? "processing")
  const note = metadata?.note
  return {
    method: "zip",
    id,
    status,
    amount: centsOf(order.amount) ?? 0,
    currency: order.currency.toLowerCase(),
    received: charge ? (centsOf(charge.captured_amount ?? charge.amount) ?? 0) : 0,
    ...readNote(typeof note === "string" ? note : ""),
    ...(charge ? { transactionReference: charge.id } : {}),
    ...(status === "requires-action" ? { redirectUrl: uri } : {}),
    ...(state === "declined" || state === "cancelled" ? { refusal: { code: `zip_${state}` } } : {})
  }
}

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
    if ((status === 422 || status === 400 || status === 402) && code) return new PaymentNotUsable({ code })
    return new ProviderUnavailable({ cause: `Zip answered ${status} ${code ?? ""}` })
  }
