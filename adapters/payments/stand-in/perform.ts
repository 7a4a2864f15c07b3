/** Idempotency for calls: a key that was answered before gets the stored response, and nothing runs again. */

import { type CallContext, type CallOutcome, fingerprintOf } from "./call-context.ts"
import type { Form } from "./form.ts"
import { expandIds } from "./lookups.ts"
import { errorBody, Refusal, type StripeErrorDetail } from "./refusal.ts"
import type { Caller, RouteMatch } from "./routes.ts"
import type { StandInStore, StoredResponse } from "./store.ts"

/** One call, read and allowed. `text` is the form as it was sent. */
export type StandInCall = {
  readonly match: RouteMatch
  readonly path: string
  readonly form: Form
  readonly text: string
  readonly caller: Caller
  readonly context: CallContext
}
export type CallResponse = { readonly status: number; readonly body: unknown; readonly replayed?: string }

const longestKey = 255

/** Only the shop's keys are kept: a browser's call holds a card, and nothing of a card is written down. */
export const storedKeyOf = (call: StandInCall): string | undefined =>
  call.caller === "shop" && call.match.route.method === "POST" ? call.context.idempotencyKey : undefined

const fingerprint = (call: StandInCall) =>
  fingerprintOf(
    [...new URLSearchParams(call.text)]
      .map((pair) => JSON.stringify(pair))
      .sort()
      .join()
  )

const idempotencyError = (message: string) => new Refusal(400, { type: "idempotency_error", message })

const requireSameCall = (stored: StoredResponse, call: StandInCall, key: string) => {
  const otherKey = `Try using a key other than '${key}' if you meant to execute a different request.`
  if (stored.endpoint !== call.path) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${call.path}' vs '${stored.endpoint}'). ${otherKey}`
    )
  }
  if (stored.fingerprint !== fingerprint(call)) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${otherKey}`
    )
  }
}

/** The answer given before under this key, if there is one. Throws Stripe's errors on a key that was used for something else. */
export const replayStored = (store: StandInStore, call: StandInCall): CallResponse | undefined => {
  const key = storedKeyOf(call)
  if (key === undefined) return undefined
  if (key.length > longestKey) throw idempotencyError("Idempotency keys can be at most 255 characters long.")
  const stored = store.storedResponse(key)
  if (stored === undefined) return undefined
  requireSameCall(stored, call, key)
  return { status: stored.status, body: stored.body, replayed: stored.request }
}

const execute = ({ caller, context, form, match }: StandInCall): CallOutcome & { readonly kept: boolean } => {
  try {
    const { expand: _, ...rest } = form
    return { ...match.route.answer(context, match.id, rest, caller), kept: true }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return { status: problem.status, body: problem.body, entries: [], kept: problem.isStored }
  }
}

/** `instead`: a test wants this answer given (and kept, when it is a 500) although the call was, or was not, carried out. */
export type ForcedResponse = {
  readonly status: number
  readonly problem: StripeErrorDetail
  readonly carriedOut: boolean
}

/** Carries the call out and writes what it did, with its answer, in one step on disk; only then is it answered. */
export const perform = (store: StandInStore, call: StandInCall, forced?: ForcedResponse): CallResponse => {
  const outcome =
    forced?.carriedOut === false ? { status: 0, body: undefined, entries: [], kept: false } : execute(call)
  const status = forced?.status ?? outcome.status
  const body = forced ? errorBody(forced.problem) : outcome.body
  // Stripe keeps a forced failure for its key; a wallet keeps what it has really done.
  const kept =
    forced && call.match.route.wallet !== true
      ? { isStored: status === 500, status, body }
      : { isStored: outcome.kept, status: outcome.status, body: outcome.body }
  const key = storedKeyOf(call)
  const responseEntries =
    key === undefined || !kept.isStored
      ? []
      : [
          {
            type: "answered",
            id: key,
            endpoint: call.path,
            fingerprint: fingerprint(call),
            request: call.context.request,
            status: kept.status,
            body: kept.body
          }
        ]
  if (outcome.entries.length + responseEntries.length > 0) store.write([...outcome.entries, ...responseEntries])
  return { status, body: forced ? body : expandIds(call.context, body, call.form) }
}
