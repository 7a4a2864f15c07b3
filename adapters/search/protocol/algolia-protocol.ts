/** The shop's own engine speaking Algolia's protocol, so that the unmodified client cannot tell the difference. */
import type { SearchCall, SearchReply } from "../../../core/catalogue/search/search.port.ts"
import { fieldSelector } from "../index/hit.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import { withBoughtProducts } from "../query/bought-filter.ts"
import { parseSearchQuery, type RawParameters, type SearchQuery, type SortedSearchQuery } from "../query/parse-query.ts"
import type { PurchaseCounts } from "../query/purchase-counts.ts"
import { parseSortOrder } from "../query/ranking.ts"
import {
  type RecommendationModel,
  type RecommendationQuery,
  recommendationModels,
  recommendProducts
} from "../query/recommendations.ts"
import type { RecordCache } from "../query/record-cache.ts"
import type { ResultCache } from "../query/result-cache.ts"
import { SearchRequestError } from "../query/search-request-error.ts"
import { type Suggestions, suggest, suggestNearest } from "../query/suggestions.ts"
import { mapInSteps, type SlicedWork, singleStep } from "../query/time-slicing.ts"
import { parseBody, parseRequests } from "./protocol-call.ts"
import { facetValueResponse, listResponse, newQueryId, queryResponse } from "./protocol-responses.ts"

/** What the answers are made from. */
export type SearchIndex = Suggestions & {
  readonly index: ShopIndex
  readonly name: string
  /** What orders said when they were read last. */
  purchases: PurchaseCounts
  readonly results: ResultCache
  readonly records: RecordCache
  /** [FIL-05] Of the one who asks, for as long as they are answered. */
  readonly boughtProducts?: ReadonlyArray<string>
}

const isSuggestions = ({ name }: SearchIndex, indexName: string): boolean => indexName === `${name}_query_suggestions`

const sortOrder = ({ name }: SearchIndex, indexName: string) => {
  const found = parseSortOrder(indexName, name)
  if (found === undefined) throw new SearchRequestError(`Index ${indexName.slice(0, 100)} does not exist`, 404)
  return found
}

/** The query as it is executed: in which order, and of which products. */
const sortedQuery = (searchIndex: SearchIndex, asked: SearchQuery, indexName = asked.indexName): SortedSearchQuery => ({
  ...asked,
  filter: withBoughtProducts(asked.filter, searchIndex.boughtProducts ?? []),
  order: sortOrder(searchIndex, indexName)
})

const query = (searchIndex: SearchIndex, asked: SearchQuery) => {
  if (!isSuggestions(searchIndex, asked.indexName))
    return queryResponse(searchIndex.index, sortedQuery(searchIndex, asked), searchIndex)
  const most = asked.hitsPerPage * (asked.page + 1)
  const found = suggest(searchIndex, asked.query, most)
  const offered = found.length === 0 && asked.areWordsOptional ? suggestNearest(searchIndex, asked.query, most) : found
  return listResponse(
    asked,
    offered.map(({ query, weight }) => ({ objectID: query, query, popularity: Math.round(weight * 100) }))
  )
}

const facetQuery = (searchIndex: SearchIndex, rawParameters: RawParameters, indexName: string, attribute: string) => {
  const asked = parseSearchQuery(rawParameters, indexName)
  const most = Math.min(100, Math.max(1, Number(rawParameters.maxFacetHits ?? 10) || 10))
  return facetValueResponse(
    searchIndex.index,
    sortedQuery(searchIndex, asked, indexName),
    attribute,
    String(rawParameters.facetQuery ?? "").slice(0, 100),
    most,
    searchIndex.results
  )
}

const oneRequest = (searchIndex: SearchIndex, rawParameters: RawParameters) => {
  const indexName = String(rawParameters.indexName ?? "")
  return rawParameters.type === "facet"
    ? facetQuery(searchIndex, rawParameters, indexName, String(rawParameters.facet ?? ""))
    : query(searchIndex, parseSearchQuery(rawParameters, indexName))
}

