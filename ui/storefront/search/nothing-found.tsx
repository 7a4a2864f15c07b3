/** What a search that finds nothing says, and the ways on from there. */
import { getRouteApi, Link } from "@tanstack/react-router"
import { catalogueWords } from "../../words/catalogue.ts"
import { type Listing, listingAddress } from "../listing/listing-address.ts"
import styles from "../listing/listing-results.module.css"
import type { NothingFound as Offers } from "./nothing-found.ts"

const root = getRouteApi("__root__")

type Props = { readonly listing: Listing; readonly offers: Offers }

/** [SRCH-12] */
export const NothingFound = ({ listing, offers }: Props) => {
  const { branch, shop } = root.useLoaderData()
  const { query, hierarchy } = listing
  const { nearest, popular, categories, startHere } = offers
  const phone = branch?.phone ?? shop.phone
  return (
    <div className={styles.nothing}>
      <h1>{query ? catalogueWords.nothing(query) : catalogueWords.emptyShelf}</h1>
      <p>{catalogueWords.nothingHelp}</p>
      {hierarchy.length > 0 ? (
        <p>
          <Link to="/search" search={listingAddress({ ...listing, hierarchy: [] })} className={styles.calculator}>
            {catalogueWords.everywhere(query, hierarchy.at(-1) ?? "")}
          </Link>
        </p>
      ) : null}
      <Searches heading={catalogueWords.didYouMean} queries={nearest} />
      <Categories heading={catalogueWords.nearestCategories} categories={categories} />
      <Searches heading={catalogueWords.popular} queries={popular} />
      <p className={styles.ask}>
        {catalogueWords.askUs}
        <a className="btn quiet" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          {branch ? catalogueWords.callStore(branch.name, phone) : catalogueWords.call(phone)}
        </a>
      </p>
      <Categories heading={catalogueWords.startHere} categories={startHere} />
    </div>
  )
}

const Searches = ({ heading, queries }: { readonly heading: string; readonly queries: ReadonlyArray<string> }) =>
  queries.length > 0 ? (
    <>
      <h2>{heading}</h2>
      <ul className={styles.kinds}>
        {queries.map((query) => (
          <li key={query}>
            <Link to="/search" search={{ query }} className={styles.plain}>
              <b>{query}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  ) : null

type CategoriesProps = { readonly heading: string; readonly categories: Offers["startHere"] }

const Categories = ({ heading, categories }: CategoriesProps) =>
  categories.length > 0 ? (
    <>
      <h2>{heading}</h2>
      <ul className={styles.kinds}>
        {categories.map(({ name, slug, above }) => (
          <li key={slug}>
            <Link to="/c/$" params={{ _splat: slug }} className={styles.plain}>
              <b>{name}</b>
              {above ? <small>{above}</small> : null}
            </Link>
          </li>
        ))}
      </ul>
    </>
  ) : null
