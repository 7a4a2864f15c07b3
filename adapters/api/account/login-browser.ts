/** The browser that somebody logs in with, as far as its request tells. */
import { Effect } from "effect"
import { HttpServerRequest } from "effect/http"
import { deviceName } from "../../../core/account/session/device-name.ts"
import type { LoginBrowser } from "../../../core/account/sign-in/start-session.service.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { cookiesOf } from "./account-cookies.ts"

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
