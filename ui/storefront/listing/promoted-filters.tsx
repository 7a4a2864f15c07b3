/** The filters that matter most of a shelf, over its list. */
import { OFFER_FILTER, UBER_FILTER, UNIT_FILTER } from "../../../core/catalogue/cards/card-filters.ts"
import { STAR_FILTER } from "../../../core/catalogue/reviews/star-filter.ts"
import { BOUGHT_FILTER } from "../../../core/catalogue/search/search-product.ts"
import { numberText } from "../../../core/number-text.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import styles from "./facets.module.css"
import { facetLink } from "./facets.tsx"
import { type Facet, type FacetValue, facetLabel } from "./listing.ts"
import type { Listing } from "./listing-address.ts"

/** Filters whose values are picked from a row where there is little else: kinds have their own row, the others are taste. */
const secondary: ReadonlySet<string> = new Set(["type", "priceBand", "brand", "colour", "model"])

/** Cards say these, and nobody looks for goods by them first. */
const unpromoted: ReadonlySet<string> = new Set([STAR_FILTER, OFFER_FILTER, UBER_FILTER, UNIT_FILTER])

/** Values that say that there is nothing special about the goods. */
const plainValues: ReadonlySet<string> = new Set(["Untreated", "Each", "Standard", "Raw", "Plain"])

const MAX_PROMOTED = 5
const LEAST_PROMOTED = 3

const byCount = ({ values }: Facet): ReadonlyArray<FacetValue> =>
  [...values].filter(({ value }) => !plainValues.has(value)).sort((left, right) => right.count - left.count)

type Candidate = { readonly facet: Facet; readonly values: ReadonlyArray<FacetValue> }

/** One value of each filter, then the next of each; of the stores my own alone. */
const inTurns = (candidates: ReadonlyArray<Candidate>, places: ReadonlyArray<number>) =>
  places.flatMap((place) =>
    candidates.flatMap(({ facet, values }) => {
      const value = values[place]
      return value && (place === 0 || facet.name !== "branches") ? [{ facet, value }] : []
    })
  )

/**
 * [FIL-04] The values that most of the products have, one of each filter in the order of the filters, then a second of
 * each; where that is fewer than three, of the other filters too. None that only a sliver has, but for what was bought
 * before, and no word twice or among the `kinds` over the list.
 */
export const promotedOf = (facets: ReadonlyArray<Facet>, products: number, kinds: ReadonlyArray<string> = []) => {
  const candidates = facets
    .filter(({ name }) => !unpromoted.has(name))
    .map((facet) => ({
      facet,
      values: byCount(facet).filter(({ count }) => count * 20 > products || (facet.name === BOUGHT_FILTER && count > 0))
    }))
  const said = kinds.map((kind) => kind.toLowerCase())
  const isSaid = ({ value }: { readonly value: FacetValue }) =>
    said.some((kind) => kind.includes(facetLabel(value).toLowerCase()))
  const first = inTurns(
    candidates.filter(({ facet }) => !secondary.has(facet.name)),
    [0, 1]
  )
  const others = inTurns(
    candidates.filter(({ facet }) => secondary.has(facet.name)),
    [0, 1]
  )
  const words = [...first, ...others, ...inTurns(candidates, [2])].filter(
    (one, place, all) =>
      !isSaid(one) && all.findIndex(({ value }) => facetLabel(value) === facetLabel(one.value)) === place
  )
  const usual = words.filter((one) => first.includes(one)).length
  return words.slice(0, Math.min(MAX_PROMOTED, Math.max(LEAST_PROMOTED, usual)))
}

export const PromotedFilters = ({
  facets,
  listing,
  products,
  kinds
}: {
  facets: ReadonlyArray<Facet>
  listing: Listing
  products: number
  kinds: ReadonlyArray<string>
}) => {
  const promoted = promotedOf(facets, products, kinds)
  if (promoted.length === 0) return null
  return (
    <ul className={styles.chips} aria-label={catalogueWords.promoted}>
      {promoted.map(({ facet, value }) => (
        <li key={`${facet.name}:${value.value}`}>
          <a {...facetLink(listing, facet, value)}>
            {facet.name === "branches" ? `${facet.label} ${facetLabel(value)}` : facetLabel(value)}
            <small>{numberText(value.count)}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
