/** The calls about what buyers say of products. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import {
  OwnReviewSchema,
  ReviewSummarySchema,
  ReviewTextSchema
} from "../../../core/catalogue/reviews/review.schema.ts"
import { LineText } from "../../../core/contact/typed-text.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { DataEnvelope, Malformed, ServiceUnavailable, UnprocessableRequest } from "../failure.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"

const params = { id: LineText(80) }

export class ReviewsGroup extends HttpApiGroup.make("reviews").add(
  HttpApiEndpoint.get("published", "/products/id/:id/reviews", {
    params,
    success: DataEnvelope(ReviewSummarySchema),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "public", limit: callLimits.catalogue }))),
  HttpApiEndpoint.get("own", "/products/id/:id/reviews/own", {
    params,
    success: DataEnvelope(OwnReviewSchema),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "session", limit: callLimits.ownAccount }))),
  HttpApiEndpoint.post("write", "/products/id/:id/reviews", {
    params,
    payload: ReviewTextSchema,
    success: DataEnvelope(Schema.Struct({ waiting: Schema.Literal(true) })),
    error: [Malformed, UnprocessableRequest, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "session", limit: callLimits.accountChange })))
) {}
