/** The hosted service behind the same port: what is passed on, what comes back, and what a broken answer becomes. */
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { algoliasearch } from "algoliasearch"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { fillHostedIndex, hostedSynonyms } from "../../../adapters/search/hosted/fill-hosted.ts"
import { hostedSearch } from "../../../adapters/search/hosted/hosted-search.ts"
import { loadSearchIndex } from "../../../adapters/search/postgres-search.ts"
import { handleProtocolCall } from "../../../adapters/search/protocol/algolia-protocol.ts"
import type { SlicedWork } from "../../../adapters/search/query/time-slicing.ts"
import { Search, type SearchCall } from "../../../core/catalogue/search/search.port.ts"
import type { Unavailable } from "../../../core/unavailable.schema.ts"
import { testDatabase } from "../../postgres/database.ts"

const database = testDatabase("small")

type Seen = {
  readonly method: string
  readonly path: string
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}
type Reply = { readonly status: number; readonly body: unknown }

/** Stands where the service would: it answers as told and remembers what it was asked. */
const standIn = async () => {
  const seen: Array<Seen> = []
  let reply: (call: SearchCall) => Reply = () => ({ status: 200, body: {} })
  const server: Server = createServer(async (request, response) => {
    const body = await text(request)
    seen.push({ method: request.method ?? "", path: request.url ?? "", headers: request.headers, body })
    const { status, body: answer } = reply({ method: request.method ?? "", path: request.url ?? "", body })
    response.writeHead(status, { "content-type": "application/json" })
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  const { port } = server.address() as AddressInfo
  return {
    seen,
    port,
    url: `http://127.0.0.1:${port}`,
    replies: (next: typeof reply) => {
      reply = next
    },
    close: () => server.close()
  }
}

let service: Awaited<ReturnType<typeof standIn>>
let shelf: Effect.Success<ReturnType<typeof loadSearchIndex>>["shelf"]

beforeAll(async () => {
  service = await standIn()
  shelf = (await Effect.runPromise(loadSearchIndex("products").pipe(Effect.provide(database.layer(2))))).shelf
})
afterAll(() => service.close())

const asking = <A, E>(work: (search: Search["Service"]) => Effect.Effect<A, E>, hosts = [service.url]) =>
  Effect.runPromiseExit(
    Effect.flatMap(Search, work).pipe(Effect.provide(hostedSearch({ appId: "APP", searchKey: "search-key", hosts })))
  )

const answer = async (call: SearchCall, hosts?: Array<string>) => {
  /** What the route makes of it is proved with the route. */
  const outOfReach = ({ part }: Unavailable) => Effect.succeed({ status: 503, body: { message: part } })
  const exit = await asking((search) => Effect.catchTag(search.handleCall(call), "Unavailable", outOfReach), hosts)
  return exit._tag === "Success" ? exit.value : exit
}

const call: SearchCall = { method: "POST", path: "/1/indexes/products/query", body: '{"query":"framing"}' }
/** The service answering as the shop's own engine does. */
const wholly = <A>(steps: SlicedWork<A>): A => {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

const likeOurs = (one: SearchCall): Reply => wholly(handleProtocolCall(shelf, one))

describe("A question", () => {
  it("[SRCH-03] is passed on word for word, with the key that may only search", async () => {
    service.replies(likeOurs)
    service.seen.length = 0
    const own = likeOurs(call).body as { hits: ReadonlyArray<unknown> }
    expect(await answer(call)).toMatchObject({ status: 200, body: { hits: own.hits } })
    expect(service.seen).toMatchObject([
      {
        method: "POST",
        path: call.path,
        body: call.body,
        headers: { "x-algolia-application-id": "APP", "x-algolia-api-key": "search-key" }
      }
    ])
  })

  it("[SRCH-02] [SRCH-03] click and conversion events are passed on unchanged", async () => {
    service.replies(() => ({ status: 200, body: { message: "OK" } }) as Reply)
    service.seen.length = 0
    const told: SearchCall = { method: "POST", path: "/1/events", body: '{"events":[]}' }
    expect(await answer(told)).toMatchObject({ status: 200, body: { message: "OK" } })
    expect(service.seen).toMatchObject([{ method: "POST", path: "/1/events", body: told.body }])
  })

  it("[SRCH-03] of the server itself gets the same results from either engine", async () => {
    service.replies(likeOurs)
    const request = { indexName: "products", query: "framing", facets: ["type"], distinct: true }
    const exit = await asking((search) => search.search([request]))
    const own = likeOurs({
      method: "POST",
      path: "/1/indexes/*/queries",
      body: JSON.stringify({ requests: [request] })
    })
    const plain = (value: unknown) =>
      JSON.parse(JSON.stringify(value).replaceAll(/"processingTimeMS":\d+/g, '"processingTimeMS":0'))
    expect(plain(exit._tag === "Success" ? exit.value : exit)).toEqual(
      plain((own.body as { results: unknown }).results)
    )
  })

  it("[FIL-05] [SRCH-03] for what was bought before is asked of either engine, and found by neither for who bought nothing", async () => {
    const requests = [{ indexName: "products", facetFilters: [["previouslyBought:P02|2001"]], distinct: true }]
    const asked: SearchCall = { method: "POST", path: "/1/indexes/*/queries", body: JSON.stringify({ requests }) }
    const foundBy = ({ body }: Reply) =>
      (body as { results: ReadonlyArray<{ hits: ReadonlyArray<{ parentID: string }> }> }).results[0]?.hits.map(
        ({ parentID }) => parentID
      )
    service.replies(likeOurs)
    const products = shelf.index.products.slice(0, 3).map(({ id }) => id)
    for (const boughtProducts of [products, []]) {
      const found = foundBy((await answer({ ...asked, boughtProducts })) as Reply)
      expect(new Set(found)).toEqual(new Set(boughtProducts))
      expect(new Set(foundBy(likeOurs({ ...asked, boughtProducts })))).toEqual(new Set(boughtProducts))
    }
  })

  it("[SRCH-03] tells in the shop's words where an exact code leads and what was searched for instead", async () => {
    service.replies(() => ({
      status: 200,
      body: {
        hits: [],
        nbPages: 0,
        queryAfterRemoval: "merbau <em>xyzzy</em> decking",
        renderingContent: { redirect: { url: "/p/a-board" } }
      }
    }))
    expect(await answer(call)).toMatchObject({ body: { redirect: "/p/a-board", searchedFor: "merbau xyzzy decking" } })
  })

  it.each([
    ["POST", "/1/indexes/products/batch"],
    ["PUT", "/1/indexes/products/settings"],
    ["DELETE", "/1/indexes/products"],
    ["POST", "/1/indexes/products/synonyms/batch"],
    ["GET", "/1/keys"]
  ])("[SRCH-03] %s %s is not passed on", async (method, path) => {
    service.seen.length = 0
    expect(await answer({ method, path, body: "{}" })).toMatchObject({ status: 404, body: { status: 404 } })
    expect(service.seen).toEqual([])
  })
})

describe("Trouble with the service", () => {
  it.each<readonly [string, Reply, number]>([
    ["an answer without hits", { status: 200, body: { nbPages: 1 } }, 502],
    ["an answer without a number of pages", { status: 200, body: { hits: [] } }, 502],
    ["no JSON", { status: 200, body: "<html>" }, 503],
    ["a failure of its own", { status: 500, body: { message: "oops" } }, 503],
    ["a refusal", { status: 403, body: { message: "Invalid API key", status: 403 } }, 403]
  ])("[SRCH-03] %s becomes %j", async (_, reply, status) => {
    service.replies(() => reply)
    expect(await answer(call)).toMatchObject({ status, body: { message: expect.any(String) } })
  })

  it("[SRCH-03] half of several answers is none", async () => {
    service.replies(() => ({ status: 200, body: { results: [{ hits: [], nbPages: 0 }, { message: "broken" }] } }))
    expect(await answer({ method: "POST", path: "/1/indexes/*/queries", body: '{"requests":[{},{}]}' })).toMatchObject({
      status: 502
    })
    expect(
      await asking((search) => search.search([{ indexName: "products" }, { indexName: "products" }]))
    ).toMatchObject({ _tag: "Failure" })
  })

  it("[F14] both hosts together are waited for three seconds at most, however they hang", async () => {
    const waits = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      asked.push(ms)
      return AbortSignal.abort()
    })
    const asked: Array<number> = []
    expect(await answer(call, [service.url, service.url])).toMatchObject({ status: 503 })
    waits.mockRestore()
    expect(asked).toHaveLength(2)
    expect(asked.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(3000)
  })

  it("[SRCH-03] the next host is asked where one is down", async () => {
    service.replies(likeOurs)
    expect(await answer(call, ["http://127.0.0.1:9", service.url])).toMatchObject({ status: 200 })
    expect(await answer(call, ["http://127.0.0.1:9"])).toMatchObject({ status: 503 })
  })
})

describe("Filling the service", () => {
  it("[SRCH-03] [FIL-06] every record on show, the settings, the orders and the trade's words reach it through its own client", async () => {
    service.seen.length = 0
    service.replies(({ path }) => ({
      status: 200,
      body: path.includes("/task/") ? { status: "published" } : { taskID: 1, objectIDs: [], updatedAt: "" }
    }))
    const client = algoliasearch("APP", "admin-key", {
      hosts: [{ url: `127.0.0.1:${service.port}`, protocol: "http", accept: "readWrite" }]
    })
    const count = await fillHostedIndex(client, "products", shelf.index)
    const sent = service.seen.map(({ method, path, body }) => ({
      method,
      path: decodeURIComponent(path.split("?")[0] ?? ""),
      body: body === "" ? {} : JSON.parse(body)
    }))
    const records = sent
      .filter(({ path }) => path.endsWith("/batch") && path.includes("_tmp_"))
      .flatMap(({ body }) => body.requests ?? [])
    const [shown] = await database.query(
      "SELECT count(*)::int AS skus FROM sku JOIN product ON product.id = product_id WHERE status = 'public'"
    )
    expect(count).toBe(shown?.skus)
    expect(new Set(records.map(({ body }) => body.objectID)).size).toBe(count)
    const settings = sent.filter(({ method, path }) => method === "PUT" && path.endsWith("/settings"))
    expect(settings.map(({ path }) => path)).toContain("/1/indexes/products_price_asc/settings")
    expect(settings[0]?.body).toMatchObject({
      attributeForDistinct: "parentID",
      allowTyposOnNumericTokens: false,
      replicas: expect.arrayContaining(["products_price_asc"])
    })
    // [FIL-06] Whoever asks it by stars is answered from the same values.
    expect(settings[0]?.body.attributesForFaceting).toEqual(expect.arrayContaining(["stars", "offers", "uber", "uom"]))
    const stars = new Map(records.map(({ body }) => [body.reviews.avgRating.toFixed(1), body.stars]))
    expect([stars.get("4.5"), stars.get("4.1"), stars.get("3.9")]).toEqual([["4.5", "4", "3"], ["4", "3"], ["3"]])
    const synonyms = sent.find(({ path }) => path === "/1/indexes/products/synonyms/batch")?.body
    expect(synonyms).toEqual(JSON.parse(JSON.stringify(hostedSynonyms())))
    expect(service.seen.every(({ headers }) => headers["x-algolia-api-key"] === "admin-key")).toBe(true)
  })

  it("[SRCH-07] two-way words are two-way there, one-way words one-way", () => {
    const all = hostedSynonyms()
    expect(all).toContainEqual(expect.objectContaining({ type: "synonym", synonyms: ["ply", "plywood"] }))
    expect(all).toContainEqual(expect.objectContaining({ type: "oneWaySynonym", input: "kwila", synonyms: ["merbau"] }))
  })
})
