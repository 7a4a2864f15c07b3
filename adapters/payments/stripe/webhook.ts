/** What Stripe reports of payments: believed only when it is signed. */
import { Option, Redacted, Schema } from "effect"
import { singleLinePattern } from "../../../core/plain-text.ts"
import type { PaymentWebhook } from "../payment-webhook.ts"
import { isSignatureValid } from "./stripe-signature.ts"

/** As Stripe names things. */
const name = /^[A-Za-z0-9_]{1,100}$/
const Id = Schema.String.check(Schema.isPattern(name))

/** Reports about intents name the intent itself; those about charges and refunds name it inside. */
const StripeEvent = Schema.fromJsonString(
  Schema.Struct({
    id: Id,
    type: Schema.String.check(Schema.isMaxCodePoints(100), Schema.isPattern(singleLinePattern)),
    data: Schema.Struct({
      object: Schema.Struct({
        id: Schema.optionalKey(Schema.String),
        object: Schema.String,
        payment_intent: Schema.optionalKey(Schema.NullOr(Schema.String))
      })
    })
  })
)

const paymentOf = ({ object }: (typeof StripeEvent.Type)["data"]): string | undefined => {
  const id = object.object === "payment_intent" ? object.id : object.payment_intent
  return id && name.test(id) ? id : undefined
}

export const stripeWebhook: PaymentWebhook = {
  path: "/api/webhooks/stripe",
  verify: ({ headers, body, now }, { STRIPE_WEBHOOK_SECRET: secret }) =>
    secret !== undefined &&
    isSignatureValid({
      header: headers["stripe-signature"] ?? "",
      body,
      secret: String(Redacted.value(secret)),
      now
    }),
  read: (body) => {
    const event = Schema.decodeUnknownOption(StripeEvent)(new TextDecoder().decode(body))
    if (Option.isNone(event)) return undefined
    const { id, type, data } = event.value
    const paymentRef = paymentOf(data)
    return { method: "card", id, type, ...(paymentRef ? { paymentRef } : {}) }
  }
}
