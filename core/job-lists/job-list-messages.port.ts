/** The e-mails that job lists are sent in. */
import { Context, type Effect } from "effect"
import type { OrderContact } from "../contact/address.ts"
import type { Message } from "../messages/message.ts"
import type { PricedJobList } from "./job-list.ts"

/** A list as its sender sees it, and in whose name it is sent. */
export type JobListLetter = {
  readonly list: PricedJobList
  readonly sender: { readonly name: string; readonly company: string; readonly email: string }
}

/** Port that composes messages about job lists. Has no failure of its own. */
export class JobListMessages extends Context.Service<
  JobListMessages,
  {
    /** [JOB-02] The list for somebody who is to see it. */
    readonly copy: (letter: JobListLetter, email: string) => Effect.Effect<ReadonlyArray<Message>>
    /** [JOB-02] The list for the shop's staff, with who asks about it. */
    readonly enquiry: (letter: JobListLetter, contactDetails: OrderContact) => Effect.Effect<ReadonlyArray<Message>>
  }
>()("core/job-lists/JobListMessages") {}
