/** Why a job list is not answered or not changed. */
import { Schema } from "effect"
import { MessageText } from "../bounds.schema.ts"

/** There is no such list, it is somebody else's and not shared, or it belongs to another company. */
export class JobListNotFound extends Schema.TaggedError<JobListNotFound>()("JobListNotFound", {}) {}

/** [JOB-01] [JOB-02] A list is not changed or not sent on; `fields` says what is wrong with what was typed. */
export class JobListRefused extends Schema.TaggedError<JobListRefused>()("JobListRefused", {
  kind: Schema.Literals(["malformed", "not-owner", "not-usable", "too-many"]),
  msg: MessageText,
  fields: Schema.optionalKey(Schema.Record(Schema.String, MessageText))
}) {}
