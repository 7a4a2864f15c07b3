/** The calls about what a company owes. */
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { BalancesSchema } from "../../../core/billing/ledger/balances.schema.ts"
import { StatementSchema } from "../../../core/billing/statements/statement.schema.ts"
import { NeedsMember } from "../account/visitor.ts"
import { Data, Unavailable } from "../failure.ts"

export class BillsGroup extends HttpApiGroup.make("bills").add(
  HttpApiEndpoint.get("statement", "/users/details/statement", {
    success: Data(StatementSchema),
    error: [Unavailable]
  }).middleware(NeedsMember),
  HttpApiEndpoint.get("balances", "/users/details/balances", {
    success: Data(BalancesSchema),
    error: [Unavailable]
  }).middleware(NeedsMember)
) {}
