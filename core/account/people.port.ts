/** The people who may sign in, and the companies that they act for. */
import { Context, type Effect } from "effect"
import type { AccountsUnavailable } from "./account.schema.ts"
import type { LinkedCompany } from "./linked-company.ts"
import type { Person } from "./person.ts"
import type { Registration } from "./registration.ts"

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
export type Guessed = "password" | "code"

type Work<A> = Effect.Effect<A, AccountsUnavailable>

export class People extends Context.Service<
  People,
  {
    /** All or nothing, together with what other ports do inside. */
    readonly together: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | AccountsUnavailable, R>
    /** The address as `normalEmail` writes it. */
    readonly byEmail: (email: string) => Work<Person | undefined>
    readonly byId: (contactId: string) => Work<Person | undefined>
    /** By name; those that a person may act for. */
    readonly companies: (contactId: string) => Work<ReadonlyArray<LinkedCompany>>
    readonly setPassword: (contactId: string, hash: string, now: number) => Work<void>
    /**
     * [T11] Whether no password was set since `version` was read; until the end of the transaction nobody sets one, so that
     * whatever it begins is ended by the next.
     */
    readonly holdPassword: (contactId: string, version: string) => Work<boolean>
    /** The same password in a newer sum; one that was set meanwhile stays. */
    readonly keepAnew: (contactId: string, oldHash: string, newHash: string) => Work<void>
    /**
     * [T3] [T6] Counts one more guess before it is looked at; false where a hundred in a row were wrong. Nobody's, it takes
     * as long and is counted nowhere.
     */
    readonly countGuess: (contactId: string | undefined, at: Guessed) => Work<boolean>
    /** One was right: the next is the first again. */
    readonly forgetGuesses: (contactId: string, at: Guessed) => Work<void>
    /** A right code was given since the password was reset. */
    readonly noteCode: (contactId: string) => Work<void>
    /** [REG-02] A new contact with a cash account of their own; answers the contact's id. */
    readonly register: (registration: Registration) => Work<string>
    /** [REG-02] A cash account of their own for a contact who has none. */
    readonly openAccount: (contactId: string) => Work<void>
    /** [REG-01] Somebody who buys without an account; answers an id that opens nothing. */
    readonly noteGuest: (guest: Registration, now: number) => Work<string>
    readonly audit: (entry: AuditEntry) => Work<void>
  }
>()("core/account/People") {}
