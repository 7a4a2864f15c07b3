/** The products and facets of one page of a product listing, from the search's responses. */
import type { SearchProducts } from "../../../adapters/browser/search-client.ts"
import { OFFER_FILTER, UBER_FILTER, UNIT_FILTER } from "../../../core/catalogue/cards/card-filters.ts"
import { orderFilterValues } from "../../../core/catalogue/filters/filter-value-order.ts"
import { filtersOfFound } from "../../../core/catalogue/filters/found-filters.ts"
import { type AttributeName, attributeDisplayText, attributes } from "../../../core/catalogue/product/attribute.ts"
import { STAR_FILTER } from "../../../core/catalogue/reviews/star-filter.ts"
import { BOUGHT_FILTER, type CardProduct, type SearchResult } from "../../../core/catalogue/search/search-product.ts"
import { nonBreaking } from "../../../core/non-breaking.ts"
import { isUnitCode, unitLabels } from "../../../core/units/unit.ts"
import { cardWords } from "../../../core/words/product-card.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import type { Listing } from "./listing-address.ts"
import {
  chosenFacets,
  isOfBought,
  type ListingScope,
  listingRequests,
  requestedFacets,
  withSharedFilters
} from "./listing-requests.ts"

export type Facet = { readonly name: string; readonly label: string; readonly values: ReadonlyArray<FacetValue> }
export type FacetValue = {
  readonly value: string
  /** Only where it is more than the value with a capital: a list has hundreds of values, and each is written into its page. */
  readonly label?: string
  readonly count: number
  readonly chosen?: true
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const facetLabel = ({ value, label }: FacetValue): string => label ?? capitalized(value)

export type ResultPage = {
  readonly hits: ReadonlyArray<CardProduct>
  readonly count: number
  readonly page: number
  /** The last page that is here. */
  readonly lastPage: number
  readonly pages: number
  readonly facets: ReadonlyArray<Facet>
  readonly categories: ReadonlyArray<{
    readonly path: ReadonlyArray<string>
    readonly name: string
    readonly count: number
  }>
  /** The server made it, for a page that has to be whole without scripts. */
  readonly isSent: boolean
  readonly redirect?: string
  /** [SRCH-02] Of a search by words: what its products' links carry, so that what comes of it can be told to the search. */
  readonly queryId?: string
} & Pick<SearchResult, "searchedFor" | "without" | "priceWish" | "isBoughtUnknown">

const label = (name: string): string => {
  if (name === "branches") return catalogueWords.inStockAt
  if (name === "priceBand") return catalogueWords.price
  if (name === STAR_FILTER) return catalogueWords.customerRating
  if (name === OFFER_FILTER) return catalogueWords.offers
  if (name === UBER_FILTER) return catalogueWords.fastDelivery
  if (name === UNIT_FILTER) return catalogueWords.soldBy
  return isAttribute(name) ? attributes[name].label : name
}

const banners: Readonly<Record<string, string>> = catalogueWords.banner

/** A value as a fact sheet writes it: `5.4 m`, `90 × 45`, `Hex bolt`. */
const valueText = (name: string, value: string): string => {
  if (name === STAR_FILTER) return catalogueWords.starsAndUp(value)
  if (name === OFFER_FILTER) return banners[value] ?? value
  if (name === UBER_FILTER) return cardWords.uberAsap
  if (name === UNIT_FILTER) return isUnitCode(value) ? unitLabels(value).selector.one : value
  return isAttribute(name) ? nonBreaking(attributeDisplayText(name, value)) : value
}

const labelOf = (value: string, label: string): Pick<FacetValue, "label"> =>
  label === capitalized(value) ? {} : { label }

const isAttribute = (name: string): name is AttributeName => name in attributes

type Counts = Readonly<Record<string, number>>

/** A value that the other filters leave nothing of stays where it was, with 0. */
const facetOf = (name: string, counts: Counts, all: Counts, chosen: ReadonlyArray<string>): Facet => {
  const none = [...chosen, ...Object.keys(all)].map((value) => [value, 0])
  const values: Counts = { ...Object.fromEntries(none), ...counts }
  return {
    name,
    label: label(name),
    values: orderFilterValues(
      name,
      Object.entries(values).map(([value, count]) => ({
        value,
        ...labelOf(value, valueText(name, value)),
        count,
        ...(chosen.includes(value) ? { chosen: true as const } : {})
      }))
    )
  }
}

type BoughtFacetState = { readonly isChosen: boolean; readonly isNarrowed: boolean }

/** [FIL-05] What somebody bought before is a filter of one value; where it is nothing, it stays only while other filters are chosen. */
const boughtFacet = (count: number, { isChosen, isNarrowed }: BoughtFacetState): ReadonlyArray<Facet> =>
  count === 0 && !isChosen && !isNarrowed
    ? []
    : [
        {
          name: BOUGHT_FILTER,
          label: catalogueWords.yourOrders,
          values: [
            {
              value: "yes",
              label: catalogueWords.previouslyBought,
              count,
              ...(isChosen ? { chosen: true as const } : {})
            }
          ]
        }
      ]

/** Of all attributes of products found by words, those that tell them apart; of a category its own, as they were asked for. */
const offeredFacets = (
  listing: Listing,
  scope: ListingScope,
  all: SearchResult["facets"],
  products: number
): ReadonlyArray<string> => {
  const requested = requestedFacets(listing, scope)
  if (scope.filters?.length) return requested
  const coverage = Object.fromEntries(
    Object.entries(all ?? {}).map(([name, counts]) => [
      name,
      Object.values(counts).reduce((sum, count) => sum + count, 0)
    ])
  )
  const found = new Set([...withSharedFilters(filtersOfFound(coverage, products)), ...chosenFacets(listing)])
  return requested.filter((name) => found.has(name))
}

/** What a list shows of a product's stock: that of my store, and of all others together; what is handed over is written into the page. */
const shownStock = ({ branch, timber }: CardProduct["stocks"], branchId: number | undefined): CardProduct["stocks"] => {
  const here = branch[String(branchId)] ?? 0
  const others = Object.values(branch).reduce((sum, pieces) => sum + pieces, -here)
  return {
    timber,
    branch: { ...(here > 0 ? { [String(branchId)]: here } : {}), ...(others > 0 ? { others } : {}) }
  }
}

/** A result page from the protocol's responses to `listingRequests`. */
export const resultPageOf = (
  listing: Listing,
  scope: ListingScope,
  results: ReadonlyArray<SearchResult>
): ResultPage => {
  const [mainResult, ...others] = results
  if (!mainResult) throw new Error("The search gave no answer.")
  const hierarchy = [...scope.hierarchy, ...listing.hierarchy]
  const chosenNames = chosenFacets(listing)
  const isNarrowed = chosenNames.length > 0
  const ofFacets = others.slice(0, chosenNames.length)
  const [unrefined = mainResult, ...afterFacets] = isNarrowed
    ? others.slice(chosenNames.length)
    : [mainResult, ...others]
  const isBought = isOfBought(listing, scope)
  const [ofBought = mainResult, ...more] = scope.owner && !isBought ? afterFacets : [mainResult, ...afterFacets]
  // Chosen it stays, so that it can be taken off.
  const canCountBought = scope.owner !== undefined && (isBought || !ofBought.isBoughtUnknown)
  const offered = offeredFacets(listing, scope, unrefined.facets, unrefined.nbHits)
  const facets = offered.flatMap((name) => {
    const answer = chosenNames.includes(name) ? ofFacets[chosenNames.indexOf(name)] : mainResult
    const counts = answer?.facets?.[name] ?? {}
    const all = unrefined.facets?.[name] ?? {}
    const chosen = listing.refinements[name] ?? []
    if (Object.keys({ ...all, ...counts }).length < 2 && chosen.length === 0) return []
    const facet = facetOf(name, counts, all, chosen)
    if (name !== "branches") return [facet]
    // See `facetsAt`: the others are not shown, and would be written into the page.
    return [{ ...facet, values: facet.values.filter((one) => one.chosen || one.value === String(scope.branchId)) }]
  })
  const below = mainResult.facets?.[`categories.level${hierarchy.length + 1}`] ?? {}
  return {
    hits: [mainResult, ...more].flatMap(({ hits }) =>
      hits.map((hit) => ({ ...hit, stocks: shownStock(hit.stocks, scope.branchId) }))
    ),
    count: mainResult.nbHits,
    page: mainResult.page,
    lastPage: Math.max(mainResult.page, ...more.filter(({ hits }) => hits.length > 0).map(({ page }) => page)),
    pages: mainResult.nbPages,
    isSent: import.meta.env.SSR,
    facets: [...(canCountBought ? boughtFacet(ofBought.nbHits, { isChosen: isBought, isNarrowed }) : []), ...facets],
    categories: Object.entries(below).map(([path, count]) => {
      const names = path.split(" > ")
      return { path: names, name: names.at(-1) ?? path, count }
    }),
    ...(listing.query && mainResult.queryID ? { queryId: mainResult.queryID } : {}),
    ...(mainResult.redirect ? { redirect: mainResult.redirect } : {}),
    ...(mainResult.searchedFor ? { searchedFor: mainResult.searchedFor } : {}),
    ...(mainResult.without ? { without: mainResult.without } : {}),
    ...(mainResult.priceWish ? { priceWish: mainResult.priceWish } : {}),
    ...(mainResult.isBoughtUnknown ? { isBoughtUnknown: true } : {})
  }
}

type Store = { readonly id: number; readonly name: string }

/** Of the stores only my own is a filter, and one that is chosen already, by its name; without one there is none. */
export const facetsAt = (
  facets: ReadonlyArray<Facet>,
  branch: Store | undefined,
  stores: ReadonlyArray<Store>
): ReadonlyArray<Facet> =>
  facets.flatMap((facet) => {
    if (facet.name !== "branches") return [facet]
    const values = facet.values.filter(({ value, chosen }) => value === String(branch?.id) || chosen)
    return values.length === 0
      ? []
      : [
          {
            ...facet,
            values: values.map((one) => ({
              ...one,
              label: stores.find(({ id }) => String(id) === one.value)?.name ?? catalogueWords.otherStore
            }))
          }
        ]
  })

export const loadResultPage = async (
  search: SearchProducts,
  listing: Listing,
  scope: ListingScope
): Promise<ResultPage> => resultPageOf(listing, scope, await search(listingRequests(listing, scope)))
