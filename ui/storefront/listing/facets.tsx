/** The filters of a shelf: each value a link to the shelf with it chosen or let go, so that they work without scripts. */
import { Link } from "@tanstack/react-router"
import type { ChangeEvent } from "react"
import { numberText } from "../../../core/number-text.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import styles from "./facets.module.css"
import { type Facet, type FacetValue, facetLabel } from "./listing.ts"
import { type Listing, listingAddress, withoutRefinements, withRefinement } from "./listing-address.ts"

const MAX_VISIBLE_VALUES = 8

/** Of the filters of a list so many stand open, and each in which something is chosen. */
const MAX_OPEN_FILTERS = 6

/** Folded away from their end, the filters leave the shopper somewhere among the products: the shelf's start is led to. */
const scrollToResults = ({ target }: ChangeEvent<HTMLInputElement>) => {
  if (!target.checked && target.getBoundingClientRect().bottom < 0) document.getElementById("shelf")?.scrollIntoView()
}

/** A link that leads to a part of what the address says is not where the visitor is. */
const exactMatch = { exact: true }

/** Leads to the shelf with the value chosen, or let go again; the page stays where it is. */
const facetLinkProps = (listing: Listing, facet: Facet, { value, chosen }: FacetValue) =>
  ({
    to: ".",
    search: listingAddress(withRefinement(listing, facet.name, value)),
    activeOptions: exactMatch,
    rel: "nofollow",
    resetScroll: false,
    ...(chosen ? { "aria-current": "true" as const } : {})
  }) as const

type FacetsProps = {
  readonly facets: ReadonlyArray<Facet>
  readonly listing: Listing
  /** Of products that are left. */
  readonly count: number
}

export const Facets = ({ facets, listing, count }: FacetsProps) => (
  <aside className={styles.facets} aria-label={catalogueWords.filters}>
    <input type="checkbox" id="show-filters" className={styles.toggle} onChange={scrollToResults} />
    <label htmlFor="show-filters" className={styles.show}>
      {catalogueWords.filters}
    </label>
    <div className={styles.sheet}>
      {facets.map((facet, index) => (
        <FacetGroup key={facet.name} facet={facet} listing={listing} isOpen={index < MAX_OPEN_FILTERS} />
      ))}
      <label htmlFor="show-filters" className={`btn wide ${styles.done}`}>
        {catalogueWords.show(count)}
      </label>
    </div>
  </aside>
)

type FacetGroupProps = { readonly facet: Facet; readonly listing: Listing; readonly isOpen: boolean }

const FacetGroup = ({ facet, listing, isOpen }: FacetGroupProps) => {
  const [shown, rest] = [facet.values.slice(0, MAX_VISIBLE_VALUES), facet.values.slice(MAX_VISIBLE_VALUES)]
  return (
    <details className={styles.facet} open={isOpen || facet.values.some(({ chosen }) => chosen)}>
      <summary>
        <h2>{facet.label}</h2>
      </summary>
      <ul>
        {shown.map((value) => (
          <Value key={value.value} facet={facet} value={value} listing={listing} />
        ))}
      </ul>
      {rest.length > 0 ? (
        <details className={styles.more} open={rest.some(({ chosen }) => chosen)}>
          <summary>
            {rest.length} {catalogueWords.moreValues.toLowerCase()}
          </summary>
          <ul>
            {rest.map((value) => (
              <Value key={value.value} facet={facet} value={value} listing={listing} />
            ))}
          </ul>
        </details>
      ) : null}
    </details>
  )
}

const Value = ({ facet, value, listing }: { facet: Facet; value: FacetValue; listing: Listing }) => (
  <li>
    {value.count === 0 && !value.chosen ? (
      <span className={styles.off}>
        <span>{facetLabel(value)}</span> <b>0</b>
      </span>
    ) : (
      <Link {...facetLinkProps(listing, facet, value)} className={styles.value}>
        <span>{facetLabel(value)}</span> <b>{numberText(value.count)}</b>
      </Link>
    )}
  </li>
)

/** What is chosen, in one place, each to be let go alone or all at once. */
export const AppliedFilters = ({ facets, listing }: { facets: ReadonlyArray<Facet>; listing: Listing }) => {
  const applied = facets.flatMap((facet) =>
    facet.values.filter(({ chosen }) => chosen).map((value) => ({ facet, value }))
  )
  if (applied.length === 0) return null
  return (
    <ul className={styles.applied}>
      {applied.map(({ facet, value }) => (
        <li key={`${facet.name}:${value.value}`}>
          <Link
            to="."
            search={listingAddress(withRefinement(listing, facet.name, value.value))}
            activeOptions={exactMatch}
            aria-label={catalogueWords.remove(facetLabel(value))}
            rel="nofollow"
          >
            {facetLabel(value)} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="."
          search={listingAddress(withoutRefinements(listing))}
          activeOptions={exactMatch}
          className={styles.clear}
          rel="nofollow"
        >
          {catalogueWords.clearAll}
        </Link>
      </li>
    </ul>
  )
}

/** Filters whose values nobody picks from a row of them: kinds have their own row, colours and brands are taste. */
const unpromoted: ReadonlySet<string> = new Set(["type", "priceBand", "brand", "colour", "model"])

/** Values that say that there is nothing special about the goods. */
const plainValues: ReadonlySet<string> = new Set(["Untreated", "Each", "Standard", "Raw", "Plain"])

const MAX_PROMOTED = 5

const byCount = ({ values }: Facet): ReadonlyArray<FacetValue> =>
  [...values].filter(({ value }) => !plainValues.has(value)).sort((left, right) => right.count - left.count)

/**
 * [FIL-04] The values that most of the products have, one of each filter in the order of the filters, then a second of
 * each; of the stores my own alone. None that only a sliver has, and no word twice or among the `kinds` over the list.
 */
export const promotedOf = (facets: ReadonlyArray<Facet>, products: number, kinds: ReadonlyArray<string> = []) => {
  const candidates = facets
    .filter(({ name }) => !unpromoted.has(name))
    .map((facet) => ({ facet, values: byCount(facet).filter(({ count }) => count * 20 > products) }))
  const said = kinds.map((kind) => kind.toLowerCase())
  return [0, 1]
    .flatMap((place) =>
      candidates.flatMap(({ facet, values }) => {
        const value = values[place]
        return value && (place === 0 || facet.name !== "branches") ? [{ facet, value }] : []
      })
    )
    .filter(({ value }, place, all) => all.findIndex((one) => facetLabel(one.value) === facetLabel(value)) === place)
    .filter(({ value }) => !said.some((kind) => kind.includes(facetLabel(value).toLowerCase())))
    .slice(0, MAX_PROMOTED)
}

/** The filters that matter most here, over the list. */
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
    <ul className={`${styles.chips} ${kinds.length > 0 ? styles.belowKinds : ""}`} aria-label={catalogueWords.promoted}>
      {promoted.map(({ facet, value }) => (
        <li key={`${facet.name}:${value.value}`}>
          <Link {...facetLinkProps(listing, facet, value)}>
            {facet.name === "branches" ? `${facet.label} ${facetLabel(value)}` : facetLabel(value)}
            <small>{numberText(value.count)}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}
