/** How an open payment ends: an authentication that was passed or failed, or a slow payment that came through or did not. */
import type Stripe from "stripe"
import { type CallContext, type CallOutcome, eventEntry, intentEntry, successOutcome } from "./call-context.ts"
import { decline, succeed } from "./confirm.ts"
import { errorBody } from "./refusal.ts"
import { requireMethod } from "./tokens.ts"

const authenticationFailed = {
  type: "invalid_request_error",
  code: "payment_intent_authentication_failure",
  message:
    "The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again."
} as const

/** The shopper (or a test) ends what was open: an authentication, or a payment in `processing`. */
export const settle = (context: CallContext, intent: Stripe.PaymentIntent, succeeded: boolean): CallOutcome => {
  const method = requireMethod(context, String(intent.payment_method))
  if (succeeded) return succeed(context, intent, method)
  if (intent.status === "processing") {
    return decline(context, intent, method, {
      code: "card_declined",
      declineCode: "generic_decline",
      message: "Your card was declined."
    })
  }
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: "requires_payment_method",
    last_payment_error: { ...errorBody(authenticationFailed).error, payment_method: method.object },
    next_action: null,
    payment_method: null
  }
  return successOutcome(failed, [
    intentEntry("intent.payment_failed", failed),
    eventEntry(context, "payment_intent.payment_failed", failed)
  ])
}
