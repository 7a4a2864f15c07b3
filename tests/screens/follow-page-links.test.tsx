/** Links that staff wrote: which of them are followed by the shop's scripts, and how their pages are fetched ahead. */
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { ContentLink } from "../../ui/page/content-link.tsx"
import { followPageLinks } from "../../ui/page/follow-page-links.ts"
import { pageLink, queryLink } from "../../ui/page/page-link.ts"

describe("A link that staff wrote", () => {
  it.each([
    ["/returns", `<a href="/returns" data-page="true">Go</a>`],
    ["/c/decking", `<a href="/c/decking" data-page="true">Go</a>`],
    ["/p/utils?tool=deck", `<a href="/p/utils?tool=deck" rel="noopener">Go</a>`],
    ["/invoices/7.pdf", `<a href="/invoices/7.pdf" rel="noopener">Go</a>`],
    ["/media/guide.pdf", `<a href="/media/guide.pdf" rel="noopener">Go</a>`],
    ["https://example.com/returns", `<a href="https://example.com/returns" rel="noopener">Go</a>`],
    ["tel:1300000000", `<a href="tel:1300000000" rel="noopener">Go</a>`]
  ])("to %s is marked as a page of the shop only where it is one", (to, html) =>
    expect(renderToStaticMarkup(<ContentLink to={to}>Go</ContentLink>)).toBe(html)
  )
})

describe("Links marked as pages of the shop", () => {
  const router = { navigate: vi.fn(), preloadRoute: vi.fn() }
  /** What events start from: a link, or something beside one. */
  let found: { readonly pathname: string; readonly search: string; readonly dataset: { readonly page?: string } } | null
  const linkTo = (pathname: string, search = "", page = "true") => ({ pathname, search, dataset: { page } })
  let root: EventTarget
  let stop: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    vi.clearAllMocks()
    found = linkTo("/returns")
    root = Object.assign(new EventTarget(), { closest: () => found })
    stop = followPageLinks(root as Document, router)
  })
  afterEach(() => vi.useRealTimers())

  /** Whether the browser is left to follow the link. */
  const send = (kind: string, more: object = {}): boolean =>
    root.dispatchEvent(Object.assign(new Event(kind, { cancelable: true }), more))

  it("are followed without the browser, by a plain press alone", () => {
    expect(send("click", { button: 0 })).toBe(false)
    expect(router.navigate.mock.calls).toEqual([[{ to: "/returns", search: {}, resetScroll: true }]])
    for (const other of [
      { button: 1 },
      { button: 0, ctrlKey: true },
      { button: 0, metaKey: true },
      { button: 0, shiftKey: true }
    ])
      expect(send("click", other)).toBe(true)
    found = null
    expect(send("click", { button: 0 })).toBe(true)
    expect(router.navigate).toHaveBeenCalledTimes(1)
  })

  it("lead to a page with its query; one to the same page leaves it where it is scrolled to", () => {
    found = linkTo("/c/decking", "?refinementList%5Bwidth%5D%5B0%5D=90+mm&page=2", "same")
    send("touchstart")
    send("click", { button: 0 })
    const place = { to: "/c/decking", search: { "refinementList[width][0]": "90 mm", page: "2" } }
    expect(router.preloadRoute.mock.calls).toEqual([[place]])
    expect(router.navigate.mock.calls).toEqual([[{ ...place, resetScroll: false }]])
  })

  it("are written with their query, and without any as the page without one", () => {
    expect(pageLink("/search", { query: "90x45 & more" }).href).toBe("/search?query=90x45+%26+more")
    expect(queryLink({ page: "2" })).toEqual({ href: "?page=2", "data-page": "same" })
    expect(new URL(queryLink({}).href, "http://shop/c/decking?page=2").href).toBe("http://shop/c/decking?")
  })

  it("are not followed where something else has dealt with the press", () => {
    const press = Object.assign(new Event("click", { cancelable: true }), { button: 0 })
    press.preventDefault()
    root.dispatchEvent(press)
    expect(router.navigate).not.toHaveBeenCalled()
  })

  it.each(["mouseover", "focusin"])("have their page fetched ahead once, 50 ms after %s", (kind) => {
    send(kind)
    vi.advanceTimersByTime(49)
    send(kind)
    expect(router.preloadRoute).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(router.preloadRoute.mock.calls).toEqual([[{ to: "/returns", search: {} }]])
  })

  it("are not fetched ahead where the pointer only crosses them or the focus goes on", () => {
    send("mouseover")
    vi.advanceTimersByTime(49)
    found = null
    send("mouseover")
    found = linkTo("/stores")
    send("focusin")
    send("focusout")
    vi.advanceTimersByTime(1000)
    expect(router.preloadRoute).not.toHaveBeenCalled()
  })

  it("have their page fetched ahead at once by a finger", () => {
    send("touchstart")
    expect(router.preloadRoute.mock.calls).toEqual([[{ to: "/returns", search: {} }]])
  })

  it("are left alone once nobody listens", () => {
    send("mouseover")
    stop()
    vi.advanceTimersByTime(50)
    expect(send("click", { button: 0 })).toBe(true)
    expect([router.preloadRoute.mock.calls, router.navigate.mock.calls]).toEqual([[], []])
  })
})