/** The server's own questions, asked without a call. */
export const executeQueries = (searchIndex: SearchIndex, requests: ReadonlyArray<RawParameters>) =>
  mapInSteps(requests, (rawParameters) => oneRequest(searchIndex, rawParameters))

/** Answers in turn; with `stopIfEnoughMatches`, later queries are left empty once one has a full page. */
const queries = function* (searchIndex: SearchIndex, body: RawParameters): SlicedWork<unknown> {
  const stopsEarly = body.strategy === "stopIfEnoughMatches"
  let hasFullPage = false
  const results = yield* mapInSteps(parseRequests(body), (rawParameters) => {
    const result = oneRequest(
      searchIndex,
      hasFullPage ? { ...rawParameters, hitsPerPage: 0, facets: [] } : rawParameters
    )
    if (stopsEarly && "hits" in result && result.hits.length >= result.hitsPerPage) hasFullPage = true
    return result
  })
  return { results }
}

const isModel = (rawParameters: unknown): rawParameters is RecommendationModel =>
  recommendationModels.some((model) => model === rawParameters)

const recommendation = (searchIndex: SearchIndex, rawParameters: RawParameters) => {
  const startedMs = performance.now()
  sortOrder(searchIndex, String(rawParameters.indexName ?? ""))
  if (rawParameters.model === "trending-facets") return trendingFacets(searchIndex, rawParameters)
  if (!isModel(rawParameters.model)) throw new SearchRequestError("model is unknown")
  const parameters = (rawParameters.queryParameters ?? {}) as RawParameters
  const { filter, attributesToRetrieve: fields } = parseSearchQuery(parameters, searchIndex.name)
  const most = Number(rawParameters.maxRecommendations ?? 30)
  if (!Number.isInteger(most) || most < 0)
    throw new SearchRequestError("maxRecommendations must be a whole number of at least 0")
  const recommendationQuery: RecommendationQuery = {
    model: rawParameters.model,
    ...(rawParameters.objectID === undefined ? {} : { objectID: String(rawParameters.objectID) }),
    threshold: Number(rawParameters.threshold ?? 0) || 0,
    most: most === 0 ? 30 : Math.min(30, most),
    filter,
    ...(fields && { fields }),
    ...(rawParameters.facetName === undefined || rawParameters.facetValue === undefined
      ? {}
      : { facet: { name: String(rawParameters.facetName), value: String(rawParameters.facetValue) } })
  }
  const hits = recommendProducts(searchIndex.index, recommendationQuery, searchIndex.purchases)
  return {
    hits,
    processingTimeMS: Math.round(performance.now() - startedMs),
    ...(parameters.clickAnalytics ? { queryID: newQueryId() } : {})
  }
}

