/** How the browser asks the shop, and what it makes of the answer. */
import { describe, expect, it } from "vitest"
import { createApiClient } from "../../../adapters/browser/api-client.ts"

const over = (answer: Response | Error) => {
  const asked: Array<{ readonly address: string; readonly init: RequestInit }> = []
  const call = createApiClient(async (address, init) => {
    asked.push({ address, init })
    if (answer instanceof Error) throw answer
    return answer
  })
  return { asked, call }
}
const data = (value: unknown) => Response.json({ data: value })

describe("a call", () => {
  it("goes out by its method, to its path with what stands in it, as JSON", async () => {
    const { asked, call } = over(data([]))
    await call("POST /products-pricing/guest-prices", { body: [{ sku: "A", qty: 1, uom: "EA|1" }] })
    expect(asked).toEqual([
      {
        address: "/api/products-pricing/guest-prices",
        init: {
          method: "POST",
          body: '[{"sku":"A","qty":1,"uom":"EA|1"}]',
          headers: { accept: "application/json", "content-type": "application/json" }
        }
      }
    ])
  })

  it("writes a path's parts and a query so that nothing in them is taken for more", async () => {
    const { asked, call } = over(data({}))
    await call("GET /product-categories/:id", { params: { id: "timber/framing & more?x=1#y" } })
    await call("GET /media/details", { query: { media: '["internal:P1:half"]&x=1' } })
    const [category, media] = asked.map(({ address }) => new URL(address, "http://shop.test"))
    expect(category?.pathname).toBe("/api/product-categories/timber%2Fframing%20%26%20more%3Fx%3D1%23y")
    expect([...(media?.searchParams ?? [])]).toEqual([["media", '["internal:P1:half"]&x=1']])
    expect(asked.map(({ init }) => [init.method, init.body])).toEqual([
      ["GET", undefined],
      ["GET", undefined]
    ])
  })
})

describe("an answer", () => {
  it("that is one comes without its wrapping", async () =>
    expect(await over(data([1])).call("GET /branches")).toEqual({ ok: true, data: [1] }))

  it("that is a failure comes with the server's own words", async () => {
    const body = { error: true, code: "MALFORMED", msg: "Have another look", fields: { email: "bad" } }
    expect(await over(Response.json(body, { status: 400 })).call("GET /branches")).toEqual({
      ok: false,
      status: 400,
      ...body
    })
  })

  it("that is a failure of something before the shop has words, too", async () =>
    expect(
      await over(Response.json({ message: "no upstream" }, { status: 503 })).call("GET /users/details")
    ).toMatchObject({
      ok: false,
      status: 503,
      code: "UNAVAILABLE",
      msg: "The shop can't answer this just now. Please try again in a moment."
    }))

  it("never passes for one because it says that it is", async () => {
    const body = { ok: true, status: 200, code: "X", msg: "Y" }
    expect(await over(Response.json(body, { status: 422 })).call("GET /branches")).toMatchObject({
      ok: false,
      status: 422
    })
  })

  it.each<[string, Response | Error, { readonly statusText?: string }]>([
    ["did not come", new TypeError("Failed to fetch"), {}],
    [
      "is a proxy's page",
      new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" }),
      { statusText: "Bad Gateway" }
    ],
    ["breaks off", new Response('{"data":['), { statusText: "" }]
  ])("that %s is being offline", async (_, answer, status) =>
    expect(await over(answer).call("GET /branches")).toEqual({
      ok: false,
      error: true,
      status: 0,
      code: "offline",
      msg: "The shop could not be reached. Check your connection and try again.",
      ...status
    })
  )
})
