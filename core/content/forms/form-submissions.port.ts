/** Where forms that were handed in are kept for staff. */
import { Context, type Effect } from "effect"
import type { Message } from "../../messages/message.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { ContentForm } from "./form.schema.ts"
import type { FormSubmission } from "./submission.schema.ts"

/** Port that keeps forms that were handed in. Fails with `Unavailable` (what it needs is out of reach). */
export class FormSubmissions extends Context.Service<
  FormSubmissions,
  {
    /** [CMS-03] What is kept under its ticket: the same, byte for byte, or another; undefined where nothing is. */
    readonly keptUnderTicket: (submission: FormSubmission) => Effect.Effect<"same" | "other" | undefined, Unavailable>
    /** [CMS-03] Kept, and told to staff by the message of its number, both or neither; false, and neither, where something is kept under its ticket. */
    readonly save: (
      submission: FormSubmission,
      notification: (id: number) => Message
    ) => Effect.Effect<boolean, Unavailable>
  }
>()("core/content/forms/FormSubmissions") {}

/** Port that writes the message to the mailbox that receives a form. */
export class FormMessages extends Context.Service<
  FormMessages,
  { readonly notification: (form: ContentForm, submission: FormSubmission, id: number) => Message }
>()("core/content/forms/FormMessages") {}
