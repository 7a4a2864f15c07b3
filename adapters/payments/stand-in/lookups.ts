/** Reading: one thing by its id, lists of intents and refunds, and intents by their metadata. */

import { type CallContext, type CallOutcome, successOutcome } from "./call-context.ts"
import { type Form, formIn, listIn, rejectUnknownFields, textIn, wholeIn } from "./form.ts"
import { requireIntent } from "./object-lookup.ts"
import { badParameter, noSuch, unauthorised } from "./refusal.ts"
import { metadataLabel } from "./store.ts"

/** Stripe's name of a kind of thing, by the start of its id. */
const kinds: Readonly<Record<string, string>> = {
  pi: "payment_intent",
  ch: "charge",
  re: "refund",
  pm: "PaymentMethod",
  ctoken: "confirmationtoken",
  evt: "event"
}

const objectOf = (context: CallContext, id: string) => context.store.find(id)?.object

/** GET of one thing. */
export const retrieve = (context: CallContext, prefix: string, id: string): CallOutcome => {
  const object = id.startsWith(`${prefix}_`) ? objectOf(context, id) : undefined
  if (object === undefined) throw noSuch(kinds[prefix] ?? prefix, id, "id")
  return successOutcome(object)
}

/** What the browser may see of an intent, when it shows the intent's client secret. */
export const retrieveForBrowser = (context: CallContext, id: string, form: Form): CallOutcome => {
  const intent = requireIntent(context, id)
  if (textIn(form, "client_secret") !== intent.client_secret) {
    throw unauthorised("The client_secret provided does not match the client_secret associated with the PaymentIntent.")
  }
  const { object, amount, client_secret, created, currency, last_payment_error, livemode } = intent
  const { next_action, payment_method, payment_method_types, status } = intent
  return successOutcome({
    id,
    object,
    amount,
    client_secret,
    created,
    currency,
    last_payment_error,
    livemode,
    next_action,
    payment_method,
    payment_method_types,
    status
  })
}

const pageSize = (form: Form): number => {
  const limit = wholeIn(form, "limit") ?? 10
  if (limit < 1 || limit > 100) throw badParameter("limit", "Limit must be between 1 and 100.")
  return limit
}

/** One page of the ids that fit, newest first. */
const pageOf = (
  context: CallContext,
  url: string,
  ids: Iterable<string>,
  form: Form,
  fits: (object: Record<string, unknown>) => boolean
) => {
  const limit = pageSize(form)
  const after = textIn(form, "starting_after")
  const data: Array<unknown> = []
  let begun = after === undefined
  for (const id of ids) {
    if (begun && data.length <= limit) {
      const object = objectOf(context, id)
      if (object && fits(object)) data.push(object)
    }
    if (data.length > limit) break
    begun ||= id === after
  }
  return { object: "list", data: data.slice(0, limit), has_more: data.length > limit, url }
}

/** GET /v1/payment_intents */
export const listIntents = (context: CallContext, form: Form): CallOutcome => {
  rejectUnknownFields(form, ["limit", "starting_after", "created"])
  const created = formIn(form, "created")
  const from = wholeIn(created, "gte") ?? 0
  const to = wholeIn(created, "lte") ?? Number.MAX_SAFE_INTEGER
  const inTime = (object: Record<string, unknown>) => Number(object.created) >= from && Number(object.created) <= to
  return successOutcome(pageOf(context, "/v1/payment_intents", context.store.newest("payment_intent"), form, inTime))
}

/** GET /v1/refunds, of one intent or charge when it is named. */
export const listRefunds = (context: CallContext, form: Form): CallOutcome => {
  rejectUnknownFields(form, ["limit", "starting_after", "payment_intent", "charge"])
  const label = ["payment_intent", "charge"]
    .filter((name) => name in form)
    .map((name) => `${name}=${textIn(form, name)}`)[0]
  const ids = label === undefined ? context.store.newest("refund") : context.store.labelled(label)
  return successOutcome(pageOf(context, "/v1/refunds", ids, form, () => true))
}

const searchTerm = /^\s*metadata\[(?:'([^']+)'|"([^"]+)")\]\s*:\s*(?:'([^']*)'|"([^"]*)")\s*$/

/** GET /v1/payment_intents/search with `metadata['order']:'10000017'`, terms joined by AND. */
export const searchIntents = (context: CallContext, form: Form): CallOutcome => {
  rejectUnknownFields(form, ["query", "limit", "page"])
  const terms = (textIn(form, "query") ?? "").split(/\sAND\s/i).map((term) => {
    const [, single, double, value, other] = searchTerm.exec(term) ?? []
    const name = single ?? double
    if (name === undefined)
      throw badParameter("query", "This stand-in searches intents by metadata['name']:'value' only.")
    return { name, value: value ?? other ?? "" }
  })
  const [first] = terms
  const ids = first ? context.store.labelled(metadataLabel(first.name, first.value)) : []
  const fits = (object: Record<string, unknown>) => {
    const metadata = object.metadata as Record<string, string>
    return terms.every(({ name, value }) => metadata[name] === value)
  }
  const page = pageOf(context, "/v1/payment_intents/search", ids, form, fits)
  return successOutcome({ ...page, object: "search_result", next_page: null })
}

/** Puts whole things in place of the ids that `expand[]` names, one level deep. */
export const expandIds = (context: CallContext, body: unknown, form: Form): unknown => {
  const names = listIn(form, "expand")
  if (names.length === 0 || typeof body !== "object" || body === null || "error" in body) return body
  const whole: Record<string, unknown> = { ...body }
  for (const name of names) {
    if (!(name in whole)) throw badParameter("expand", `This property cannot be expanded (${name}).`)
    const id = whole[name]
    if (typeof id === "string") whole[name] = objectOf(context, id) ?? id
  }
  return whole
}
