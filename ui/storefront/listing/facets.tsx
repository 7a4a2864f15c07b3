/** The filters of a shelf: each value a link to the shelf with it chosen or let go, so that they work without scripts. */
import { Link } from "@tanstack/react-router"
import { type ChangeEvent, type ReactNode, useState } from "react"
import { numberText } from "../../../core/number-text.ts"
import { queryLink } from "../../page/page-link.ts"
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
export const facetLink = (listing: Listing, facet: Facet, { value, chosen }: FacetValue) =>
  ({
    ...queryLink(listingAddress(withRefinement(listing, facet.name, value))),
    rel: "nofollow",
    ...(chosen ? { "aria-current": "true" as const } : {})
  }) as const

type FacetsProps = {
  readonly facets: ReadonlyArray<Facet>
  readonly listing: Listing
  /** Of products that are left. */
  readonly count: number
  /** What is folded away is there at once, as where no script can bring it. */
  readonly isWhole: boolean
}

export const Facets = ({ facets, listing, count, isWhole }: FacetsProps) => (
  <aside className={styles.facets} aria-label={catalogueWords.filters}>
    <input type="checkbox" id="show-filters" className={styles.toggle} onChange={scrollToResults} />
    <label htmlFor="show-filters" className={styles.show}>
      {catalogueWords.filters}
    </label>
    <div className={styles.sheet}>
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.name}
          facet={facet}
          listing={listing}
          isOpen={index < MAX_OPEN_FILTERS}
          isWhole={isWhole}
        />
      ))}
      <label htmlFor="show-filters" className={`btn wide ${styles.done}`}>
        {catalogueWords.show(count)}
      </label>
    </div>
  </aside>
)

type FacetGroupProps = {
  readonly facet: Facet
  readonly listing: Listing
  readonly isOpen: boolean
  readonly isWhole: boolean
}

const isAnyChosen = (values: ReadonlyArray<FacetValue>) => values.some(({ chosen }) => chosen)

const FacetGroup = ({ facet, listing, isOpen, isWhole }: FacetGroupProps) => {
  const { label, values } = facet
  const [shown, rest] = [values.slice(0, MAX_VISIBLE_VALUES), values.slice(MAX_VISIBLE_VALUES)]
  const list = (some: ReadonlyArray<FacetValue>) => (
    <ul>
      {some.map((value) => (
        <Value key={value.value} facet={facet} value={value} listing={listing} />
      ))}
    </ul>
  )
  return (
    <Folded className={styles.facet} title={<h2>{label}</h2>} isOpen={isOpen || isAnyChosen(values)} isWhole={isWhole}>
      {() => (
        <>
          {list(shown)}
          {rest.length > 0 ? (
            <Folded
              className={styles.more}
              title={`${rest.length} ${catalogueWords.moreValues.toLowerCase()}`}
              isOpen={isAnyChosen(rest)}
              isWhole={isWhole}
            >
              {() => list(rest)}
            </Folded>
          ) : null}
        </>
      )}
    </Folded>
  )
}

type FoldedProps = {
  readonly className: string | undefined
  readonly title: ReactNode
  readonly isOpen: boolean
  readonly isWhole: boolean
  readonly children: () => ReactNode
}

/** Half of a list's links are folded away: a page that the browser makes draws them when they are opened. */
const Folded = ({ className, title, isOpen, isWhole, children }: FoldedProps) => {
  const [isDrawn, setIsDrawn] = useState(isWhole)
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setIsDrawn(true)
      }}
    >
      <summary>{title}</summary>
      {isDrawn || isOpen ? children() : null}
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
      <a {...facetLink(listing, facet, value)} className={styles.value}>
        <span>{facetLabel(value)}</span> <b>{numberText(value.count)}</b>
      </a>
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
