/** Result cache: what recent queries found, until a price, a stock row or what is on show changes. */
import { LRUCache } from "lru-cache"
import type { ShopIndex } from "../index/shop-index.ts"
import { executeQuery, type QueryResult } from "./execute-query.ts"
import type { SortedSearchQuery } from "./parse-query.ts"

/** How many results are kept, and how many places and counts all of them may hold together: some 60 bytes each. */
const MAX_RESULTS = 500
const MAX_ENTRIES = 150_000

/** By everything that a result depends on. Whoever changes the live columns clears it. */
export type ResultCache = LRUCache<string, QueryResult>

const countEntries = ({ facets = {}, places }: QueryResult): number =>
  Object.values(facets).reduce((sum, values) => sum + Object.keys(values).length, 1 + places.length)

export const newResultCache = (): ResultCache =>
  new LRUCache({ max: MAX_RESULTS, maxSize: MAX_ENTRIES, sizeCalculation: countEntries })

/** What `executeQuery` answers, from the cache where the same was asked since the last change. */
export const cachedResult = (index: ShopIndex, searchQuery: SortedSearchQuery, results: ResultCache): QueryResult => {
  const { distinct, facetingAfterDistinct, facets, filter, hitsPerPage, length } = searchQuery
  const { maxValuesPerFacet, offset, order, page, query } = searchQuery
  const flags = [distinct, facetingAfterDistinct]
  const key = JSON.stringify([
    query,
    order,
    filter,
    facets,
    page,
    hitsPerPage,
    offset,
    length,
    maxValuesPerFacet,
    flags
  ])
  const known = results.get(key)
  if (known) return known
  const result = executeQuery(index, searchQuery)
  results.set(key, result)
  return result
}
