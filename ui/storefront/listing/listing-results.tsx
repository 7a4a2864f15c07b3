/** Product listing with filters, as category pages and search results show it. */
import { Link, useNavigate } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { type ReactNode, useMemo } from "react"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { SearchProducts } from "../../../adapters/browser/search-client.ts"
import { BOUGHT_FILTER } from "../../../core/catalogue/search/search-product.ts"
import { LaterView } from "../../kit/later-view.tsx"
import type { Shopfront } from "../../page/shopfront.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { catalogueWords } from "../../words/catalogue.ts"
import { searchNotes } from "../../words/search-notes.ts"
import cards from "../cards/product-card.module.css"
import { ProductCard } from "../cards/product-card.tsx"
import { BoughtNotice } from "./bought-notice.tsx"
import { AppliedFilters, Facets } from "./facets.tsx"
import type { ProductSizes } from "./fetch-sizes.ts"
import type { ProductLengths } from "./length-stock.view-model.ts"
import { type Facet, facetsAt, type ResultPage as LoadedShelf } from "./listing.ts"
import { type ListingViewModel, restoredListing } from "./listing.view-model.ts"
import {
  firstPage,
  type Listing,
  type ListingView,
  listingAddress,
  listingViews,
  sortOrders
} from "./listing-address.ts"
import { type ListingScope, PAGE_SIZE } from "./listing-requests.ts"
import styles from "./listing-results.module.css"
import { PromotedFilters } from "./promoted-filters.tsx"
import { tableParts, tableStyles } from "./table-parts.ts"
import { useFirstSight } from "./use-first-sight.ts"

/** So many filters and products are in sight of a page that is newly come to, at most. */
const FILTERS_IN_SIGHT = 4
const CARDS_IN_SIGHT = 12

type Props = {
  readonly call: CallApi
  readonly search: SearchProducts
  readonly listing: Listing
  readonly scope: ListingScope
  readonly resultPage: LoadedShelf
  /** Of the first page's products, where they are shown. */
  readonly lengths: ReadonlyArray<ProductLengths> | undefined
  /** Of the first page's products that come in several, where they are shown. */
  readonly sizes: ReadonlyArray<ProductSizes> | undefined
  readonly branch: Shopfront["branch"]
  readonly stores: Shopfront["branches"]
  /** What stands over the list already: a filter by one of these would only say it again. */
  readonly kinds?: ReadonlyArray<string>
}

export const ListingResults = observer(
  ({ call, search, listing: loaded, scope, resultPage, lengths, sizes, branch, stores, kinds = [] }: Props) => {
    const { lists } = useViewModels()
    const model = useMemo(
      () => restoredListing(lists, search, loaded, scope, resultPage),
      [lists, search, loaded, scope, resultPage]
    )
    const listing = { ...loaded, pages: model.pages }
    const facets = facetsAt(resultPage.facets, branch, stores)
    const place = JSON.stringify([scope.hierarchy, listing.query])
    const isFirstSight = useFirstSight(place, resultPage.isSent || model.isSeen)
    return (
      <div className={styles.columns}>
        <Facets
          facets={isFirstSight ? facets.slice(0, FILTERS_IN_SIGHT) : facets}
          listing={listing}
          count={resultPage.count}
          isWhole={resultPage.isSent}
        />
        <section aria-labelledby="shelf" className={styles.list}>
          <h2 id="shelf" className="hidden">
            {catalogueWords.products(resultPage.count)}
          </h2>
          {resultPage.count > 0 ? (
            <Tools
              listing={listing}
              views={viewsOf(listing, facets)}
              shown={model.firstPage * PAGE_SIZE + model.visibleCount}
              count={resultPage.count}
            >
              <PromotedFilters facets={facets} listing={listing} products={resultPage.count} kinds={kinds} />
            </Tools>
          ) : null}
          <AppliedFilters facets={facets} listing={listing} />
          {listing.refinements[BOUGHT_FILTER] && !scope.owner ? <BoughtNotice /> : null}
          {resultPage.count > 0 ? null : <p className="notice warn">{emptyWords(listing, resultPage)}</p>}
          {resultPage.page > 0 ? (
            <p className={styles.foot}>
              <Link
                to="."
                search={listingAddress({ ...listing, page: resultPage.page - 1, pages: 1 })}
                activeOptions={{ exact: true }}
                className="btn quiet"
                rel="prev"
              >
                {catalogueWords.previous}
              </Link>
            </p>
          ) : null}
          {listing.view === "pictures" ? null : <template className={tableStyles} />}
          {listing.view === "lengths" ? (
            <LaterView part={tableParts.lengths} props={{ products: model.hits, lengths, branch, call }} />
          ) : listing.view === "table" ? (
            <LaterView
              part={tableParts.table}
              props={{
                products: model.hits,
                sizes,
                listing,
                branchId: branch?.id,
                queryId: resultPage.queryId,
                call
              }}
            />
          ) : (
            <div className={cards.grid}>
              {(isFirstSight ? model.hits.slice(0, CARDS_IN_SIGHT) : model.hits).map((product, index) => (
                <ProductCard
                  key={product.objectID}
                  product={product}
                  branchId={branch?.id}
                  branchName={branch?.name}
                  isSearched={listing.query !== ""}
                  queryId={resultPage.queryId}
                  position={model.firstPage * PAGE_SIZE + index + 1}
                  eager={index < 6}
                />
              ))}
            </div>
          )}
          {isFirstSight ? <div className={styles.rest} /> : <More model={model} listing={listing} />}
        </section>
      </div>
    )
  }
)

