/** The shop's own engine speaking Algolia's protocol, so that the unmodified client cannot tell the difference. */
import type { SearchCall, SearchReply } from "../../../core/catalogue/search/search.port.ts"
import { retrieved } from "../index/hit.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { type Asked, AskingProblem, askedIn, type Given } from "../query/asking.ts"
import { FilterProblem } from "../query/filter-grammar.ts"
import { eachInTurn, oneStep, type Steps } from "../query/in-turns.ts"
import { orderOf } from "../query/ranking.ts"
import { type Model, models, recommended } from "../query/recommending.ts"
import { offered, type Suggestions } from "../query/suggesting.ts"
import { facetValues, listed, newQueryId, searched } from "./answers.ts"
import { bodyOf, Refused, requestsIn } from "./protocol-call.ts"

/** What the answers are made from. */
export type Shelf = Suggestions & { readonly index: ShopIndex; readonly name: string }

const isSuggestions = ({ name }: Shelf, indexName: string): boolean => indexName === `${name}_query_suggestions`

const order = ({ name }: Shelf, indexName: string) => {
  const found = orderOf(indexName, name)
  if (found === undefined) throw new Refused(`Index ${indexName.slice(0, 100)} does not exist`, 404)
  return found
}

const query = (shelf: Shelf, asked: Asked) => {
  if (!isSuggestions(shelf, asked.indexName))
    return searched(shelf.index, { ...asked, order: order(shelf, asked.indexName) })
  const found = offered(shelf, asked.query, asked.hitsPerPage * (asked.page + 1))
  return listed(
    asked,
    found.map(({ query, weight }) => ({ objectID: query, query, popularity: Math.round(weight * 100) }))
  )
}

const facetQuery = (shelf: Shelf, given: Given, indexName: string, attribute: string) => {
  const asked = askedIn(given, indexName)
  const most = Math.min(100, Math.max(1, Number(given.maxFacetHits ?? 10) || 10))
  return facetValues(
    shelf.index,
    { ...asked, order: order(shelf, indexName) },
    attribute,
    String(given.facetQuery ?? "").slice(0, 100),
    most
  )
}

const oneRequest = (shelf: Shelf, given: Given) => {
  const indexName = String(given.indexName ?? "")
  return given.type === "facet"
    ? facetQuery(shelf, given, indexName, String(given.facet ?? ""))
    : query(shelf, askedIn(given, indexName))
}

/** The server's own questions, asked without a call. */
export const resultsFor = (shelf: Shelf, requests: ReadonlyArray<Given>) =>
  eachInTurn(requests, (given) => oneRequest(shelf, given))

/** Answers in turn; with `stopIfEnoughMatches`, later queries are left empty once one has a full page. */
const queries = function* (shelf: Shelf, body: Given): Steps<unknown> {
  const stops = body.strategy === "stopIfEnoughMatches"
  let enough = false
  const results = yield* eachInTurn(requestsIn(body), (given) => {
    const result = oneRequest(shelf, enough ? { ...given, hitsPerPage: 0, facets: [] } : given)
    if (stops && "hits" in result && result.hits.length >= result.hitsPerPage) enough = true
    return result
  })
  return { results }
}

const isModel = (given: unknown): given is Model => models.some((model) => model === given)

const recommendation = (shelf: Shelf, given: Given) => {
  const startedMs = performance.now()
  order(shelf, String(given.indexName ?? ""))
  if (given.model === "trending-facets") return trendingFacets(shelf, given)
  if (!isModel(given.model)) throw new Refused("model is unknown", 400)
  const parameters = (given.queryParameters ?? {}) as Given
  const filter = askedIn(parameters, shelf.name).filter
  const most = Number(given.maxRecommendations ?? 30)
  if (!Number.isInteger(most) || most < 0)
    throw new Refused("maxRecommendations must be a whole number of at least 0", 400)
  const hits = recommended(shelf.index, {
    model: given.model,
    ...(given.objectID === undefined ? {} : { objectID: String(given.objectID) }),
    threshold: Number(given.threshold ?? 0) || 0,
    most: most === 0 ? 30 : Math.min(30, most),
    filter,
    ...(given.facetName === undefined || given.facetValue === undefined
      ? {}
      : { facet: { name: String(given.facetName), value: String(given.facetValue) } })
  })
  return {
    hits,
    processingTimeMS: Math.round(performance.now() - startedMs),
    ...(parameters.clickAnalytics ? { queryID: newQueryId() } : {})
  }
}

