/** Finds the goods that one query asks for: what matches, what the filters leave, how many of each kind, and the page. */

import type { Clause } from "../../../core/catalogue/search/clause.ts"
import { type PriceWish, readPriceWords } from "../../../core/catalogue/search/price-words.ts"
import { countOnes, foursOf, nextSet } from "../index/posting-list.ts"
import type { ShopIndex } from "../index/shop-index.ts"
import type { Match } from "./clause-matcher.ts"
import { countFacets, type FacetCounts, facetSelector } from "./facet-counts.ts"
import { filterMask } from "./filter-mask.ts"
import type { Stats } from "./measures.ts"
import type { SortedSearchQuery } from "./parse-query.ts"
import { cachedMatch } from "./query-cache.ts"
import { type Candidates, rankPage, type SortOrder } from "./ranking.ts"
import { exactPlace, matchHiddenNumber, matchSkuPrefix } from "./sku-lookup.ts"

export type QueryResult = {
  readonly places: ReadonlyArray<number>
  readonly nbHits: number
  readonly facets?: FacetCounts
  readonly stats?: Stats
  readonly clauses: ReadonlyArray<Clause>
  readonly searchedFor?: string
  /** Words that lead nowhere and were left out. */
  readonly without?: ReadonlyArray<string>
  /** What the words said of the price, where it was followed. */
  readonly priceWish?: PriceWish
  /** The one stock number that was asked for by its code or barcode. */
  readonly exact?: number
  /** Those of the places whose stock number the words mean, and not all others of its product. */
  readonly meantPlaces: ReadonlySet<number>
}

/** The first of some places, in their order, that is not before `place`. */
const firstFrom = (places: Int32Array, place: number): number => {
  let [from, to] = [0, places.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((places[middle] as number) < place) from = middle + 1
    else to = middle
  }
  return from
}

/** Whether the words fit the stock number at that place, and not all others of its product. */
const isVariantMatch = ({ firstSku, productOf }: ShopIndex, matched: Int32Array, place: number): boolean => {
  const product = productOf[place] as number
  const [first, end] = [firstSku[product] as number, firstSku[product + 1] as number]
  return firstFrom(matched, end) - firstFrom(matched, first) < end - first
}

/** Higher than any score that words can have. */
const EXACT_MATCH_SCORE = 10_000

/** An exact code leads the list; the words are looked up all the same. */
const withExact = (match: Match | undefined, exact: number): Match => {
  const words = match && match.searchedFor === undefined ? match : undefined
  const scored = new Map([...(words?.places ?? [])].map((place, at) => [place, words?.scores[at] ?? 0]))
  scored.set(exact, EXACT_MATCH_SCORE)
  const places = Int32Array.from(scored.keys()).sort()
  return { places, scores: Float32Array.from(places, (place) => scored.get(place) ?? 0), clauses: match?.clauses ?? [] }
}

const findMatch = (index: ShopIndex, query: string, exact: number | undefined): Match | undefined => {
  const hidden = exact === undefined ? matchHiddenNumber(index, query) : undefined
  if (hidden) return hidden
  const match = cachedMatch(index, query)
  if (exact !== undefined) return withExact(match, exact)
  return match?.places.length === 0 ? (matchSkuPrefix(index, query) ?? match) : match
}

type Mask = ReturnType<typeof filterMask>

/** Of what matches, what is on show, meets the filters and scores enough. */
const filterMatches = (
  { groups: givenGroups, places: all, scores: given }: Match,
  isShown: Uint8Array,
  mask: Mask | undefined,
  least: number
): Candidates => {
  const places = new Int32Array(all.length)
  const scores = new Float32Array(all.length)
  const groups = givenGroups ? new Uint8Array(all.length) : undefined
  let count = 0
  for (let at = 0; at < all.length; at++) {
    const place = all[at] as number
    if (isShown[place] === 0 || mask?.[place] === 0 || (given[at] as number) < least) continue
    scores[count] = given[at] as number
    if (groups && givenGroups) groups[count] = givenGroups[at] as number
    places[count++] = place
  }
  return { places: places.subarray(0, count), scores, ...(groups ? { groups } : {}) }
}

