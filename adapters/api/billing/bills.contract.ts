/** The calls about what a company owes. */
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { BalancesSchema } from "../../../core/billing/ledger/balances.schema.ts"
import { StatementSchema } from "../../../core/billing/statements/statement.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { DataEnvelope, ServiceUnavailable } from "../failure.ts"
import { reads, withPolicy } from "../route-policy.ts"

export class BillsGroup extends HttpApiGroup.make("bills").add(
  HttpApiEndpoint.get("statement", "/users/details/statement", {
    success: DataEnvelope(StatementSchema),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "viewCreditLimit", limit: callLimits.ownAccount, portal: true }))),
  HttpApiEndpoint.get("balances", "/users/details/balances", {
    success: DataEnvelope(BalancesSchema),
    error: [ServiceUnavailable]
  }).pipe(withPolicy(reads({ access: "credit", limit: callLimits.ownAccount, portal: true })))
) {}
