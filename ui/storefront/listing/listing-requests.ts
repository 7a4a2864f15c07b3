/** Builds the search requests for one page of a product listing. */
import { OFFER_FILTER, UBER_FILTER, UNIT_FILTER } from "../../../core/catalogue/cards/card-filters.ts"
import { type AttributeName, attributeNames } from "../../../core/catalogue/product/attribute.ts"
import { STAR_FILTER } from "../../../core/catalogue/reviews/star-filter.ts"
import { BOUGHT_FILTER, cardFields, type SearchRequest } from "../../../core/catalogue/search/search-product.ts"
import type { Listing } from "./listing-address.ts"

export const PAGE_SIZE = 24

/** Of the values of one facet a list offers at most so many, those of most products. */
const MAX_FACET_VALUES = 32

/** What narrows the shelf besides its address: a category's path with its filters, the visitor's branch, and who is logged in. */
export type ListingScope = {
  readonly hierarchy: ReadonlyArray<string>
  readonly filters?: ReadonlyArray<AttributeName>
  readonly branchId?: number | undefined
  /** The contact and the company, as `buyerKey` tells them. */
  readonly owner?: string
}

/** Price and stars stand behind what is asked for first in a yard. */
const FILTERS_BEFORE_PRICE = 4

/** The filters with those that all goods share; what cards say comes last. */
export const withSharedFilters = (names: ReadonlyArray<AttributeName>): ReadonlyArray<string> => [
  "branches",
  ...names.slice(0, FILTERS_BEFORE_PRICE),
  "priceBand",
  STAR_FILTER,
  ...names.slice(FILTERS_BEFORE_PRICE),
  UNIT_FILTER,
  OFFER_FILTER,
  UBER_FILTER
]

/** The chosen filters by what goods are, which are counted by their values. */
export const chosenFacets = ({ refinements }: Listing): ReadonlyArray<string> =>
  Object.keys(refinements).filter((name) => name !== BOUGHT_FILTER)

/** [FIL-05] A list is narrowed down to what was bought for whoever is logged in alone. */
export const isOfBought = ({ refinements }: Listing, { owner }: ListingScope): boolean =>
  owner !== undefined && refinements[BOUGHT_FILTER] !== undefined

/** The filters that are asked for: a category's own and what is chosen; without a category all that there are. */
export const requestedFacets = (listing: Listing, { filters = [] }: ListingScope): ReadonlyArray<string> => {
  const planned = filters.length > 0 ? filters : attributeNames
  return [...new Set([...withSharedFilters(planned), ...chosenFacets(listing)])]
}

type Filters = ReadonlyArray<ReadonlyArray<string>>

const levelFilter = (hierarchy: ReadonlyArray<string>): Filters =>
  hierarchy.length > 0 ? [[`categories.level${hierarchy.length}:${hierarchy.join(" > ")}`]] : []

const refinementFilters = (listing: Listing, except?: string): Filters =>
  chosenFacets(listing).flatMap((facet) =>
    facet === except ? [] : [(listing.refinements[facet] ?? []).map((value) => `${facet}:${value}`)]
  )

const boughtFilter = ({ owner }: ListingScope): Filters => [[`${BOUGHT_FILTER}:${owner}`]]

/**
 * [SRCH-02] The protocol's requests: the shelf itself; for each chosen filter its other values; where any is chosen, the
 * values that there are without them; for whoever is logged in, how much of it they bought before; and the further pages
 * that the address shows.
 */
export const listingRequests = (listing: Listing, scope: ListingScope): ReadonlyArray<SearchRequest> => {
  const hierarchy = [...scope.hierarchy, ...listing.hierarchy]
  const facetNames = requestedFacets(listing, scope)
  const deeper = hierarchy.length < 5 ? [`categories.level${hierarchy.length + 1}`] : []
  const isBought = isOfBought(listing, scope)
  const place = [...levelFilter(hierarchy), ...(isBought ? boughtFilter(scope) : [])]
  const narrowed = [...place, ...refinementFilters(listing)]
  const shared = {
    indexName: listing.sortBy || "products",
    query: listing.query,
    distinct: true,
    facetingAfterDistinct: true,
    maxValuesPerFacet: MAX_FACET_VALUES,
    attributesToRetrieve: cardFields,
    attributesToHighlight: []
  }
  const counted = { ...shared, page: 0, hitsPerPage: 0 }
  return [
    {
      ...shared,
      page: listing.page,
      hitsPerPage: PAGE_SIZE,
      facets: [...facetNames, ...deeper],
      facetFilters: narrowed,
      clickAnalytics: true
    },
    ...chosenFacets(listing).map((facet) => ({
      ...counted,
      facets: [facet],
      facetFilters: [...place, ...refinementFilters(listing, facet)]
    })),
    ...(chosenFacets(listing).length > 0 ? [{ ...counted, facets: facetNames, facetFilters: place }] : []),
    ...(scope.owner && !isBought ? [{ ...counted, facetFilters: [...narrowed, ...boughtFilter(scope)] }] : []),
    ...Array.from({ length: listing.pages - 1 }, (_, more) => ({
      ...shared,
      page: listing.page + more + 1,
      hitsPerPage: PAGE_SIZE,
      facetFilters: narrowed
    }))
  ]
}
