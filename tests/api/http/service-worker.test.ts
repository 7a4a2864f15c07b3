/** The service worker: what it does with the requests of a page, and what it keeps. */
import { runInNewContext } from "node:vm"
import { describe, expect, it } from "vitest"
import { serviceWorker } from "../../../adapters/http/routes/service-worker-route.ts"

type FetchEvent = { readonly request: { readonly mode: string }; respondWith: (answer: Promise<Response>) => void }

/** Runs the worker where `fetch` is the network, and nothing but what is named here can be reached. */
const answers = (mode: string, fetch: () => Promise<Response>, onLine = false): Promise<Response> | undefined => {
  const listeners = new Map<string, (event: FetchEvent) => void>()
  const addEventListener = (name: string, listener: (event: FetchEvent) => void) => listeners.set(name, listener)
  const setTimeout = (run: () => void) => run()
  runInNewContext(serviceWorker, { addEventListener, fetch, Response, setTimeout, navigator: { onLine } })
  let answer: Promise<Response> | undefined
  listeners.get("fetch")?.({
    request: { mode },
    respondWith: (given) => {
      answer = given
    }
  })
  return answer
}

describe("the service worker", () => {
  it("[APP-02] passes a page's answer on as it is, and keeps no answer: it can reach no store", async () => {
    const page = new Response("own prices", { headers: { "cache-control": "private" } })
    expect(await answers("navigate", async () => page)).toBe(page)
    expect(serviceWorker).not.toMatch(/caches|indexedDB|localStorage/)
  })

  it("shows that there is no connection where a page can't be reached, with a link to the same address", async () => {
    const answer = await answers("navigate", () => Promise.reject(new TypeError("Failed to fetch")))
    const text = (await answer?.text()) ?? ""
    expect(answer?.status).toBe(503)
    expect(answer?.headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(text).toContain("<h1>You're offline</h1>".replace("'", "&#39;"))
    expect(text).toContain('<a href="">Try again</a>')
  })

  it("[APP-02] asks once more where the browser tells of a connection, which comes a moment before anything goes over it", async () => {
    const page = new Response("whole")
    const asked: Array<boolean> = []
    const failsAtFirst = () => {
      asked.push(true)
      return asked.length === 1 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(page)
    }
    expect(await answers("navigate", failsAtFirst, true)).toBe(page)
    const fails = () => Promise.reject(new TypeError("Failed to fetch"))
    expect((await answers("navigate", fails, true))?.status).toBe(503)
  })

  it.each(["cors", "no-cors", "same-origin"])("leaves a request of mode %s to the browser", (mode) => {
    expect(answers(mode, () => Promise.reject(new Error("asked")))).toBeUndefined()
  })
})
