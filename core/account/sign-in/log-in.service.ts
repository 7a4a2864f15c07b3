/** Logs somebody in: each way there is, and each step on the way. */

import { Clock, Context, Effect, Layer } from "effect"
import { normalEmail } from "../../contact/email-address.ts"
import { rememberedChoice } from "../../identity/linked-company.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { RateLimits } from "../../rate-limit/rate-limit.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { type SignInRefused, signInRefused } from "../account.schema.ts"
import { AccountMessages } from "../account-messages.port.ts"
import { People } from "../people.port.ts"
import { KnownBrowsers } from "../session/known-browsers.port.ts"
import { addressLimit, guessLimits, resendLimit, wrongCodeLimit } from "./login-limits.ts"
import { LoginSteps, type StepKey } from "./login-steps.port.ts"
import { Passwords } from "./passwords.port.ts"
import {
  codeChannels,
  type LoginBrowser,
  type LoginOutcome,
  type LoginUnavailable,
  StartSession
} from "./start-session.service.ts"
import { codeDecision, isCode, normalizeCode } from "./two-factor.ts"

type Outcome = Effect.Effect<LoginOutcome, SignInRefused | LoginUnavailable | Unavailable>

/**
 * [AUTH-01] Service for every way of logging in and each of its steps. Fails with `Unavailable` (what it needs is out of
 * reach), `SignInRefused` (with its reason), `Busy` (too many ask at once).
 */
export class LogIn extends Context.Service<
  LogIn,
  {
    /** [AUTH-01] */
    readonly withPassword: (
      given: { readonly email: string; readonly password: string; readonly remember: boolean },
      browser: LoginBrowser
    ) => Outcome
    /** [AUTH-09] `saved` is the company that the browser kept. */
    readonly withRememberedLogin: (
      token: string | undefined,
      saved: string | undefined,
      browser: LoginBrowser
    ) => Outcome
    /** [AUTH-04] */
    readonly chooseCompany: (key: StepKey, customerId: string, browser: LoginBrowser) => Outcome
    /** [AUTH-05] */
    readonly submitCode: (key: StepKey, code: string, trustDevice: boolean, browser: LoginBrowser) => Outcome
    /** [AUTH-06] */
    readonly resendCode: (key: StepKey) => Effect.Effect<void, SignInRefused | LoginUnavailable | Unavailable>
  }
