/** Fetches the code of the pages that the links in sight lead to, once the browser has nothing better to do. */
import type { AnyRouter } from "@tanstack/react-router"

/** [ROUTE-13] The latest that it begins after a page has come, ms. */
export const PREFETCH_WITHIN_MS = 2000

/** What of the browser is needed. */
export type PrefetchPage = {
  /** Runs it when the browser is idle, or after so many ms; answers how not to. */
  readonly whenIdle: (run: () => void, withinMs: number) => () => void
  /** Calls with each link inside the shop as it comes into sight; answers how to stop. */
  readonly watchLinks: (seen: (path: string) => void) => () => void
  /** Who pays for every byte is asked first. */
  readonly savesData: boolean
}

type PrefetchRouter = Pick<AnyRouter, "subscribe" | "getMatchedRoutes" | "loadRouteChunk">

/**
 * [ROUTE-13] The code alone, each page's once: its data are asked for by the press, or just before it. What can't be had is
 * asked for again by whoever wants it. Answers how to stop.
 */
export const prefetchLinks = (router: PrefetchRouter, page: PrefetchPage): (() => void) => {
  if (page.savesData) return () => undefined
  const known = new Set<string>()
  let stop: () => void = () => undefined
  const fetchCode = (path: string) => {
    for (const route of router.getMatchedRoutes(path)[0]) {
      if (known.has(route.id)) continue
      known.add(route.id)
      Promise.resolve(router.loadRouteChunk(route)).catch(() => known.delete(route.id))
    }
  }
  const begin = () => {
    stop()
    stop = page.whenIdle(() => {
      stop = page.watchLinks(fetchCode)
    }, PREFETCH_WITHIN_MS)
  }
  begin()
  const unsubscribe = router.subscribe("onRendered", begin)
  return () => {
    unsubscribe()
    stop()
  }
}
