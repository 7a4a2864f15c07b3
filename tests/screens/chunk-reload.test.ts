/** What a page does whose code could not be fetched, run as the script that every page brings. */
import { afterEach, expect, it, vi } from "vitest"
import { chunkReloadFunction } from "../../ui/app/chunk-reload.ts"

afterEach(() => vi.unstubAllGlobals())

const message = "Failed to fetch dynamically imported module: /assets/popup-1.js"

/** A tab, and what its failed loads lead to. */
const openTab = ({ onLine = true, withStorage = true } = {}) => {
  const stored = new Map<string, string>()
  const reload = vi.fn()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value)
  }
  vi.stubGlobal("location", { reload })
  vi.stubGlobal("navigator", { onLine })
  vi.stubGlobal("sessionStorage", withStorage ? sessionStorage : undefined)
  const fail = (build: string, event: object = { payload: new Error(message) }) =>
    new Function(`return ${chunkReloadFunction(build)}`)()(event)
  return { fail, reload, stored }
}

it("[ROUTE-11] [F13] a failed load reloads the page once, whatever fails after it", () => {
  const { fail, reload, stored } = openTab()
  fail("/assets/index-a.js")
  expect(reload).toHaveBeenCalledTimes(1)
  fail("/assets/index-a.js")
  fail("/assets/index-a.js", { payload: new Error("Failed to fetch dynamically imported module: /assets/map-2.js") })
  // A script's own tag tells no message.
  fail("/assets/index-a.js", {})
  expect(reload).toHaveBeenCalledTimes(1)
  // The router, which reloads by itself, takes that for done.
  expect(stored.get(`tanstack_router_reload:${message}`)).toBe("1")
})

it("[ROUTE-11] the next build of the shop may be loaded once, too", () => {
  const { fail, reload } = openTab()
  for (const build of ["a", "b", "b", "</script>", "</script>"]) fail(build)
  expect(reload).toHaveBeenCalledTimes(3)
  expect(chunkReloadFunction("</script>")).not.toContain("</")
})

it("without a connection, or where nothing says that it was done, a page is not reloaded", () => {
  const offline = openTab({ onLine: false })
  offline.fail("a")
  expect(offline.reload).not.toHaveBeenCalled()
  const forgetful = openTab({ withStorage: false })
  forgetful.fail("a")
  expect(forgetful.reload).not.toHaveBeenCalled()
})
