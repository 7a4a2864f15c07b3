/** Hears what Stripe reports: believed only when it is signed, and dealt with once however often it comes. */
import { Clock, Effect, Option, Redacted, Schema } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Reconcile } from "../../../core/ordering/placing/reconcile.service.ts"
import { singleLinePattern } from "../../../core/plain-text.ts"
import { isSignatureValid } from "../../payments/stripe/stripe-signature.ts"
import { Settings } from "../../settings.ts"
import { routeErrorResponse } from "../answers/error-responses.ts"

/** As Stripe names things. */
const name = /^[A-Za-z0-9_]{1,100}$/
const Id = Schema.String.check(Schema.isPattern(name))

/** Reports about intents name the intent itself; those about charges and refunds name it inside. */
const StripeEvent = Schema.fromJsonString(
  Schema.Struct({
    id: Id,
    type: Schema.String.check(Schema.isMaxCodePoints(100), Schema.isPattern(singleLinePattern)),
    data: Schema.Struct({
      object: Schema.Struct({
        id: Schema.optionalKey(Schema.String),
        object: Schema.String,
        payment_intent: Schema.optionalKey(Schema.NullOr(Schema.String))
      })
    })
  })
)

const intentOf = ({ object }: (typeof StripeEvent.Type)["data"]): string | undefined => {
  const id = object.object === "payment_intent" ? object.id : object.payment_intent
  return id && name.test(id) ? id : undefined
}

const unsignedResponse = routeErrorResponse(400, "UNSIGNED", "The report is not signed by the payment provider.")
const later = routeErrorResponse(503, "UNAVAILABLE", "The report can't be taken just now.")

export const WebhookRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const reconcile = yield* Reconcile
    const { STRIPE_WEBHOOK_SECRET } = yield* Settings
    const secret = STRIPE_WEBHOOK_SECRET ? String(Redacted.value(STRIPE_WEBHOOK_SECRET)) : undefined

    const handleReport = Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const body = new Uint8Array(yield* request.arrayBuffer)
      const now = yield* Clock.currentTimeMillis
      const header = request.headers["stripe-signature"] ?? ""
      if (secret === undefined || !isSignatureValid({ header, body, secret, now })) return unsignedResponse
      const event = Schema.decodeUnknownOption(StripeEvent)(new TextDecoder().decode(body))
      if (Option.isNone(event)) return unsignedResponse
      const { id, type, data } = event.value
      const intentId = intentOf(data)
      yield* reconcile.handleWebhook({ id, type, ...(intentId ? { intentId } : {}) })
      return HttpServerResponse.jsonUnsafe({ data: { received: true } })
    }).pipe(Effect.catch((problem) => Effect.as(Effect.logError(problem), later)))

    yield* router.add("POST", "/api/webhooks/stripe", handleReport)
  })
)