/** Of everything, what is on show and meets the filters. */
const filterCatalogue = (isShown: Uint8Array<ArrayBuffer>, mask: Mask = isShown): Candidates => {
  const fours = foursOf(mask)
  const places = new Int32Array(countOnes(fours))
  let count = 0
  for (let place = nextSet(mask, fours, 0); place < mask.length; place = nextSet(mask, fours, place + 1)) {
    if (isShown[place] === 1) places[count++] = place
  }
  return { places: places.subarray(0, count) }
}

/** Which part of the list is asked for: `offset` and `length` win over pages. */
const pageOf = ({ offset, length, page, hitsPerPage }: SortedSearchQuery) =>
  offset === undefined && length === undefined
    ? { from: page * hitsPerPage, length: hitsPerPage }
    : { from: offset ?? 0, length: length ?? hitsPerPage }

export const isUnfiltered = (searchQuery: Pick<SortedSearchQuery, "filter">): boolean =>
  searchQuery.filter.is === "all" && searchQuery.filter.of.every((one) => one.is === "all" && one.of.length === 0)

/** Under a sort by price only what matches about as well as the best stays: nobody sorts to see what is hardly meant. */
const STRONG_MATCH_MARGIN = 45
const leastScore = ({ scores }: Match, order: SortOrder): number =>
  order === "price_asc" || order === "price_desc"
    ? scores.reduce((most, score) => Math.max(most, score), 0) - STRONG_MATCH_MARGIN
    : Number.NEGATIVE_INFINITY

const orderOf = ({ order }: SortedSearchQuery, wish: PriceWish | undefined): SortOrder => {
  if (order !== "relevance" || wish?.order === undefined) return order
  return wish.order === "cheapest" ? "price_asc" : "price_desc"
}

/** What costs so much as was said; what has no price is left out. */
const withinPrice = (candidates: Candidates, price: Float64Array, { least = 0, most }: PriceWish): Candidates => {
  const { groups, places, scores } = candidates
  const isIn = (place: number) =>
    (price[place] as number) >= least && (most === undefined || (price[place] as number) <= most)
  const kept = [...places.keys()].filter((at) => isIn(places[at] as number))
  return {
    places: Int32Array.from(kept, (at) => places[at] as number),
    ...(scores ? { scores: Float32Array.from(kept, (at) => scores[at] as number) } : {}),
    ...(groups ? { groups: Uint8Array.from(kept, (at) => groups[at] as number) } : {})
  }
}

/** [SRCH-02] Answers one query from memory; nothing in it waits. */
export const executeQuery = (index: ShopIndex, searchQuery: SortedSearchQuery): QueryResult => {
  const exact = exactPlace(index, searchQuery.query)
  const { words, wish } = readPriceWords(searchQuery.query)
  const match = findMatch(index, words, exact)
  const order = orderOf(searchQuery, wish)
  const mask = isUnfiltered(searchQuery) ? undefined : filterMask(index, searchQuery.filter)
  const { isShown, price } = index.live
  const candidates = match
    ? filterMatches(match, isShown, mask, leastScore(match, order))
    : filterCatalogue(isShown, mask)
  const priced =
    wish?.least === undefined && wish?.most === undefined ? candidates : withinPrice(candidates, price, wish)
  const isWithin = priced.places.length > 0
  const { places } = isWithin ? priced : candidates
  const page = rankPage(index, isWithin ? priced : candidates, order, {
    ...pageOf(searchQuery),
    distinct: searchQuery.distinct
  })
  const { facets, maxValuesPerFacet: most, facetingAfterDistinct: areProducts } = searchQuery
  const facetCounts =
    facets.length === 0
      ? {}
      : countFacets(index, places, { isSelected: facetSelector(facets), maxValues: most, areProducts })
  return {
    places: page.places,
    nbHits: page.count,
    ...facetCounts,
    clauses: match?.clauses ?? [],
    ...(match?.searchedFor === undefined || match.places.length === 0 ? {} : { searchedFor: match.searchedFor }),
    ...(match?.without === undefined || match.places.length === 0 ? {} : { without: match.without }),
    ...(wish === undefined || page.count === 0 || !isWithin ? {} : { priceWish: wish }),
    ...(exact === undefined ? {} : { exact }),
    meantPlaces: new Set(match && page.places.filter((place) => isVariantMatch(index, match.places, place)))
  }
}
