/** What is said where an order can't be shown. */
import { expect, it } from "vitest"
import { createApiClient } from "../../adapters/browser/api-client.ts"
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
