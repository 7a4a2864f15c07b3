/** [CALL-27] The calls about who at the shop looks after a company. */
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { ManagerSchema } from "../../../core/account/managers/manager.schema.ts"
import { callLimits } from "../../../core/rate-limit/call-limits.ts"
import { DataEnvelope, Malformed, NotFound, ServiceUnavailable } from "../failure.ts"
import { reads, withPolicy } from "../route-policy.ts"

const policy = reads({ access: "credit", limit: callLimits.ownAccount, portal: true })

export class ManagersGroup extends HttpApiGroup.make("managers").add(
  HttpApiEndpoint.get("accountManager", "/accounts/account-manager", {
    success: DataEnvelope(ManagerSchema),
    error: [NotFound, ServiceUnavailable]
  }).pipe(withPolicy(policy)),
  HttpApiEndpoint.get("creditManager", "/accounts/credit-manager/:branchId", {
    params: { branchId: Schema.String.check(Schema.isMaxLength(6), Schema.isPattern(/^\d{1,6}$/u)) },
    success: DataEnvelope(ManagerSchema),
    error: [Malformed, NotFound, ServiceUnavailable]
  }).pipe(withPolicy(policy))
) {}
