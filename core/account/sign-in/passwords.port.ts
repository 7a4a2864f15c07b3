/** Passwords and codes: how they are kept, and how a new code is drawn. */
import { Context, type Effect } from "effect"
import type { Busy } from "../../unavailable.schema.ts"

/** [AUTH-05] Port that hashes and verifies passwords and codes. Fails with `Busy` (too many ask at once). */
export class Passwords extends Context.Service<
  Passwords,
  {
    /** [AUTH-05] Six digits that nobody can foresee. */
    readonly newCode: Effect.Effect<string>
    readonly hash: (secret: string) => Effect.Effect<string, Busy>
    /** Whether the sum was made as they were made once, and not as they are made now. */
    readonly isOutdated: (hash: string) => boolean
    /** [T1] Without a hash it takes as long, and is never right. */
    readonly verify: (secret: string, hash: string | undefined) => Effect.Effect<boolean, Busy>
  }
>()("core/account/sign-in/Passwords") {}
