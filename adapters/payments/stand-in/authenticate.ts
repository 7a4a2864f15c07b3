/** The bank's page where the shopper proves who they are; here it has one button for each way it can end. */
import type Stripe from "stripe"
import type { CallContext } from "./call-context.ts"
import { requireIntent } from "./object-lookup.ts"
import { page, type StandInPage, safe } from "./page.ts"
import { settle } from "./settle.ts"

type Attempt = {
  readonly id: string
  readonly intent: Stripe.PaymentIntent
  readonly returnUrl: string | null
  readonly open: boolean
}

const attemptNamed = (context: CallContext, id: string): Attempt | undefined => {
  const attemptObject = id.startsWith("payatt_") ? context.store.find(id)?.object : undefined
  if (attemptObject === undefined) return undefined
  const intent = requireIntent(context, String(attemptObject.intent))
  const open = intent.status === "requires_action" && context.store.find(intent.id)?.hidden.attempt === id
  return { id, intent, returnUrl: attemptObject.returnUrl as string | null, open }
}

const backTo = (returnUrl: string, intent: Stripe.PaymentIntent): string => {
  const url = new URL(returnUrl)
  url.searchParams.set("payment_intent", intent.id)
  url.searchParams.set("payment_intent_client_secret", intent.client_secret ?? "")
  url.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed")
  return url.href
}

const closed = ({ intent, returnUrl }: Attempt): StandInPage =>
  returnUrl === null
    ? page(200, "Nothing more to confirm", "<p>You can close this page and go back to the shop.</p>")
    : page(
        200,
        "Nothing more to confirm",
        `<p><a href="${safe(backTo(returnUrl, intent))}">Go back to the shop</a></p>`,
        new URL(returnUrl).origin
      )

const unknown = page(404, "Page not found", "<p>This confirmation is not known here.</p>")

/** GET /authenticate/:id */
export const showAuthentication = (context: CallContext, id: string): StandInPage => {
  const attempt = attemptNamed(context, id)
  if (attempt === undefined) return unknown
  if (!attempt.open) return closed(attempt)
  const dollars = (attempt.intent.amount / 100).toFixed(2)
  return page(
    200,
    "Confirm your payment",
    `<p>Your bank asks you to confirm a payment of $${dollars}.</p><p>This is a test bank: no money moves.</p>
<form method="post" action="/authenticate/${id}">
<button name="outcome" value="complete">Complete authentication</button>
<button name="outcome" value="fail">Fail authentication</button></form>`,
    attempt.returnUrl === null ? "" : new URL(attempt.returnUrl).origin
  )
}

export type AuthenticationResult = {
  readonly page: StandInPage
  readonly entries: ReturnType<typeof settle>["entries"]
}

/** POST /authenticate/:id. A second press, or one for an older attempt, changes nothing and leads on all the same. */
export const endAuthentication = (context: CallContext, id: string, complete: boolean): AuthenticationResult => {
  const attempt = attemptNamed(context, id)
  if (attempt === undefined) return { page: unknown, entries: [] }
  const outcome = attempt.open ? settle(context, attempt.intent, complete) : undefined
  const intent = (outcome?.body ?? attempt.intent) as Stripe.PaymentIntent
  const ended = closed({ ...attempt, intent })
  const entries = outcome?.entries ?? []
  if (attempt.returnUrl === null) return { page: ended, entries }
  return {
    page: { ...ended, status: 303, headers: { ...ended.headers, location: backTo(attempt.returnUrl, intent) } },
    entries
  }
}
