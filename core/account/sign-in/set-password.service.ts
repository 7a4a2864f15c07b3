/** Sets a password by an e-mailed link: for somebody who has an account, and for somebody who wants one. */

import { Clock, Context, Effect, Layer } from "effect"
import { normalEmail } from "../../contact/email-address.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { RateLimits } from "../../rate-limit/rate-limit.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Busy, Unavailable } from "../../unavailable.schema.ts"
import { type SignInRefused, signInMalformed, signInRefused } from "../account.schema.ts"
import { AccountMessages } from "../account-messages.port.ts"
import { People } from "../people.port.ts"
import { normalRegistration, type OwnDetails, type Registration, registrationProblems } from "../registration.ts"
import { KnownBrowsers } from "../session/known-browsers.port.ts"
import { Sessions } from "../session/sessions.port.ts"
import { EmailedLinks, type PasswordResetSubject } from "./emailed-links.port.ts"
import { type LinkKind, linkLimits } from "./login-limits.ts"
import { LoginSteps } from "./login-steps.port.ts"
import { passwordProblem } from "./password-rule.ts"
import { Passwords } from "./passwords.port.ts"
import type { LoginBrowser } from "./start-session.service.ts"

/** Who asks for a link: from where, and on which device. */
type LinkRequester = Pick<LoginBrowser, "address" | "device">

type Work<A> = Effect.Effect<A, SignInRefused | Unavailable | Busy>

/**
 * [AUTH-07] Service that sets a password through an e-mailed link. Fails with `Unavailable` (what it needs is out of
 * reach), `SignInRefused` (with its reason), `Busy` (too many ask at once).
 */
export class SetPassword extends Context.Service<
  SetPassword,
  {
    /** [AUTH-07] Sends a link where there is an account; whoever asks can't tell. */
    readonly request: (email: string, asking: LinkRequester) => Work<void>
    /**
     * [REG-02] The same for somebody who may have no account yet: the link proves their address, and opens an account of
     * their own. [REG-01] Only the address is kept: anybody could have typed the rest.
     */
    readonly register: (registration: Registration, asking: LinkRequester) => Work<void>
    /** `asksName` where the link makes a contact, whose names are told with the password; `isFirst` where they have none yet. */
    readonly validate: (token: string) => Work<{ readonly asksName: boolean; readonly isFirst: boolean }>
    /** [T11] Uses the link up, and ends every session, remembered login, known device and other link of the contact. */
    readonly set: (token: string, password: string, details?: Partial<OwnDetails>) => Work<void>
  }
>()("core/account/sign-in/SetPassword") {
  static readonly layer = Layer.effect(
    SetPassword,
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

      /** Who has the address; refused where too many links were asked for. */
      const personWithin = Effect.fnUntraced(function* (what: LinkKind, email: string, asking: LinkRequester) {
        const person = yield* people.byEmail(email)
        const deviceStatus = yield* browsers.deviceStatus(
          person?.contactId,
          asking.device,
          yield* Clock.currentTimeMillis
        )
        if (!(yield* limits.tryConsume(...linkLimits(what, email, asking.address, deviceStatus !== "unknown"))))
          return yield* signInRefused("too-many")
        return person
      })

      const request: SetPassword["Service"]["request"] = Effect.fn("SetPassword.request")(function* (typed, asking) {
        const person = yield* personWithin("reset", normalEmail(typed), asking)
        const work = Effect.gen(function* () {
          const token = yield* links.createReset(person, yield* Clock.currentTimeMillis)
          if (person) yield* outbox.queue(yield* messages.passwordReset(person, token))
        })
        yield* transaction.run(work)
      })

      const register: SetPassword["Service"]["register"] = Effect.fn("SetPassword.register")(function* (told, asking) {
        const fields = registrationProblems(told)
        if (Object.keys(fields).length > 0) return yield* signInMalformed(fields)
        const email = normalEmail(told.email)
        const person = yield* personWithin("welcome", email, asking)
        const opensAccount = (yield* people.companies(person?.contactId ?? "")).length === 0
        const whose = person ? { contactId: person.contactId, opensAccount } : { newEmail: email }
        const work = Effect.gen(function* () {
          const token = yield* links.createReset(whose, yield* Clock.currentTimeMillis)
          yield* outbox.queue(yield* person ? messages.passwordReset(person, token) : messages.welcome(email, token))
        })
        yield* transaction.run(work)
      })

      const opened = Effect.fnUntraced(function* (token: string) {
        const whose = yield* links.findReset(token, yield* Clock.currentTimeMillis)
        if (!whose) return yield* signInRefused("link-expired")
        const person = yield* "newEmail" in whose ? people.byEmail(whose.newEmail) : people.byId(whose.contactId)
        const newEmail = "newEmail" in whose && !person ? whose.newEmail : undefined
        return { newEmail, isFirst: !person?.passwordHash }
      })

      const validate: SetPassword["Service"]["validate"] = Effect.fn("SetPassword.validate")(function* (token) {
        const { newEmail, isFirst } = yield* opened(token)
        return { asksName: newEmail !== undefined, isFirst }
      })

      /** [REG-01] An address that got an account meanwhile has its owner's: the link proves that it is theirs. */
      const contactOf = Effect.fnUntraced(function* (
        whose: PasswordResetSubject,
        registration: Registration | undefined
      ) {
        const contactId = "contactId" in whose ? whose.contactId : (yield* people.byEmail(whose.newEmail))?.contactId
        if (contactId === undefined)
          return yield* registration ? people.register(registration) : signInRefused("link-expired")
        const opensAccount = "newEmail" in whose || whose.opensAccount === true
        if (opensAccount && (yield* people.companies(contactId)).length === 0) yield* people.openAccount(contactId)
        return contactId
      })

      const set: SetPassword["Service"]["set"] = Effect.fn("SetPassword.set")(function* (token, password, details) {
        const problem = passwordProblem(password)
        if (problem) return yield* signInMalformed({ password: problem })
        const { newEmail: email, isFirst } = yield* opened(token)
        const told = email === undefined ? undefined : { firstName: "", lastName: "", ...details, email }
        const fields = told ? registrationProblems(told) : {}
        if (Object.keys(fields).length > 0) return yield* signInMalformed(fields)
        const hash = yield* passwords.hash(password)
        const now = yield* Clock.currentTimeMillis
        const work = Effect.gen(function* () {
          const whose = yield* links.consumeReset(token, now)
          if (!whose) return yield* signInRefused("link-expired")
          const contactId = yield* contactOf(whose, told && normalRegistration(told))
          yield* people.setPassword(contactId, hash, now, "by a link")
          yield* sessions.endAll(contactId)
          yield* steps.revokeAll(contactId, now)
          yield* browsers.forgetAll(contactId)
          yield* links.revokeAll(contactId, now)
          yield* people.recordAudit({ at: now, by: contactId, action: "password set", subject: contactId })
          const person = yield* people.byId(contactId)
          if (person) yield* outbox.queue(yield* messages.passwordChanged(person, now, isFirst))
        })
        yield* transaction.run(work)
      })

      return SetPassword.of({ request, register, validate, set })
    })
  )
}
