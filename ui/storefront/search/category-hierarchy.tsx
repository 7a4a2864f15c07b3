/** The categories that a search's results are of: the way down to those shown, and what stands below with how many there are. */
import { Link } from "@tanstack/react-router"
import { numberText } from "../../../core/number-text.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import type { ResultPage } from "../listing/listing.ts"
import { firstPage, type Listing, listingAddress } from "../listing/listing-address.ts"
import styles from "./category-hierarchy.module.css"

type Props = { readonly listing: Listing; readonly below: ResultPage["categories"] }

/** [SRCH-02] [SRCH-06] Up to five levels, each an address of its own; filters, order and view go along. */
export const CategoryHierarchy = ({ listing, below }: Props) => {
  const { hierarchy } = listing
  const addressOf = (path: ReadonlyArray<string>) => listingAddress({ ...firstPage(listing), hierarchy: path })
  if (hierarchy.length === 0 && below.length < 2) return null
  return (
    <nav className={styles.hierarchy} aria-label={catalogueWords.hierarchy}>
      {hierarchy.length > 0 ? (
        <ol>
          <li>
            <Link to="/search" search={addressOf([])} activeOptions={{ exact: true }}>
              {catalogueWords.allCategories}
            </Link>
          </li>
          {hierarchy.map((name, level) => (
            <li key={hierarchy.slice(0, level + 1).join(" > ")}>
              {level === hierarchy.length - 1 ? (
                <b aria-current="true">{name}</b>
              ) : (
                <Link to="/search" search={addressOf(hierarchy.slice(0, level + 1))} activeOptions={{ exact: true }}>
                  {name}
                </Link>
              )}
            </li>
          ))}
        </ol>
      ) : null}
      {below.length > 0 ? (
        <ul aria-label={catalogueWords.subCategories}>
          {below.map(({ path, name, count }) => (
            <li key={path.join(" > ")}>
              <Link to="/search" search={addressOf(path)} activeOptions={{ exact: true }}>
                {name} <small>{numberText(count)}</small>
                <span className="hidden"> {catalogueWords.ofProducts(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </nav>
  )
}
