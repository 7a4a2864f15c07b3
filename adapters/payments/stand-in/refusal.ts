/** The ways this provider says no, in Stripe's error shape; a wallet's call says it in its own. */

/** The inside of Stripe's `{ "error": ... }`. */
export type StripeErrorDetail = {
  readonly type: "invalid_request_error" | "card_error" | "api_error" | "idempotency_error"
  readonly message: string
  readonly code?: string
  readonly param?: string
  readonly decline_code?: string
  readonly charge?: string
  readonly payment_intent?: unknown
  readonly payment_method?: unknown
}

/** Thrown by a call that changes nothing. `kept`: an idempotency key remembers it, because the call had begun. */
export class Refusal extends Error {
  readonly status: number
  readonly problem: StripeErrorDetail
  readonly isStored: boolean
  /** What is answered. */
  readonly body: unknown
  constructor(status: number, problem: StripeErrorDetail, isStored = false, body: unknown = errorBody(problem)) {
    super(problem.message)
    this.status = status
    this.problem = problem
    this.isStored = isStored
    this.body = body
  }
}

export const errorBody = <P extends StripeErrorDetail>(problem: P): { readonly error: P & { doc_url?: string } } => ({
  error: {
    ...problem,
    ...(problem.code ? { doc_url: `https://stripe.com/docs/error-codes/${problem.code.replaceAll("_", "-")}` } : {})
  }
})

/** A parameter that cannot be used: 400, and no key remembers it. */
export const badParameter = (param: string, message: string, code?: string) =>
  new Refusal(400, { type: "invalid_request_error", message, param, ...(code ? { code } : {}) })

export const missingParameter = (param: string) =>
  badParameter(param, `Missing required param: ${param}.`, "parameter_missing")

/** 404. `kind` is Stripe's name of the object, `param` the parameter that named it. */
export const noSuch = (kind: string, id: string, param: string) =>
  new Refusal(
    404,
    { type: "invalid_request_error", code: "resource_missing", message: `No such ${kind}: '${id}'`, param },
    true
  )

/** 400: the intent is in a state that does not allow this; the intent is inside, as it is. */
export const unexpectedState = (intent: unknown, message: string, param?: string) =>
  new Refusal(
    400,
    {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      message,
      payment_intent: intent,
      ...(param ? { param } : {})
    },
    true
  )

/** 402: the card itself is wrong (its number, its date, its code). */
export const badCard = (code: string, param: string, message: string, decline?: string) =>
  new Refusal(402, { type: "card_error", code, param, message, ...(decline ? { decline_code: decline } : {}) })

export const unauthorised = (message: string) => new Refusal(401, { type: "invalid_request_error", message })
