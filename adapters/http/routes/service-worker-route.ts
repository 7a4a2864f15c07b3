/** The service worker, a script that a browser keeps: it shows a page of its own where the shop can't be reached. */
import { Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { failureWords, offlineWords } from "../../../core/words/failure.ts"
import { failurePageHtml, pagePolicy } from "../answers/failure-page.ts"

/** A link to nowhere but the same address. */
const offlinePage = failurePageHtml({ ...offlineWords, link: { to: "", text: failureWords.again } })

const offlineHeaders = { "content-type": "text/html; charset=utf-8", "content-security-policy": pagePolicy }

/** A browser tells of a connection a moment before anything comes over it. */
const CONNECTION_PAUSE_MS = 1000

/**
 * [APP-02] Every page comes from the shop, and the worker keeps nothing: no answer that was made for a session can be found
 * in it. What is not a page it leaves to the browser.
 */
export const serviceWorker = `const offline = () =>
  new Response(${JSON.stringify(offlinePage)}, { status: 503, headers: ${JSON.stringify(offlineHeaders)} })
const again = async (request) => {
  if (!navigator.onLine) throw new Error("offline")
  await new Promise((resolve) => setTimeout(resolve, ${CONNECTION_PAUSE_MS}))
  return fetch(request)
}
addEventListener("install", () => skipWaiting())
addEventListener("activate", (event) => event.waitUntil(clients.claim()))
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => again(event.request)).catch(offline))
})
`

const headers = { "service-worker-allowed": "/" }

export const ServiceWorkerRoutes = HttpRouter.use((router) =>
  router.add(
    "GET",
    "/auth-sw.js",
    Effect.succeed(HttpServerResponse.text(serviceWorker, { headers, contentType: "text/javascript; charset=utf-8" }))
  )
)
