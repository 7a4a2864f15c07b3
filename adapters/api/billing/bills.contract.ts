/** [CALL-14] The calls about what a company owes: its statements, the files and e-mails made of them, and its balances. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { BalancesSchema } from "../../../core/billing/ledger/balances.schema.ts"
import { StatementSchema, StatementSummarySchema } from "../../../core/billing/statements/statement.schema.ts"
import { listOf, NameText } from "../../../core/bounds.schema.ts"
import { listFilterFields } from "../../../core/list-page.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { DownloadedFile } from "../downloaded-file.ts"
import { DataEnvelope, Malformed, NotFound, ServiceUnavailable } from "../failure.ts"
import { changes, reads, withPolicy } from "../route-policy.ts"

const day = listFilterFields.fromDate.schema

const access = "viewCreditLimit"

export class BillsGroup extends HttpApiGroup.make("bills").add(
  // Without a day the last month's.
  HttpApiEndpoint.get("statement", "/users/details/statement", {
    query: { statementDate: Schema.optionalKey(day) },
    success: DataEnvelope(StatementSchema),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(reads({ access, limit: callLimits.companyList, portal: true }))),
  HttpApiEndpoint.get("statements", "/users/details/statement/list", {
    success: DataEnvelope(listOf(StatementSummarySchema)),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access, limit: callLimits.companyList, portal: true }))),
  HttpApiEndpoint.post("emailStatement", "/users/statement/email", {
    payload: Schema.Struct({ statementDate: day }),
    success: DataEnvelope(Schema.Struct({ success: Schema.Literal(true), email: NameText })),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.documentEmail, portal: true }))),
  HttpApiEndpoint.post("streamStatement", "/users/statement/stream", {
    payload: Schema.Struct({ statementDate: day, format: Schema.Literals(["pdf", "csv"]) }),
    success: DataEnvelope(DownloadedFile),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(changes({ access, limit: callLimits.download, portal: true }))),
  HttpApiEndpoint.get("balances", "/users/details/balances", {
    success: DataEnvelope(BalancesSchema),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "credit", limit: callLimits.ownAccount, portal: true })))
) {}
