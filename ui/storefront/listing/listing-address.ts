/** A listing's state as query parameters, so that Back, reload and a shared link show the same results. */
import type { QueryParameters } from "../../kit/query-string.ts"

/** What is being looked at: words, a category path, chosen values, a page from 0 with so many pages from there on, an order. */
export type Listing = {
  readonly query: string
  /** Category names from the top down, at most five. */
  readonly hierarchy: ReadonlyArray<string>
  readonly refinements: { readonly [facet: string]: ReadonlyArray<string> }
  readonly page: number
  /** How many pages are shown, one below the other, from 1. */
  readonly pages: number
  readonly sortBy: string
  readonly view: ListingView
}

/** Pictures first: `table` has a row a size, `lengths` a row a section of timber and a column a length. */
export const listingViews = ["pictures", "table", "lengths"] as const
export type ListingView = (typeof listingViews)[number]

/** The most pages that one address shows: what a search answers at once, and a browser draws. */
export const MAX_PAGES = 20

/** What is looked for of what was typed, letters: no address that the shop sends on to is longer than a proxy passes. */
const MAX_WORDS = 200

/** [SRCH-02] Reads `query`, `hierarchicalMenu[categories.level1][0]`, `refinementList[treatment][0]`, `page`, `pages`, `sortBy`. */
export const parseListing = (address: QueryParameters): Listing => {
  const hierarchy: Array<string> = []
  const refinements = new Map<string, ReadonlyArray<string>>()
  for (const [name, value] of Object.entries(address)) {
    const level = /^hierarchicalMenu\[categories\.level1\]\[(\d)\]$/.exec(name)
    if (level) hierarchy[Number(level[1])] = value
    const refined = /^refinementList\[([A-Za-z.]{1,40})\]\[(\d{1,2})\]$/.exec(name)
    if (refined?.[1] && value) refinements.set(refined[1], [...(refinements.get(refined[1]) ?? []), value])
  }
  const page = Number(address.page ?? 1)
  const pages = Number(address.pages ?? 1)
  return {
    query: address.query?.trim() ? address.query.slice(0, MAX_WORDS) : "",
    hierarchy: hierarchy.filter(Boolean).slice(0, 5),
    refinements: Object.fromEntries(refinements),
    page: Number.isInteger(page) && page > 0 && page < 1000 ? page - 1 : 0,
    pages: Number.isInteger(pages) && pages > 0 && pages <= MAX_PAGES ? pages : 1,
    sortBy: sortOrders.some((order) => order === address.sortBy) ? (address.sortBy ?? "") : "",
    view: listingViews.find((view) => view === address.view) ?? "pictures"
  }
}

/** [SRCH-02] The same address with its words under the shop's own name; undefined where they are, or where there are none. */
export const withNamedWords = ({ q, ...address }: QueryParameters): QueryParameters | undefined =>
  q?.trim() && !address.query?.trim() ? { ...address, query: q.slice(0, MAX_WORDS) } : undefined

/** Writes a listing's state as its address; what is at rest is left out. */
export const listingAddress = (listing: Listing): QueryParameters => {
  const address: QueryParameters = {}
  if (listing.query) address.query = listing.query
  listing.hierarchy.forEach((name, level) => {
    address[`hierarchicalMenu[categories.level1][${level}]`] = name
  })
  for (const [facet, values] of Object.entries(listing.refinements)) {
    values.forEach((value, place) => {
      address[`refinementList[${facet}][${place}]`] = value
    })
  }
  if (listing.page > 0) address.page = String(listing.page + 1)
  if (listing.pages > 1) address.pages = String(listing.pages)
  if (listing.sortBy) address.sortBy = listing.sortBy
  if (listing.view !== "pictures") address.view = listing.view
  return address
}

/** The same shelf from its start. */
export const firstPage = (listing: Listing): Listing => ({ ...listing, page: 0, pages: 1 })

/** The same shelf with a value chosen or let go; the first page again. */
export const withRefinement = (listing: Listing, facet: string, value: string): Listing => {
  const chosen = listing.refinements[facet] ?? []
  const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  const { [facet]: _, ...others } = listing.refinements
  return { ...firstPage(listing), refinements: values.length > 0 ? { ...others, [facet]: values } : others }
}

export const withoutRefinements = (listing: Listing): Listing => ({ ...firstPage(listing), refinements: {} })

/** The orders a list can stand in; each but the first is an index of its own in the search protocol. */
export const sortOrders = [
  "",
  "products_popular",
  "products_price_asc",
  "products_price_desc",
  "products_name_asc",
  "products_name_desc"
] as const
