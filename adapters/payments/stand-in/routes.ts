/** Which address of the API is answered by what. */

import type { CallContext, CallOutcome } from "./call-context.ts"
import { confirmIntent } from "./confirm.ts"
import type { Form } from "./form.ts"
import { hostedCardRoutes } from "./hosted-card.ts"
import { cancelIntent, createIntent, updateIntent } from "./intents.ts"
import { listIntents, listRefunds, retrieve, retrieveForBrowser, searchIntents } from "./lookups.ts"
import { paypalRoutes } from "./paypal.ts"
import { createRefund } from "./refunds.ts"
import { createMethod, createToken } from "./tokens.ts"
import { zipRoutes } from "./zip.ts"

/** Who asks: the shop's server with its secret key, or a browser with the publishable one. */
export type Caller = "shop" | "browser"
export type Route = {
  readonly call: string
  readonly method: "GET" | "POST"
  readonly path: RegExp
  readonly browserMay?: true
  /** A call of another provider's than Stripe's, which knows who asks by a key of its own. */
  readonly wallet?: true
  readonly answer: (context: CallContext, id: string, form: Form, caller: Caller) => CallOutcome
}

const one = (name: string, tail = "") => new RegExp(`^/v1/${name}/([A-Za-z0-9_]{1,100})${tail}$`)
const whole = (name: string) => new RegExp(`^/v1/${name}$`)

export const routes = [
  {
    call: "intents.create",
    method: "POST",
    path: whole("payment_intents"),
    answer: (context, _id, form) => createIntent(context, form)
  },
  {
    call: "intents.list",
    method: "GET",
    path: whole("payment_intents"),
    answer: (context, _id, form) => listIntents(context, form)
  },
  {
    call: "intents.search",
    method: "GET",
    path: whole("payment_intents/search"),
    answer: (context, _id, form) => searchIntents(context, form)
  },
  {
    call: "intents.retrieve",
    method: "GET",
    path: one("payment_intents"),
    browserMay: true,
    answer: (context, id, form, caller) =>
      caller === "shop" ? retrieve(context, "pi", id) : retrieveForBrowser(context, id, form)
  },
  { call: "intents.update", method: "POST", path: one("payment_intents"), answer: updateIntent },
  { call: "intents.confirm", method: "POST", path: one("payment_intents", "/confirm"), answer: confirmIntent },
  { call: "intents.cancel", method: "POST", path: one("payment_intents", "/cancel"), answer: cancelIntent },
  {
    call: "charges.retrieve",
    method: "GET",
    path: one("charges"),
    answer: (context, id) => retrieve(context, "ch", id)
  },
  {
    call: "refunds.create",
    method: "POST",
    path: whole("refunds"),
    answer: (context, _id, form) => createRefund(context, form)
  },
  {
    call: "refunds.list",
    method: "GET",
    path: whole("refunds"),
    answer: (context, _id, form) => listRefunds(context, form)
  },
  {
    call: "refunds.retrieve",
    method: "GET",
    path: one("refunds"),
    answer: (context, id) => retrieve(context, "re", id)
  },
  {
    call: "events.retrieve",
    method: "GET",
    path: one("events"),
    answer: (context, id) => retrieve(context, "evt", id)
  },
  {
    call: "cards.method",
    method: "POST",
    path: whole("payment_methods"),
    browserMay: true,
    answer: (context, _id, form, caller) => createMethod(context, form, caller === "shop")
  },
  {
    call: "cards.retrieveMethod",
    method: "GET",
    path: one("payment_methods"),
    answer: (context, id) => retrieve(context, "pm", id)
  },
  {
    call: "cards.token",
    method: "POST",
    path: whole("confirmation_tokens"),
    browserMay: true,
    answer: (context, _id, form, caller) => createToken(context, form, caller === "shop")
  },
  {
    call: "cards.retrieveToken",
    method: "GET",
    path: one("confirmation_tokens"),
    answer: (context, id) => retrieve(context, "ctoken", id)
  },
  ...hostedCardRoutes,
  ...paypalRoutes,
  ...zipRoutes
] as const satisfies ReadonlyArray<Route>

export type Call = (typeof routes)[number]["call"]
export const calls: ReadonlyArray<Call> = routes.map((route) => route.call)

export type RouteMatch = { readonly route: Route & { readonly call: Call }; readonly id: string }

export const routeFor = (method: string, path: string): RouteMatch | undefined => {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null
    if (match) return { route, id: match[1] ?? "" }
  }
  return undefined
}

export const isBrowserAllowed = (path: string) => routes.some((route) => "browserMay" in route && route.path.test(path))
