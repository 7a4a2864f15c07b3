/** [CALL-27] Answers the calls about who at the shop looks after a company. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { Manager } from "../../../core/account/managers/manager.ts"
import { Managers } from "../../../core/account/managers/managers.port.ts"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import type { Unavailable } from "../../../core/unavailable.schema.ts"
import { notFound } from "../failure.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { ManagersGroup } from "./managers.contract.ts"

const required = Effect.fnUntraced(function* (
  found: Effect.Effect<Manager | undefined, Unavailable>,
  what: "An account manager" | "A credit manager"
) {
  return { data: (yield* toWire(found)) ?? (yield* Effect.fail(notFound(what))) }
})

export const ManagersHandlers = HttpApiBuilder.group(
  groupApi(ManagersGroup),
  "managers",
  Effect.fn(function* (handlers) {
    const managers = yield* Managers

    return handlers.handleAll({
      accountManager: () =>
        Effect.gen(function* () {
          return yield* required(managers.ofCustomer((yield* CurrentMember).customer.id), "An account manager")
        }),
      creditManager: ({ params: { branchId } }) => required(managers.ofBranch(Number(branchId)), "A credit manager")
    })
  })
)
