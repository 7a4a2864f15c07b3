/** [AUD-01] The calls by which a company's administrators read what was done: a page of it, and all of it as a file. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { AuditPageSchema, auditFilterFields } from "../../../core/account/audit/audit-trail.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { DownloadedFile } from "../downloaded-file.ts"
import { DataEnvelope, Malformed, ServiceUnavailable } from "../failure.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"

const rowId = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(18), Schema.isPattern(/^\d{1,18}$/u)))

export class AuditTrailGroup extends HttpApiGroup.make("auditTrail").add(
  HttpApiEndpoint.get("history", "/users/customer/history", {
    query: { ...auditFilterFields, after: rowId, before: rowId },
    success: DataEnvelope(AuditPageSchema),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "admin", limit: callLimits.companyList, portal: true }))),
  HttpApiEndpoint.post("historyFile", "/users/customer/history/stream", {
    payload: Schema.Struct(auditFilterFields),
    success: DataEnvelope(DownloadedFile),
    error: [Malformed, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access: "admin", limit: callLimits.download, portal: true })))
) {}
