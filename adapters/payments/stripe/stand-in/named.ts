/** Finds the intent or the charge that a call names. */
import type Stripe from "stripe"
import type { Desk } from "./desk.ts"
import { noSuch } from "./refusal.ts"

export const intentNamed = (desk: Desk, id: string): Stripe.PaymentIntent => {
  const found = id.startsWith("pi_") ? desk.book.find(id) : undefined
  if (found === undefined) throw noSuch("payment_intent", id, "intent")
  return found.object as unknown as Stripe.PaymentIntent
}

export const chargeNamed = (desk: Desk, id: string): Stripe.Charge => {
  const found = id.startsWith("ch_") ? desk.book.find(id) : undefined
  if (found === undefined) throw noSuch("charge", id, "charge")
  return found.object as unknown as Stripe.Charge
}
