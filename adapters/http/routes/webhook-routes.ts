/** Hears what payment providers report: believed only when it is proved, and dealt with once however often it comes. */
import { Clock, Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Reconcile } from "../../../core/ordering/placing/reconcile.service.ts"
import { paymentWebhooks } from "../../composition/providers.ts"
import type { PaymentWebhook } from "../../payments/payment-webhook.ts"
import { Settings } from "../../settings.ts"
import { routeErrorResponse } from "../answers/error-responses.ts"

const unsignedResponse = routeErrorResponse(400, "UNSIGNED", "The report is not signed by the payment provider.")
const later = routeErrorResponse(503, "UNAVAILABLE", "The report can't be taken just now.")

export const WebhookRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const reconcile = yield* Reconcile
    const settings = yield* Settings

    const handleReport = ({ verify, read }: PaymentWebhook) =>
      Effect.gen(function* () {
        const { headers, arrayBuffer } = yield* HttpServerRequest.HttpServerRequest
        const body = new Uint8Array(yield* arrayBuffer)
        const isProved = verify({ headers, body, now: yield* Clock.currentTimeMillis }, settings)
        const report = isProved ? read(body) : undefined
        if (!report) return unsignedResponse
        yield* reconcile.handleWebhook(report)
        return HttpServerResponse.jsonUnsafe({ data: { received: true } })
      }).pipe(Effect.catch((problem) => Effect.as(Effect.logError(problem), later)))

    for (const webhook of paymentWebhooks) yield* router.add("POST", webhook.path, handleReport(webhook))
  })
)
