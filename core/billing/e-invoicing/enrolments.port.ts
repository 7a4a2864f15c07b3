/** Where it is kept which companies receive e-invoices, and by which software. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { AccountingSoftware } from "./accounting-software.ts"

/** `enabledOn`: since which Melbourne day, `2026-11-23`; absent while it is switched off. */
export type KeptEnrolment = { readonly software?: AccountingSoftware; readonly enabledOn?: string }

/** [EINV-01] Port that keeps enrolments. Fails with `Unavailable` (what it needs is out of reach). */
export class Enrolments extends Context.Service<
  Enrolments,
  {
    readonly find: (customerId: string) => Effect.Effect<KeptEnrolment, Unavailable>
    /** [I22] With a row of the audit that names the contact. */
    readonly save: (customerId: string, contactId: string, enrolment: KeptEnrolment) => Effect.Effect<void, Unavailable>
  }
>()("core/billing/e-invoicing/Enrolments") {}
