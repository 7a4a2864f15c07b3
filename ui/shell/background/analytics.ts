/** Analytics: what is told of a visit, and the tag manager that it is told to once it may be. */
import { isSecretAddress } from "../../../core/content/secret-address.ts"
import type { CartEvent } from "../../../core/ordering/cart/cart-events.ts"

/** One entry of the data layer. */
export type AnalyticsEvent = { readonly event: string } & { readonly [name: string]: unknown }

/** What takes the entries; without a key of a provider there is none. */
export type TagManager = {
  readonly open: () => void
  readonly push: (event: AnalyticsEvent) => void
  /** Forgets what it keeps in the browser, and the page is loaded anew without it. */
  readonly close: () => void
}

/** An order's number shows how far the order has come. */
const orders = /^\/track-order(\/|$)/

/** [ANA-01] No page whose address lets in whoever has it: a tag manager's own script reads all of it. `search` as the router reads it. */
export const isMeasured = (pathname: string, search: object): boolean =>
  !orders.test(pathname) && !isSecretAddress(pathname, Object.keys(search))

/** A page, by its path alone: what follows it may name somebody. [PERM-06] `account` is the kind of the account. */
export const pageView = (path: string, account: string | undefined): AnalyticsEvent => ({
  event: "page_view",
  page_path: path,
  account_type: account ?? "Guest"
})

/** What was searched for; words that hold an e-mail address name somebody, and are not told. */
export const searchEntry = (words: string): AnalyticsEvent | undefined => {
  const term = words.trim().toLowerCase()
  return term === "" || term.includes("@") ? undefined : { event: "search", search_term: term }
}

export const cartEntry = ({ event, ...item }: CartEvent): AnalyticsEvent => ({ event, ...item })

/** [ANA-01] Passes on what happens while it is granted; the tag manager is first asked for then, and let go when it is taken back. */
export class Analytics {
  private isOpen = false
  private readonly tags: TagManager

  constructor(tags: TagManager) {
    this.tags = tags
  }

  setGranted(isGranted: boolean) {
    if (isGranted === this.isOpen) return
    this.isOpen = isGranted
    if (isGranted) this.tags.open()
    else this.tags.close()
  }

  tell(event: AnalyticsEvent) {
    if (this.isOpen) this.tags.push(event)
  }
}
