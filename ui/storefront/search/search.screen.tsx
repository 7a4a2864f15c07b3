/** Search results; an exact SKU or barcode goes straight to its product. */
import { createFileRoute, getRouteApi, Link, redirect } from "@tanstack/react-router"
import { loadedHead } from "../../page/page-head.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import { searchNotes } from "../../words/search-notes.ts"
import { chosenBranchId } from "../listing/chosen-branch.ts"
import { fetchLengths } from "../listing/length-stock.view-model.ts"
import { loadResultPage } from "../listing/listing.ts"
import { parseListing, withNamedWords } from "../listing/listing-address.ts"
import styles from "../listing/listing-results.module.css"
import { ListingResults } from "../listing/listing-results.tsx"
import { CategoryHierarchy } from "./category-hierarchy.tsx"
import { ResultsBox } from "./results-box.tsx"

export const Route = createFileRoute("/_shop/search")({
  validateSearch: (search: Record<string, string>) => search,
  // How many pages are shown is no other shelf: what is loaded below stays as it is when the address says so.
  loaderDeps: ({ search: { pages: _, ...search } }) => search,
  loader: async ({ context, deps, location }) => {
    // Other shops' links and browsers' shortcuts say `q`.
    const named = withNamedWords(location.search)
    if (named) throw redirect({ to: "/search", search: named, statusCode: 308 })
    const { pages } = parseListing(location.search)
    const listing = parseListing(deps)
    const head = {
      title: listing.query ? catalogueWords.resultsFor(listing.query) : catalogueWords.search,
      description: catalogueWords.everything,
      path: "/search",
      noIndex: true
    }
    const scope = { hierarchy: [], branchId: await chosenBranchId(context.viewModels.session) }
    const shelf = await loadResultPage(context.search, { ...listing, pages }, scope)
    // Who types a number letter by letter is still typing.
    if (shelf.redirect && !location.state.isTyped) throw redirect({ href: shelf.redirect })
    const isByLength = listing.view === "lengths"
    const lengths = isByLength ? await fetchLengths(context.call, shelf.hits, scope.branchId) : undefined
    const startHere = shelf.count === 0 ? (await context.viewModels.menus.load()).categories : []
    return { ...shelf, head, listing, scope, lengths, startHere }
  },
  head: loadedHead,
  component: SearchScreen
})

const root = getRouteApi("__root__")

function SearchScreen() {
  const shelf = Route.useLoaderData()
  const { listing } = shelf
  const { productCount } = root.useLoaderData()
  const isNothing = shelf.count === 0 && Object.keys(listing.refinements).length === 0
  return (
    <>
      <ResultsBox listing={listing} productCount={productCount} redirect={shelf.redirect} />
      {isNothing ? <Nothing query={listing.query} startHere={shelf.startHere} /> : <Results />}
    </>
  )
}

type NothingProps = {
  readonly query: string
  readonly startHere: ReadonlyArray<{ readonly name: string; readonly slug: string }>
}

const Nothing = ({ query, startHere }: NothingProps) => {
  const { branch, shop } = root.useLoaderData()
  const phone = branch?.phone ?? shop.phone
  return (
    <div className={styles.nothing}>
      <h1>{query ? catalogueWords.nothing(query) : catalogueWords.emptyShelf}</h1>
      <p>{catalogueWords.nothingHelp}</p>
      <p className={styles.ask}>
        {catalogueWords.askUs}
        <a className="btn quiet" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          {catalogueWords.call(phone)}
        </a>
      </p>
      <h2>{catalogueWords.startHere}</h2>
      <ul className={styles.kinds}>
        {startHere.map(({ name, slug }) => (
          <li key={slug}>
            <Link to="/c/$" params={{ _splat: slug }} className={styles.plain}>
              <b>{name}</b>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Results = () => {
  const shelf = Route.useLoaderData()
  const { listing, scope, lengths } = shelf
  const { call, search } = Route.useRouteContext()
  const { branch, branches } = root.useLoaderData()
  const words = shelf.searchedFor ?? listing.query
  const notes = [
    ...(shelf.without ? [searchNotes.without(shelf.without)] : []),
    ...(shelf.priceWish && !listing.sortBy ? searchNotes.priceWish(shelf.priceWish) : [])
  ]
  return (
    <>
      <div className={styles.lead}>
        <h1>{words ? catalogueWords.resultsFor(words) : catalogueWords.everything}</h1>
        <span className="soft">{catalogueWords.products(shelf.count)}</span>
      </div>
      {shelf.searchedFor ? (
        <p className={`notice warn ${styles.instead}`}>
          {catalogueWords.searchedFor(listing.query, shelf.searchedFor)}
        </p>
      ) : null}
      {notes.length > 0 ? <p className="soft">{notes.join(" ")}</p> : null}
      <CategoryHierarchy listing={listing} below={shelf.categories} />
      <ListingResults
        call={call}
        search={search}
        listing={listing}
        scope={scope}
        resultPage={shelf}
        lengths={lengths}
        branch={branch}
        stores={branches}
      />
    </>
  )
}