const trendingFacets = (shelf: Shelf, given: Given) => {
  const attribute = String(given.facetName ?? "")
  const asked = askedIn({ query: "", hitsPerPage: 0 }, shelf.name)
  const { facetHits } = facetValues(
    shelf.index,
    { ...asked, order: "relevance" },
    attribute,
    "",
    Math.min(30, Number(given.maxRecommendations) || 30)
  )
  const most = facetHits[0]?.count ?? 1
  return {
    hits: facetHits.map(({ count, value }) => ({
      facetName: attribute,
      facetValue: value,
      _score: Math.round((100 * count) / most)
    }))
  }
}

const objectOf = (shelf: Shelf, id: string, fields: ReadonlyArray<string> | undefined) => {
  const place = shelf.index.placeOf.get(id.toLowerCase())
  const isThere =
    place !== undefined &&
    shelf.index.live.isShown[place] === 1 &&
    shelf.index.skuCodes[place]?.toLowerCase() === id.toLowerCase()
  return isThere ? retrieved(fields)(shelf.index, place) : null
}

const recommendations = function* (shelf: Shelf, body: Given): Steps<unknown> {
  return { results: yield* eachInTurn(requestsIn(body), (given) => recommendation(shelf, given)) }
}

const objects = function* (shelf: Shelf, body: Given): Steps<unknown> {
  const results = yield* eachInTurn(requestsIn(body), (given) => {
    order(shelf, String(given.indexName ?? ""))
    const fields = Array.isArray(given.attributesToRetrieve) ? given.attributesToRetrieve.map(String) : undefined
    return objectOf(shelf, String(given.objectID ?? ""), fields)
  })
  return { results }
}

const oneObject = (shelf: Shelf, indexName: string, id: string) => {
  order(shelf, indexName)
  const found = objectOf(shelf, id, undefined)
  if (found === null) throw new Refused("ObjectID does not exist", 404)
  return found
}

type Answer = (shelf: Shelf, parts: ReadonlyArray<string>, body: () => Given) => Steps<unknown>

const inOneStep =
  (answer: (...asked: Parameters<Answer>) => unknown): Answer =>
  (...asked) =>
    oneStep(() => answer(...asked))

/** Each path of the protocol; what stands between the bars arrives as a part. */
const paths: ReadonlyArray<readonly [method: string, pattern: RegExp, answer: Answer]> = [
  ["POST", /^\/1\/indexes\/\*\/queries$/, (shelf, _, body) => queries(shelf, body())],
  ["POST", /^\/1\/indexes\/\*\/objects$/, (shelf, _, body) => objects(shelf, body())],
  ["POST", /^\/1\/indexes\/\*\/recommendations$/, (shelf, _, body) => recommendations(shelf, body())],
  [
    "POST",
    /^\/1\/indexes\/([^/]+)\/query$/,
    inOneStep((shelf, [name = ""], body) => query(shelf, askedIn(body(), name)))
  ],
  [
    "POST",
    /^\/1\/indexes\/([^/]+)\/facets\/([^/]+)\/query$/,
    inOneStep((shelf, [name = "", facet = ""], body) => facetQuery(shelf, body(), name, facet))
  ],
  ["GET", /^\/1\/indexes\/([^/]+)\/([^/]+)$/, inOneStep((shelf, [name = "", id = ""]) => oneObject(shelf, name, id))],
  ["POST", /^\/1\/events$/, inOneStep(() => ({ status: 200, message: "OK" }))]
]

const failure = (status: number, message: string): SearchReply => ({ status, body: { message, status } })

/** [SRCH-03] Answers one call, a step for each of its queries; what is asked wrongly is 400, what is not there 404. */
export const answered = function* (shelf: Shelf, call: SearchCall): Steps<SearchReply> {
  const [path = ""] = call.path.split("?")
  const fitting = paths.filter(([, pattern]) => pattern.test(path))
  const [, pattern, answer] = fitting.find(([method]) => method === call.method) ?? []
  if (!pattern || !answer)
    return fitting.length > 0 ? failure(405, "Method not allowed") : failure(404, "Path not found")
  try {
    const parts = (pattern.exec(path) ?? []).slice(1).map(decodeURIComponent)
    return { status: 200, body: yield* answer(shelf, parts, () => bodyOf(call)) }
  } catch (problem) {
    if (problem instanceof Refused) return failure(problem.status, problem.message)
    if (problem instanceof AskingProblem || problem instanceof FilterProblem || problem instanceof URIError)
      return failure(400, problem.message)
    throw problem
  }
}
