/** How a refused step of signing in is answered. */
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { PasswordsBusy, SignInRefused } from "../../../core/account/account.schema.ts"
import { deviceName } from "../../../core/account/session/device-name.ts"
import type { LoginBrowser } from "../../../core/account/sign-in/start-session.service.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { codeOf, unavailableNow } from "../answered.ts"
import { busy, Forbidden, Malformed, Refused, TooMany, Unauthorised } from "../failure.ts"
import { cookiesOf } from "./account-cookies.ts"

const kinds = {
  "invalid-credentials": Unauthorised,
  "timed-out": Unauthorised,
  "invalid-code": Unauthorised,
  "expired-token": Unauthorised,
  "company-selection": Forbidden,
  "resend-too-soon": Refused,
  "link-expired": Refused,
  "too-many": TooMany,
  malformed: Malformed
} as const

const failureOf = ({ kind, msg, fields }: SignInRefused) => {
  const told = { error: true, code: codeOf(kind), msg } as const
  return new kinds[kind]({ ...told, ...(fields ? { fields } : {}) })
}

/** A refusal in the shop's shape; whatever else went wrong stays in the log. */
export const answeredStep = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.catch(work, (problem) => {
    if (problem instanceof SignInRefused) return Effect.fail(failureOf(problem))
    // A flood would fill the log as well.
    return problem instanceof PasswordsBusy ? Effect.fail(busy()) : unavailableNow(problem)
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