const trendingFacets = (searchIndex: SearchIndex, rawParameters: RawParameters) => {
  const attribute = String(rawParameters.facetName ?? "")
  const asked = parseSearchQuery({ query: "", hitsPerPage: 0 }, searchIndex.name)
  const { facetHits } = facetValueResponse(
    searchIndex.index,
    { ...asked, order: "relevance" },
    attribute,
    "",
    Math.min(30, Number(rawParameters.maxRecommendations) || 30),
    searchIndex.results
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

const objectOf = (searchIndex: SearchIndex, id: string, fields: ReadonlyArray<string> | undefined) => {
  const place = searchIndex.index.placeOf.get(id.toLowerCase())
  const isThere =
    place !== undefined &&
    searchIndex.index.live.isShown[place] === 1 &&
    searchIndex.index.skuCodes[place]?.toLowerCase() === id.toLowerCase()
  return isThere ? fieldSelector(fields)(searchIndex.index, place) : null
}

const recommendations = function* (searchIndex: SearchIndex, body: RawParameters): SlicedWork<unknown> {
  return {
    results: yield* mapInSteps(parseRequests(body), (rawParameters) => recommendation(searchIndex, rawParameters))
  }
}

const objects = function* (searchIndex: SearchIndex, body: RawParameters): SlicedWork<unknown> {
  const results = yield* mapInSteps(parseRequests(body), (rawParameters) => {
    sortOrder(searchIndex, String(rawParameters.indexName ?? ""))
    const fields = Array.isArray(rawParameters.attributesToRetrieve)
      ? rawParameters.attributesToRetrieve.map(String)
      : undefined
    return objectOf(searchIndex, String(rawParameters.objectID ?? ""), fields)
  })
  return { results }
}

const oneObject = (searchIndex: SearchIndex, indexName: string, id: string) => {
  sortOrder(searchIndex, indexName)
  const found = objectOf(searchIndex, id, undefined)
  if (found === null) throw new SearchRequestError("ObjectID does not exist", 404)
  return found
}

type Answer = (searchIndex: SearchIndex, parts: ReadonlyArray<string>, body: () => RawParameters) => SlicedWork<unknown>

const asSingleStep =
  (answer: (...asked: Parameters<Answer>) => unknown): Answer =>
  (...asked) =>
    singleStep(() => answer(...asked))

/** Each path of the protocol; what stands between the bars arrives as a part. */
const paths: ReadonlyArray<readonly [method: string, pattern: RegExp, answer: Answer]> = [
  ["POST", /^\/1\/indexes\/\*\/queries$/, (searchIndex, _, body) => queries(searchIndex, body())],
  ["POST", /^\/1\/indexes\/\*\/objects$/, (searchIndex, _, body) => objects(searchIndex, body())],
  ["POST", /^\/1\/indexes\/\*\/recommendations$/, (searchIndex, _, body) => recommendations(searchIndex, body())],
  [
    "POST",
    /^\/1\/indexes\/([^/]+)\/query$/,
    asSingleStep((searchIndex, [name = ""], body) => query(searchIndex, parseSearchQuery(body(), name)))
  ],
  [
    "POST",
    /^\/1\/indexes\/([^/]+)\/facets\/([^/]+)\/query$/,
    asSingleStep((searchIndex, [name = "", facet = ""], body) => facetQuery(searchIndex, body(), name, facet))
  ],
  [
    "GET",
    /^\/1\/indexes\/([^/]+)\/([^/]+)$/,
    asSingleStep((searchIndex, [name = "", id = ""]) => oneObject(searchIndex, name, id))
  ],
  ["POST", /^\/1\/events$/, asSingleStep(() => ({ status: 200, message: "OK" }))]
]

/** @throws SearchRequestError where it is not written as parts of an address are. */
const decodedPart = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new SearchRequestError("The path can't be decoded")
  }
}

const failure = (status: number, message: string): SearchReply => ({ status, body: { message, status } })

/** [SRCH-03] Answers one call, a step for each of its queries; what is asked wrongly is 400, what is not there 404. */
export const handleProtocolCall = function* (searchIndex: SearchIndex, call: SearchCall): SlicedWork<SearchReply> {
  const [path = ""] = call.path.split("?")
  const matchingPaths = paths.filter(([, pattern]) => pattern.test(path))
  const [, pattern, answer] = matchingPaths.find(([method]) => method === call.method) ?? []
  if (!pattern || !answer)
    return matchingPaths.length > 0 ? failure(405, "Method not allowed") : failure(404, "Path not found")
  const { boughtProducts } = call
  const asked = boughtProducts ? { ...searchIndex, boughtProducts } : searchIndex
  try {
    const parts = (pattern.exec(path) ?? []).slice(1).map(decodedPart)
    return { status: 200, body: yield* answer(asked, parts, () => parseBody(call)) }
  } catch (problem) {
    if (problem instanceof SearchRequestError) return failure(problem.status, problem.message)
    throw problem
  }
}
