/** Hears what payment providers report: believed only when it is proved, and dealt with once however often it comes. */
import { Clock, Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { Reconcile } from "../../../core/ordering/placing/reconcile.service.ts"
import { Malformed } from "../../api/failure.ts"
import { paymentWebhooks } from "../../composition/providers.ts"
import type { PaymentWebhook } from "../../payments/payment-webhook.ts"
import { Settings } from "../../settings/settings.ts"
import { routeResponse } from "../answers/route-response.ts"

const unsigned = new Malformed({
  error: true,
  code: "UNSIGNED",
  msg: "The report is not signed by the payment provider."
})
const unreadable = new Malformed({
  error: true,
  code: "MALFORMED",
  msg: "The report is signed, but it is not of a shape that the shop knows."
})

export const WebhookRoutes = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const reconcile = yield* Reconcile
    const settings = yield* Settings

    const handleReport = ({ verify, read }: PaymentWebhook) =>
      Effect.gen(function* () {
        const { headers, arrayBuffer } = yield* HttpServerRequest.HttpServerRequest
        const body = new Uint8Array(yield* Effect.orElseSucceed(arrayBuffer, () => new ArrayBuffer(0)))
        if (!verify({ headers, body, now: yield* Clock.currentTimeMillis }, settings))
          return yield* Effect.fail(unsigned)
        const report = read(body)
        if (!report) return yield* Effect.fail(unreadable)
        yield* reconcile.handleWebhook(report)
        return HttpServerResponse.jsonUnsafe({ data: { received: true } })
      })

    for (const webhook of paymentWebhooks) yield* router.add("POST", webhook.path, routeResponse(handleReport(webhook)))
  })
)
