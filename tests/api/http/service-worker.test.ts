/** The service worker: what it does with the requests of a page, and what it keeps. */
import { runInNewContext } from "node:vm"
import { describe, expect, it } from "vitest"
import { serviceWorker } from "../../../adapters/http/routes/service-worker-route.ts"

type FetchEvent = { readonly request: { readonly mode: string }; respondWith: (answer: Promise<Response>) => void }

/** Runs the worker where `fetch` is the network, and nothing but what is named here can be reached. */
const answers = (mode: string, fetch: () => Promise<Response>): Promise<Response> | undefined => {
  const listeners = new Map<string, (event: FetchEvent) => void>()
  const addEventListener = (name: string, listener: (event: FetchEvent) => void) => listeners.set(name, listener)
  runInNewContext(serviceWorker, { addEventListener, fetch, Response })
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

  it.each(["cors", "no-cors", "same-origin"])("leaves a request of mode %s to the browser", (mode) => {
    expect(answers(mode, () => Promise.reject(new Error("asked")))).toBeUndefined()
  })
})
