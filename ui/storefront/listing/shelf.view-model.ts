/** A shelf that grows: the pages loaded so far, kept while the visitor looks at a product and comes back. */
import { observableRef, runInAction } from "mobx"
import type { SearchProducts } from "../../../adapters/browser/search-client.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { observed } from "../../kit/observed.ts"
import { loadShelf, PAGE_SIZE, type Shelf, type ShelfPlace } from "./listing.ts"
import { type Listing, listingAddress, MOST_PAGES } from "./listing-address.ts"

/** How many shelves a visitor can come back to with all their pages. */
const MOST_KEPT = 10

export class ShelfViewModel {
  hits: ReadonlyArray<CardProduct>
  firstPage: number
  lastPage: number
  isLoading = false
  hasFailed = false
  readonly shelf: Shelf
  private readonly search: SearchProducts
  private readonly listing: Listing
  private readonly place: ShelfPlace

  constructor(search: SearchProducts, listing: Listing, place: ShelfPlace, shelf: Shelf, before?: ShelfViewModel) {
    this.search = search
    this.listing = listing
    this.place = place
    this.shelf = shelf
    const grown = before?.shelf.count === shelf.count && before.lastPage > shelf.lastPage ? before : undefined
    this.hits = grown ? [...shelf.hits, ...grown.hits.slice(shelf.hits.length)] : shelf.hits
    this.firstPage = shelf.page
    this.lastPage = grown?.lastPage ?? shelf.lastPage
    observed<this, "search" | "listing" | "place">(this, {
      hits: observableRef,
      shelf: false,
      search: false,
      listing: false,
      place: false
    })
  }

  get shown() {
    return this.hits.length
  }
  /** How many pages are shown, as the address says it. */
  get pages() {
    return Math.min(MOST_PAGES, this.lastPage - this.firstPage + 1)
  }
  get hasMore() {
    return this.lastPage + 1 < this.shelf.pages
  }
  get nextCount() {
    return Math.min(PAGE_SIZE, this.shelf.count - (this.lastPage + 1) * PAGE_SIZE)
  }

  /** Adds the next page below; a failure leaves what is there and can be tried again. */
  async loadMore() {
    if (this.isLoading || !this.hasMore) return
    this.isLoading = true
    this.hasFailed = false
    try {
      const next = await loadShelf(this.search, { ...this.listing, page: this.lastPage + 1, pages: 1 }, this.place)
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
export const keptShelf = (
  lists: Map<string, unknown>,
  search: SearchProducts,
  listing: Listing,
  place: ShelfPlace,
  shelf: Shelf
): ShelfViewModel => {
  const key = JSON.stringify([place.hierarchy, listingAddress({ ...listing, pages: 1, view: "pictures" })])
  const stored = lists.get(key)
  const before = stored instanceof ShelfViewModel ? stored : undefined
  const model = before?.shelf === shelf ? before : new ShelfViewModel(search, listing, place, shelf, before)
  lists.delete(key)
  lists.set(key, model)
  for (const oldest of lists.keys()) if (lists.size > MOST_KEPT) lists.delete(oldest)
  return model
}
