/** The browsers that a contact has used before, and those that may log in without a password. */

import { Context, type Effect } from "effect"
import type { LoginMethod } from "../../identity/login-method.ts"
import type { Unavailable } from "../../unavailable.schema.ts"

/** How long a device, and a login, is remembered, milliseconds. */
export const REMEMBERED_MS = 30 * 24 * 60 * 60_000
/** [T10] Within so long a spent token is another tab's, not a thief's, milliseconds. */
export const ROTATION_GRACE_MS = 10_000

export type DeviceStatus = "unknown" | "known" | "skips-code"

type AccountEffect<A> = Effect.Effect<A, Unavailable>

/**
 * [T10] Port that stores known devices and remembered log-ins. Fails with `Unavailable` (what it needs is out of reach).
 */
export class KnownBrowsers extends Context.Service<
  KnownBrowsers,
  {
    /** [T1] Unknown without a token; a token is looked up for nobody too, so that it takes as long. */
    readonly deviceStatus: (
      contactId: string | undefined,
      token: string | undefined,
      now: number
    ) => AccountEffect<DeviceStatus>
    /** A device that is used from now on; answers its token. */
    readonly addDevice: (contactId: string, skipsCode: boolean, now: number) => AccountEffect<string>
    /** [AUTH-05] The device skips the code from now on. */
    readonly trustDevice: (contactId: string, token: string, now: number) => AccountEffect<void>
    /** The token, and the family of all that will come of it. */
    readonly rememberLogin: (
      contactId: string,
      via: LoginMethod,
      now: number
    ) => AccountEffect<{ readonly token: string; readonly family: string }>
    /**
     * [T10] Whose remembered login it is, and how the first of its family began, without spending it. Nothing where it is
     * over; one that was spent before ends the whole family, and its sessions.
     */
    readonly login: (
      token: string,
      now: number
    ) => AccountEffect<{ readonly contactId: string; readonly family: string; readonly via: LoginMethod } | undefined>
    /**
     * [T10] Spends a token for the next, in the transaction of what it opens; nothing where it is spent or over. Until its
     * end nobody sets the contact's password, nor ends the family.
     */
    readonly rotateLogin: (token: string, now: number) => AccountEffect<string | undefined>
    /** [T10] Whether the family is remembered; until the end of the transaction nobody ends it. */
    readonly holdFamily: (family: string) => AccountEffect<boolean>
    /** Forgets the login and all that came of the same one, its sessions too. */
    readonly forgetLogin: (token: string) => AccountEffect<void>
    /** Forgets every device of a contact, and every login but the one that this session of theirs came of. */
    readonly forgetOthers: (contactId: string, sessionId: number) => AccountEffect<void>
    /** Forgets every device and login of a contact. */
    readonly forgetAll: (contactId: string) => AccountEffect<void>
  }
>()("core/account/session/KnownBrowsers") {}
