/** Search results; an exact SKU or barcode goes straight to its product. */
import { createFileRoute, getRouteApi, Link, redirect } from "@tanstack/react-router"
import { pageHead } from "../../page/page-head.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import { descriptions, titles } from "../../words/titles.ts"
import { loadResultPage } from "../listing/listing.ts"
import { parseListing, withNamedWords } from "../listing/listing-address.ts"
import styles from "../listing/listing-results.module.css"
import { ListingResults } from "../listing/listing-results.tsx"

export const Route = createFileRoute("/_shop/search")({
  validateSearch: (search: Record<string, string>) => search,
  // Other shops' links and browsers' shortcuts say `q`.
  beforeLoad: ({ search }) => {
    const named = withNamedWords(search)
    if (named) throw redirect({ to: "/search", search: named, statusCode: 308 })
  },
  // How many pages are shown is no other shelf: what is loaded below stays as it is when the address says so.
  loaderDeps: ({ search }) => ({ listing: { ...parseListing(search), pages: 1 } }),
  loader: async ({ context, deps, location }) => {
    const listing = { ...deps.listing, pages: parseListing(location.search).pages }
    const shelf = await loadResultPage(context.search, listing, { hierarchy: [] })
    if (shelf.redirect) throw redirect({ href: shelf.redirect })
    return shelf
  },
  head: (route) =>
    pageHead(route, { title: titles.search, description: descriptions.search, path: "/search", noIndex: true }),
  component: SearchScreen
})

const root = getRouteApi("__root__")

function SearchScreen() {
  const shelf = Route.useLoaderData()
  const { listing } = Route.useLoaderDeps()
  const { call, search } = Route.useRouteContext()
  const { branch, branches, shop, categories } = root.useLoaderData()
  const words = shelf.searchedFor ?? listing.query
  const title = words ? catalogueWords.resultsFor(words) : catalogueWords.everything
  const phone = branch?.phone ?? shop.phone
  if (shelf.count === 0 && Object.keys(listing.refinements).length === 0)
    return (
      <div className={styles.nothing}>
        <h1>{listing.query ? catalogueWords.nothing(listing.query) : catalogueWords.emptyShelf}</h1>
        <p>{catalogueWords.nothingHelp}</p>
        <p className={styles.ask}>
          {catalogueWords.askUs}
          <a className="btn quiet" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            {catalogueWords.call(phone)}
          </a>
        </p>
        <h2>{catalogueWords.startHere}</h2>
        <ul className={styles.kinds}>
          {categories.map(({ name, slug }) => (
            <li key={slug}>
              <Link to="/c/$" params={{ _splat: slug }} className={styles.plain}>
                <b>{name}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <>
      <div className={styles.lead}>
        <h1>{title}</h1>
        <span className="soft">{catalogueWords.products(shelf.count)}</span>
      </div>
      {shelf.searchedFor ? (
        <p className={`notice warn ${styles.instead}`}>
          {catalogueWords.searchedFor(listing.query, shelf.searchedFor)}
        </p>
      ) : null}
      <ListingResults
        call={call}
        search={search}
        listing={listing}
        scope={{ hierarchy: [] }}
        resultPage={shelf}
        branch={branch}
        stores={branches}
      />
    </>
  )
}
