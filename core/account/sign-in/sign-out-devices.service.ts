/** Logs somebody out where they are not: on one of their devices, or on all but the one that they hold. */
import { Clock, Context, Effect, Layer } from "effect"
import type { Member } from "../../identity/visitor.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { People } from "../people.port.ts"
import { KnownBrowsers } from "../session/known-browsers.port.ts"
import { Sessions } from "../session/sessions.port.ts"
import { LoginSteps } from "./login-steps.port.ts"

/**
 * [T4] Service that ends sessions of somebody's other devices, which may not come back by what they remember, nor by a
 * log-in that was begun. Fails with `Unavailable` (what it needs is out of reach).
 */
export class SignOutDevices extends Context.Service<
  SignOutDevices,
  {
    /** Whichever device it is, all forget the log-in; false, with nothing changed, where the session is none of theirs. */
    readonly signOut: (member: Member, sessionId: number) => Effect.Effect<boolean, Unavailable>
    /** How many were logged out. */
    readonly signOutOthers: (member: Member) => Effect.Effect<number, Unavailable>
  }
>()("core/account/sign-in/SignOutDevices") {
  static readonly layer = Layer.effect(
    SignOutDevices,
    Effect.gen(function* () {
      const people = yield* People
      const sessions = yield* Sessions
      const browsers = yield* KnownBrowsers
      const steps = yield* LoginSteps
      const transaction = yield* Transaction

      const signOut: SignOutDevices["Service"]["signOut"] = Effect.fn("SignOutDevices.signOut")(function* (
        { contact: { id } },
        sessionId
      ) {
        // First of all: a log-in that was verified before would be opened after, and one that is open by then is seen.
        yield* people.invalidateLogins(id)
        const isOver = yield* sessions.endOne(id, sessionId)
        if (!isOver) return false
        yield* browsers.forgetAll(id)
        yield* steps.revokeAll(id, yield* Clock.currentTimeMillis)
        return true
      }, transaction.run)

      const signOutOthers: SignOutDevices["Service"]["signOutOthers"] = Effect.fn("SignOutDevices.signOutOthers")(
        function* ({ contact: { id }, sessionId }) {
          yield* browsers.forgetOthers(id, sessionId)
          const signedOut = yield* sessions.endOthers(id, sessionId)
          yield* steps.revokeAll(id, yield* Clock.currentTimeMillis)
          return signedOut
        },
        transaction.run
      )

      return SignOutDevices.of({ signOut, signOutOthers })
    })
  )
}
