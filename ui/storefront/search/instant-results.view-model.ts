/** Results that follow the typing: when the shopper pauses, the results page goes on to the words that stand in its box. */
import { runInAction } from "mobx"
import { SEARCH_DEBOUNCE_MS } from "../../../core/catalogue/search/search-product.ts"
import { autoObservable } from "../../kit/auto-observable.ts"

/** How the page is led to other words. */
export type ResultsRoute = {
  /** Fetches their results without showing them; false where they can't be had. */
  readonly load: (query: string) => Promise<boolean>
  /** Shows them; `replace` where the address before them is of the same typing. */
  readonly show: (query: string, options: { readonly replace: boolean }) => Promise<void>
}

export class InstantResultsViewModel {
  typed: string
  isLoading = false
  hasFailed = false
  /** What the results shown are of. */
  private shownQuery: string
  /** An address of this typing stands in the history already: the next one takes its place. */
  private isTyping = false
  private latest = 0
  private debounce: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly route: ResultsRoute

  constructor(route: ResultsRoute, query: string) {
    this.route = route
    this.typed = query
    this.shownQuery = query
    autoObservable<this, "route" | "shownQuery" | "isTyping" | "latest" | "debounce">(this, {
      route: false,
      shownQuery: false,
      isTyping: false,
      latest: false,
      debounce: false
    })
  }

  /** [SRCH-02] The page follows 300 ms after the last letter. */
  type(typed: string) {
    this.typed = typed
    this.latest += 1
    this.isLoading = false
    clearTimeout(this.debounce)
    if (typed.trim() !== this.shownQuery) this.debounce = setTimeout(() => void this.follow(), SEARCH_DEBOUNCE_MS)
  }

  /** At once; whatever is typed from now on is another search, and Back comes to this one. */
  async submit(): Promise<void> {
    clearTimeout(this.debounce)
    if (this.typed.trim() !== this.shownQuery || this.hasFailed) await this.follow()
    this.endTyping()
  }

  endTyping() {
    this.isTyping = false
  }

  /** Back, or a link, has led to other words. */
  followAddress(query: string) {
    if (query === this.shownQuery) return
    clearTimeout(this.debounce)
    this.latest += 1
    this.typed = query
    this.shownQuery = query
    this.isTyping = false
    this.isLoading = false
    this.hasFailed = false
  }

  /** [F14] Where the search can't be had, the results shown stay. */
  private async follow(): Promise<void> {
    const query = this.typed.trim()
    this.latest += 1
    const request = this.latest
    this.isLoading = true
    const isFound = await this.route.load(query).catch(() => false)
    if (request !== this.latest) return
    runInAction(() => {
      this.isLoading = false
      this.hasFailed = !isFound
    })
    if (!isFound) return
    const replace = this.isTyping
    this.isTyping = true
    this.shownQuery = query
    await this.route.show(query, { replace })
  }
}
