/** The bank's page where the shopper proves who they are; here it has one button for each way it can end. */
import { createHash } from "node:crypto"
import type Stripe from "stripe"
import type { CallContext } from "./call-context.ts"
import { requireIntent } from "./object-lookup.ts"
import { settle } from "./settle.ts"

const style = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}body{margin:0}
main{max-width:32rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.5rem;line-height:1.25}
button{font:inherit;display:block;width:100%;min-height:3rem;margin-top:1rem;padding:.5rem 1rem;border:2px solid;border-radius:.25rem}
button:focus-visible{outline:3px solid Highlight;outline-offset:3px}`
const styleHash = `'sha256-${createHash("sha256").update(style).digest("base64")}'`

export type AuthenticationPage = {
  readonly status: number
  readonly headers: Record<string, string>
  readonly html: string
}

const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** `sendsTo` is where the form's answer may lead: a browser follows a redirect only to an origin named here. */
const page = (status: number, title: string, inside: string, sendsTo = ""): AuthenticationPage => ({
  status,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `default-src 'none'; style-src ${styleHash}; form-action 'self' ${sendsTo}; base-uri 'none'; frame-ancestors 'self' ${sendsTo}`,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff"
  },
  html: `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(title)}</title><style>${style}</style></head><body><main><h1>${safe(title)}</h1>${inside}</main></body></html>`
})

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

const closed = ({ intent, returnUrl }: Attempt): AuthenticationPage =>
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
export const showAuthentication = (context: CallContext, id: string): AuthenticationPage => {
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
  readonly page: AuthenticationPage
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
