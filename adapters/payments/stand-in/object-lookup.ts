/** Finds the intent or the charge that a call names. */
import type Stripe from "stripe"
import type { CallContext } from "./call-context.ts"
import { noSuch } from "./refusal.ts"

export const requireIntent = (context: CallContext, id: string): Stripe.PaymentIntent => {
  const stored = id.startsWith("pi_") ? context.store.find(id) : undefined
  if (stored === undefined) throw noSuch("payment_intent", id, "intent")
  return stored.object as unknown as Stripe.PaymentIntent
}

export const requireCharge = (context: CallContext, id: string): Stripe.Charge => {
  const stored = id.startsWith("ch_") ? context.store.find(id) : undefined
  if (stored === undefined) throw noSuch("charge", id, "charge")
  return stored.object as unknown as Stripe.Charge
}
