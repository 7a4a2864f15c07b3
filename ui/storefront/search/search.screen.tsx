/** Search results; an exact SKU or barcode goes straight to its product. */
import { createFileRoute, getRouteApi, redirect } from "@tanstack/react-router"
import { loadedHead } from "../../page/page-head.ts"
import { markPlainData } from "../../page/plain-data.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import { searchNotes } from "../../words/search-notes.ts"
import { fetchSizes, withSizes } from "../listing/fetch-sizes.ts"
import { fetchLengths } from "../listing/length-stock.view-model.ts"
import { loadResultPage } from "../listing/listing.ts"
import { parseListing, withNamedWords } from "../listing/listing-address.ts"
import styles from "../listing/listing-results.module.css"
import { ListingResults } from "../listing/listing-results.tsx"
import { listingVisitor } from "../listing/listing-visitor.ts"
import { loadView } from "../listing/table-parts.ts"
import { CategoryHierarchy } from "./category-hierarchy.tsx"
import { NothingFound } from "./nothing-found.tsx"
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
    const scope = { hierarchy: [], ...(await listingVisitor(context.viewModels.session)) }
    const [shelf] = await Promise.all([
      loadResultPage(context.search, { ...listing, pages }, scope),
      loadView(listing.view)
    ])
    // Who types a number letter by letter is still typing.
    if (shelf.redirect && !location.state.isTyped) throw redirect({ href: shelf.redirect })
    const { view } = listing
    const lengths = view === "lengths" ? await fetchLengths(context.call, shelf.hits, scope.branchId) : undefined
    const sizes = view === "table" ? await fetchSizes(context.call, withSizes(shelf.hits), scope.branchId) : undefined
    const isNothing = shelf.count === 0 && Object.keys(listing.refinements).length === 0
    const { menus } = context.viewModels
    // Most searches find something, and do without its code.
    const nothing = isNothing ? await import("./nothing-found.ts") : undefined
    const offers = await nothing?.loadNothingFound({ search: context.search, menus }, listing.query)
    return markPlainData({ ...shelf, head, listing, scope, lengths, sizes, offers })
  },
  head: loadedHead,
  component: SearchScreen
})

const root = getRouteApi("__root__")

function SearchScreen() {
  const shelf = Route.useLoaderData()
  const { listing, offers } = shelf
  const { productCount } = root.useLoaderData()
  return (
    <>
      <ResultsBox listing={listing} productCount={productCount} redirect={shelf.redirect} />
      {offers ? <NothingFound listing={listing} offers={offers} /> : <Results />}
    </>
  )
}

const Results = () => {
  const shelf = Route.useLoaderData()
  const { listing, scope, lengths, sizes } = shelf
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
        sizes={sizes}
        branch={branch}
        stores={branches}
      />
    </>
  )
}
