/** A search whose settled questions are counted: those of a results page, not those of the letters on the way there. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { countableQuery } from "../../core/catalogue/search/countable-query.ts"
import { Search, type SearchCall, type SearchReply } from "../../core/catalogue/search/search.port.ts"
import { isRecord } from "../../core/record.ts"
import type { CompletedSearch } from "./search-counts.ts"
import { createSearchCounter } from "./search-counts.ts"

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === "" || (Array.isArray(value) && value.every(isEmpty))

/** A results page asks for clicks to be told (`clickAnalytics`); its first page without filters is the search itself. */
const completedSearch = (indexName: string, request: unknown, answer: unknown): ReadonlyArray<CompletedSearch> => {
  if (!isRecord(request) || !isRecord(answer) || typeof answer.nbHits !== "number") return []
  const { analytics, clickAnalytics, facetFilters, filters, numericFilters, page, query, type } = request
  const isSearch = clickAnalytics === true && analytics !== false && type !== "facet"
  const isFirst = !page && [facetFilters, filters, numericFilters].every(isEmpty) && request.indexName === indexName
  const words = isSearch && isFirst && typeof query === "string" ? countableQuery(query) : undefined
  const isCorrected = typeof answer.searchedFor === "string"
  return words === undefined ? [] : [{ query: words, found: answer.nbHits, isMended: isCorrected }]
}

const completedSearches = (indexName: string, requests: unknown, results: unknown): ReadonlyArray<CompletedSearch> =>
  Array.isArray(requests) && Array.isArray(results)
    ? requests.flatMap((request, at) => completedSearch(indexName, request, results[at]))
    : []

/** What a call of the protocol settled; most have none, which is seen without reading them. */
const searchesOfCall = (
  indexName: string,
  { body = "", path }: SearchCall,
  reply: SearchReply
): ReadonlyArray<CompletedSearch> => {
  if (reply.status !== 200 || !body.includes('"clickAnalytics":true')) return []
  const parsedBody: unknown = JSON.parse(body)
  const [, single] = /^\/1\/indexes\/([^/*]+)\/query(?:\?|$)/.exec(path) ?? []
  if (!isRecord(parsedBody)) return []
  if (single) return completedSearch(indexName, { ...parsedBody, indexName: decodeURIComponent(single) }, reply.body)
  return isRecord(reply.body) ? completedSearches(indexName, parsedBody.requests, reply.body.results) : []
}

/** [SRCH-11] Counts the settled searches of the index of that name; they are written every ten seconds, and when the shop closes. */
export const withSearchCounting = (indexName: string): Layer.Layer<Search, never, Search | SqlClient.SqlClient> =>
  Layer.effect(
    Search,
    Effect.gen(function* () {
      const search = yield* Search
      const sql = yield* SqlClient.SqlClient
      const counts = createSearchCounter()
      const flush = Effect.provideService(counts.flush, SqlClient.SqlClient, sql).pipe(
        Effect.tapError(Effect.logWarning),
        Effect.ignore
      )
      yield* Effect.addFinalizer(() => flush)
      yield* Effect.forkScoped(Effect.repeat(flush, Schedule.spaced("10 seconds")))
      return Search.of({
        handleCall: (call) =>
          Effect.tap(search.handleCall(call), (reply) =>
            Effect.forEach(searchesOfCall(indexName, call, reply), counts.note)
          ),
        search: (requests) =>
          Effect.tap(search.search(requests), (results) =>
            Effect.forEach(completedSearches(indexName, requests, results), counts.note)
          )
      })
    })
  )
