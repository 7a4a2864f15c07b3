/** A shelf that grows: the pages loaded so far, kept while the visitor looks at a product and comes back. */
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { SearchShop } from "../../adapters/browser/search-shop.ts"
import type { SearchProduct } from "../../core/catalogue/search-product.ts"
import { loadShelf, PAGE_SIZE, type Shelf, type ShelfPlace } from "./listing.ts"
import type { Listing } from "./listing-address.ts"

export class ShelfViewModel {
  hits: ReadonlyArray<SearchProduct>
  firstPage: number
  lastPage: number
  isLoading = false
  hasFailed = false
  readonly shelf: Shelf
  private readonly search: SearchShop
  private readonly listing: Listing
  private readonly place: ShelfPlace

  constructor(search: SearchShop, listing: Listing, place: ShelfPlace, shelf: Shelf) {
    this.search = search
    this.listing = listing
    this.place = place
    this.shelf = shelf
    this.hits = shelf.hits
    this.firstPage = shelf.page
    this.lastPage = shelf.page
    makeAutoObservable<this, "search" | "listing" | "place">(this, {
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
      const next = await loadShelf(this.search, { ...this.listing, page: this.lastPage + 1 }, this.place)
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