const emptyWords = ({ refinements }: Listing, { isBoughtUnknown }: LoadedShelf): string => {
  if (isBoughtUnknown) return searchNotes.boughtUnknown
  return Object.keys(refinements).length > 0 ? catalogueWords.nothingHere : catalogueWords.emptyShelf
}

/** Lengths are offered where the products differ in them. */
const viewsOf = ({ view }: Listing, facets: ReadonlyArray<Facet>): ReadonlyArray<ListingView> =>
  listingViews.filter((one) => one !== "lengths" || one === view || facets.some(({ name }) => name === "length"))

type ToolsProps = {
  readonly listing: Listing
  readonly views: ReadonlyArray<ListingView>
  readonly shown: number
  readonly count: number
  readonly children: ReactNode
}

const Tools = ({ listing, views, shown, count, children }: ToolsProps) => {
  const navigate = useNavigate()
  return (
    <div className={styles.tools}>
      <span className={styles.shown}>{catalogueWords.showing(Math.min(shown, count), count)}</span>
      {children}
      <label>
        <span className="hidden">{catalogueWords.sort}</span>
        <select
          value={listing.sortBy}
          onChange={(event) =>
            void navigate({ to: ".", search: listingAddress({ ...firstPage(listing), sortBy: event.target.value }) })
          }
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {catalogueWords.orders[order]}
            </option>
          ))}
        </select>
      </label>
      <span className={styles.views}>
        {views.map((view) => (
          <Link
            key={view}
            to="."
            search={listingAddress({ ...listing, view })}
            activeOptions={{ exact: true }}
            replace
            resetScroll={false}
            {...(listing.view === view ? { "aria-current": "true" as const } : {})}
          >
            {catalogueWords.views[view]}
          </Link>
        ))}
      </span>
    </div>
  )
}

/** A button that grows the shelf, and a real link to the next page where there are no scripts. */
const More = observer(({ model, listing }: { model: ListingViewModel; listing: Listing }) => {
  const navigate = useNavigate()
  /** The address says what is shown, so that Back, reload and a sent link show as much. */
  const loadMore = async () => {
    await model.loadMore()
    await navigate({
      to: ".",
      search: listingAddress({ ...listing, pages: model.pages }),
      replace: true,
      resetScroll: false
    })
  }
  return model.hasMore ? (
    <div className={styles.foot}>
      <p>{catalogueWords.showing(model.firstPage * PAGE_SIZE + model.visibleCount, model.resultPage.count)}</p>
      {model.hasFailed ? <p role="alert">{catalogueWords.failed}</p> : null}
      <Link
        to="."
        search={listingAddress({ ...listing, page: model.lastPage + 1, pages: 1 })}
        className="btn quiet"
        rel="next"
        preload={false}
        aria-busy={model.isLoading}
        onClick={(event) => {
          event.preventDefault()
          void loadMore()
        }}
      >
        {model.isLoading ? catalogueWords.loading : catalogueWords.loadMore(model.nextCount)}
      </Link>
    </div>
  ) : null
})
