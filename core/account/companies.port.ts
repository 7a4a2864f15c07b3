/** The companies that people act for: who does, by which rules, and how the company likes things. */
import { Context, type Effect } from "effect"
import type { AccountsUnavailable } from "./account.schema.ts"
import type { ChangedContact, CompanyContact } from "./company-contact.ts"

/** [COMP-03] What an administrator may choose for the whole company. */
export type CompanySettings = { readonly showExcGstPricing: boolean; readonly branchId?: number }

type Work<A> = Effect.Effect<A, AccountsUnavailable>

export class Companies extends Context.Service<
  Companies,
  {
    /** [CONT-01] By name. */
    readonly contacts: (customerId: string) => Work<ReadonlyArray<CompanyContact>>
    /** The same; until the end of the transaction nobody else changes them. */
    readonly held: (customerId: string) => Work<ReadonlyArray<CompanyContact>>
    /** [CONT-01] Somebody who has accepted to act for it, as the company lists them; who they are elsewhere stays as it is. */
    readonly link: (customerId: string, contactId: string, listed: Omit<ChangedContact, "id">) => Work<void>
    readonly change: (customerId: string, contact: ChangedContact) => Work<void>
    /** [CONT-03] Takes the rules, the card and every session there along. */
    readonly remove: (customerId: string, contactId: string) => Work<void>
    readonly choose: (customerId: string, settings: CompanySettings) => Work<void>
  }
>()("core/account/Companies") {}
