/** Hands a form in, with its files and the proof that a browser did; like a call it never throws. */
import type { BotChallenge } from "../../core/content/forms/bot-challenge.schema.ts"
import { PROOF_FIELD, TICKET_FIELD } from "../../core/content/forms/form-ticket.ts"
import { offlineWords } from "../../core/words/failure.ts"
import type { CallResult, FetchApi } from "./api-client.ts"
import { makeBotProof } from "./bot-proof.ts"
import type { ConfigSource } from "./client-config.ts"

/** What a page has of a form that proves who sends it. */
export type TicketedForm = { readonly id: string; readonly ticket: string; readonly botCheck: BotChallenge }

/** A form of the shop's own, by the path of its call below those about who is logged in: who sends it is known by that. */
export type OwnForm = { readonly path: `/users/${string}` }

type Sent = CallResult<{ readonly thanks: string }>

const addressOf = ({ id }: TicketedForm): string => `/api/cms/gf/v2/forms/${encodeURIComponent(id)}`

/** The newer tickets by those that were too old. */
const newerTickets = new Map<string, string>()

const post = async (fetch: FetchApi, address: string, body: FormData): Promise<Sent> => {
  const response = await fetch(address, { method: "POST", headers: { accept: "application/json" }, body })
  const answer = await response.json()
  return response.ok ? { ok: true, data: answer.data } : { ...answer, ok: false, error: true, status: response.status }
}

const send = async (fetch: FetchApi, form: TicketedForm, entries: FormData): Promise<Sent> => {
  const ticket = newerTickets.get(form.ticket) ?? form.ticket
  entries.set(TICKET_FIELD, ticket)
  const proof = await makeBotProof(form.botCheck, ticket)
  if (proof !== undefined) entries.set(PROOF_FIELD, proof)
  return post(fetch, `${addressOf(form)}/submissions`, entries)
}

const renewTicket = async (fetch: FetchApi, form: TicketedForm): Promise<void> => {
  const response = await fetch(addressOf(form), { headers: { accept: "application/json" } })
  const { data } = await response.json()
  if (response.ok) newerTickets.set(form.ticket, data.ticket)
}

/** `entries` by the keys of the form's fields; `data.thanks` is what is said to who handed it in. A ticket that is too old is renewed once. */
export const submitForm = async (
  fetch: FetchApi,
  form: TicketedForm | OwnForm,
  entries: FormData,
  config: ConfigSource
): Promise<Sent> => {
  try {
    if ("path" in form) return await post(fetch, `${config()?.userCallsBase ?? "/api"}${form.path}`, entries)
    const first = await send(fetch, form, entries)
    if (first.ok || first.code !== "BOT_CHECK") return first
    await renewTicket(fetch, form)
    return await send(fetch, form, entries)
  } catch {
    return { ok: false, error: true, status: 0, code: "offline", msg: offlineWords.unreachable }
  }
}
