/** Why a claim is not taken, or not answered. */
import { Schema } from "effect"
import { MessageText } from "../../bounds.schema.ts"

/** There is no such claim. */
export class ClaimNotFound extends Schema.TaggedError<ClaimNotFound>()("ClaimNotFound", {}) {}

/** What is filled in can't be right (`fields` says what), the days are over, it was answered already, or more would be credited than was invoiced. */
export class ClaimRefused extends Schema.TaggedError<ClaimRefused>()("ClaimRefused", {
  kind: Schema.Literals(["malformed", "too-late", "answered", "over-credited"]),
  msg: MessageText,
  fields: Schema.optionalKey(Schema.Record(Schema.String, MessageText))
}) {}
