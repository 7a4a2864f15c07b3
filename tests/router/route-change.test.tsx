/** What happens around a page that is on its way: its line, what must hold before it, and the code of those that may follow. */
import { createMemoryHistory, createRootRoute, createRoute, createRouter, notFound } from "@tanstack/react-router"
import { renderToStaticMarkup } from "react-dom/server"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { statusOf } from "../../ui/page/status-of.ts"
import { runMiddleware } from "../../ui/session/route-middleware.ts"
import { prefetchLinks } from "../../ui/shell/background/link-prefetch.ts"
import { followRoutes, ProgressLine } from "../../ui/shell/background/progress-line.tsx"
import { RouteProgress } from "../../ui/shell/background/route-progress.view-model.ts"

beforeEach(() => {
  vi.useFakeTimers()
  // As much of a window as a router outside of a server looks for.
  vi.stubGlobal("window", { origin: "http://localhost", scrollTo: () => undefined })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A shop's session that says whether it has accounts. */
const sessionWith = (tradePortal: boolean) =>
  ({ shopfront: async () => ({ ok: true, data: { features: { tradePortal } } }) }) as unknown as Parameters<
    typeof runMiddleware
  >[0]

/** A small shop whose parts write down what runs; the page waits for `answer`. */
const smallRouter = (answer: () => Promise<unknown>, middleware: ReadonlyArray<string> = ["accounts"]) => {
  const log: Array<string> = []
  const root = createRootRoute()
  const layout = createRoute({
    getParentRoute: () => root,
    id: "layout",
    beforeLoad: async () => {
      log.push("middleware")
      await runMiddleware(sessionWith(true), ...middleware)
    },
    loader: () => void log.push("layout")
  })
  const page = createRoute({
    getParentRoute: () => layout,
    path: "/p/$slug",
    loader: async ({ params }) => {
      log.push("validation")
      if (params.slug === "none") throw notFound()
      log.push("data")
      await answer()
    }
  })
  const home = createRoute({ getParentRoute: () => root, path: "/" })
  const router = createRouter({
    routeTree: root.addChildren([home, layout.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    isServer: false
  })
  // As in a page, where what draws the routes does so.
  router.history.subscribe(() => void router.load())
  return { log, router }
}

/** The line's phases as they come. */
const followed = async (answer: () => Promise<unknown>, middleware?: ReadonlyArray<string>) => {
  const { log, router } = smallRouter(answer, middleware)
  await router.load()
  const progress = new RouteProgress()
  const start = vi.spyOn(progress, "start").mockImplementation(() => void log.push("progress bar"))
  const finish = vi.spyOn(progress, "finish").mockImplementation(() => void log.push("finish"))
  const fail = vi.spyOn(progress, "fail").mockImplementation(() => void log.push("failed"))
  const stop = followRoutes(router, progress)
  return { log, router, start, finish, fail, stop }
}

it("[ROUTE-12] a route change starts the bar, then runs middleware, layout, validation and data, and finishes the bar", async () => {
  const { log, router, stop } = await followed(async () => undefined)
  await router.navigate({ to: "/p/$slug", params: { slug: "7" } })
  expect(log).toEqual(["progress bar", "middleware", "layout", "validation", "data", "finish"])
  log.length = 0
  await router.navigate({ to: "/p/$slug", params: { slug: "none" } })
  expect(log.filter((step) => step !== "layout")).toEqual(["progress bar", "middleware", "validation", "finish"])
  stop()
  log.length = 0
  await router.navigate({ to: "/" })
  expect(log).toEqual([])
})

it("[ROUTE-12] a page that fails is told by the bar", async () => {
  const { log, router } = await followed(() => Promise.reject(new Error("no answer")))
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  await router.navigate({ to: "/p/$slug", params: { slug: "7" } })
  expect(log.at(-1)).toBe("failed")
})

it("[ROUTE-12] an unknown middleware is a 500 'Unknown middleware', and the ones after it do not run", async () => {
  const session = sessionWith(true)
  const asked = vi.spyOn(session, "shopfront")
  const problem = await runMiddleware(session, "nonsense", "accounts").catch((error: unknown) => error)
  expect([statusOf(problem), problem instanceof Error && problem.message]).toEqual([500, "Unknown middleware"])
  expect(asked).not.toHaveBeenCalled()
  await expect(runMiddleware(session, "accounts")).resolves.toBeUndefined()
  await expect(runMiddleware(sessionWith(false), "accounts")).rejects.toMatchObject({ isNotFound: true })
})

it("[ROUTE-12] the bar comes after 200 ms, grows for 5000 ms, and then is gone", () => {
  const progress = new RouteProgress()
  const phases: Array<string> = []
  const at = (ms: number) => {
    vi.advanceTimersByTime(ms)
    phases.push(progress.phase)
  }
  progress.start()
  for (const ms of [0, 199, 1, 4999, 1, 300]) at(ms)
  expect(phases).toEqual(["hidden", "hidden", "growing", "growing", "full", "hidden"])
  phases.length = 0
  // One that comes in time shows none; one that comes later fills it.
  progress.start()
  at(150)
  progress.finish()
  at(5000)
  progress.start()
  at(1000)
  progress.finish()
  at(0)
  progress.start()
  progress.fail()
  at(0)
  progress.finish()
  at(1999)
  at(1)
  expect(phases).toEqual(["hidden", "hidden", "growing", "full", "failed", "failed", "hidden"])
})

it("[ROUTE-12] the bar is 2 px high, and shows that it failed", () => {
  const progress = new RouteProgress()
  const drawn = () => renderToStaticMarkup(<ProgressLine progress={progress} />)
  expect(drawn()).toBe("")
  progress.setPhase("growing")
  expect(drawn()).toMatch(/data-phase="growing".*height:2px;animation-duration:5000ms/)
  progress.setPhase("failed")
  expect(drawn()).toMatch(/data-phase="failed".*height:2px/)
})

/** A page with links, in a browser that is idle when the test says so. */
const pageWithLinks = (savesData = false) => {
  const { router } = smallRouter(async () => undefined)
  const fetched: Array<string> = []
  vi.spyOn(router, "loadRouteChunk").mockImplementation((route) => {
    fetched.push(route.id)
    return undefined
  })
  let seen: (path: string) => void = () => undefined
  const idle = vi.fn()
  const stopWatching = vi.fn()
  const stop = prefetchLinks(router, {
    whenIdle: (run, withinMs) => {
      idle(withinMs)
      const timer = setTimeout(run, withinMs)
      return () => clearTimeout(timer)
    },
    watchLinks: (next) => {
      seen = next
      return stopWatching
    },
    savesData
  })
  return { router, fetched, idle, stop, stopWatching, see: (path: string) => seen(path) }
}

it("[ROUTE-13] the code of the pages that the links in sight lead to is fetched when the browser is idle, after 2 s at the latest, once each", async () => {
  const { fetched, idle, see, router, stop, stopWatching } = pageWithLinks()
  expect(idle).toHaveBeenLastCalledWith(2000)
  vi.advanceTimersByTime(1999)
  see("/p/7")
  expect(fetched).toEqual([])
  vi.advanceTimersByTime(1)
  see("/p/7")
  see("/p/8")
  expect(fetched).toEqual(["__root__", "/layout", "/layout/p/$slug"])
  // With the next page its links are looked at.
  router.emit({
    type: "onRendered",
    pathChanged: true,
    hrefChanged: true,
    hashChanged: false,
    toLocation: router.latestLocation
  })
  expect([stopWatching.mock.calls.length, idle.mock.calls.length]).toEqual([1, 2])
  vi.advanceTimersByTime(2000)
  see("/")
  expect(fetched.at(-1)).toBe("/")
  stop()
  expect(stopWatching).toHaveBeenCalledTimes(2)
})

it("[ROUTE-13] what says that a page is on its way is seen for 200 ms at least, also where the page comes at the same moment", () => {
  const progress = new RouteProgress()
  progress.start()
  vi.advanceTimersByTime(200)
  expect(progress.phase).toBe("growing")
  progress.finish()
  vi.advanceTimersByTime(199)
  expect(progress.phase).toBe("full")
  vi.advanceTimersByTime(1000)
  expect(progress.phase).toBe("hidden")
})

it("nobody who saves data is made to fetch what they may never open", () => {
  const { idle } = pageWithLinks(true)
  expect(idle).not.toHaveBeenCalled()
})
