/** The companies that people act for: who does, by which rules, and how the company likes things. */

import { Context, type Effect } from "effect"
import type { PoPolicy } from "../identity/po-policy.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import type { ChangedContact, CompanyContact } from "./company-contact.ts"

/** [COMP-03] What an administrator may choose for the whole company. */
export type CompanySettings = {
  readonly showExcGstPricing: boolean
  readonly branchId?: number
  /** [PO-01] Left out it stays as it is. */
  readonly poPolicy?: PoPolicy
}

type AccountEffect<A> = Effect.Effect<A, Unavailable>

/**
 * [COMP-03] Port that stores the contacts and settings of companies. Fails with `Unavailable` (what it needs is out of
 * reach).
 */
export class Companies extends Context.Service<
  Companies,
  {
    /** [CONT-01] By name. */
    readonly contacts: (customerId: string) => AccountEffect<ReadonlyArray<CompanyContact>>
    /** The same; until the end of the transaction nobody else changes them. */
    readonly lockedContacts: (customerId: string) => AccountEffect<ReadonlyArray<CompanyContact>>
    /** [CONT-01] Somebody who has accepted to act for it, as the company lists them; who they are elsewhere stays as it is. */
    readonly linkContact: (
      customerId: string,
      contactId: string,
      listed: Omit<ChangedContact, "id">
    ) => AccountEffect<void>
    readonly updateContact: (customerId: string, contact: ChangedContact) => AccountEffect<void>
    /** [CONT-03] Takes the rules, the card and every session there along. */
    readonly removeContact: (customerId: string, contactId: string) => AccountEffect<void>
    readonly saveSettings: (customerId: string, settings: CompanySettings) => AccountEffect<void>
  }
>()("core/account/Companies") {}
