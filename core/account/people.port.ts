/** The people who may sign in, and the companies that they act for. */

import { Context, type Effect } from "effect"
import type { LinkedCompany } from "../identity/linked-company.ts"
import type { Person } from "../identity/person.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import type { OwnDetails, Registration } from "./registration.ts"

/** [I22] What was done to an account, by whom. */
export type AuditEntry = {
  readonly at: number
  readonly by: string
  readonly action: string
  readonly subject: string
  readonly customerId?: string
  readonly detail?: { readonly [name: string]: string }
}

/** What can be guessed. */
export type GuessTarget = "password" | "code"

type AccountEffect<A> = Effect.Effect<A, Unavailable>

/**
 * [I22] Port that stores the people who may sign in. Fails with `Unavailable` (what it needs is out of reach).
 */
export class People extends Context.Service<
  People,
  {
    /** The address as `normalEmail` writes it. */
    readonly byEmail: (email: string) => AccountEffect<Person | undefined>
    readonly byId: (contactId: string) => AccountEffect<Person | undefined>
    /** By name; those that a person may act for. */
    readonly companies: (contactId: string) => AccountEffect<ReadonlyArray<LinkedCompany>>
    /** [AUTH-05] One that was set by a link is followed by a code at the next log-in; its owner knew the one before. */
    readonly setPassword: (
      contactId: string,
      hash: string,
      now: number,
      how: "by a link" | "by its owner"
    ) => AccountEffect<void>
    /** Holds the contact's row until the end of the transaction. */
    readonly updateDetails: (contactId: string, details: OwnDetails) => AccountEffect<void>
    /**
     * [T4] [T11] Whether no password was set and no device signed out since `version` was read; until the end of the
     * transaction nobody does either, so that whatever it begins is ended by the next.
     */
    readonly holdLogins: (contactId: string, version: string) => AccountEffect<boolean>
    /** [T4] Waits for log-ins that are being opened; those that were verified before open nothing any more. */
    readonly invalidateLogins: (contactId: string) => AccountEffect<void>
    /** The same password in a newer sum; one that was set meanwhile stays. */
    readonly upgradePasswordHash: (contactId: string, oldHash: string, newHash: string) => AccountEffect<void>
    /**
     * [T3] [T6] Counts one more guess before it is looked at; false where a hundred in a row were wrong. Nobody's, it takes
     * as long and is counted nowhere.
     */
    readonly countGuess: (contactId: string | undefined, at: GuessTarget) => AccountEffect<boolean>
    /** One was right: the next is the first again. */
    readonly resetGuesses: (contactId: string, at: GuessTarget) => AccountEffect<void>
    /** A right code was given since the password was reset. */
    readonly recordCodeGiven: (contactId: string) => AccountEffect<void>
    /** [REG-02] A new contact with a cash account of their own; answers the contact's id. */
    readonly register: (registration: Registration) => AccountEffect<string>
    /** [REG-02] A cash account of their own for a contact who has none. */
    readonly openAccount: (contactId: string) => AccountEffect<void>
    /** [REG-01] Somebody who buys without an account; answers an id that opens nothing. */
    readonly recordGuest: (guest: Registration, now: number) => AccountEffect<string>
    readonly recordAudit: (entry: AuditEntry) => AccountEffect<void>
  }
>()("core/account/People") {}
