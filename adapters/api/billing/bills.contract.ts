/** The calls about what a company owes. */
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { BalancesSchema } from "../../../core/billing/ledger/balances.schema.ts"
import { StatementSchema } from "../../../core/billing/statements/statement.schema.ts"
import { RequireMember } from "../account/access-middleware.ts"
import { DataEnvelope, ServiceUnavailable } from "../failure.ts"

export class BillsGroup extends HttpApiGroup.make("bills").add(
  HttpApiEndpoint.get("statement", "/users/details/statement", {
    success: DataEnvelope(StatementSchema),
    error: [ServiceUnavailable]
  }).middleware(RequireMember),
  HttpApiEndpoint.get("balances", "/users/details/balances", {
    success: DataEnvelope(BalancesSchema),
    error: [ServiceUnavailable]
  }).middleware(RequireMember)
) {}
