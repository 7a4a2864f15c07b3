/** Turns the card that a browser typed into a payment method or a confirmation token, as Stripe's own fields do. */
import type Stripe from "stripe"
import { type CallContext, type CallOutcome, newId, successOutcome } from "./call-context.ts"
import { type CardBehaviour, type CheckedCard, checkCard, namedTestCards } from "./cards.ts"
import type { LogEntry } from "./event-log.ts"
import { type Form, formIn, metadataIn, rejectUnknownFields, requireField, textIn } from "./form.ts"
import { badParameter, noSuch, Refusal } from "./refusal.ts"

const tokenLifeSeconds = 12 * 60 * 60

export type StandInMethod = { readonly object: Stripe.PaymentMethod; readonly behaviour: CardBehaviour }

const billingDetails = (form: Form): Stripe.PaymentMethod["billing_details"] => {
  const details = formIn(form, "billing_details")
  const typed = formIn(details, "address")
  const part = (name: string) => textIn(typed, name) ?? null
  return {
    address: {
      city: part("city"),
      country: part("country"),
      line1: part("line1"),
      line2: part("line2"),
      postal_code: part("postal_code"),
      state: part("state")
    },
    email: textIn(details, "email") ?? null,
    name: textIn(details, "name") ?? null,
    phone: textIn(details, "phone") ?? null,
    tax_id: null
  }
}

const shownCard = (card: CheckedCard, postcodeGiven: boolean) =>
  ({
    brand: card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: postcodeGiven ? "unchecked" : null,
      cvc_check: "unchecked"
    },
    country: "AU",
    display_brand: card.brand === "amex" ? "american_express" : card.brand,
    exp_month: card.month,
    exp_year: card.year,
    funding: "credit",
    generated_from: null,
    last4: card.last4,
    networks: { available: [card.brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null
  }) satisfies Stripe.PaymentMethod.Card

const methodFor = (context: CallContext, card: CheckedCard, form: Form): StandInMethod => {
  const billing = billingDetails(form)
  const object = {
    id: newId("pm_1"),
    object: "payment_method",
    allow_redisplay: "unspecified",
    billing_details: billing,
    card: shownCard(card, billing.address?.postal_code !== null),
    created: context.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: metadataIn(form),
    type: "card"
  } satisfies Stripe.PaymentMethod
  return { object, behaviour: card.behaviour }
}

const methodFields = ["type", "card", "billing_details", "allow_redisplay", "metadata"]

const typedMethod = (context: CallContext, form: Form): StandInMethod => {
  if (requireField(textIn(form, "type"), "type") !== "card")
    throw badParameter("type", "This stand-in takes cards only.")
  const card = formIn(form, "card")
  const typed = {
    number: requireField(textIn(card, "number"), "card[number]"),
    month: requireField(textIn(card, "exp_month"), "card[exp_month]"),
    year: requireField(textIn(card, "exp_year"), "card[exp_year]"),
    cvc: textIn(card, "cvc") ?? ""
  }
  return methodFor(context, checkCard(typed, new Date(context.now * 1000)), form)
}

export const methodEntry = (method: StandInMethod): LogEntry => ({
  type: "payment_method.created",
  id: method.object.id,
  object: method.object,
  hidden: { behaviour: method.behaviour }
})

/** A shop's server must never hold a card number, so the secret key may not send one. */
const onlyFromBrowser = (withSecretKey: boolean) => {
  if (!withSecretKey) return
  throw new Refusal(402, {
    type: "invalid_request_error",
    message:
      "Sending credit card numbers directly to the Stripe API is generally unsafe. Use the publishable key in the browser."
  })
}

/** POST /v1/payment_methods, by the browser. */
export const createMethod = (context: CallContext, form: Form, withSecretKey: boolean): CallOutcome => {
  onlyFromBrowser(withSecretKey)
  rejectUnknownFields(form, methodFields)
  const method = typedMethod(context, form)
  return successOutcome(method.object, [methodEntry(method)])
}

/** POST /v1/confirmation_tokens, by the browser. Lives 12 hours and serves one confirmation. */
export const createToken = (context: CallContext, form: Form, withSecretKey: boolean): CallOutcome => {
  onlyFromBrowser(withSecretKey)
  rejectUnknownFields(form, ["payment_method_data", "return_url", "shipping", "setup_future_usage"])
  const data = formIn(form, "payment_method_data")
  rejectUnknownFields(data, methodFields)
  const method = typedMethod(context, data)
  const { billing_details, card, customer, customer_account } = method.object
  const token = {
    id: newId("ctoken_1"),
    object: "confirmation_token",
    created: context.now,
    expires_at: context.now + tokenLifeSeconds,
    livemode: false,
    mandate_data: null,
    metadata: null,
    payment_intent: null,
    payment_method_options: { card: { cvc_token: null } },
    payment_method_preview: {
      allow_redisplay: "unspecified",
      billing_details,
      ...(card ? { card } : {}),
      customer,
      customer_account,
      type: "card"
    },
    return_url: textIn(form, "return_url") ?? null,
    setup_future_usage: null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true
  } satisfies Stripe.ConfirmationToken
  return successOutcome(token, [
    { type: "confirmation_token.created", id: token.id, object: token, hidden: { method } }
  ])
}

/** A stored method, or one of Stripe's named test cards. */
export const requireMethod = (
  context: CallContext,
  id: string
): StandInMethod & { readonly entries: ReadonlyArray<LogEntry> } => {
  const number = namedTestCards[id]
  if (number !== undefined) {
    const year = String(new Date(context.now * 1000).getUTCFullYear() + 1)
    const method = methodFor(
      context,
      checkCard({ number, month: "12", year, cvc: "123" }, new Date(context.now * 1000)),
      {}
    )
    return { ...method, entries: [methodEntry(method)] }
  }
  const stored = id.startsWith("pm_") ? context.store.find(id) : undefined
  if (stored === undefined) throw noSuch("PaymentMethod", id, "payment_method")
  return {
    object: stored.object as unknown as Stripe.PaymentMethod,
    behaviour: stored.hidden.behaviour as CardBehaviour,
    entries: []
  }
}

/** Spends a confirmation token on an intent. Refuses one that is unknown, older than 12 hours or spent. */
export const consumeToken = (context: CallContext, id: string, intent: string) => {
  const stored = id.startsWith("ctoken_") ? context.store.find(id) : undefined
  if (stored === undefined) throw noSuch("confirmationtoken", id, "confirmation_token")
  const token = stored.object as unknown as Stripe.ConfirmationToken
  if (token.payment_intent !== null) {
    throw badParameter("confirmation_token", `This ConfirmationToken has already been used: '${id}'`)
  }
  if ((token.expires_at ?? 0) <= context.now)
    throw badParameter("confirmation_token", `This ConfirmationToken has expired: '${id}'`)
  const method = stored.hidden.method as StandInMethod
  const consumedToken = { ...token, payment_intent: intent, expires_at: null }
  return {
    ...method,
    returnUrl: token.return_url,
    entries: [
      methodEntry(method),
      { type: "confirmation_token.used", id, object: consumedToken }
    ] satisfies ReadonlyArray<LogEntry>
  }
}
