/** What is said where an order can't be shown. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { createApiClient } from "../../adapters/browser/api-client.ts"
import { NoOrder } from "../../ui/account/orders/no-order.tsx"
import { orderProblem } from "../../ui/checkout/result/order-problem.ts"
import { orderResultWords } from "../../ui/words/order-result.ts"

const answering = (status: number, headers: Record<string, string> = {}) =>
  createApiClient(async () => Response.json({ error: true, code: "CODE", msg: "Why." }, { status, headers }))

const said = async (status: number, headers?: Record<string, string>) => {
  const answer = await answering(status, headers)("GET /orders/order/id/:id", { params: { id: "1" }, query: {} })
  return answer.ok ? undefined : orderProblem(answer)
}

it("[T29] an order that was looked at too often says how long to wait, and not that it can't be found", async () => {
  const problem = await said(429, { "retry-after": "41" })
  expect(problem).toMatchObject({ title: orderResultWords.orderTooOften, mayRetry: true })
  expect(problem?.text).toContain("Wait 41 seconds")
  expect((await said(429, { "retry-after": "1" }))?.text).toContain("Wait 1 second,")
  for (const headers of [{}, { "retry-after": "soon" }]) expect((await said(429, headers))?.text).toContain("a minute")
})

it("[T31] an order that is not this browser's is not found, and one that can't be asked for now may be tried again", async () => {
  expect(await said(404)).toMatchObject({ title: orderResultWords.noOrder, mayRetry: false })
  expect(orderProblem(undefined)).toEqual(await said(404))
  expect(await said(503)).toEqual({ title: orderResultWords.orderFailed, text: "Why.", mayRetry: true })
})

/** What the account's page of an order says, sentence by sentence, where the shop answers so. */
const pageSays = async (fetch: () => Promise<Response>): Promise<ReadonlyArray<string>> => {
  const answer = await createApiClient(fetch)("GET /users/details/salesorder/listone", { query: { orderNo: "1" } })
  if (answer.ok) throw new Error("There is an order")
  const words = { failed: "We can't show it", failedHelp: "Ask us." }
  const component = () => createElement(NoOrder, { failure: answer, words })
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ["/"] })
  })
  await router.load()
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  return [...html.matchAll(/<p>([^<]+)/g)].map(([, text = ""]) => text.replaceAll("&#x27;", "'"))
}

it("[ORD-01] [MSG-05] the page of an order says the answer's own words, its status where it has none or can't be read, and else 'Unknown Error'; each with what to do next", async () => {
  const none = "The shop could not be reached. Check your connection and try again."
  expect(await pageSays(async () => Promise.reject(new TypeError("Failed to fetch")))).toEqual(["Unknown Error", none])
  expect(await pageSays(async () => new Response("<html>", { status: 502 }))).toEqual(["Unknown Error", none])
  const page = new Response("<html>", { status: 502, statusText: "Bad Gateway" })
  expect(await pageSays(async () => page)).toEqual(["Bad Gateway", none])
  const failure = (status: number, more: object) => async () => Response.json({ error: true, ...more }, { status })
  // Its own words come with the next step: that is not said twice.
  expect(await pageSays(failure(503, { msg: "Down, try again." }))).toEqual(["Down, try again."])
  expect((await pageSays(failure(200, { msg: "No such order" })))[0]).toBe("No such order")
  expect(await pageSays(failure(500, {}))).toEqual(["Unknown Error", "Wait a moment, then try again."])
  const wordless = async () => Response.json({}, { status: 503, statusText: "Service Unavailable" })
  expect((await pageSays(wordless))[0]).toBe("Service Unavailable")
})
