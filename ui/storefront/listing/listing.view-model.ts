/** A product listing with "load more": the pages loaded so far, kept while the visitor opens a product and comes back. */
import { observableRef, runInAction } from "mobx"
import type { SearchProducts } from "../../../adapters/browser/search-client.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { loadResultPage, type ResultPage } from "./listing.ts"
import { type Listing, listingAddress, MAX_PAGES } from "./listing-address.ts"
import { type ListingScope, PAGE_SIZE } from "./listing-requests.ts"

/** How many shelves a visitor can come back to with all their pages. */
const MAX_STORED_LISTINGS = 10

export class ListingViewModel {
  hits: ReadonlyArray<CardProduct>
  firstPage: number
  lastPage: number
  isLoading = false
  hasFailed = false
  /** Whether its visitor comes back to it, maybe to a place far down. */
  isSeen = false
  readonly resultPage: ResultPage
  private readonly search: SearchProducts
  private readonly listing: Listing
  private readonly scope: ListingScope

  constructor(
    search: SearchProducts,
    listing: Listing,
    scope: ListingScope,
    resultPage: ResultPage,
    previous?: ListingViewModel
  ) {
    this.search = search
    this.listing = listing
    this.scope = scope
    this.resultPage = resultPage
    const extended =
      previous?.resultPage.count === resultPage.count && previous.lastPage > resultPage.lastPage ? previous : undefined
    this.hits = extended ? [...resultPage.hits, ...extended.hits.slice(resultPage.hits.length)] : resultPage.hits
    this.firstPage = resultPage.page
    this.lastPage = extended?.lastPage ?? resultPage.lastPage
    autoObservable<this, "search" | "listing" | "scope">(this, {
      hits: observableRef,
      isSeen: false,
      resultPage: false,
      search: false,
      listing: false,
      scope: false
    })
  }

  get visibleCount() {
    return this.hits.length
  }
  /** How many pages are shown, as the address says it. */
  get pages() {
    return Math.min(MAX_PAGES, this.lastPage - this.firstPage + 1)
  }
  get hasMore() {
    return this.lastPage + 1 < this.resultPage.pages
  }
  get nextCount() {
    return Math.min(PAGE_SIZE, this.resultPage.count - (this.lastPage + 1) * PAGE_SIZE)
  }

  /** Adds the next page below; a failure leaves what is there and can be tried again. */
  async loadMore() {
    if (this.isLoading || !this.hasMore) return
    this.isLoading = true
    this.hasFailed = false
    try {
      const next = await loadResultPage(this.search, { ...this.listing, page: this.lastPage + 1, pages: 1 }, this.scope)
      runInAction(() => {
        this.hits = [...this.hits, ...next.hits]
        this.lastPage += 1
      })
    } catch {
      runInAction(() => {
        this.hasFailed = true
      })
    } finally {
      runInAction(() => {
        this.isLoading = false
      })
    }
  }
}

/**
 * The shelf as the visitor left it, with the pages that were loaded below the first; a new one where it was never seen
 * or holds another number of products now. Pictures and table are two views of one shelf.
 */
export const restoredListing = (
  lists: Map<string, unknown>,
  search: SearchProducts,
  listing: Listing,
  scope: ListingScope,
  resultPage: ResultPage
): ListingViewModel => {
  const key = JSON.stringify([scope.owner, scope.hierarchy, listingAddress({ ...listing, pages: 1, view: "pictures" })])
  const stored = lists.get(key)
  const previous = stored instanceof ListingViewModel ? stored : undefined
  const model =
    previous?.resultPage === resultPage ? previous : new ListingViewModel(search, listing, scope, resultPage, previous)
  model.isSeen = previous !== undefined
  lists.delete(key)
  lists.set(key, model)
  for (const oldest of lists.keys()) if (lists.size > MAX_STORED_LISTINGS) lists.delete(oldest)
  return model
}
