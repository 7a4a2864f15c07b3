/** Sends a job list on: to somebody's e-mail address, or to the shop's staff as an enquiry. */
import { Context, Effect, Layer } from "effect"
import type { OrderContact } from "../contact/address.ts"
import { normalEmail } from "../contact/email-address.ts"
import type { Member } from "../identity/visitor.ts"
import { Outbox } from "../messages/outbox.port.ts"
import { sentJobListLimit } from "../rate-limit/call-limits.ts"
import { RateLimits } from "../rate-limit/rate-limit.port.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import { answerWords } from "../words/failure.ts"
import { jobListWords } from "../words/job-list.ts"
import { type JobListId, type JobListUse, jobListRefusal, type PricedJobList } from "./job-list.ts"
import { type JobListLetter, JobListMessages } from "./job-list-messages.port.ts"
import { JobListNotFound, JobListRefused } from "./job-list-refusal.schema.ts"
import { JobLists } from "./job-lists.port.ts"
import { ReadJobLists, readerOf } from "./read-job-lists.service.ts"

type Sent = Effect.Effect<void, JobListNotFound | JobListRefused | Unavailable>

/**
 * [JOB-02] Service that sends job lists on; whoever sees a list may send it. Fails with `Unavailable` (what it needs is out
 * of reach), `JobListNotFound` (no such list, or none of theirs), `JobListRefused` (with its reason).
 */
export class SendJobList extends Context.Service<
  SendJobList,
  {
    /** The list at the sender's own terms, unless there is something against that use of it. */
    readonly requireUsable: (
      member: Member,
      id: JobListId,
      use: JobListUse
    ) => Effect.Effect<PricedJobList, JobListNotFound | JobListRefused | Unavailable>
    /** [T37] Queues it for that address, whoever's it is; five an hour to one address. */
    readonly email: (member: Member, id: JobListId, email: string) => Sent
    /** Queues it for the shop's own mailbox, with who asks. */
    readonly enquire: (member: Member, id: JobListId, contactDetails: OrderContact) => Sent
  }
>()("core/job-lists/SendJobList") {
  static readonly layer = Layer.effect(
    SendJobList,
    Effect.gen(function* () {
      const jobLists = yield* JobLists
      const readJobLists = yield* ReadJobLists
      const messages = yield* JobListMessages
      const limits = yield* RateLimits
      const outbox = yield* Outbox

      const requireUsable: SendJobList["Service"]["requireUsable"] = Effect.fn("SendJobList.requireUsable")(
        function* (member, id, use) {
          const list = yield* jobLists.find(readerOf(member), id)
          if (!list) return yield* new JobListNotFound()
          const refusal = jobListRefusal({ ...list, items: list.lines }, use)
          if (refusal) return yield* toError(refusal)
          return yield* readJobLists.price(member, list)
        }
      )

      const email: SendJobList["Service"]["email"] = Effect.fn("SendJobList.email")(function* (member, id, typed) {
        const list = yield* requireUsable(member, id, { kind: "email", email: typed })
        const address = normalEmail(typed)
        if (!(yield* limits.tryConsume(sentJobListLimit(address))))
          return yield* new JobListRefused({ kind: "too-many", msg: jobListWords.sentOften })
        yield* outbox.queue(yield* messages.copy(letterOf(member, list), address))
      })

      const enquire: SendJobList["Service"]["enquire"] = Effect.fn("SendJobList.enquire")(
        function* (member, id, contactDetails) {
          const list = yield* requireUsable(member, id, { kind: "enquiry", contactDetails })
          yield* outbox.queue(yield* messages.enquiry(letterOf(member, list), contactDetails))
        }
      )

      return SendJobList.of({ requireUsable, email, enquire })
    })
  )
}

const toError = ({ msg, fields }: NonNullable<ReturnType<typeof jobListRefusal>>): JobListRefused =>
  msg === undefined
    ? new JobListRefused({ kind: "malformed", msg: answerWords.malformed, fields })
    : new JobListRefused({ kind: "not-usable", msg })

const letterOf = ({ contact, customer }: Member, list: PricedJobList): JobListLetter => ({
  list,
  sender: { name: `${contact.firstName} ${contact.lastName}`.trim(), company: customer.name, email: contact.email }
})
