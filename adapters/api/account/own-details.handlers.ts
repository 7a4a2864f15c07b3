/** Answers the call by which somebody who is logged in changes their own details. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { ChangeOwnDetails } from "../../../core/account/sign-in/change-own-details.service.ts"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { OwnDetailsGroup } from "./own-details.contract.ts"

export const OwnDetailsHandlers = HttpApiBuilder.group(
  groupApi(OwnDetailsGroup),
  "ownDetails",
  Effect.fn(function* (handlers) {
    const { change } = yield* ChangeOwnDetails

    return handlers.handleAll({
      change: ({ payload }) =>
        Effect.gen(function* () {
          const { contact, sessionId } = yield* CurrentMember
          return { data: yield* change({ ...contact, contactId: contact.id, sessionId }, payload) }
        }).pipe(toWire)
    })
  })
)
