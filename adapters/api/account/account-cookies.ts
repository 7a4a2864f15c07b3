/** The secrets that a browser holds for its log-in, each in a cookie that no script can read. */
import { Effect } from "effect"
import { HttpEffect, type HttpServerRequest, HttpServerResponse } from "effect/http"
import { REMEMBERED_MS } from "../../../core/account/session/known-browsers.port.ts"
import { ACCESS_MS, SESSION_MS } from "../../../core/account/session/sessions.port.ts"
import { STEP_MS } from "../../../core/account/sign-in/sign-in.ts"
import type { LoginOutcome } from "../../../core/account/sign-in/start-session.service.ts"

/** `__Host-` keeps a neighbouring subdomain from planting one (T9). */
export const cookieNames = {
  access: "__Host-sid",
  refresh: "__Host-rt",
  device: "__Host-rd",
  remembered: "__Host-rm",
  magic: "__Host-ml",
  preLogin: "__Host-pl"
} as const

type Name = keyof typeof cookieNames

const lives: { readonly [name in Name]: number } = {
  access: ACCESS_MS,
  refresh: SESSION_MS,
  device: REMEMBERED_MS,
  remembered: REMEMBERED_MS,
  magic: STEP_MS,
  preLogin: STEP_MS
}

/** What the browser sends of them. */
export const cookiesOf = ({ cookies }: HttpServerRequest.HttpServerRequest): { readonly [name in Name]?: string } =>
  Object.fromEntries(
    Object.entries(cookieNames).flatMap(([name, written]) => {
      const value = cookies[written]
      return value && value.length < 100 ? [[name, value]] : []
    })
  )

const options = { path: "/", httpOnly: true, secure: true, sameSite: "lax" } as const

/** Sets each with a value, and clears each that is empty, with the answer. */
export const setCookies = (values: { readonly [name in Name]?: string }) =>
  HttpEffect.appendPreResponseHandler((_, response) =>
    Effect.orDie(
      Effect.reduce(
        Object.entries(values) as ReadonlyArray<[Name, string]>,
        () => response,
        (answer, [name, value]) =>
          HttpServerResponse.setCookie(answer, cookieNames[name], value, {
            ...options,
            maxAge: value === "" ? 0 : lives[name]
          })
      )
    )
  )

/** What a login came to; with the session the steps before it are over. */
export const setLoginCookies = ({ session, preLogin, device, remembered }: LoginOutcome) =>
  setCookies({
    ...(session ? { access: session.access, refresh: session.refresh, preLogin: "", magic: "" } : {}),
    ...(preLogin === undefined ? {} : { preLogin }),
    ...(device === undefined ? {} : { device }),
    ...(remembered === undefined ? {} : { remembered })
  })
