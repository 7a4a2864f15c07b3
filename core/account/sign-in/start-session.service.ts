/** Leads a login on from where it stands: to the choice of a company, to a code, or to its session. */

import { Clock, Context, Effect, Layer } from "effect"
import type { LinkedCompany } from "../../identity/linked-company.ts"
import type { Person } from "../../identity/person.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Busy, Unavailable } from "../../unavailable.schema.ts"
import { type SignInRefused, signInRefused } from "../account.schema.ts"
import { AccountMessages, type MessageChannel } from "../account-messages.port.ts"
import { People } from "../people.port.ts"
import { KnownBrowsers } from "../session/known-browsers.port.ts"
import { Sessions, type SessionTokens } from "../session/sessions.port.ts"
import { type LoginState, LoginSteps } from "./login-steps.port.ts"
import { maskedEmail, maskedMobile } from "./masked-contact.ts"
import { Passwords } from "./passwords.port.ts"
import { nextStep, type SessionResult, type SignInStepResult } from "./sign-in.ts"
import { isCodeRequired } from "./two-factor.ts"

/** The browser that logs in, with what it holds from before. */
export type LoginBrowser = {
  /** What it calls itself, for the list of devices. */
  readonly name: string
  readonly address: string
  /** The token of the device, where somebody logged in here before. */
  readonly device?: string
  /** The session that it leaves. */
  readonly access?: string
  readonly refresh?: string
}

/** What is answered, and the secrets that go into the browser's cookies with it. */
export type LoginOutcome = {
  readonly result: SessionResult | SignInStepResult
  readonly session?: SessionTokens
  readonly preLogin?: string
  readonly device?: string
  readonly remembered?: string
}

/** A login as far as it has come, and whether the browser is not to be asked for a code again. */
export type PendingLogin = LoginState & {
  /** [T11] As it was read before what was shown was looked at. */
  readonly person: Person
  readonly companies: ReadonlyArray<LinkedCompany>
  readonly codeGiven: boolean
  readonly trustDevice: boolean
}

/** Uses up the token that a login came by, and answers the next where there is one; refused where it is used up. */
type Spend = Effect.Effect<{ readonly remembered?: string }, SignInRefused | Unavailable>

export type LoginUnavailable = Unavailable | Busy

/**
 * [COMP-02] Service that advances a log-in to its next step or its session. Fails with `Unavailable` (what it needs is
 * out of reach), `SignInRefused` (with its reason), `Busy` (too many ask at once).
 */
export class StartSession extends Context.Service<
  StartSession,
  {
    /** [T11] Refused where a password was set meanwhile. `spend` happens together with the step, or not at all. */
    readonly advanceSignIn: (
      progress: PendingLogin,
      browser: LoginBrowser,
      spend?: Spend
    ) => Effect.Effect<LoginOutcome, SignInRefused | LoginUnavailable>
  }
