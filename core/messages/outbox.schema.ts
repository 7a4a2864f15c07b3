/** What can go wrong when a message is queued. */
import { Schema } from "effect"

export class OutboxUnavailable extends Schema.TaggedError<OutboxUnavailable>()("OutboxUnavailable", {
  cause: Schema.Defect()
}) {}
