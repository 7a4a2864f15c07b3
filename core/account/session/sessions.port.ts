/** The sessions of everybody who is logged in. Tokens are given out once; the shop keeps only their hashes. */

import { Context, type Effect } from "effect"
import type { LoginMethod } from "../../identity/login-method.ts"
import type { SignedIn } from "../../identity/visitor.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { TokenExpirations } from "./token-policy.ts"

/** Access lasts this long, milliseconds. */
export const ACCESS_MS = 15 * 60_000
/** [T16] A session ends this long after its login, however often it was renewed, milliseconds. */
export const SESSION_MS = 30 * 24 * 60 * 60_000
/** [T16] For so long the token before the newest answers with the same successor, milliseconds. */
export const REFRESH_GRACE_MS = 10_000

/** What a browser holds of its session, 256 random bits each, and when they run out. */
export type SessionTokens = TokenExpirations & { readonly access: string; readonly refresh: string }

/** [T9] Who gets a session, for which company, on what device. */
export type NewSession = {
  readonly contactId: string
  readonly customerId: string
  readonly device: string
  readonly codeGiven: boolean
  /** [AUTH-05] How it began: a code of a later switch goes by the other way. */
  readonly via: LoginMethod
  /** [T10] The family of the remembered login that it came of, or began; it ends with that. */
  readonly family?: string
}

/** A session as its owner sees it among the others. Times in epoch milliseconds. */
export type OwnSession = {
  readonly id: number
  readonly device: string
  readonly company: string
  readonly startedAt: number
  readonly lastSeenAt: number
}

type AccountEffect<A> = Effect.Effect<A, Unavailable>

/**
 * [T16] Port that stores sessions and rotates their tokens. Fails with `Unavailable` (what it needs is out of reach).
 */
export class Sessions extends Context.Service<
  Sessions,
  {
    /** In the transaction of the log-in; nothing where the contact does not act for the company any more. */
    readonly open: (session: NewSession, now: number) => AccountEffect<SessionTokens | undefined>
    readonly find: (access: string, now: number) => AccountEffect<SignedIn | undefined>
    /**
     * [T16] Renews both tokens, once; the token before the newest answers the same successor for ten seconds, and an
     * older one ends the session. Nothing where the token is no session's, or has run out.
     */
    readonly refresh: (refresh: string, now: number) => AccountEffect<SessionTokens | undefined>
    /**
     * [T9] The same session for another company, with new tokens: the old ones are over at once, and it ends when it would
     * have ended. Nothing where the token has been renewed meanwhile, is over, or is somebody else's, or where its contact
     * does not act for that company any more. `from` is the company
     * that was left.
     */
    readonly switchCompany: (
      access: string,
      to: Omit<NewSession, "device" | "via" | "family">,
      now: number
    ) => AccountEffect<(SessionTokens & { readonly from: string }) | undefined>
    /** Ends the session that either token is of. */
    readonly end: (tokens: { readonly access?: string; readonly refresh?: string }) => AccountEffect<void>
    readonly list: (contactId: string, now: number) => AccountEffect<ReadonlyArray<OwnSession>>
    /** False where the contact has no such session. */
    readonly endOne: (contactId: string, id: number) => AccountEffect<boolean>
    /** Ends all of a contact's sessions but the one of that id; answers how many. */
    readonly endOthers: (contactId: string, id: number) => AccountEffect<number>
    readonly endAll: (contactId: string) => AccountEffect<void>
  }
>()("core/account/session/Sessions") {}
