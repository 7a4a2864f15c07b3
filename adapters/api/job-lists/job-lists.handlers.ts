/** [CALL-29] Answers the calls about job lists. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import type { Member } from "../../../core/identity/visitor.ts"
import { ChangeJobLists } from "../../../core/job-lists/change-job-lists.service.ts"
import { QuoteJobList } from "../../../core/job-lists/quote-job-list.service.ts"
import { ReadJobLists } from "../../../core/job-lists/read-job-lists.service.ts"
import { SendJobList } from "../../../core/job-lists/send-job-list.service.ts"
import { notFound } from "../failure.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { JobListsGroup } from "./job-lists.contract.ts"

const success = { data: { success: true as const } }

export const JobListsHandlers = HttpApiBuilder.group(
  groupApi(JobListsGroup),
  "jobLists",
  Effect.fn(function* (handlers) {
    const read = yield* ReadJobLists
    const change = yield* ChangeJobLists
    const send = yield* SendJobList
    const { quote } = yield* QuoteJobList

    type CoreErrors = Parameters<typeof toWire>[0] extends Effect.Effect<infer _, infer E, infer __> ? E : never
    /** What a change leads to, for the one who asks. */
    const changed = <A, E extends CoreErrors>(work: (member: Member) => Effect.Effect<A, E>) =>
      Effect.map(
        Effect.flatMap(CurrentMember, (member) => toWire(work(member))),
        (data) => ({ data })
      )

    return handlers.handleAll({
      create: ({ payload }) => changed((member) => change.create(member, payload)),
      all: ({ query: { fwIdContact, id } }) =>
        Effect.gen(function* () {
          const member = yield* CurrentMember
          if (fwIdContact !== undefined && fwIdContact !== member.contact.id)
            return yield* Effect.fail(notFound("That contact"))
          const [lists, selected] = yield* toWire(
            Effect.all([read.list(member), id === undefined ? Effect.undefined : read.find(member, id)])
          )
          return { data: { lists, ...(selected ? { selected } : {}) } }
        }),
      addItems: ({ params: { id }, payload: { items, at } }) =>
        changed((member) => change.addItems(member, id, items, at)),
      rename: ({ params: { id }, payload }) => changed((member) => change.rename(member, id, payload)),
      remove: ({ params: { id }, payload: { isDeleted } }) =>
        changed((member) => change.setDeleted(member, id, isDeleted)),
      changeQuantity: ({ params: { id }, payload: { lineId, qty } }) =>
        changed((member) => change.changeQuantity(member, id, lineId, qty)),
      removeItem: ({ params: { id }, payload: { lineId } }) =>
        changed((member) => change.removeItem(member, id, lineId)),
      quote: ({ payload: { id } }) => changed((member) => quote(member, id)),
      email: ({ payload: { id, email } }) =>
        Effect.as(
          changed((member) => send.email(member, id, email)),
          success
        ),
      enquire: ({ payload: { id, contactDetails } }) =>
        Effect.as(
          changed((member) => send.enquire(member, id, contactDetails)),
          success
        )
    })
  })
)
