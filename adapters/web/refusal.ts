/** Gives every failure under /api the shop's one shape, also where no call was reached or one broke. */
import { FindMyWay } from "effect/http"
import { HttpApi } from "effect/http-api"
import { ShopApi } from "../api/api.ts"

/** The longest part of a path that names one thing: a category by its whole slug. */
export const LONGEST_PARAM = 300

/** The methods that each path of the API answers. */
const methodsByPath = (): ReadonlyMap<string, ReadonlyArray<string>> => {
  const methods = new Map([
    ["/api/search/*", ["GET", "POST"]],
    ["/api/healthz/meta", ["GET"]],
    ["/api/openapi.json", ["GET"]]
  ])
  HttpApi.reflect(ShopApi, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint: { method, path } }) => methods.set(path, [...(methods.get(path) ?? []), method])
  })
  return methods
}

const known = FindMyWay.make<ReadonlyArray<string>>({ maxParamLength: LONGEST_PARAM })
for (const [path, methods] of methodsByPath()) known.on("GET", path as FindMyWay.PathInput, methods)

const words: { readonly [status: number]: readonly [code: string, msg: string] } = {
  403: ["FORBIDDEN", "This request did not come from the shop's own pages."],
  404: ["NOT_FOUND", "There is no such call."],
  405: ["METHOD_NOT_ALLOWED", "This call is not made by that method."],
  413: ["TOO_LARGE", "A request may hold 256 KiB."],
  415: ["UNSUPPORTED_TYPE", "A request's body is JSON, and says so."]
}
const broken = ["INTERNAL", "Sorry, something went wrong. There was an error, please try again."] as const

/** A failure in the shop's shape, with the words for its status. */
export const refusal = (status: number, headers: { readonly [name: string]: string } = {}): Response => {
  const [code, msg] = words[status] ?? broken
  return Response.json({ error: true, code, msg }, { status, headers })
}

const isJson = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("application/json") === true

/** The answer as it is, or the shop's own failure in its place; a known path asked by another method is 405 and says by which. */
export const inShape = (request: Request, response: Response): Response => {
  const { pathname } = new URL(request.url)
  if (response.status < 400 || isJson(response) || !/^\/api(\/|$)/.test(pathname)) return response
  const methods = response.status === 404 ? known.find("GET", pathname)?.handler : undefined
  const asked = request.method === "HEAD" ? "GET" : request.method
  return methods && !methods.includes(asked) ? refusal(405, { allow: methods.join(", ") }) : refusal(response.status)
}
