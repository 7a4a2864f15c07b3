/** [CLM-01] Answers the call that reads an invoice's claims. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CompanyClaims } from "../../../core/billing/claims/company-claims.service.ts"
import { memberBuyer } from "../../../core/identity/buyer.ts"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { ClaimsGroup } from "./claims.contract.ts"

export const ClaimsHandlers = HttpApiBuilder.group(
  groupApi(ClaimsGroup),
  "claims",
  Effect.fn(function* (handlers) {
    const claims = yield* CompanyClaims
    return handlers.handleAll({
      claims: ({ query }) =>
        Effect.gen(function* () {
          return { data: yield* toWire(claims.ofInvoice(memberBuyer(yield* CurrentMember), query)) }
        })
    })
  })
)
