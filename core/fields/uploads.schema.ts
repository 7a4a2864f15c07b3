/** What is taken of files, as it crosses the wire. */
import { Schema } from "effect"
import { Count, listOf, NameText } from "../bounds.schema.ts"
import type { UploadRule } from "./uploads.ts"

/** [VAL-06] */
export const UploadRuleSchema = Schema.Struct({
  types: listOf(NameText),
  mostBytes: Count,
  mostFiles: Count
}) satisfies Schema.Codec<UploadRule>
