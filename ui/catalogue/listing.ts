/** Asks the search for one shelf: its products, and what each filter would find. */
import type { SearchShop } from "../../adapters/browser/search-shop.ts"
import { type AttributeName, attributeNames, attributes, attributeText } from "../../core/catalogue/attribute.ts"
import {
  type CardProduct,
  cardFields,
  type SearchRequest,
  type SearchResult
} from "../../core/catalogue/search-product.ts"
import { catalogueWords } from "../words/catalogue.ts"
import type { Listing } from "./listing-address.ts"

export const PAGE_SIZE = 24

/** The filters a shelf offers, in the order of the attributes; a shelf shows those that tell its products apart. */
export const facetNames = ["branches", "priceBand", ...attributeNames] as const

export type Facet = { readonly name: string; readonly label: string; readonly values: ReadonlyArray<FacetValue> }
export type FacetValue = {
  readonly value: string
  readonly label: string
  readonly count: number
  readonly chosen: boolean
}

export type Shelf = {
  readonly hits: ReadonlyArray<CardProduct>
  readonly count: number
  readonly page: number
  readonly pages: number
  readonly facets: ReadonlyArray<Facet>
  readonly categories: ReadonlyArray<{
    readonly path: ReadonlyArray<string>
    readonly name: string
    readonly count: number
  }>
  readonly redirect?: string
  readonly searchedFor?: string
}

/** What narrows the shelf besides its address: a category's path, the visitor's branch. */
export type ShelfPlace = { readonly hierarchy: ReadonlyArray<string>; readonly branchId?: number }

const levelFilter = (hierarchy: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> =>
  hierarchy.length > 0 ? [[`categories.level${hierarchy.length}:${hierarchy.join(" > ")}`]] : []

const refined = (listing: Listing, except?: string): ReadonlyArray<ReadonlyArray<string>> =>
  Object.entries(listing.refinements).flatMap(([facet, values]) =>
    facet === except ? [] : [values.map((value) => `${facet}:${value}`)]
  )

/** [SRCH-02] The protocol's requests: the shelf itself, then for each chosen filter its other values. */
export const shelfRequests = (listing: Listing, place: ShelfPlace): ReadonlyArray<SearchRequest> => {
  const hierarchy = [...place.hierarchy, ...listing.hierarchy]
  const deeper = hierarchy.length < 5 ? [`categories.level${hierarchy.length + 1}`] : []
  const shared = {
    indexName: listing.sortBy || "products",
    query: listing.query,
    distinct: true,
    facetingAfterDistinct: true,
    maxValuesPerFacet: 60,
    attributesToRetrieve: cardFields,
    attributesToHighlight: []
  }
  return [
    {
      ...shared,
      page: listing.page,
      hitsPerPage: PAGE_SIZE,
      facets: [...facetNames, ...deeper],
      facetFilters: [...levelFilter(hierarchy), ...refined(listing)],
      clickAnalytics: true
    },
    ...Object.keys(listing.refinements).map((facet) => ({
      ...shared,
      page: 0,
      hitsPerPage: 0,
      facets: [facet],
      facetFilters: [...levelFilter(hierarchy), ...refined(listing, facet)]
    }))
  ]
}

const label = (name: string): string => {
  if (name === "branches") return catalogueWords.inStockAt
  if (name === "priceBand") return catalogueWords.price
  return isAttribute(name) ? attributes[name].label : name
}

/** The figure that a value starts with: `under $10` comes before `$10 to $25`. */
const figure = (value: string): number =>
  Number.parseFloat(value.replace(/^[^\d]*/, "")) - (/^under/i.test(value) ? 0.5 : 0)

/** Measures in their order, everything else by how much of it there is. */
const valueOrder = (left: FacetValue, right: FacetValue): number =>
  /^\D*\d/.test(left.value) && /^\D*\d/.test(right.value)
    ? figure(left.value) - figure(right.value) || right.count - left.count
    : right.count - left.count

/** A value as a fact sheet writes it: `5.4 m`, `90 × 45`, `Hex bolt`. */
const valueText = (name: string, value: string): string => {
  const text = isAttribute(name) ? attributeText(name, value).replace(/(\d)x(?=\d)/g, "$1 × ") : value
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const isAttribute = (name: string): name is AttributeName => name in attributes

const facetOf = (name: string, counts: Readonly<Record<string, number>>, chosen: ReadonlyArray<string>): Facet => {
  const values = { ...Object.fromEntries(chosen.map((value) => [value, 0])), ...counts }
  return {
    name,
    label: label(name),
    values: Object.entries(values)
      .map(([value, count]) => ({ value, label: valueText(name, value), count, chosen: chosen.includes(value) }))
      .sort(valueOrder)
  }
}

/** A shelf from the protocol's answers to `shelfRequests`. */
export const shelfOf = (listing: Listing, place: ShelfPlace, results: ReadonlyArray<SearchResult>): Shelf => {
  const [found, ...others] = results
  if (!found) throw new Error("The search gave no answer.")
  const hierarchy = [...place.hierarchy, ...listing.hierarchy]
  const chosenFacets = Object.keys(listing.refinements)
  const facets = facetNames.flatMap((name) => {
    const answer = chosenFacets.includes(name) ? others[chosenFacets.indexOf(name)] : found
    const counts = answer?.facets?.[name] ?? {}
    const chosen = listing.refinements[name] ?? []
    return Object.keys(counts).length > 1 || chosen.length > 0 ? [facetOf(name, counts, chosen)] : []
  })
  const below = found.facets?.[`categories.level${hierarchy.length + 1}`] ?? {}
  return {
    hits: found.hits,
    count: found.nbHits,
    page: found.page,
    pages: found.nbPages,
    facets,
    categories: Object.entries(below).map(([path, count]) => {
      const names = path.split(" > ")
      return { path: names, name: names.at(-1) ?? path, count }
    }),
    ...(found.redirect ? { redirect: found.redirect } : {}),
    ...(found.searchedFor ? { searchedFor: found.searchedFor } : {})
  }
}

/** Of the branches only my own is a filter; without one there is none. */
export const facetsAt = (
  facets: ReadonlyArray<Facet>,
  branch: { readonly id: number; readonly name: string } | undefined
): ReadonlyArray<Facet> =>
  facets.flatMap((facet) => {
    if (facet.name !== "branches") return [facet]
    const values = facet.values.filter(({ value, chosen }) => value === String(branch?.id) || chosen)
    return values.length === 0
      ? []
      : [{ ...facet, values: values.map((value) => ({ ...value, label: branch?.name ?? value.label })) }]
  })

export const loadShelf = async (search: SearchShop, listing: Listing, place: ShelfPlace): Promise<Shelf> =>
  shelfOf(listing, place, await search(shelfRequests(listing, place)))
