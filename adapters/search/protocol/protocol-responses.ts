/** The answers of the search protocol, in the shapes that its client expects. */
import { randomUUID } from "node:crypto"
import { highlightText } from "../index/highlight.ts"
import { productPath, variantFields } from "../index/hit.ts"
import { familyOf } from "../index/product-family.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import type { SearchQuery, SortedSearchQuery } from "../query/parse-query.ts"
import { cachedRecords, type RecordCache } from "../query/record-cache.ts"
import { cachedResult, type ResultCache } from "../query/result-cache.ts"

/** The id by which clicks are told: 32 hexadecimal digits. */
export const newQueryId = (): string => randomUUID().replaceAll("-", "")

/** Fields that every answer has; a missing `hits` or `nbPages` breaks the client. */
const commonFields = (searchQuery: SearchQuery, nbHits: number, startedMs: number) => ({
  nbHits,
  page: searchQuery.page,
  nbPages: searchQuery.hitsPerPage === 0 ? 0 : Math.ceil(nbHits / searchQuery.hitsPerPage),
  hitsPerPage: searchQuery.hitsPerPage,
  exhaustive: { facetsCount: true, nbHits: true, typo: true, facetValues: true, rulesMatch: true },
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  exhaustiveFacetsCount: true,
  query: searchQuery.query,
  params: searchQuery.params,
  index: searchQuery.indexName,
  processingTimeMS: Math.round(performance.now() - startedMs),
  ...(searchQuery.clickAnalytics ? { queryID: newQueryId() } : {}),
  ...(searchQuery.offset === undefined && searchQuery.length === undefined
    ? {}
    : { offset: searchQuery.offset ?? 0, length: searchQuery.length ?? searchQuery.hitsPerPage })
})

/** One query of the index of products. `renderingContent.redirect` leads an exact stock number or barcode to its page. */
export const queryResponse = (
  index: ShopIndex,
  searchQuery: SortedSearchQuery,
  { records, results }: { readonly records: RecordCache; readonly results: ResultCache }
) => {
  const startedMs = performance.now()
  const result = cachedResult(index, searchQuery, results)
  const { clauses, exact, facets, meantPlaces, nbHits, places, priceWish, searchedFor, stats, without } = result
  const tags = { pre: searchQuery.preTag, post: searchQuery.postTag }
  const isMarked =
    searchQuery.attributesToHighlight === undefined ||
    searchQuery.attributesToHighlight.some((name) => name === "*" || name === "title")
  const recordOf = cachedRecords(index, searchQuery.attributesToRetrieve, records)
  const includesVariantMatch = searchQuery.attributesToRetrieve?.includes("isVariantMeant") === true
  const hits = places.map((place) => {
    const title = isMarked
      ? {
          _highlightResult: {
            title: highlightText(familyOf(index, index.productOf[place] as number).title, clauses, tags)
          }
        }
      : {}
    const isMeant = includesVariantMatch && meantPlaces.has(place)
    const variantMatch = isMeant ? variantFields(index, place, searchQuery.attributesToRetrieve ?? []) : {}
    return { ...recordOf(place), ...variantMatch, ...title }
  })
  const redirect = exact === undefined ? undefined : productPath(index, exact)
  return {
    hits,
    ...commonFields(searchQuery, nbHits, startedMs),
    ...(facets === undefined ? {} : { facets, facets_stats: stats ?? {} }),
    ...(searchedFor === undefined ? {} : { queryAfterRemoval: searchedFor, searchedFor }),
    ...(without === undefined ? {} : { without }),
    ...(priceWish === undefined ? {} : { priceWish }),
    renderingContent: redirect === undefined ? {} : { redirect: { url: redirect } },
    ...(redirect === undefined ? {} : { redirect })
  }
}

/** An answer for an index of another kind, its hits ready. */
export const listResponse = (searchQuery: SearchQuery, all: ReadonlyArray<Record<string, unknown>>) => {
  const from = searchQuery.offset ?? searchQuery.page * searchQuery.hitsPerPage
  const hits = all.slice(from, from + (searchQuery.length ?? searchQuery.hitsPerPage))
  return { hits, ...commonFields(searchQuery, all.length, performance.now()), renderingContent: {} }
}

/** The values of one facet whose words begin with what was typed; the commonest first. */
export const facetValueResponse = (
  index: ShopIndex,
  searchQuery: SortedSearchQuery,
  attribute: string,
  prefix: string,
  maxHits: number,
  cache: ResultCache
) => {
  const startedMs = performance.now()
  const allValues = { ...searchQuery, facets: [attribute], maxValuesPerFacet: 1000, hitsPerPage: 0 }
  const { facets } = cachedResult(index, allValues, cache)
  const start = prefix.trim().toLowerCase()
  const rows = Object.entries(facets?.[attribute] ?? {})
  const fitting = rows.filter(
    ([value]) =>
      start === "" ||
      value
        .toLowerCase()
        .split(/[\s>/-]+/)
        .some((word) => word.startsWith(start)) ||
      value.toLowerCase().startsWith(start)
  )
  const facetHits = fitting.slice(0, maxHits).map(([value, count]) => {
    const at =
      start === ""
        ? -1
        : value
            .toLowerCase()
            .search(new RegExp(`(?<![\\p{L}\\p{N}])${start.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "u"))
    const end = at + start.length
    const highlighted =
      at < 0
        ? value
        : `${value.slice(0, at)}${searchQuery.preTag}${value.slice(at, end)}${searchQuery.postTag}${value.slice(end)}`
    return { value, highlighted, count }
  })
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    exhaustive: { facetsCount: true },
    processingTimeMS: Math.round(performance.now() - startedMs)
  }
}
