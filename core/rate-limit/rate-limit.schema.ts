/** What can go wrong when requests are counted. */
import { Schema } from "effect"

export class RateLimitsUnavailable extends Schema.TaggedError<RateLimitsUnavailable>()("RateLimitsUnavailable", {
  cause: Schema.Defect()
}) {}
