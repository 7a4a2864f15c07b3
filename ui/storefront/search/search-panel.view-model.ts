/** The search panel: what is offered for what is typed, the offer that the arrow keys are on, and the recent searches. */
import { observableRef, runInAction } from "mobx"
import type { ShopClient } from "../../../adapters/client.ts"
import { SEARCH_DEBOUNCE_MS } from "../../../core/catalogue/search/search-product.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { panelWords } from "../../words/search-panel.ts"
import {
  fetchPanelResults,
  type PanelGroup,
  type PanelOption,
  type PanelResults,
  panelGroups
} from "./panel-results.ts"
import { addRecentSearch, clearRecentSearches, readRecentSearches, removeRecentSearch } from "./recent-search-store.ts"

/** [F14] After this the panel says that nothing comes; what comes later still is shown. */
export const PATIENCE_MS = 3000

/** At most so many offers, beside and below each other. */
export const PANEL_ROWS = { wide: 10, detached: 8 } as const

export class SearchPanelViewModel {
  typed = ""
  isOpen = false
  isLoading = false
  hasFailed = false
  results: PanelResults | undefined = undefined
  recent: ReadonlyArray<string> = []
  activeIndex = -1
  maxRows: number = PANEL_ROWS.wide
  /** What was just done to the recent searches, to be heard. */
  notice = ""
  private latestRequest = 0
  private debounce: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly shop: Pick<ShopClient, "call" | "search" | "store">

  constructor(shop: Pick<ShopClient, "call" | "search" | "store">) {
    this.shop = shop
    autoObservable<this, "shop" | "latestRequest" | "debounce">(this, {
      results: observableRef,
      recent: observableRef,
      shop: false,
      latestRequest: false,
      debounce: false
    })
  }

  get query(): string {
    return this.typed.trim()
  }
  get groups(): ReadonlyArray<PanelGroup> {
    return this.results ? panelGroups(this.results, this.recent, this.maxRows) : []
  }
  get options(): ReadonlyArray<PanelOption> {
    return this.groups.flatMap(({ options }) => options)
  }
  get activeOption(): PanelOption | undefined {
    return this.options[this.activeIndex]
  }
  /** By which a click on a product is told. */
  get queryId(): string | undefined {
    return this.results?.queryId
  }
  /** The offers belong to what is typed now. */
  get isCurrent(): boolean {
    return this.results?.query === this.query
  }
  /** What a reader of the screen hears once the offers stand. */
  get announcement(): string {
    if (!this.isOpen || this.isLoading) return this.notice
    if (this.hasFailed) return panelWords.failed
    return this.notice || (this.isCurrent ? panelWords.count(this.options.length) : "")
  }

  /** [SRCH-01] With the offers for what stands in the box, at once: nobody types yet. */
  async open(typed: string, maxRows: number): Promise<void> {
    this.isOpen = true
    this.typed = typed
    this.maxRows = maxRows
    this.activeIndex = -1
    await Promise.all([this.loadRecent(), this.isCurrent && !this.hasFailed ? undefined : this.request()])
  }

  close() {
    this.isOpen = false
    this.activeIndex = -1
    this.notice = ""
    clearTimeout(this.debounce)
  }

  /** [SRCH-01] The shop is asked 300 ms after the last letter; an emptied box shows the popular searches at once. */
  type(typed: string) {
    this.typed = typed
    this.isOpen = true
    this.activeIndex = -1
    this.notice = ""
    clearTimeout(this.debounce)
    this.latestRequest += 1
    this.isLoading = !this.isCurrent
    if (this.isCurrent) return
    if (this.query === "") void this.request()
    else this.debounce = setTimeout(() => void this.request(), SEARCH_DEBOUNCE_MS)
  }

  /** [SRCH-01] Of several answers on their way only that to the last question is shown. */
  private async request(): Promise<void> {
    const { query } = this
    this.latestRequest += 1
    const request = this.latestRequest
    this.isLoading = true
    const settle = (change: () => void) =>
      runInAction(() => {
        if (request !== this.latestRequest) return
        this.isLoading = false
        change()
      })
    const fail = () =>
      settle(() => {
        this.hasFailed = true
        this.results = undefined
        this.activeIndex = -1
      })
    const patience = setTimeout(fail, PATIENCE_MS)
    try {
      const results = await fetchPanelResults(this.shop, query)
      settle(() => {
        this.hasFailed = false
        this.results = results
        this.activeIndex = -1
      })
    } catch {
      fail()
    } finally {
      clearTimeout(patience)
    }
  }

  /** By one row, from the box to the first or last offer and back to the box. */
  move(by: 1 | -1) {
    const count = this.options.length
    if (!this.isOpen) {
      this.isOpen = true
      return
    }
    const next = this.activeIndex + by
    this.activeIndex = next < -1 ? count - 1 : next >= count ? -1 : next
  }

  /** Home and End are for the text in the box. */
  leaveOptions() {
    this.activeIndex = -1
  }

  private async loadRecent(): Promise<void> {
    const recent = await readRecentSearches(this.shop)
    runInAction(() => {
      this.recent = recent
    })
  }

  /** [SRCH-05] Somebody settled on a search. */
  async settleOn(query: string): Promise<void> {
    this.close()
    const recent = await addRecentSearch(this.shop, query)
    runInAction(() => {
      this.recent = recent
    })
  }

  async removeRecent(query: string): Promise<void> {
    const recent = await removeRecentSearch(this.shop, query)
    runInAction(() => {
      this.recent = recent
      this.activeIndex = -1
      this.notice = panelWords.removed(query)
    })
  }

  async clearRecent(): Promise<void> {
    await clearRecentSearches(this.shop)
    runInAction(() => {
      this.recent = []
      this.activeIndex = -1
      this.notice = panelWords.cleared
    })
  }
}
