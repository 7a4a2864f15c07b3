/** What Stripe answers, as far as the shop reads it. */

import { Option, Schema } from "effect"
import type Stripe from "stripe"
import { type PayableKind, type PayableRef, payableKinds } from "../../../core/payments/payable.ts"
import { CardRefused, PaymentNotFound, PaymentNotUsable } from "../../../core/payments/payment.schema.ts"
import type { ProviderPayment, ProviderPaymentStatus, ProviderRefund } from "../../../core/payments/payment.ts"
import { ProviderUnavailable } from "../../../core/unavailable.schema.ts"
import type { ProviderResponse } from "../provider-client.ts"

const Reference = Schema.NullOr(Schema.Union([Schema.String, Schema.Struct({ id: Schema.String })]))
const Problem = Schema.Struct({
  type: Schema.optionalKey(Schema.String),
  code: Schema.optionalKey(Schema.NullOr(Schema.String)),
  decline_code: Schema.optionalKey(Schema.NullOr(Schema.String)),
  message: Schema.optionalKey(Schema.NullOr(Schema.String))
})

export const StripeIntent = Schema.Struct({
  id: Schema.String,
  client_secret: Schema.NullOr(Schema.String),
  status: Schema.String,
  amount: Schema.Int,
  amount_received: Schema.Int,
  currency: Schema.String,
  latest_charge: Reference,
  metadata: Schema.Record(Schema.String, Schema.String),
  next_action: Schema.NullOr(
    Schema.Struct({
      redirect_to_url: Schema.optionalKey(Schema.NullOr(Schema.Struct({ url: Schema.NullOr(Schema.String) })))
    })
  ),
  last_payment_error: Schema.NullOr(Problem)
})

export const StripeRefund = Schema.Struct({
  id: Schema.String,
  amount: Schema.Int,
  status: Schema.optionalKey(Schema.NullOr(Schema.String))
})
export const StripeRefunds = Schema.Struct({ data: Schema.Array(StripeRefund) })

/** A refund whose money the bank sent back to the shop. */
export const hasFailed = ({ status }: typeof StripeRefund.Type): boolean => status === "failed" || status === "canceled"

export const toProviderRefund = ({ id, amount }: typeof StripeRefund.Type): ProviderRefund => ({
  reference: id,
  amount
})

/** The refunds of one payment that the bank has not sent back. */
export const activeRefunds = ({ data }: typeof StripeRefunds.Type): ReadonlyArray<ProviderRefund> =>
  data.filter((refund) => !hasFailed(refund)).map(toProviderRefund)

const StripeError = Schema.Struct({ error: Problem })

/** A status that is not named here is one that will still change. */
const statuses: { readonly [status in Stripe.PaymentIntent.Status]: ProviderPaymentStatus } = {
  requires_payment_method: "unpaid",
  requires_confirmation: "unpaid",
  requires_action: "requires-action",
  processing: "processing",
  requires_capture: "processing",
  succeeded: "succeeded",
  canceled: "cancelled"
}

/** Codes that the shop has another name for. */
const shopCodes = new Map([["payment_intent_authentication_failure", "authentication_required"]])

/** The name of a payment's metadata that holds what it is for. */
const payableNames: Readonly<Record<PayableKind, string>> = {
  order: "order_no",
  quote: "quote_no",
  invoice: "invoice_no"
}

/** Names what a payment is for now; whatever it was for before is taken away, as an empty value does. */
export const payableMetadata = ({ kind, id }: PayableRef): { readonly [name: string]: string } =>
  Object.fromEntries(payableKinds.map((one) => [payableNames[one], one === kind ? id : ""]))

const payableIn = (metadata: { readonly [name: string]: string }): PayableRef | undefined => {
  const kind = payableKinds.find((one) => metadata[payableNames[one]])
  const id = kind && metadata[payableNames[kind]]
  return kind && id ? { kind, id } : undefined
}

const ownMachine = new Set(["localhost", "127.0.0.1", "[::1]"])

/** A shopper's browser is sent nowhere but over HTTPS, or to a stand-in on this machine. */
const isPassedOn = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === "https:" || (protocol === "http:" && ownMachine.has(hostname))
}

export const toProviderPayment = (read: typeof StripeIntent.Type): ProviderPayment => {
  const { id, client_secret, status, latest_charge, metadata, last_payment_error: refusal } = read
  const redirectUrl = read.next_action?.redirect_to_url?.url
  const charge = typeof latest_charge === "string" ? latest_charge : latest_charge?.id
  const { browser } = metadata
  const payable = payableIn(metadata)
  return {
    method: "card",
    id,
    clientSecret: client_secret ?? "",
    status: statuses[status] ?? "processing",
    amount: read.amount,
    currency: read.currency,
    received: read.amount_received,
    ...(browser ? { browser } : {}),
    ...(payable ? { payable } : {}),
    ...(charge && status === "succeeded" ? { transactionReference: charge } : {}),
    ...(redirectUrl && isPassedOn(redirectUrl) ? { redirectUrl } : {}),
    ...(refusal?.code
      ? {
          refusal: {
            code: shopCodes.get(refusal.code) ?? refusal.code,
            ...(refusal.decline_code ? { declineCode: refusal.decline_code } : {})
          }
        }
      : {})
  }
}

/** Only a refusal that Stripe itself put into words is one; anything else leaves open what happened. */
export const toPaymentError = ({ status, body, isReplay }: ProviderResponse, id: string) => {
  const read = Schema.decodeUnknownOption(StripeError)(body)
  const { code, decline_code, message } = Option.isSome(read) ? read.value.error : {}
  if (Option.isSome(read)) {
    if (status === 402) {
      return new CardRefused({ code: code ?? "card_declined", ...(decline_code ? { declineCode: decline_code } : {}) })
    }
    if (status === 404) return new PaymentNotFound({ id })
    if (status === 400) return new PaymentNotUsable({ code: code ?? "invalid_request" })
  }
  const cause = `Stripe answered ${status} ${code ?? ""} ${message ?? ""}`
  return new ProviderUnavailable({ cause, ...(isReplay ? { isStored: true } : {}) })
}
