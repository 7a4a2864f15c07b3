/** Links that are sent by e-mail: to set a password, and to log in. Each works once. */

import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"

/** A magic link works for so long, milliseconds. */
export const MAGIC_LINK_MS = 10 * 60_000

/** Whose password a link sets: a contact's, or that of somebody who becomes one by it. */
export type PasswordResetSubject =
  | {
      readonly contactId: string
      /** [REG-02] Who belongs to no company gets an account of their own by it. */
      readonly opensAccount?: boolean
    }
  /** [REG-01] An address that nobody had: who they are they say once they have opened the link. */
  | { readonly newEmail: string }

/** [AUTH-08] What became of a magic link; `here` says whether it was used in the browser that asked for it. */
export type MagicLinkStatus =
  | { readonly status: "pending" }
  | { readonly status: "expired" }
  | { readonly status: "used"; readonly here: boolean }

export type MagicLinkKey = { readonly id: string; readonly token: string }

/** Whom a magic link logs in, and whether the login is to be remembered. */
export type MagicLogin = { readonly contactId: string; readonly remember: boolean }

type AccountEffect<A> = Effect.Effect<A, Unavailable>

/**
 * [REG-02] Port that issues and consumes single-use links sent by e-mail. Fails with `Unavailable` (what it needs is out
 * of reach).
 */
export class EmailedLinks extends Context.Service<
  EmailedLinks,
  {
    /** Answers the token; the contact's older links work no more. [T1] Made for nobody too, where it leads nowhere. */
    readonly createReset: (whose: PasswordResetSubject | undefined, now: number) => AccountEffect<string>
    /** Whose password the link would set; nothing where it is used, has run out, or leads nowhere. Uses nothing up. */
    readonly findReset: (token: string, now: number) => AccountEffect<PasswordResetSubject | undefined>
    /** [T11] [T14] Uses it up, and with it every other link of the same mailbox: of two at the same moment one is refused. */
    readonly consumeReset: (token: string, now: number) => AccountEffect<PasswordResetSubject | undefined>
    /** [T1] Made for an unknown address too, where it leads nowhere. `browser` is the secret of the one that asks. */
    readonly createMagicLink: (
      contactId: string | undefined,
      remember: boolean,
      now: number
    ) => AccountEffect<MagicLinkKey & { readonly browser: string }>
    /** Whom it would log in; nothing where it is used, has run out, or leads nowhere. Uses nothing up. */
    readonly openMagic: (key: MagicLinkKey, now: number) => AccountEffect<MagicLogin | undefined>
    /** [T14] Takes it, once, and the person's other magic links with it; `browser` is the secret of the one that opens it. */
    readonly consumeMagicLink: (
      key: MagicLinkKey,
      browser: string | undefined,
      now: number
    ) => AccountEffect<MagicLogin | undefined>
    /** [T15] An unknown id is pending. */
    readonly magicLinkStatus: (id: string, now: number) => AccountEffect<MagicLinkStatus>
    /** No link of a contact works any more. */
    readonly revokeAll: (contactId: string, now: number) => AccountEffect<void>
  }
>()("core/account/sign-in/EmailedLinks") {}
