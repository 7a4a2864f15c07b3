/** Does a call once: an idempotency key that was answered before gets the same answer, and nothing happens again. */
import type { Book, KeptAnswer } from "./book.ts"
import { type Desk, fingerprintOf, type Outcome } from "./desk.ts"
import type { Form } from "./form.ts"
import { expanded } from "./lookups.ts"
import { errorBody, type Problem, Refusal } from "./refusal.ts"
import type { Caller, Found } from "./routes.ts"

/** One call, read and allowed. `text` is the form as it was sent. */
export type Asked = {
  readonly found: Found
  readonly path: string
  readonly form: Form
  readonly text: string
  readonly caller: Caller
  readonly desk: Desk
}
export type Answer = { readonly status: number; readonly body: unknown; readonly replayed?: string }

const longestKey = 255

/** Only the shop's keys are kept: a browser's call holds a card, and nothing of a card is written down. */
export const keyKept = (asked: Asked): string | undefined =>
  asked.caller === "shop" && asked.found.route.method === "POST" ? asked.desk.idempotencyKey : undefined

const fingerprint = (asked: Asked) =>
  fingerprintOf(
    [...new URLSearchParams(asked.text)]
      .map((pair) => JSON.stringify(pair))
      .sort()
      .join()
  )

const idempotencyError = (message: string) => new Refusal(400, { type: "idempotency_error", message })

const sameCall = (kept: KeptAnswer, asked: Asked, key: string) => {
  const otherKey = `Try using a key other than '${key}' if you meant to execute a different request.`
  if (kept.endpoint !== asked.path) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${asked.path}' vs '${kept.endpoint}'). ${otherKey}`
    )
  }
  if (kept.fingerprint !== fingerprint(asked)) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${otherKey}`
    )
  }
}

/** The answer given before under this key, if there is one. Throws Stripe's errors on a key that was used for something else. */
export const answeredBefore = (book: Book, asked: Asked): Answer | undefined => {
  const key = keyKept(asked)
  if (key === undefined) return undefined
  if (key.length > longestKey) throw idempotencyError("Idempotency keys can be at most 255 characters long.")
  const kept = book.kept(key)
  if (kept === undefined) return undefined
  sameCall(kept, asked, key)
  return { status: kept.status, body: kept.body, replayed: kept.request }
}

const execute = ({ caller, desk, form, found }: Asked): Outcome & { readonly kept: boolean } => {
  try {
    const { expand: _, ...rest } = form
    return { ...found.route.answer(desk, found.id, rest, caller), kept: true }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return { status: problem.status, body: errorBody(problem.problem), entries: [], kept: problem.kept }
  }
}

/** `instead`: a test wants this answer given (and kept, when it is a 500) although the call was, or was not, carried out. */
export type Disguise = { readonly status: number; readonly problem: Problem; readonly carriedOut: boolean }

/** Carries the call out and writes what it did, with its answer, in one step on disk; only then is it answered. */
export const perform = (book: Book, asked: Asked, instead?: Disguise): Answer => {
  const done = instead?.carriedOut === false ? { status: 0, body: undefined, entries: [], kept: false } : execute(asked)
  const status = instead?.status ?? done.status
  const body = instead ? errorBody(instead.problem) : done.body
  const kept = instead ? status === 500 : done.kept
  const key = keyKept(asked)
  const answered =
    key === undefined || !kept
      ? []
      : [
          {
            type: "answered",
            id: key,
            endpoint: asked.path,
            fingerprint: fingerprint(asked),
            request: asked.desk.request,
            status,
            body
          }
        ]
  if (done.entries.length + answered.length > 0) book.write([...done.entries, ...answered])
  return { status, body: instead ? body : expanded(asked.desk, body, asked.form) }
}
