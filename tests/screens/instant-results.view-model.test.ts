/** The results page's own box: results follow the typing, and the history holds one address for it. */
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { SEARCH_DEBOUNCE_MS as DEBOUNCE_MS } from "../../core/catalogue/search/search-product.ts"
import { InstantResultsViewModel } from "../../ui/storefront/search/instant-results.view-model.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

/** A history of its own; `later` holds back the results of a query until it is let go. */
const box = (query = "") => {
  const history = ["/", query]
  const held = new Map<string, (isFound: boolean) => void>()
  const asked: Array<string> = []
  const model = new InstantResultsViewModel(
    {
      load: async (typed) => {
        asked.push(typed)
        if (typed.startsWith("down")) throw new Error("gone")
        if (!typed.startsWith("slow")) return true
        return new Promise((resolve) => held.set(typed, resolve))
      },
      show: async (typed, { replace }) => {
        if (replace) history.pop()
        history.push(typed)
      }
    },
    query
  )
  const type = async (typed: string, ms = DEBOUNCE_MS) => {
    model.type(typed)
    await vi.advanceTimersByTimeAsync(ms)
  }
  return { model, history, asked, held, type }
}

it("[SRCH-02] results follow 300 ms after the last letter, and are asked for once", async () => {
  const { model, asked, history, type } = box()
  await type("mer", DEBOUNCE_MS - 1)
  await type("merb", DEBOUNCE_MS - 1)
  expect([asked, history]).toEqual([[], ["/", ""]])
  await type("merbau")
  await type("merbau ")
  expect([asked, history, model.isLoading]).toEqual([["merbau"], ["/", "", "merbau"], false])
})

it("[SRCH-02] one typing is one address in the history: Back goes to the page before it", async () => {
  const { model, history, type } = box("bolts")
  for (const typed of ["bolts m", "bolts m10", "bolts m10 galv"]) await type(typed)
  expect(history).toEqual(["/", "bolts", "bolts m10 galv"])
  model.endTyping()
  await type("nails")
  expect(history).toEqual(["/", "bolts", "bolts m10 galv", "nails"])
})

it("[SRCH-02] Enter does not wait, and ends the typing", async () => {
  const { model, history, type } = box()
  model.type("merbau")
  await model.submit()
  await type("decking")
  expect(history).toEqual(["/", "", "merbau", "decking"])
  await model.submit()
  expect(history).toEqual(["/", "", "merbau", "decking"])
})

it("[SRCH-02] results that are overtaken are never shown", async () => {
  const { history, held, type, model } = box()
  await type("slow one")
  await type("merbau")
  held.get("slow one")?.(true)
  await vi.advanceTimersByTimeAsync(0)
  expect([history, model.isLoading]).toEqual([["/", "", "merbau"], false])
})

it("[SRCH-02] Back puts the words of its address in the box, and drops what is on its way", async () => {
  const { model, history, held, type } = box("bolts")
  await type("slow")
  model.followAddress("hinges")
  held.get("slow")?.(true)
  await vi.advanceTimersByTimeAsync(0)
  expect([model.typed, history]).toEqual(["hinges", ["/", "bolts"]])
  await type("nails")
  model.followAddress("nails")
  expect([model.typed, history]).toEqual(["nails", ["/", "bolts", "nails"]])
})

it("[F14] where the search can't be had the page stays as it is and says so, until one comes through", async () => {
  const { model, history, type } = box("bolts")
  await type("down")
  expect([model.hasFailed, model.isLoading, model.typed, history]).toEqual([true, false, "down", ["/", "bolts"]])
  await model.submit()
  expect(model.hasFailed).toBe(true)
  await type("nails")
  expect([model.hasFailed, history]).toEqual([false, ["/", "bolts", "nails"]])
})
