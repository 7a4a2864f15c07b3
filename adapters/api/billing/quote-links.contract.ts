/** The calls about quotes that need no login: a quote by its own link, and the choice that the link of its reminder leads to. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { SalesOrderSchema } from "../../../core/orders/sales-order.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { DataEnvelope, Malformed, NotFound, ServiceUnavailable, TooManyRequests } from "../failure.ts"
import { Ref } from "../ordering/order-fields.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"

/** [T30] [T34] The secret of the link; without it nothing is told, and nothing changed. */
const Secret = { t: Schema.optionalKey(Ref) }

export class QuoteLinksGroup extends HttpApiGroup.make("quoteLinks").add(
  HttpApiEndpoint.get("find", "/orders/quote/id/:id", {
    params: { id: Ref },
    query: Secret,
    success: DataEnvelope(SalesOrderSchema),
    error: [Malformed, NotFound, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.document }))),
  HttpApiEndpoint.post("reminder", "/users/quote-reminder/disable", {
    query: Secret,
    payload: Schema.Struct({ transactionNo: Ref, optOut: Schema.Boolean }),
    success: DataEnvelope(Schema.Struct({ success: Schema.Literal(true), optOut: Schema.Boolean })),
    error: [Malformed, NotFound, TooManyRequests, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "public", limit: callLimits.document })))
) {}
