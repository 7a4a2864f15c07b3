/** What analytics is told of a visit, and when nothing is told or loaded. */
import { expect, it, vi } from "vitest"
import { pageStorage } from "../../ui/kit/page-storage.ts"
import { Analytics, cartEntry, isMeasured, pageView } from "../../ui/shell/background/analytics.ts"
import { ConsentViewModel } from "../../ui/shell/background/consent.view-model.ts"
import { followSearches } from "../../ui/shell/background/search-analytics.ts"
import { tagManager } from "../../ui/shell/background/tag-manager.ts"

const browserStorage = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value)
  }
}

/** A page of a shop that has a tag manager. */
const openPage = ({ doNotTrack = false, storage = browserStorage() } = {}) => {
  const page = {
    globals: {} as { dataLayer?: Array<unknown> },
    addScript: vi.fn(),
    forgetCookies: vi.fn(),
    reload: vi.fn()
  }
  const consent = new ConsentViewModel({ storage, key: "lineal/consent", doNotTrack })
  const analytics = new Analytics(tagManager("GTM-ABC123", page))
  const visit = (path: string, account?: string) => {
    analytics.setGranted(consent.isGranted)
    analytics.tell(pageView(path, account))
  }
  return { page, consent, analytics, visit, storage }
}

it("[ANA-01] before consent nothing is loaded and nothing is kept for later; from then on the tag manager is, once", () => {
  const { page, consent, analytics, visit } = openPage()
  visit("/")
  analytics.tell(cartEntry({ event: "add_to_cart", sku: "A", name: "Pine", unit: "STICK", quantity: 2 }))
  expect([consent.isAsked, page.addScript.mock.calls, page.globals]).toEqual([true, [], {}])
  consent.choose("granted")
  visit("/stores")
  visit("/p/pine")
  expect(page.addScript.mock.calls).toEqual([["https://www.googletagmanager.com/gtm.js?id=GTM-ABC123"]])
  expect(page.globals.dataLayer?.slice(1)).toMatchObject([{ page_path: "/stores" }, { page_path: "/p/pine" }])
  expect(consent.isAsked).toBe(false)
})

it("[ANA-01] with 'do not track' nobody is asked, and nothing is loaded whatever was chosen before", () => {
  const storage = browserStorage()
  openPage({ storage }).consent.choose("granted")
  const { page, consent, visit } = openPage({ storage, doNotTrack: true })
  visit("/")
  expect([consent.isAsked, page.addScript.mock.calls, page.globals]).toEqual([false, [], {}])
})

it("[ANA-01] what was chosen is kept, is shown again on the page about it, and can be taken back, which takes the tag manager away", () => {
  const storage = browserStorage()
  openPage({ storage }).consent.choose("granted")
  const { page, consent, visit } = openPage({ storage })
  visit("/")
  expect([consent.isAsked, page.addScript.mock.calls.length]).toEqual([false, 1])
  consent.review(true)
  expect(consent.isAsked).toBe(true)
  consent.choose("refused")
  visit("/privacy")
  expect([consent.isAsked, page.globals, page.forgetCookies.mock.calls.length, page.reload.mock.calls.length]).toEqual([
    false,
    {},
    1,
    1
  ])
  const next = openPage({ storage })
  next.visit("/")
  expect([next.consent.isAsked, next.page.addScript.mock.calls.length]).toEqual([false, 0])
})

it("[ANA-01] a browser that keeps nothing, or something else, is asked", () => {
  const storage = browserStorage()
  storage.kept.set("lineal/consent", "perhaps")
  expect(openPage({ storage }).consent.isAsked).toBe(true)
  const refusing = () => {
    throw new DOMException("no", "SecurityError")
  }
  const { consent } = openPage({ storage: { ...browserStorage(), getItem: refusing, setItem: refusing } })
  consent.choose("granted")
  expect(consent.isGranted).toBe(true)
  vi.stubGlobal("localStorage", undefined)
  const unkept = new ConsentViewModel({ storage: pageStorage, key: "lineal/consent", doNotTrack: false })
  unkept.choose("granted")
  vi.unstubAllGlobals()
  expect(unkept.isGranted).toBe(true)
})

it("a page goes on where the tag manager never comes, or what came in its place throws at everything", () => {
  const { page, consent, visit, analytics } = openPage()
  consent.choose("granted")
  visit("/")
  expect(page.globals.dataLayer).toHaveLength(2)
  page.globals.dataLayer = Object.assign([], {
    push: () => {
      throw new TypeError("gtm is not defined")
    }
  })
  visit("/p/pine")
  analytics.tell(cartEntry({ event: "add_to_cart", sku: "A", name: "Pine", unit: "STICK", quantity: 2 }))
  delete page.globals.dataLayer
  visit("/checkout/cart")
  expect([page.globals, page.addScript.mock.calls.length]).toEqual([{}, 1])
})

it("[PERM-06] a page is told by its path and the kind of the account", () => {
  expect(pageView("/p/pine", "Trade with credit")).toEqual({
    event: "page_view",
    page_path: "/p/pine",
    account_type: "Trade with credit"
  })
  expect(pageView("/", undefined)).toMatchObject({ account_type: "Guest" })
})

it.each<[is: boolean, path: string, search?: object]>([
  [false, "/my-account/magic-link"],
  [false, "/my-account/reset-password"],
  [false, "/my-account/invitation/x"],
  [false, "/track-order/7"],
  [false, "/resume-cart/8kX1"],
  [false, "/quotes/Q100", { t: "a" }],
  [false, "/quote-confirmation/Q100"],
  [false, "/quote-reminder/unsubscribe/Q100"],
  [false, "/invoices/2001/100800"],
  [false, "/checkout/thank-you"],
  [false, "/checkout/pending"],
  [false, "/checkout/zip/processing", { payment_intent_client_secret: "a" }],
  [false, "/", { qrcode: "a" }],
  [false, "/blog/spring", { preview: "a" }],
  [true, "/my-account"],
  [true, "/my-account/invoices"],
  [true, "/my-account/quotes"],
  [true, "/p/pine", { sku: "1", q: "2" }],
  [true, "/search", { query: "t" }],
  [true, "/checkout/payment"],
  [true, "/track-orders"],
  [true, "/invoices-explained"]
])("[ANA-01] [T44] is measured: %s, at %s %j", (is, path, search = {}) => expect(isMeasured(path, search)).toBe(is))

it("[ANA-01] what is searched for is told once its words have stood for a second or led to another page, each once, and no e-mail address", () => {
  vi.useFakeTimers()
  try {
    const told: Array<unknown> = []
    const { at, stop } = followSearches({ tell: (event) => void told.push(event) })
    const searchFor = (query: string) => at({ pathname: "/search", search: { query } })
    const searched = (term: string) => ({ event: "search", search_term: term })
    searchFor("de")
    vi.advanceTimersByTime(999)
    searchFor("Decking ")
    vi.advanceTimersByTime(999)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([searched("decking")])
    // Filters, or another page of the same results.
    searchFor("Decking ")
    vi.advanceTimersByTime(5000)
    expect(told).toHaveLength(1)
    searchFor("m12 bolt")
    at({ pathname: "/p/m12-bolt", search: {} })
    searchFor("m12 bolt")
    searchFor("ann@home.example")
    at({ pathname: "/search", search: {} })
    expect(told).toEqual([searched("decking"), searched("m12 bolt")])
    searchFor("90x45")
    stop()
    vi.advanceTimersByTime(5000)
    expect(told).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
