/** Answers the calls about e-mailed links, and about becoming a customer. */
import { Clock, Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { signInMalformed, signInRefused } from "../../../core/account/account.schema.ts"
import { People } from "../../../core/account/people.port.ts"
import { normalRegistration, registrationProblems } from "../../../core/account/registration.ts"
import { guestLimit } from "../../../core/account/sign-in/login-limits.ts"
import { MagicLink } from "../../../core/account/sign-in/magic-link.service.ts"
import { SetPassword } from "../../../core/account/sign-in/set-password.service.ts"
import { emailProblem } from "../../../core/contact/fields.ts"
import { Features } from "../../../core/content/features.port.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { RateLimits } from "../../../core/rate-limit/rate-limit.port.ts"
import { signInWords } from "../../../core/words/account.ts"
import { notFound } from "../failure.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { cookiesOf, setCookies, setLoginCookies } from "./account-cookies.ts"
import { LinksGroup } from "./links.contract.ts"
import { loginBrowser } from "./login-browser.ts"

const anAddress = (email: string) => {
  const problem = emailProblem(email)
  return problem ? Effect.fail(signInMalformed({ email: problem })) : Effect.void
}

const visitorAddress = Effect.map(CurrentVisitor, ({ address }) => address)

export const LinksHandlers = HttpApiBuilder.group(
  groupApi(LinksGroup),
  "links",
  Effect.fn(function* (handlers) {
    const passwords = yield* SetPassword
    const magic = yield* MagicLink
    const people = yield* People
    const limits = yield* RateLimits
    const { magicLinkLogin } = yield* Features

    /** [TOG-01] Without the feature there are no such calls. */
    const whereOn = <A, E, R>(work: Effect.Effect<A, E, R>) =>
      Effect.andThen(magicLinkLogin ? Effect.void : Effect.fail(notFound("That page")), work)

    const sendsLink = ({ payload: { email } }: { readonly payload: { readonly email: string } }) =>
      Effect.gen(function* () {
        yield* anAddress(email)
        yield* passwords.request(email, yield* loginBrowser)
        return { data: { msg: signInWords.resetRequested } }
      }).pipe(toWire)

    return handlers.handleAll({
      requestReset: sendsLink,
      // An online login for a contact that the shop knows begins like a forgotten password: by proving the address.
      createLogin: sendsLink,
      validateReset: ({ payload }) =>
        Effect.map(passwords.validate(payload.token), (about) => ({
          data: { valid: true as const, ...about }
        })).pipe(toWire),
      setPassword: ({ payload: { token, password, ...details } }) =>
        Effect.as(passwords.set(token, password, details), { data: { changed: true as const } }).pipe(toWire),
      createContact: ({ payload }) =>
        Effect.gen(function* () {
          yield* passwords.register(payload, yield* loginBrowser)
          return { data: { msg: signInWords.registered } }
        }).pipe(toWire),
      createGuest: ({ payload }) =>
        Effect.gen(function* () {
          const fields = registrationProblems(payload)
          if (Object.keys(fields).length > 0) return yield* signInMalformed(fields)
          if (!(yield* limits.tryConsume(guestLimit(yield* visitorAddress)))) return yield* signInRefused("too-many")
          return {
            data: { id: yield* people.recordGuest(normalRegistration(payload), yield* Clock.currentTimeMillis) }
          }
        }).pipe(toWire),
      requestMagic: ({ payload: { email, rememberMe = false } }) =>
        Effect.gen(function* () {
          yield* anAddress(email)
          const { id, expires, browser } = yield* magic.request(email, rememberMe, yield* loginBrowser)
          yield* setCookies({ magic: browser })
          return { data: { id, expires } }
        }).pipe(toWire, whereOn),
      validateMagic: ({ payload }) =>
        Effect.as(magic.validate(payload), { data: { valid: true as const } }).pipe(toWire, whereOn),
      magicStatus: ({ payload }) =>
        Effect.gen(function* () {
          return { data: yield* magic.status(payload.id, yield* visitorAddress) }
        }).pipe(toWire, whereOn),
      magicLogin: ({ payload }) =>
        Effect.gen(function* () {
          const magicCookie = cookiesOf(yield* HttpServerRequest.HttpServerRequest).magic
          const outcome = yield* magic.logIn(payload, magicCookie, yield* loginBrowser)
          yield* setLoginCookies(outcome)
          return { data: outcome.result }
        }).pipe(toWire, whereOn)
    })
  })
)
