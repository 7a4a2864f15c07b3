/** Where the ticket of a form comes from: what a page gets with a form, and sends back with what was filled in. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"

/** Port that signs tickets. Fails with `Unavailable` (what it needs is out of reach). */
export class FormTickets extends Context.Service<
  FormTickets,
  {
    /** [CMS-03] A new one for a form. */
    readonly issue: (formId: string) => Effect.Effect<string, Unavailable>
    /** When it was issued, epoch milliseconds; undefined where it is not one of the shop's for that form. */
    readonly issuedAt: (formId: string, ticket: string) => Effect.Effect<number | undefined, Unavailable>
  }
>()("core/content/forms/FormTickets") {}
