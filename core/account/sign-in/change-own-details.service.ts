/** Changes what somebody is called, their mobile and their password, as they ask for it themselves while they are logged in. */
import { Clock, Context, Effect, Layer } from "effect"
import { definedProblems } from "../../contact/fields.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { RateLimits } from "../../rate-limit/rate-limit.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Busy, Unavailable } from "../../unavailable.schema.ts"
import { ownDetailsWords } from "../../words/own-details.ts"
import { type SignInRefused, signInMalformed, signInRefused } from "../account.schema.ts"
import { AccountMessages } from "../account-messages.port.ts"
import { changedDetails, type OwnDetailsChange } from "../own-details-change.ts"
import { People } from "../people.port.ts"
import { normalOwnDetails, type OwnDetails } from "../registration.ts"
import { KnownBrowsers } from "../session/known-browsers.port.ts"
import { Sessions } from "../session/sessions.port.ts"
import { EmailedLinks } from "./emailed-links.port.ts"
import { ownPasswordLimits } from "./login-limits.ts"
import { LoginSteps } from "./login-steps.port.ts"
import { ownDetailsProblems } from "./own-details-problems.ts"
import { Passwords } from "./passwords.port.ts"

/** Who asks, in which of their sessions, and what is on file of them now. */
export type DetailsOwner = OwnDetails & { readonly contactId: string; readonly sessionId: number }

/** What is on file from now on, and how many other devices were logged out. */
export type ChangedOwnDetails = { readonly details: OwnDetails; readonly signedOut: number }

/**
 * [SELF-01] Service that changes somebody's own details. Fails with `Unavailable` (what it needs is out of reach),
 * `SignInRefused` (with its reason, and what is wrong by field), `Busy` (too many ask at once).
 */
export class ChangeOwnDetails extends Context.Service<
  ChangeOwnDetails,
  {
    /** [SELF-01] The present password proves that it is not somebody at an unlocked screen. */
    readonly change: (
      owner: DetailsOwner,
      wanted: OwnDetailsChange
    ) => Effect.Effect<ChangedOwnDetails, SignInRefused | Unavailable | Busy>
  }
>()("core/account/sign-in/ChangeOwnDetails") {
  static readonly layer = Layer.effect(
    ChangeOwnDetails,
    Effect.gen(function* () {
      const people = yield* People
      const links = yield* EmailedLinks
      const sessions = yield* Sessions
      const steps = yield* LoginSteps
      const browsers = yield* KnownBrowsers
      const passwords = yield* Passwords
      const limits = yield* RateLimits
      const messages = yield* AccountMessages
      const outbox = yield* Outbox
      const transaction = yield* Transaction

      const wrongPassword = signInMalformed({ presentPassword: ownDetailsWords.notYourPassword })

      /** [T4] Whoever knew the old password, or reads the old phone, is logged out; the session that asked goes on. */
      const endOtherSessions = Effect.fnUntraced(function* ({ contactId, sessionId }: DetailsOwner, now: number) {
        yield* browsers.forgetOthers(contactId, sessionId)
        yield* steps.revokeAll(contactId, now)
        yield* links.revokeAll(contactId, now)
        return yield* sessions.endOthers(contactId, sessionId)
      })

      const change: ChangeOwnDetails["Service"]["change"] = Effect.fn("ChangeOwnDetails.change")(
        function* (owner, wanted) {
          const { contactId } = owner
          const fields = definedProblems(ownDetailsProblems(wanted))
          if (Object.keys(fields).length > 0) return yield* signInMalformed(fields)
          const now = yield* Clock.currentTimeMillis
          if (!(yield* limits.tryConsume(...ownPasswordLimits(contactId)))) return yield* signInRefused("too-many")
          const person = yield* people.byId(contactId)
          if (!person || !(yield* passwords.verify(wanted.presentPassword, person.passwordHash))) {
            yield* people.recordAudit({ at: now, by: contactId, action: "own details refused", subject: contactId })
            return yield* wrongPassword
          }
          const details = normalOwnDetails(wanted)
          const changed = changedDetails(normalOwnDetails(owner), details, wanted.newPassword !== undefined)
          if (changed.length === 0) return { details, signedOut: 0 }
          const hash = wanted.newPassword === undefined ? undefined : yield* passwords.hash(wanted.newPassword)
          const work = Effect.gen(function* () {
            // Holds the contact's row from here on: what was verified is still so, and nothing is verified beside it.
            yield* people.updateDetails(contactId, details)
            if (!(yield* people.holdLogins(contactId, person.loginVersion ?? ""))) return yield* wrongPassword
            if (hash !== undefined) yield* people.setPassword(contactId, hash, now, "by its owner")
            else if (changed.includes("mobile")) yield* people.invalidateLogins(contactId)
            const isSensitive = hash !== undefined || changed.includes("mobile")
            const signedOut = isSensitive ? yield* endOtherSessions(owner, now) : 0
            const detail = { changed: changed.join(", ") }
            yield* people.recordAudit({
              at: now,
              by: contactId,
              action: "own details changed",
              subject: contactId,
              detail
            })
            yield* outbox.queue(yield* messages.ownDetailsChanged(person, changed, now))
            return { details, signedOut }
          })
          return yield* transaction.run(work)
        }
      )

      return ChangeOwnDetails.of({ change })
    })
  )
}
