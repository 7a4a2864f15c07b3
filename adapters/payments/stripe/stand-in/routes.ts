/** Which address of the API is answered by what. */
import { confirmIntent } from "./confirm.ts"
import type { Desk, Outcome } from "./desk.ts"
import type { Form } from "./form.ts"
import { cancelIntent, createIntent, updateIntent } from "./intents.ts"
import { listIntents, listRefunds, retrieve, retrieveForBrowser, searchIntents } from "./lookups.ts"
import { createRefund } from "./refunds.ts"
import { createMethod, createToken } from "./tokens.ts"

/** Who asks: the shop's server with its secret key, or a browser with the publishable one. */
export type Caller = "shop" | "browser"
export type Route = {
  readonly call: string
  readonly method: "GET" | "POST"
  readonly path: RegExp
  readonly browserMay?: true
  readonly answer: (desk: Desk, id: string, form: Form, caller: Caller) => Outcome
}

const one = (name: string, tail = "") => new RegExp(`^/v1/${name}/([A-Za-z0-9_]{1,100})${tail}$`)
const whole = (name: string) => new RegExp(`^/v1/${name}$`)

export const routes = [
  {
    call: "intents.create",
    method: "POST",
    path: whole("payment_intents"),
    answer: (desk, _id, form) => createIntent(desk, form)
  },
  {
    call: "intents.list",
    method: "GET",
    path: whole("payment_intents"),
    answer: (desk, _id, form) => listIntents(desk, form)
  },
  {
    call: "intents.search",
    method: "GET",
    path: whole("payment_intents/search"),
    answer: (desk, _id, form) => searchIntents(desk, form)
  },
  {
    call: "intents.retrieve",
    method: "GET",
    path: one("payment_intents"),
    browserMay: true,
    answer: (desk, id, form, caller) =>
      caller === "shop" ? retrieve(desk, "pi", id) : retrieveForBrowser(desk, id, form)
  },
  { call: "intents.update", method: "POST", path: one("payment_intents"), answer: updateIntent },
  { call: "intents.confirm", method: "POST", path: one("payment_intents", "/confirm"), answer: confirmIntent },
  { call: "intents.cancel", method: "POST", path: one("payment_intents", "/cancel"), answer: cancelIntent },
  { call: "charges.retrieve", method: "GET", path: one("charges"), answer: (desk, id) => retrieve(desk, "ch", id) },
  {
    call: "refunds.create",
    method: "POST",
    path: whole("refunds"),
    answer: (desk, _id, form) => createRefund(desk, form)
  },
  { call: "refunds.list", method: "GET", path: whole("refunds"), answer: (desk, _id, form) => listRefunds(desk, form) },
  { call: "refunds.retrieve", method: "GET", path: one("refunds"), answer: (desk, id) => retrieve(desk, "re", id) },
  { call: "events.retrieve", method: "GET", path: one("events"), answer: (desk, id) => retrieve(desk, "evt", id) },
  {
    call: "cards.method",
    method: "POST",
    path: whole("payment_methods"),
    browserMay: true,
    answer: (desk, _id, form, caller) => createMethod(desk, form, caller === "shop")
  },
  {
    call: "cards.retrieveMethod",
    method: "GET",
    path: one("payment_methods"),
    answer: (desk, id) => retrieve(desk, "pm", id)
  },
  {
    call: "cards.token",
    method: "POST",
    path: whole("confirmation_tokens"),
    browserMay: true,
    answer: (desk, _id, form, caller) => createToken(desk, form, caller === "shop")
  },
  {
    call: "cards.retrieveToken",
    method: "GET",
    path: one("confirmation_tokens"),
    answer: (desk, id) => retrieve(desk, "ctoken", id)
  }
] as const satisfies ReadonlyArray<Route>

export type Call = (typeof routes)[number]["call"]
export const calls: ReadonlyArray<Call> = routes.map((route) => route.call)

export type Found = { readonly route: Route & { readonly call: Call }; readonly id: string }

export const routeFor = (method: string, path: string): Found | undefined => {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null
    if (match) return { route, id: match[1] ?? "" }
  }
  return undefined
}

export const browserMayAsk = (path: string) => routes.some((route) => "browserMay" in route && route.path.test(path))
