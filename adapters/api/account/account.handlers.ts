/** Answers the calls that log somebody in and out, and that tell them who they are. */
import { Clock, Effect } from "effect"
import { HttpEffect, HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { Companies } from "../../../core/account/companies.port.ts"
import type { CompanyContact } from "../../../core/account/company-contact.ts"
import { People } from "../../../core/account/people.port.ts"
import { KnownBrowsers } from "../../../core/account/session/known-browsers.port.ts"
import { Sessions } from "../../../core/account/session/sessions.port.ts"
import { LogIn } from "../../../core/account/sign-in/log-in.service.ts"
import { SignOutDevices } from "../../../core/account/sign-in/sign-out-devices.service.ts"
import type { LoginOutcome } from "../../../core/account/sign-in/start-session.service.ts"
import { normalEmail } from "../../../core/contact/email-address.ts"
import { serverAllows } from "../../../core/identity/permission-rules.ts"
import { CurrentMember } from "../../../core/identity/visitor.port.ts"
import type { Member } from "../../../core/identity/visitor.ts"
import { signInWords } from "../../../core/words/account.ts"
import { notFound } from "../failure.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { AccountGroup } from "./account.contract.ts"
import { cookiesOf, setCookies, setLoginCookies } from "./account-cookies.ts"
import { withPostcode } from "./choice-cookies.ts"
import { contactOf } from "./contact-of.ts"
import { loginBrowser } from "./login-browser.ts"
import { unauthorised } from "./require-member.ts"

/** [AUTH-10] Nothing of the session stays in the browser; the device alone may be known again. */
const clearedCookies = { access: "", refresh: "", remembered: "", preLogin: "", magic: "" } as const

/** [T18] What the browser keeps of pages is thrown away with the session. */
const clearsCache = HttpEffect.appendPreResponseHandler((_, response) =>
  Effect.succeed(HttpServerResponse.setHeader(response, "clear-site-data", '"cache"'))
)

/** [AUTH-10] Where deliveries go may be where they live. */
const clearsPostcode = HttpEffect.appendPreResponseHandler((_, response) => withPostcode(response, ""))

const withLoginCookies = (outcome: LoginOutcome) => Effect.as(setLoginCookies(outcome), { data: outcome.result })

const cookies = Effect.map(HttpServerRequest.HttpServerRequest, cookiesOf)

/** The key to a step: what the browser was answered, with the cookie that came along. */
const keyTo = (token: string) => Effect.map(cookies, ({ preLogin = "" }) => ({ token, browser: preLogin }))

export const AccountHandlers = HttpApiBuilder.group(
  groupApi(AccountGroup),
  "account",
  Effect.fn(function* (handlers) {
    const logIn = yield* LogIn
    const people = yield* People
    const companies = yield* Companies
    const sessions = yield* Sessions
    const browsers = yield* KnownBrowsers
    const devices = yield* SignOutDevices

    return handlers.handleAll({
      login: ({ payload: { email, password, rememberMe: remember = false } }) =>
        Effect.gen(function* () {
          return yield* withLoginCookies(yield* logIn.withPassword({ email, password, remember }, yield* loginBrowser))
        }).pipe(toWire),
      remembered: ({ payload }) =>
        Effect.gen(function* () {
          const { remembered } = yield* cookies
          return yield* withLoginCookies(
            yield* logIn.withRememberedLogin(remembered, payload.customerId, yield* loginBrowser)
          )
        }).pipe(toWire),
      company: ({ payload: { token, customerId } }) =>
        Effect.gen(function* () {
          return yield* withLoginCookies(
            yield* logIn.chooseCompany(yield* keyTo(token), customerId, yield* loginBrowser)
          )
        }).pipe(toWire),
      code: ({ payload: { token, code, rememberDevice = false } }) =>
        Effect.gen(function* () {
          return yield* withLoginCookies(
            yield* logIn.submitCode(yield* keyTo(token), code, rememberDevice, yield* loginBrowser)
          )
        }).pipe(toWire),
      resend: ({ payload }) =>
        Effect.gen(function* () {
          yield* logIn.resendCode(yield* keyTo(payload.token))
          return { data: { msg: signInWords.resent } }
        }).pipe(toWire),
      logout: () =>
        Effect.gen(function* () {
          const loginCookies = yield* cookies
          // The browser forgets them whatever becomes of the rest.
          yield* setCookies(clearedCookies)
          yield* clearsPostcode
          yield* clearsCache
          yield* toWire(sessions.end(loginCookies))
          if (loginCookies.remembered) yield* toWire(browsers.forgetLogin(loginCookies.remembered))
          return { data: { loggedOut: true as const } }
        }),
      refresh: () =>
        Effect.gen(function* () {
          const { refresh } = yield* cookies
          const now = yield* Clock.currentTimeMillis
          const renewedSession = refresh === undefined ? undefined : yield* toWire(sessions.refresh(refresh, now))
          if (!renewedSession) {
            yield* setCookies({ access: "", refresh: "" })
            return yield* Effect.fail(unauthorised())
          }
          const { accessTokenExpires, refreshTokenExpires } = renewedSession
          yield* setCookies({ access: renewedSession.access, refresh: renewedSession.refresh })
          return { data: { session: { accessTokenExpires, refreshTokenExpires } } }
        }),
      devices: () =>
        Effect.gen(function* () {
          const { contact, sessionId } = yield* CurrentMember
          const sessionList = yield* toWire(sessions.list(contact.id, yield* Clock.currentTimeMillis))
          return { data: sessionList.map((one) => ({ ...one, isThis: one.id === sessionId })) }
        }),
      signOut: ({ payload }) =>
        Effect.gen(function* () {
          const isOver = yield* toWire(devices.signOut(yield* CurrentMember, payload.id))
          if (!isOver) return yield* Effect.fail(notFound("That device"))
          return { data: { signedOut: true as const } }
        }),
      signOutOthers: () =>
        Effect.gen(function* () {
          return { data: { signedOut: yield* toWire(devices.signOutOthers(yield* CurrentMember)) } }
        }),
      details: () =>
        Effect.gen(function* () {
          const member = yield* CurrentMember
          const contacts = yield* toWire(companies.contacts(member.customer.id))
          const linkedCompanies = yield* toWire(people.companies(member.contact.id))
          return { data: { ...detailsOf(member, contacts), linkedCompanies } }
        }),
      email: ({ query }) =>
        Effect.gen(function* () {
          const { contact } = yield* CurrentMember
          if (normalEmail(query.email) !== contact.email) return yield* Effect.fail(notFound("That address"))
          return { data: { email: contact.email } }
        })
    })
  })
)

/** [PERM-07] What a member may read of their own company. */
const detailsOf = (member: Member, contacts: ReadonlyArray<CompanyContact>) => {
  const { contact, customer, card = "0" } = member
  const { id, accountType, creditLimit, abn: _abn, asksPermission, ...rest } = customer
  return {
    customer: {
      ...rest,
      customerId: id,
      typeAcctAr: accountType,
      ...(serverAllows("viewCreditLimit", member, customer) ? { creditLimit } : {}),
      contacts: contacts.map((one) => contactOf(one, id))
    },
    contact: contactOf(contact, id),
    card: {
      customerName: `${contact.firstName} ${contact.lastName}`,
      barcode: card,
      companyName: customer.name,
      customerId: id,
      isCreditAccount: accountType === "A"
    },
    asksPermission
  }
}