>()("core/account/sign-in/StartSession") {
  static readonly layer = Layer.effect(
    StartSession,
    Effect.gen(function* () {
      const people = yield* People
      const sessions = yield* Sessions
      const steps = yield* LoginSteps
      const browsers = yield* KnownBrowsers
      const passwords = yield* Passwords
      const messages = yield* AccountMessages
      const outbox = yield* Outbox
      const transaction = yield* Transaction

      /** [T11] What the step writes is there before the next password, which ends it; or the step is refused. */
      const together = <A extends LoginOutcome, E>(
        { contactId, person }: PendingLogin,
        spend: Spend,
        step: Effect.Effect<A, E>
      ) =>
        transaction.run(
          Effect.gen(function* () {
            // Before the contact is held: a link's mailbox comes first everywhere.
            const spent = yield* spend
            if (!(yield* people.holdLogins(contactId, person.loginVersion))) return yield* signInRefused("timed-out")
            return { ...(yield* step), ...spent }
          })
        )

      const askCompany = Effect.fnUntraced(function* (progress: PendingLogin) {
        const { token, browser } = yield* steps.awaitCompany(progress, yield* Clock.currentTimeMillis)
        return { result: { step: "company_select", token, companies: progress.companies }, preLogin: browser }
      })

      const askCode = Effect.fnUntraced(function* (progress: PendingLogin & { customerId: string }, spend: Spend) {
        const { person } = progress
        const code = yield* passwords.newCode
        const hash = yield* passwords.hash(code)
        const by = codeChannels(person, progress.via)
        const queued = yield* messages.loginCode(person, code, by)
        const work = Effect.gen(function* () {
          const key = yield* steps.awaitCode(progress, hash, yield* Clock.currentTimeMillis)
          yield* outbox.queue(queued)
          return { result: { step: "two_factor", token: key.token, sentTo: sentTo(person, by) }, preLogin: key.browser }
        })
        return yield* together(progress, spend, work)
      })

      /** [COMP-02] The same session at another company: it ends when it would have ended, and only while it lasts. */
      const move = Effect.fnUntraced(function* (
        { contactId, customerId, codeGiven, trustDevice }: PendingLogin & { customerId: string },
        { access = "", device }: LoginBrowser
      ) {
        const now = yield* Clock.currentTimeMillis
        const tokens = yield* sessions.switchCompany(access, { contactId, customerId, codeGiven }, now)
        // Another request was quicker: a second switch, a refresh, a log-out, or an administrator.
        if (!tokens) return yield* signInRefused("timed-out")
        const { from, ...session } = tokens
        if (trustDevice && device) yield* browsers.trustDevice(contactId, device, now)
        if (codeGiven) yield* people.recordCodeGiven(contactId)
        yield* people.recordAudit({
          at: now,
          by: contactId,
          action: "company switched",
          subject: customerId,
          customerId: from
        })
        const { accessTokenExpires, refreshTokenExpires } = session
        return { result: { session: { accessTokenExpires, refreshTokenExpires } }, session }
      })

      /** [T9] The session that the browser held before is over, and every secret is new. */
      const open = Effect.fnUntraced(function* (
        progress: PendingLogin & { customerId: string },
        browser: LoginBrowser
      ) {
        const now = yield* Clock.currentTimeMillis
        const { contactId, customerId, person, trustDevice } = progress
        yield* sessions.end(browser)
        const remembered = progress.remember ? yield* browsers.rememberLogin(contactId, progress.via, now) : undefined
        const family = remembered?.family ?? progress.family
        // The remembered login may have been given up since this one began.
        if (family !== undefined && !(yield* browsers.holdFamily(family))) return yield* signInRefused("timed-out")
        const session = yield* sessions.open(
          {
            ...{ contactId, customerId, device: browser.name, codeGiven: progress.codeGiven, via: progress.via },
            ...(family === undefined ? {} : { family })
          },
          now
        )
        // They have left the company, or were taken out of it, since it was chosen.
        if (!session) return yield* signInRefused("company-selection")
        const deviceStatus = yield* browsers.deviceStatus(contactId, browser.device, now)
        if (deviceStatus === "unknown") yield* outbox.queue(yield* messages.newDevice(person, browser.name, now))
        else if (trustDevice && browser.device) yield* browsers.trustDevice(contactId, browser.device, now)
        const device = deviceStatus === "unknown" ? yield* browsers.addDevice(contactId, trustDevice, now) : undefined
        if (progress.codeGiven) yield* people.recordCodeGiven(contactId)
        yield* people.recordAudit({
          at: now,
          by: contactId,
          action: "logged in",
          subject: contactId,
          customerId,
          // [AUD-01] A device that nobody has logged in on before is told by its name.
          detail: { via: progress.via, ...(device === undefined ? {} : { newDevice: browser.name }) }
        })
        const { accessTokenExpires, refreshTokenExpires } = session
        return {
          result: { session: { accessTokenExpires, refreshTokenExpires } },
          session,
          ...(device === undefined ? {} : { device }),
          ...(remembered === undefined ? {} : { remembered: remembered.token })
        }
      })

      const advanceSignIn: StartSession["Service"]["advanceSignIn"] = Effect.fn("StartSession.advanceSignIn")(
        function* (progress, browser, spend = Effect.succeed({})) {
          const { companies, person } = progress
          const now = yield* Clock.currentTimeMillis
          const deviceStatus = yield* browsers.deviceStatus(person.contactId, browser.device, now)
          const next = nextStep({
            companies,
            ...(progress.customerId === undefined ? {} : { chosen: progress.customerId }),
            needsCode: isCodeRequired({
              isDeviceRemembered: deviceStatus === "skips-code",
              isTrade: companies.some(
                ({ acctType, customerId }) =>
                  acctType === "A" && (!progress.isSwitch || customerId === progress.customerId)
              ),
              wantsCode: person.wantsCode
            }),
            codeGiven: progress.codeGiven
          })
          if (next.step === "refused") return yield* signInRefused("company-selection")
          if (next.step === "company_select") return yield* together(progress, spend, askCompany(progress))
          const customerId = progress.customerId ?? companies[0]?.customerId ?? ""
          if (next.step === "two_factor") return yield* askCode({ ...progress, customerId }, spend)
          const chosen = { ...progress, customerId }
          return yield* together(progress, spend, progress.isSwitch ? move(chosen, browser) : open(chosen, browser))
        }
      )

      return StartSession.of({ advanceSignIn })
    })
  )
}

/** [AUTH-05] Both ways; by phone alone where whoever reads the mail may not be the person (domain: Identity). */
export const codeChannels = ({ mobile, wasReset }: Person, via: LoginState["via"]): ReadonlyArray<MessageChannel> => {
  if (!mobile) return ["email"]
  return via === "magic" || wasReset ? ["sms"] : ["email", "sms"]
}

const sentTo = ({ email, mobile }: Person, by: ReadonlyArray<MessageChannel>): ReadonlyArray<string> => [
  ...(by.includes("email") ? [maskedEmail(email)] : []),
  ...(mobile && by.includes("sms") ? [maskedMobile(mobile)] : [])
]
