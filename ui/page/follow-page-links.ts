/** Follows links marked as pages of the shop without loading the page anew, and fetches their page ahead as they are pointed at. */

import { parseQueryString, type QueryParameters } from "../kit/query-string.ts"

type PagePlace = { readonly to: string; readonly search: QueryParameters }

/** What is needed of the router. */
export type PageRouter = {
  readonly navigate: (place: PagePlace & { readonly resetScroll: boolean }) => unknown
  readonly preloadRoute: (place: PagePlace) => unknown
}

/** ms that a pointer or the focus stays on a link before its page is fetched ahead; those that only cross it don't. */
const INTENT_MS = 50

const pageLinkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>("a[data-page]") ?? undefined

const placeOf = ({ pathname, search }: HTMLAnchorElement): PagePlace => ({
  to: pathname,
  search: parseQueryString(search)
})

/** A new tab, a new window and a download are the browser's own. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented)

/** For all such links in `root`, whenever they come; a handler of the link's own that prevents the default stops it. */
export const followPageLinks = (root: Document, router: PageRouter): (() => void) => {
  const end = new AbortController()
  let intent: ReturnType<typeof setTimeout> | undefined
  let pointedAt: HTMLAnchorElement | undefined
  const listen = <Kind extends keyof DocumentEventMap>(kind: Kind, react: (event: DocumentEventMap[Kind]) => void) =>
    root.addEventListener(kind, react, { signal: end.signal, passive: kind === "touchstart" })
  const forget = () => {
    clearTimeout(intent)
    pointedAt = undefined
  }
  const preload = (link: HTMLAnchorElement) => void router.preloadRoute(placeOf(link))
  const preloadSoon = (event: Event) => {
    const link = pageLinkOf(event)
    if (link === pointedAt) return
    forget()
    if (!link) return
    pointedAt = link
    intent = setTimeout(() => preload(link), INTENT_MS)
  }
  listen("click", (event) => {
    const link = pageLinkOf(event)
    if (!link || !isPlain(event)) return
    event.preventDefault()
    forget()
    void router.navigate({ ...placeOf(link), resetScroll: link.dataset.page !== "same" })
  })
  listen("mouseover", preloadSoon)
  listen("focusin", preloadSoon)
  listen("focusout", forget)
  listen("touchstart", (event) => {
    const link = pageLinkOf(event)
    if (link) preload(link)
  })
  return () => {
    forget()
    end.abort()
  }
}
