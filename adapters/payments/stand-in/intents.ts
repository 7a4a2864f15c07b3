/** Payment intents: made, changed, looked up and cancelled. */
import type Stripe from "stripe"
import { type CallContext, type CallOutcome, eventEntry, intentEntry, newId, successOutcome } from "./call-context.ts"
import { confirmFields, pay, requestedMethod } from "./confirm.ts"
import {
  type Form,
  flagIn,
  formIn,
  listIn,
  metadataIn,
  rejectUnknownFields,
  requireField,
  textIn,
  wholeIn
} from "./form.ts"
import { requireIntent } from "./object-lookup.ts"
import { badParameter, unexpectedState } from "./refusal.ts"
import { requireMethod } from "./tokens.ts"

type Intent = Stripe.PaymentIntent

/** Stripe's limits for Australian dollars, in cents. */
const leastCents = 50
const mostCents = 99_999_999

const changeable = ["requires_payment_method", "requires_confirmation", "requires_action"]
const cancelable = ["requires_payment_method", "requires_capture", "requires_confirmation", "requires_action"]
const reasons = ["abandoned", "duplicate", "fraudulent", "requested_by_customer"]
const detailFields = [
  "amount",
  "currency",
  "description",
  "metadata",
  "payment_method",
  "receipt_email",
  "statement_descriptor_suffix"
]
const createFields = [
  ...detailFields,
  ...confirmFields,
  "automatic_payment_methods",
  "payment_method_types",
  "capture_method",
  "confirm"
]

const checkedAmount = (amount: number): number => {
  if (amount < 1)
    throw badParameter("amount", "This value must be greater than or equal to 1.", "parameter_invalid_integer")
  if (amount < leastCents) throw badParameter("amount", "Amount must be at least $0.50 aud", "amount_too_small")
  if (amount > mostCents) throw badParameter("amount", "Amount must be no more than $999,999.99", "amount_too_large")
  return amount
}

const checkedCurrency = (currency: string): string => {
  if (currency.toLowerCase() !== "aud")
    throw badParameter("currency", `Invalid currency: ${currency}. This stand-in takes aud.`)
  return "aud"
}

const waysToPay = (form: Form): Pick<Intent, "automatic_payment_methods" | "payment_method_types"> => {
  if ("payment_method_types" in form) {
    const types = listIn(form, "payment_method_types")
    if (types.join() !== "card") throw badParameter("payment_method_types", "This stand-in takes cards only.")
    return { automatic_payment_methods: null, payment_method_types: ["card"] }
  }
  const redirects = textIn(formIn(form, "automatic_payment_methods"), "allow_redirects") ?? "always"
  return { automatic_payment_methods: { allow_redirects: redirects, enabled: true }, payment_method_types: ["card"] }
}

const newIntent = (context: CallContext, form: Form): Intent => {
  const id = newId("pi_3")
  const method = textIn(form, "payment_method")
  const capture = textIn(form, "capture_method") ?? "automatic_async"
  if (!capture.startsWith("automatic")) throw badParameter("capture_method", "This stand-in captures automatically.")
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: checkedAmount(requireField(wholeIn(form, "amount"), "amount")),
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: capture,
    client_secret: newId(`${id}_secret_`, 25),
    confirmation_method: "automatic",
    created: context.now,
    currency: checkedCurrency(requireField(textIn(form, "currency"), "currency")),
    customer: null,
    customer_account: null,
    description: textIn(form, "description") ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: metadataIn(form),
    next_action: null,
    on_behalf_of: null,
    payment_method: method ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: "automatic" }
    },
    payment_record: null,
    processing: null,
    receipt_email: textIn(form, "receipt_email") ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: textIn(form, "statement_descriptor_suffix") ?? null,
    status: method ? "requires_confirmation" : "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
    ...waysToPay(form)
  }
}

/** POST /v1/payment_intents; with confirm=true it is paid in the same call. */
export const createIntent = (context: CallContext, form: Form): CallOutcome => {
  rejectUnknownFields(form, createFields)
  const named = textIn(form, "payment_method")
  const method = named === undefined ? undefined : requireMethod(context, named)
  const intent = { ...newIntent(context, form), payment_method: method?.object.id ?? null }
  const createdEntry = intentEntry("intent.created", intent)
  if (!flagIn(form, "confirm")) return successOutcome(intent, [...(method?.entries ?? []), createdEntry])
  const paid = pay(context, intent, method ?? requestedMethod(context, intent, form), form)
  return { ...paid, entries: [createdEntry, ...paid.entries] }
}

const frozen = (intent: Intent, field: string) =>
  unexpectedState(
    intent,
    `This PaymentIntent's ${field} could not be updated because it has a status of ${intent.status}. ` +
      `You may only update the ${field} of a PaymentIntent with one of the following statuses: ${changeable.join(", ")}.`,
    field
  )

/** POST /v1/payment_intents/:id. What is paid, and with what, is fixed once the money moves; words may still change. */
export const updateIntent = (context: CallContext, id: string, form: Form): CallOutcome => {
  rejectUnknownFields(form, detailFields)
  const intent = requireIntent(context, id)
  for (const field of ["amount", "currency", "payment_method"]) {
    if (field in form && !changeable.includes(intent.status)) throw frozen(intent, field)
  }
  const amount = checkedAmount(wholeIn(form, "amount") ?? intent.amount)
  const named = textIn(form, "payment_method")
  const method = named === undefined ? undefined : requireMethod(context, named)
  const payment_method = method?.object.id ?? intent.payment_method
  // A payment that waits for authentication was asked for the old amount or card: it must be confirmed anew.
  const reconfirm = amount !== intent.amount || method !== undefined
  const changed: Intent = {
    ...intent,
    amount,
    currency: checkedCurrency(textIn(form, "currency") ?? intent.currency),
    description: textIn(form, "description") ?? intent.description,
    metadata: metadataIn(form, intent.metadata),
    payment_method,
    receipt_email: textIn(form, "receipt_email") ?? intent.receipt_email,
    ...(reconfirm && payment_method !== null ? { status: "requires_confirmation", next_action: null } : {})
  }
  const attempt = reconfirm ? {} : (context.store.find(id)?.hidden ?? {})
  return successOutcome(changed, [...(method?.entries ?? []), intentEntry("intent.updated", changed, attempt)])
}

/** POST /v1/payment_intents/:id/cancel */
export const cancelIntent = (context: CallContext, id: string, form: Form): CallOutcome => {
  rejectUnknownFields(form, ["cancellation_reason"])
  const reason = textIn(form, "cancellation_reason") ?? null
  if (reason !== null && !reasons.includes(reason))
    throw badParameter("cancellation_reason", `Invalid cancellation_reason: ${reason}`)
  const intent = requireIntent(context, id)
  if (!cancelable.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. ` +
        `Only a PaymentIntent with one of the following statuses may be canceled: ${cancelable.join(", ")}, processing.`
    )
  }
  const canceled: Intent = {
    ...intent,
    status: "canceled",
    canceled_at: context.now,
    cancellation_reason: reason,
    next_action: null
  }
  return successOutcome(canceled, [
    intentEntry("intent.canceled", canceled),
    eventEntry(context, "payment_intent.canceled", canceled)
  ])
}
