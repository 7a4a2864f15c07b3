/** What was done for a company as it crosses the wire. */
import { Schema } from "effect"
import { EpochMs, Identifier, listOf, NameText } from "../../bounds.schema.ts"
import { listFilterFields, listPageSchema } from "../../list-page.schema.ts"
import { auditActions, auditKindNames } from "./audit-trail.ts"

/** [AUD-01] */
export const AuditPageSchema = listPageSchema(
  Schema.Struct({
    id: Identifier,
    at: EpochMs,
    action: Schema.Literals(auditActions),
    by: Schema.optionalKey(NameText),
    subject: NameText,
    changes: listOf(
      Schema.Struct({
        field: Identifier,
        from: Schema.optionalKey(NameText),
        to: Schema.optionalKey(NameText)
      })
    )
  })
)

/** [AUD-02] */
export const auditFilterFields = {
  ...listFilterFields,
  status: Schema.optionalKey(Schema.Literals(auditKindNames)),
  sort: Schema.optionalKey(Schema.Literals(["-at"]))
}