>()("core/account/sign-in/LogIn") {
  static readonly layer = Layer.effect(
    LogIn,
    Effect.gen(function* () {
      const people = yield* People
      const steps = yield* LoginSteps
      const browsers = yield* KnownBrowsers
      const passwords = yield* Passwords
      const limits = yield* RateLimits
      const messages = yield* AccountMessages
      const outbox = yield* Outbox
      const start = yield* StartSession
      const transaction = yield* Transaction

      /** [I22] [T1] Nothing of what was typed is kept, and for an address that nobody has it takes as long. */
      const noteRefused = (action: string, contactId: string | undefined, at: number) =>
        people.recordAudit({ at, by: "nobody", action, subject: contactId ?? "nobody" })

      const withPassword: LogIn["Service"]["withPassword"] = Effect.fn("LogIn.withPassword")(function* (
        { email: typed, password, remember },
        browser
      ) {
        const email = normalEmail(typed)
        const now = yield* Clock.currentTimeMillis
        if (!(yield* limits.tryConsume(addressLimit(browser.address)))) return yield* signInRefused("too-many")
        const person = yield* people.byEmail(email)
        const isKnown = (yield* browsers.deviceStatus(person?.contactId, browser.device, now)) !== "unknown"
        if (!(yield* limits.tryConsume(...guessLimits(email, isKnown)))) return yield* signInRefused("too-many")
        const { contactId = "", passwordHash = "" } = person ?? {}
        // Nothing is told of a guess that was not counted, whatever the sum beside it says.
        const { isCounted, isRight, companies } = yield* Effect.all(
          {
            isCounted: isKnown ? Effect.succeed(true) : people.countGuess(person?.contactId, "password"),
            isRight: passwords.verify(password, person?.passwordHash),
            companies: people.companies(contactId)
          },
          { concurrency: "unbounded" }
        )
        if (!isCounted || !isRight || !person || companies.length === 0) {
          yield* noteRefused(isCounted ? "log-in refused" : "account locked", person?.contactId, now)
          return yield* signInRefused("invalid-credentials")
        }
        yield* people.resetGuesses(contactId, "password")
        if (passwords.isOutdated(passwordHash))
          yield* passwords.hash(password).pipe(
            Effect.andThen((newer) => people.upgradePasswordHash(contactId, passwordHash, newer)),
            // There is a next log-in.
            Effect.catchTag("Busy", () => Effect.void)
          )
        return yield* start.advanceSignIn(
          {
            ...{ contactId, person, companies, via: "password", isSwitch: false, remember },
            ...{ codeGiven: false, trustDevice: false }
          },
          browser
        )
      })

      const remembered: LogIn["Service"]["withRememberedLogin"] = Effect.fn("LogIn.withRememberedLogin")(
        function* (token, saved, browser) {
          const now = yield* Clock.currentTimeMillis
          const login = token === undefined ? undefined : yield* browsers.login(token, now)
          const person = login && (yield* people.byId(login.contactId))
          const companies = person ? yield* people.companies(person.contactId) : []
          const choice = rememberedChoice({ companies }, saved)
          if (token === undefined || !person || choice.do === "clear-session")
            return yield* signInRefused("expired-token")
          const spend = Effect.gen(function* () {
            return { remembered: (yield* browsers.rotateLogin(token, now)) ?? (yield* signInRefused("expired-token")) }
          })
          const chosen = choice.do === "log-in" ? { customerId: choice.customerId } : {}
          const progress = {
            ...login,
            ...chosen,
            person,
            companies,
            // [AUTH-05] Whoever read the mail may hold what is remembered: its codes don't go there either.
            via: login?.via === "magic" ? "magic" : "remembered",
            isSwitch: false,
            remember: false
          } as const
          return yield* start.advanceSignIn({ ...progress, codeGiven: false, trustDevice: false }, browser, spend)
        }
      )

      const chooseCompany: LogIn["Service"]["chooseCompany"] = Effect.fn("LogIn.chooseCompany")(
        function* (key, customerId, browser) {
          const now = yield* Clock.currentTimeMillis
          const login = yield* steps.companyStep(key, now)
          if (!login) return yield* signInRefused("timed-out")
          // Read before the step is taken, which a new password would have ended.
          const person = yield* people.byId(login.contactId)
          const companies = yield* people.companies(login.contactId)
          if (!person || !companies.some((one) => one.customerId === customerId)) {
            yield* people.recordAudit({
              at: now,
              by: login.contactId,
              action: "company refused",
              subject: customerId.slice(0, 20)
            })
            return yield* signInRefused("company-selection")
          }
          if (!(yield* steps.consumeCompanyStep(key, now))) return yield* signInRefused("timed-out")
          const progress = { ...login, customerId, person, companies }
          return yield* start.advanceSignIn({ ...progress, codeGiven: false, trustDevice: false }, browser)
        }
      )

      const giveCode: LogIn["Service"]["submitCode"] = Effect.fn("LogIn.submitCode")(
        function* (key, typed, trustDevice, browser) {
          const now = yield* Clock.currentTimeMillis
          const tried = yield* steps.countCodeAttempt(key, now)
          if (!tried) return yield* signInRefused("timed-out")
          // Read before the step is taken, which a new password would have ended.
          const person = yield* people.byId(tried.contactId)
          const limit = wrongCodeLimit(tried.contactId)
          if (!(yield* limits.tryConsume(limit))) return yield* signInRefused("too-many")
          const isCounted = yield* people.countGuess(tried.contactId, "code")
          const isSame = isCode(typed) && (yield* passwords.verify(normalizeCode(typed), tried.codeHash))
          // The tries were counted with this one, in one statement.
          const verdict = codeDecision({ sentAt: tried.sentAt, tries: 0, isUsed: false }, isCounted && isSame, now)
          if (verdict !== "right" || !person || !(yield* steps.consumeCodeStep(key, tried.codeHash, now))) {
            yield* noteRefused(isCounted ? "code refused" : "account locked", tried.contactId, now)
            return yield* signInRefused("invalid-code")
          }
          yield* limits.release(limit)
          yield* people.resetGuesses(tried.contactId, "code")
          const companies = yield* people.companies(tried.contactId)
          return yield* start.advanceSignIn({ ...tried, person, companies, codeGiven: true, trustDevice }, browser)
        }
      )

      const resendCode: LogIn["Service"]["resendCode"] = Effect.fn("LogIn.resendCode")(function* (key) {
        const now = yield* Clock.currentTimeMillis
        const login = yield* steps.codeStep(key, now)
        const person = login && (yield* people.byId(login.contactId))
        if (!person) return yield* signInRefused("timed-out")
        const code = yield* passwords.newCode
        const hash = yield* passwords.hash(code)
        const queued = yield* messages.loginCode(person, code, codeChannels(person, login.via))
        const work = Effect.gen(function* () {
          const verdict = yield* steps.replaceCode(key, hash, now)
          if (verdict === "too-soon") return yield* signInRefused("resend-too-soon")
          if (verdict === "dead") return yield* signInRefused("timed-out")
          if (!(yield* limits.tryConsume(resendLimit(login.contactId)))) return yield* signInRefused("too-many")
          yield* outbox.queue(queued)
        })
        yield* transaction.run(work)
      })

      return LogIn.of({
        withPassword,
        withRememberedLogin: remembered,
        chooseCompany,
        submitCode: giveCode,
        resendCode
      })
    })
  )
}
