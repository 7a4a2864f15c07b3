/** Search by a hosted service: the same calls, passed on and checked before they are handed back. */

import { Effect, Layer } from "effect"
import { Search, type SearchCall, type SearchReply } from "../../../core/catalogue/search/search.port.ts"
import type { SearchRequest, SearchResult } from "../../../core/catalogue/search/search-product.ts"
import { isRecord, type UnknownRecord } from "../../../core/record.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { withBoughtFilters } from "./bought-filters.ts"

export type HostedSearchOptions = {
  readonly appId: string
  /** The key that may only search. */
  readonly searchKey: string
  /** Where the service is; the application's own hosts, the nearest first, unless given. */
  readonly hosts?: ReadonlyArray<string>
  /** Where it is told what came of a search; its own place for that unless given. */
  readonly eventsHost?: string
}

/** The service's own client waits 2 s to connect and 5 s to read; a page must not wait longer than this for all hosts together. */
const PATIENCE_MS = 3000

const hostsOf = ({ appId, hosts }: HostedSearchOptions): ReadonlyArray<string> =>
  hosts ?? [`https://${appId}-dsn.algolia.net`, `https://${appId}-1.algolianet.com`]

/** Only questions are passed on: nothing here can change an index. */
const questions = /^\/1\/indexes\/(\*\/(queries|objects|recommendations)|[^/]+\/query|[^/]+\/facets\/[^/]+\/query)$/
const oneObject = /^\/1\/indexes\/[^/]+\/[^/]+$/

const isQuestion = ({ method, path }: SearchCall): boolean => {
  const [bare = ""] = path.split("?")
  return (method === "POST" && questions.test(bare)) || (method === "GET" && oneObject.test(bare))
}

const isEvents = ({ method, path }: SearchCall): boolean => method === "POST" && path.split("?")[0] === "/1/events"

const failure = (status: number, message: string): SearchReply => ({ status, body: { message, status } })

type Host = { readonly host: string; readonly patienceMs: number }

const asked = (
  place: HostedSearchOptions,
  { host, patienceMs }: Host,
  { method, path, body }: SearchCall
): Effect.Effect<SearchReply, Unavailable> =>
  Effect.tryPromise({
    try: async (signal) => {
      const response = await fetch(`${host}${path.split("?")[0]}`, {
        method,
        headers: {
          "content-type": "application/json",
          "x-algolia-application-id": place.appId,
          "x-algolia-api-key": place.searchKey
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        ...(method === "POST" ? { body: body ?? "{}" } : {})
      })
      if (response.status >= 500) throw new Error(`The search service answered ${response.status}`)
      return { status: response.status, body: (await response.json()) as unknown }
    },
    catch: (cause) => new Unavailable({ part: "search", cause })
  })

/** A result without these would break the page that shows it. */
const isWhole = (result: unknown): boolean =>
  isRecord(result) &&
  (Array.isArray(result.facetHits) || (Array.isArray(result.hits) && typeof result.nbPages === "number"))

/** What the shop's own engine says in words of its own, read from the service's. */
const normalizeResult = (result: UnknownRecord): UnknownRecord => {
  const content = isRecord(result.renderingContent) ? result.renderingContent : {}
  const redirect =
    isRecord(content.redirect) && typeof content.redirect.url === "string" ? { redirect: content.redirect.url } : {}
  const searchedFor =
    typeof result.queryAfterRemoval === "string"
      ? { searchedFor: result.queryAfterRemoval.replaceAll(/<\/?em>/g, "") }
      : {}
  return { ...result, ...redirect, ...searchedFor }
}

const checked = (path: string, reply: SearchReply): SearchReply => {
  if (reply.status !== 200 || !isRecord(reply.body))
    return reply.status === 200 ? failure(502, "The search service gave no answer") : reply
  if (/\/query$/.test(path) && !path.includes("/facets/"))
    return isWhole(reply.body)
      ? { status: 200, body: normalizeResult(reply.body) }
      : failure(502, "The search service gave half an answer")
  if (!path.endsWith("/queries")) return reply
  const { results } = reply.body
  if (!Array.isArray(results) || !results.every(isWhole)) return failure(502, "The search service gave half an answer")
  return { status: 200, body: { ...reply.body, results: results.map(normalizeResult) } }
}

const withProductsOf = (call: SearchCall): SearchCall =>
  call.body === undefined || call.boughtProducts === undefined
    ? call
    : { ...call, body: withBoughtFilters(call.body, call.boughtProducts) }

/** [SRCH-03] The hosted service behind the same port; the next host is asked where one fails. */
export const hostedSearch = (place: HostedSearchOptions): Layer.Layer<Search> => {
  const reply = (call: SearchCall): Effect.Effect<SearchReply, Unavailable> => {
    const hosts = hostsOf(place)
    const patienceMs = Math.floor(PATIENCE_MS / Math.max(1, hosts.length))
    const [first, ...others] = hosts.map((host) => asked(place, { host, patienceMs }, call))
    const any = others.reduce(
      (before, next) => Effect.catch(before, () => next),
      first ?? Effect.fail(new Unavailable({ part: "search", cause: "no host" }))
    )
    return Effect.map(any, (found) => checked(call.path.split("?")[0] ?? "", found))
  }
  const eventsHost = place.eventsHost ?? place.hosts?.[0] ?? "https://insights.algolia.io"
  const answer = (call: SearchCall): Effect.Effect<SearchReply, Unavailable> => {
    if (isEvents(call)) return asked(place, { host: eventsHost, patienceMs: PATIENCE_MS }, call)
    return isQuestion(call) ? reply(withProductsOf(call)) : Effect.succeed(failure(404, "Path not found"))
  }
  const search = (requests: ReadonlyArray<SearchRequest>): Effect.Effect<ReadonlyArray<SearchResult>, Unavailable> =>
    reply({ method: "POST", path: "/1/indexes/*/queries", body: JSON.stringify({ requests }) }).pipe(
      Effect.flatMap(({ status, body }) =>
        status === 200 && isRecord(body)
          ? Effect.succeed(body.results as ReadonlyArray<SearchResult>)
          : Effect.fail(new Unavailable({ part: "search", cause: body }))
      )
    )
  return Layer.succeed(Search, Search.of({ handleCall: answer, search }))
}
