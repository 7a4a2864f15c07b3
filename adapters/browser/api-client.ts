/** Calls the shop's API: one function that never throws; the server's failures come back as values. */
import type { HttpApi, HttpApiGroup } from "effect/http-api"
import { offlineWords, unavailableAnswer } from "../../core/words/failure.ts"
import type { Failure } from "../api/failure.ts"
import type { ShopApi } from "../api/shop/shop.contract.ts"
import { callTimeoutMs, withDeadline } from "./call-deadline.ts"
import type { ConfigSource } from "./client-config.ts"

type Groups = typeof ShopApi extends HttpApi.HttpApi<string, infer G> ? G : never
type Endpoint = HttpApiGroup.Endpoints<Groups>
/** A page names a call without the prefix that all of them have. */
type PathOf<E extends Endpoint> = E["path"] extends `/api${infer Path}` ? Path : never
type Wire<S> = [S] extends [never] ? never : S extends { readonly Type: infer T } ? T : never
type Part<Name extends string, S> = [Wire<S>] extends [never] ? unknown : { readonly [Key in Name]: Wire<S> }

/** Every call by its method and path: what it takes and what it answers. */
export type ApiCalls = {
  [E in Endpoint as `${E["method"]} ${PathOf<E>}`]: {
    readonly request: Part<"params", E["~Params"]> &
      Part<"query", E["~Query"]> &
      Part<"body", E["~Payload"]> &
      Part<"headers", E["~Headers"]>
    readonly data: Wire<E["~Success"]> extends { readonly data: infer Data } ? Data : never
  }
}

export type ApiCallName = keyof ApiCalls

/** What a call comes to. `status` 0 and the code `offline` mean that no answer came. */
export type CallResult<Data> =
  | { readonly ok: true; readonly data: Data }
  | ({
      readonly ok: false
      readonly status: number
      /** Of what was asked too often: seconds until it may be asked again, where the shop said so. */
      readonly retryAfter?: number
      /** [ORD-01] Of an answer without words of the shop's, as a proxy's page: what its status is called, where that is said. */
      readonly statusText?: string
    } & Failure)

type Arguments<Request> = unknown extends Request ? [request?: Options] : [request: Request & Options]
type Options = { readonly signal?: AbortSignal }

export type CallApi = <Name extends ApiCallName>(
  name: Name,
  ...request: Arguments<ApiCalls[Name]["request"]>
) => Promise<CallResult<ApiCalls[Name]["data"]>>

type AnyRequest = {
  readonly params?: Record<string, string>
  readonly query?: Record<string, string | undefined>
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly signal?: AbortSignal
}

/** [CALL-01] The calls about who is logged in have a base of their own. */
const baseOf = (path: string, userCallsBase = OWN_BASE): string =>
  path.startsWith("/users/") ? userCallsBase : OWN_BASE

const OWN_BASE = "/api"

const address = (base: string, path: string, { params = {}, query = {} }: AnyRequest): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `${base}${filled}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ""}`
}

const offline = {
  ok: false,
  error: true,
  status: 0,
  code: "offline",
  msg: offlineWords.unreachable
} as const

/** What a failure says that isn't the shop's own, such as one of a proxy before it: never nothing. */
const foreign = { code: "UNAVAILABLE", msg: unavailableAnswer } as const

type ApiResponse = Pick<Response, "ok" | "status" | "json"> & Partial<Pick<Response, "headers" | "statusText">>

export type FetchApi = (address: string, init: RequestInit) => Promise<ApiResponse>

const retryAfterOf = ({ status, headers }: ApiResponse): { readonly retryAfter?: number } => {
  const seconds = Number(headers?.get("retry-after"))
  return status === 429 && Number.isInteger(seconds) && seconds > 0 ? { retryAfter: seconds } : {}
}

/** [CALL-01] Calls the shop over `fetch`, for no longer than `config` says; the server's failures come back as values, with its own words. */
export const createApiClient =
  (fetch: FetchApi, config: ConfigSource = () => undefined): CallApi =>
  async (name, ...[request]) => {
    const asked = (request ?? {}) as AnyRequest
    const [method = "GET", path = "/"] = name.split(" ")
    const init: RequestInit = { method, headers: { accept: "application/json", ...asked.headers } }
    if (asked.body !== undefined) {
      init.body = JSON.stringify(asked.body)
      init.headers = { ...init.headers, "content-type": "application/json" }
    }
    const { callTimeout, userCallsBase } = config() ?? {}
    const url = address(baseOf(path, userCallsBase), path, asked)
    try {
      return await withDeadline(asked.signal, callTimeoutMs(path, callTimeout), async (signal) => {
        const response = await fetch(url, signal ? { ...init, signal } : init)
        const answer = await response.json().catch(() => undefined)
        if (answer === undefined) return { ...offline, statusText: response.statusText ?? "" }
        if (response.ok && answer.error !== true) return { ok: true, data: answer.data }
        const words = answer.msg ? answer : { ...answer, ...foreign, statusText: response.statusText ?? "" }
        return { ...words, ok: false, error: true, status: response.status, ...retryAfterOf(response) }
      })
    } catch {
      return offline
    }
  }
