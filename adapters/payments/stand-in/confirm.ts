/** Tries to take the money of an intent: it pays, is declined, asks for authentication, or takes its time. */
import type Stripe from "stripe"
import { type CallContext, type CallOutcome, eventEntry, intentEntry, newId, successOutcome } from "./call-context.ts"
import type { Decline } from "./cards.ts"
import { chargeOf } from "./charges.ts"
import type { LogEntry } from "./event-log.ts"
import { type Form, flagIn, rejectUnknownFields, textIn } from "./form.ts"
import { requireIntent } from "./object-lookup.ts"
import { badParameter, errorBody, unexpectedState } from "./refusal.ts"
import { consumeToken, requireMethod, type StandInMethod } from "./tokens.ts"

type Intent = Stripe.PaymentIntent
type RequestedMethod = StandInMethod & { readonly entries: ReadonlyArray<LogEntry>; readonly returnUrl?: string | null }

export const confirmFields = ["payment_method", "confirmation_token", "return_url", "use_stripe_sdk"]

/** The card that this confirmation is to use: the one named in it, or the one the intent already has. */
export const requestedMethod = (desk: CallContext, intent: Intent, form: Form): RequestedMethod => {
  const token = textIn(form, "confirmation_token")
  const named = textIn(form, "payment_method") ?? intent.payment_method
  if (token !== undefined) {
    if ("payment_method" in form) {
      throw badParameter(
        "confirmation_token",
        "You may only specify one of these parameters: confirmation_token, payment_method.",
        "parameters_exclusive"
      )
    }
    return consumeToken(desk, token, intent.id)
  }
  if (typeof named === "string") return requireMethod(desk, named)
  throw unexpectedState(
    intent,
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the " +
      "PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken."
  )
}

export const succeed = (desk: CallContext, intent: Intent, method: StandInMethod): CallOutcome => {
  const charge = chargeOf(desk, intent, method.object)
  const paid: Intent = {
    ...intent,
    status: "succeeded",
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.object.id,
    processing: null
  }
  return successOutcome(paid, [
    { type: "charge.succeeded", id: charge.id, amount: charge.amount, payment_intent: intent.id, object: charge },
    intentEntry("intent.succeeded", paid),
    eventEntry(desk, "payment_intent.succeeded", paid)
  ])
}

/** The bank said no: the intent waits for another card, and the caller gets 402 with the intent inside. */
export const decline = (
  desk: CallContext,
  intent: Intent,
  method: StandInMethod,
  declineReason: Decline
): CallOutcome => {
  const charge = chargeOf(desk, intent, method.object, declineReason)
  const problem = {
    type: "card_error",
    code: declineReason.code,
    ...(declineReason.declineCode ? { decline_code: declineReason.declineCode } : {}),
    message: declineReason.message,
    charge: charge.id,
    payment_method: method.object
  } as const
  const declined: Intent = {
    ...intent,
    status: "requires_payment_method",
    last_payment_error: errorBody(problem).error,
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    processing: null
  }
  return {
    status: 402,
    body: errorBody({ ...problem, payment_intent: declined }),
    entries: [
      { type: "charge.failed", id: charge.id, amount: charge.amount, payment_intent: intent.id, object: charge },
      intentEntry("intent.payment_failed", declined),
      eventEntry(desk, "payment_intent.payment_failed", declined)
    ]
  }
}

/** The bank wants the shopper to prove who they are, on a page of this stand-in. */
const askForAuthentication = (
  desk: CallContext,
  intent: Intent,
  method: StandInMethod,
  returnUrl: string | null,
  form: Form
): CallOutcome => {
  const attempt = newId("payatt_3")
  const url = `${desk.origin}/authenticate/${attempt}`
  const inPage = flagIn(form, "use_stripe_sdk") || returnUrl === null
  const waiting: Intent = {
    ...intent,
    status: "requires_action",
    last_payment_error: null,
    next_action: inPage
      ? { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url } }
      : { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl, url } },
    payment_method: method.object.id
  }
  return successOutcome(waiting, [
    { type: "authentication.asked", id: attempt, object: { id: attempt, intent: intent.id, returnUrl } },
    intentEntry("intent.requires_action", waiting, { attempt })
  ])
}

const takeTime = (desk: CallContext, intent: Intent, method: StandInMethod): CallOutcome => {
  const slow: Intent = { ...intent, status: "processing", next_action: null, payment_method: method.object.id }
  return successOutcome(slow, [
    intentEntry("intent.processing", slow),
    eventEntry(desk, "payment_intent.processing", slow)
  ])
}

const checkedReturnUrl = (intent: Intent, form: Form, fromToken: string | null): string | null => {
  const returnUrl = textIn(form, "return_url") ?? fromToken
  if (returnUrl !== null && !/^https?:$/.test(URL.parse(returnUrl)?.protocol ?? "")) {
    throw badParameter("return_url", "Not a valid URL", "url_invalid")
  }
  if (
    returnUrl === null &&
    intent.automatic_payment_methods?.allow_redirects === "always" &&
    !flagIn(form, "use_stripe_sdk")
  ) {
    throw badParameter(
      "return_url",
      "This PaymentIntent is configured to accept payment methods that might redirect your customer off of your page: you must provide a `return_url`."
    )
  }
  return returnUrl
}

export const pay = (desk: CallContext, intent: Intent, method: RequestedMethod, form: Form): CallOutcome => {
  const returnUrl = checkedReturnUrl(intent, form, method.returnUrl ?? null)
  const confirmed: LogEntry = {
    type: "intent.confirmed",
    id: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    metadata: intent.metadata,
    payment_method: method.object.id
  }
  const outcome = desk.settleLater
    ? takeTime(desk, intent, method)
    : method.behaviour === "pays"
      ? succeed(desk, intent, method)
      : method.behaviour === "authenticates"
        ? askForAuthentication(desk, intent, method, returnUrl, form)
        : decline(desk, intent, method, method.behaviour)
  return { ...outcome, entries: [...method.entries, confirmed, ...outcome.entries] }
}

/** POST /v1/payment_intents/:id/confirm */
export const confirmIntent = (desk: CallContext, id: string, form: Form): CallOutcome => {
  rejectUnknownFields(form, confirmFields)
  const intent = requireIntent(desk, id)
  if (intent.status === "succeeded") {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed."
    )
  }
  if (intent.status === "canceled" || intent.status === "processing") {
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. ` +
        "Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action."
    )
  }
  return pay(desk, intent, requestedMethod(desk, intent, form), form)
}
