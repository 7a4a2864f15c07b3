/** Refunds: money given back, never more than was taken. */
import type Stripe from "stripe"
import { type CallContext, type CallOutcome, eventEntry, newId, successOutcome } from "./call-context.ts"
import { type Form, metadataIn, rejectUnknownFields, textIn, wholeIn } from "./form.ts"
import { requireCharge, requireIntent } from "./object-lookup.ts"
import { badParameter, missingParameter, Refusal, unexpectedState } from "./refusal.ts"

const reasons = ["duplicate", "fraudulent", "requested_by_customer"]

const chargeToRefund = (context: CallContext, form: Form): Stripe.Charge => {
  const named = textIn(form, "charge")
  if (named !== undefined) return requireCharge(context, named)
  const id = textIn(form, "payment_intent")
  if (id === undefined) throw missingParameter("payment_intent")
  const intent = requireIntent(context, id)
  if (intent.status !== "succeeded" || typeof intent.latest_charge !== "string") {
    throw unexpectedState(intent, `This PaymentIntent (${id}) does not have a successful charge to refund.`)
  }
  return requireCharge(context, intent.latest_charge)
}

/** POST /v1/refunds: the whole remainder, or an amount of it in cents. */
export const createRefund = (context: CallContext, form: Form): CallOutcome => {
  rejectUnknownFields(form, ["charge", "payment_intent", "amount", "reason", "metadata"])
  const reason = textIn(form, "reason") ?? null
  if (reason !== null && !reasons.includes(reason)) throw badParameter("reason", `Invalid reason: ${reason}`)
  const metadata = metadataIn(form)
  const requestedAmount = wholeIn(form, "amount")
  if (requestedAmount !== undefined && requestedAmount < 1)
    throw badParameter("amount", "Invalid positive integer", "parameter_invalid_integer")
  const charge = chargeToRefund(context, form)
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`
    throw new Refusal(400, { type: "invalid_request_error", code: "charge_already_refunded", message }, true)
  }
  const amount = requestedAmount ?? left
  if (amount > left) {
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`
    throw new Refusal(400, { type: "invalid_request_error", param: "amount", message }, true)
  }
  const refund = {
    id: newId("re_3"),
    object: "refund",
    amount,
    balance_transaction: newId("txn_3"),
    charge: charge.id,
    created: context.now,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null
  } satisfies Stripe.Refund
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: left === amount
  }
  const { id, currency, payment_intent } = refund
  return successOutcome(refund, [
    { type: "refund.created", id, amount, currency, metadata, charge: charge.id, payment_intent, object: refund },
    { type: "charge.refunded", id: charge.id, amount_refunded: refunded.amount_refunded, object: refunded },
    eventEntry(context, "charge.refunded", refunded, {
      amount_refunded: charge.amount_refunded,
      refunded: charge.refunded
    })
  ])
}
