/** How a refused step of signing in is answered. */
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { PasswordsBusy, SignInRefused } from "../../../core/account/account.schema.ts"
import { deviceName } from "../../../core/account/session/device-name.ts"
import type { LoginBrowser } from "../../../core/account/sign-in/start-session.service.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { busy, Forbidden, Malformed, TooManyRequests, Unauthorised, UnprocessableRequest } from "../failure.ts"
import { errorCode, failUnavailable } from "../handler-errors.ts"
import { cookiesOf } from "./account-cookies.ts"

const errorClasses = {
  "invalid-credentials": Unauthorised,
  "timed-out": Unauthorised,
  "invalid-code": Unauthorised,
  "expired-token": Unauthorised,
  "company-selection": Forbidden,
  "resend-too-soon": UnprocessableRequest,
  "link-expired": UnprocessableRequest,
  "too-many": TooManyRequests,
  malformed: Malformed
} as const

const failureOf = ({ kind, msg, fields }: SignInRefused) => {
  const envelope = { error: true, code: errorCode(kind), msg } as const
  return new errorClasses[kind]({ ...envelope, ...(fields ? { fields } : {}) })
}

/** A refusal in the shop's shape; whatever else went wrong stays in the log. */
export const withSignInErrors = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.catch(work, (problem) => {
    if (problem instanceof SignInRefused) return Effect.fail(failureOf(problem))
    // A flood would fill the log as well.
    return problem instanceof PasswordsBusy ? Effect.fail(busy()) : failUnavailable(problem)
  })

/** The browser that is logging in. */
export const loginBrowser = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const { address } = yield* CurrentVisitor
  const { device, access, refresh } = cookiesOf(request)
  const browser: LoginBrowser = {
    name: deviceName(request.headers["user-agent"] ?? ""),
    address,
    ...(device ? { device } : {}),
    ...(access ? { access } : {}),
    ...(refresh ? { refresh } : {})
  }
  return browser
})
