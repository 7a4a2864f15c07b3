/** [CRR-03] Hears what the courier reports of its trips: believed only when it is signed, and done once however often it comes. */
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { CallCourier } from "../../../core/ordering/courier/call-courier.service.ts"
import { Malformed } from "../../api/failure.ts"
import { isUberReport, uberReport } from "../../couriers/uber-direct/uber-webhook.ts"
import { Settings } from "../../settings/settings.ts"
import { routeResponse } from "../answers/route-response.ts"

export const COURIER_WEBHOOK = "/api/webhooks/uber-direct" as const

const unsigned = new Malformed({ error: true, code: "UNSIGNED", msg: "The report is not signed by the courier." })
const unreadable = new Malformed({
  error: true,
  code: "MALFORMED",
  msg: "The report is signed, but it is not of a shape that the shop knows."
})

export const CourierRoute = HttpRouter.use((router) =>
  Effect.gen(function* () {
    const couriers = yield* CallCourier
    const { UBER_DIRECT_WEBHOOK_KEY: key } = yield* Settings

    const handleReport = Effect.gen(function* () {
      const { headers, arrayBuffer } = yield* HttpServerRequest.HttpServerRequest
      const body = new Uint8Array(yield* Effect.orElseSucceed(arrayBuffer, () => new ArrayBuffer(0)))
      if (!isUberReport(headers, body, key)) return yield* Effect.fail(unsigned)
      const report = uberReport(body)
      if (report === "unreadable") return yield* Effect.fail(unreadable)
      if (report) yield* couriers.handleReport(report)
      return HttpServerResponse.jsonUnsafe({ data: { received: true } })
    })

    yield* router.add("POST", COURIER_WEBHOOK, routeResponse(handleReport))
  })
)
