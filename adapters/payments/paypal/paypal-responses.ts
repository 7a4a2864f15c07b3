/** What PayPal answers, as far as the shop reads it. */
import { Option, Schema } from "effect"
import { CardRefused, PaymentNotFound, PaymentNotUsable } from "../../../core/payments/payment.schema.ts"
import type { ProviderPayment, ProviderPaymentStatus, ProviderRefund } from "../../../core/payments/payment.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import { centsOf } from "../money-text.ts"
import type { ProviderResponse } from "../provider-client.ts"
import { readNote, type WalletProblem } from "../wallet-responses.ts"

const Money = Schema.Struct({ currency_code: Schema.String, value: Schema.String })
const Moved = Schema.Struct({ id: Schema.String, status: Schema.String, amount: Money })
const Unit = Schema.Struct({
  custom_id: Schema.optionalKey(Schema.String),
  amount: Money,
  payments: Schema.optionalKey(
    Schema.Struct({
      captures: Schema.optionalKey(Schema.Array(Moved)),
      refunds: Schema.optionalKey(Schema.Array(Moved))
    })
  )
})

export const PayPalToken = Schema.Struct({ access_token: Schema.String, expires_in: Schema.Finite })
export const PayPalRefund = Moved
export const PayPalOrder = Schema.Struct({
  id: Schema.String,
  status: Schema.String,
  purchase_units: Schema.NonEmptyArray(Unit),
  links: Schema.optionalKey(Schema.Array(Schema.Struct({ href: Schema.String, rel: Schema.String })))
})
type PayPalOrder = typeof PayPalOrder.Type

/** A status that is not named here is one that will still change. */
const statuses: { readonly [status: string]: ProviderPaymentStatus } = {
  CREATED: "requires-action",
  SAVED: "requires-action",
  PAYER_ACTION_REQUIRED: "requires-action",
  APPROVED: "approved",
  VOIDED: "cancelled"
}

export const captureOf = ({ purchase_units: [unit] }: PayPalOrder) => unit.payments?.captures?.[0]

const statusOf = (order: PayPalOrder): ProviderPaymentStatus => {
  const capture = captureOf(order)
  if (!capture) return statuses[order.status] ?? "processing"
  if (capture.status === "DECLINED" || capture.status === "FAILED") return "unpaid"
  return capture.status === "PENDING" ? "processing" : "succeeded"
}

const DECLINED = "paypal_declined"

export const toProviderPayment = (order: PayPalOrder): ProviderPayment => {
  const [unit] = order.purchase_units
  const capture = captureOf(order)
  const status = statusOf(order)
  const page = order.links?.find(({ rel }) => rel === "payer-action" || rel === "approve")
  return {
    method: "paypal",
    id: order.id,
    status,
    amount: centsOf(unit.amount.value) ?? 0,
    currency: unit.amount.currency_code.toLowerCase(),
    received: status === "succeeded" && capture ? (centsOf(capture.amount.value) ?? 0) : 0,
    ...readNote(unit.custom_id),
    ...(capture ? { transactionReference: capture.id } : {}),
    ...(status === "requires-action" && page ? { redirectUrl: page.href } : {}),
    ...(status === "unpaid" ? { refusal: { code: DECLINED } } : {})
  }
}

export const toProviderRefund = ({ id, amount }: typeof Moved.Type): ProviderRefund => ({
  reference: id,
  amount: centsOf(amount.value) ?? 0
})

/** A refund that did not come to pass. */
export const hasFailed = ({ status }: typeof Moved.Type): boolean => status === "FAILED" || status === "CANCELLED"

export const activeRefunds = ({ purchase_units: [unit] }: PayPalOrder): ReadonlyArray<ProviderRefund> =>
  (unit.payments?.refunds ?? []).filter((refund) => !hasFailed(refund)).map(toProviderRefund)

const Refusal = Schema.Struct({
  name: Schema.optionalKey(Schema.String),
  details: Schema.optionalKey(Schema.Array(Schema.Struct({ issue: Schema.optionalKey(Schema.String) })))
})

/** Of the shopper's own account: another way to pay may do. */
const declines = new Set(["INSTRUMENT_DECLINED", "PAYER_CANNOT_PAY", "TRANSACTION_REFUSED", "PAYER_ACCOUNT_RESTRICTED"])

/** What a call that is no success comes to. */
export const toPaymentProblem =
  (id: string) =>
  ({ status, body }: ProviderResponse): WalletProblem => {
    if (status === 404) return new PaymentNotFound({ id })
    const said = Option.getOrUndefined(Schema.decodeUnknownOption(Refusal)(body))
    const issue = said?.details?.[0]?.issue ?? said?.name
    if (status === 422 && issue && declines.has(issue)) return new CardRefused({ code: DECLINED, declineCode: issue })
    if ((status === 422 || status === 400) && issue) return new PaymentNotUsable({ code: issue })
    return new ProviderUnavailable({ cause: `PayPal answered ${status} ${issue ?? ""}` })
  }
