/** What a visitor chose for every page, my store and where deliveries go to, each in a cookie that says nothing else. */
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"

/** LAY-06: a choice is kept for a year. */
const options = { path: "/", maxAge: "365 days", sameSite: "lax" } as const

type Response = HttpServerResponse.HttpServerResponse

export const withBranch = (response: Response, branchId: number) =>
  Effect.orDie(HttpServerResponse.setCookie(response, "branch", String(branchId), options))

/** [EXP-08] None is kept where it is empty. */
export const withPostcode = (response: Response, postcode: string) =>
  Effect.orDie(
    HttpServerResponse.setCookie(response, "postcode", postcode, { ...options, ...(postcode ? {} : { maxAge: 0 }) })
  )
