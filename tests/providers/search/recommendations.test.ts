/** What the shop's own engine recommends: by the orders that were paid, else by what goods are; and what a broken engine costs a page. */
import { Effect, Layer } from "effect"
import { beforeAll, describe, expect, it } from "vitest"
import { loadSearchIndex } from "../../../adapters/search/postgres-search.ts"
import { recommendProducts } from "../../../adapters/search/query/recommendations.ts"
import { recommendationEngineLayer } from "../../../adapters/search/recommendation-engine.ts"
import { Recommendations } from "../../../core/catalogue/search/recommendations.service.ts"
import { Search, type SearchReply } from "../../../core/catalogue/search/search.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { testDatabase } from "../../postgres/database.ts"
import { insertCompanyOrders } from "../../storage/order-fixture.ts"

const database = testDatabase("small")

const products = async () =>
  (
    await database.query(`SELECT product.id, min(erp_id) AS sku, min(category) AS category
      FROM product JOIN sku ON product_id = product.id JOIN price ON price.sku = erp_id
      WHERE status = 'public' GROUP BY product.id ORDER BY product.id`)
  ).map(({ id, sku, category }) => ({
    id: String(id),
    sku: String(sku),
    category: String(category).split("/")[0],
    path: String(category)
  }))

let all: Awaited<ReturnType<typeof products>>
let [board, screw, saw, nail] = [] as unknown as typeof all

const load = async () =>
  (await Effect.runPromise(loadSearchIndex("products").pipe(Effect.provide(database.layer(2))))).shelf

type Model = Parameters<typeof recommendProducts>[1]["model"]
const recommended = async (model: Model, objectID?: string, threshold = 0) => {
  const { index, purchases } = await load()
  const filter = { is: "all", of: [] } as const
  const query = { model, threshold, most: 30, filter, ...(objectID === undefined ? {} : { objectID }) }
  return recommendProducts(index, query, purchases).map(({ parentID, _score }) => ({
    id: String(parentID),
    score: Number(_score)
  }))
}

beforeAll(async () => {
  all = await products()
  board = all[0]
  ;[screw, saw, nail] = all
    .slice(1)
    .filter(({ category }) => category !== board?.category)
    .slice(0, 3)
  const by = { customerId: "2001", contactId: "P02" }
  const ids = (...those: ReadonlyArray<(typeof all)[number] | undefined>) => those.flatMap((one) => one?.id ?? [])
  const order = (count: number, those: ReadonlyArray<string>, status: "placed" | "awaiting-payment" = "placed") =>
    insertCompanyOrders(database.query, { ...by, count, status, products: those, orderedAt: new Date().toISOString() })
  await order(3, ids(board, screw))
  await order(2, ids(board, saw))
  await order(1, ids(board, nail))
  await order(9, ids(board, nail), "awaiting-payment")
}, 60_000)

describe("What goes with a product", () => {
  it("[REC-01] is first what paid orders had beside it, most often first", async () => {
    const [first, second, ...others] = await recommended("bought-together", board?.sku)
    expect([first, second]).toEqual([
      { id: screw?.id, score: 100 },
      { id: saw?.id, score: expect.closeTo(83.33, 1) }
    ])
    expect(others.every(({ score }) => score < 50)).toBe(true)
  })

  it("[REC-01] of one order, or of orders that nobody paid for, is not learned", async () => {
    const found = (await recommended("bought-together", board?.sku)).find(({ id }) => id === nail?.id)
    expect(found?.score ?? 0).toBeLessThan(50)
  })

  it("[REC-01] is worked out from what goods are, where no order had them", async () => {
    const other = all.find(({ id }) => ![board, screw, saw, nail].some((one) => one?.id === id))
    const found = await recommended("bought-together", other?.sku)
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ id, score }) => id !== other?.id && score < 50)).toBe(true)
  })

  it("[REC-01] is what a job needs beside it, one kind after the other, where no order had it", async () => {
    const framing = all.find(({ id, path }) => path.startsWith("timber/framing/") && id !== board?.id)
    const found = await recommended("bought-together", framing?.sku)
    expect(found.map(({ id }) => all.find((one) => one.id === id)?.path)).toEqual([
      "fixings/brackets/joist-hangers",
      "fixings/screws/timber/bugle-batten"
    ])
    expect(found.map(({ score }) => score < 50 && score > 0)).toEqual([true, true])
  })

  it("[REC-01] goods of another category go no better with it for a number that both have", async () => {
    const { index } = await load()
    const facetsOf = (id: string) => {
      const product = index.products.findIndex((one) => one.id === id)
      const facets = [
        ...index.facets.ofProduct.items.subarray(...index.facets.ofProduct.from.subarray(product, product + 2))
      ]
      return facets.map((facet) => index.facets.values[facet] ?? { attribute: "", value: "" })
    }
    const isNamed = ({ value }: { readonly value: string }) => !/^\d/.test(value)
    // Goods of which the table of what belongs together knows nothing.
    const strangers = ["fixings/castors", "fixings/hooks", "fixings/rope", "safety/tarps-and-tie-downs/tarps"]
    const alone = all.filter(({ path }) => strangers.includes(path))
    expect(alone).toHaveLength(strangers.length)
    const others: Array<readonly [string, string, boolean]> = []
    for (const thing of alone) {
      const own = new Set(
        facetsOf(thing.id)
          .filter(isNamed)
          .map(({ value }) => value)
      )
      // What has nothing in common scores less.
      for (const { id, score } of await recommended("bought-together", thing.sku))
        if (score > 5 && all.find((one) => one.id === id)?.category !== thing.category)
          others.push([thing.id, id, facetsOf(id).some(({ value }) => own.has(value))])
    }
    expect(others.length).toBeGreaterThan(0)
    expect(others.filter(([, , isAlike]) => !isAlike)).toEqual([])
  })
})

describe("What is trending", () => {
  it("[REC-01] is what most orders of the last days had, above the threshold", async () => {
    const found = await recommended("trending-items", undefined, 70)
    expect(found.find(({ id }) => id === board?.id)?.score).toBe(100)
    expect(found.length).toBeGreaterThan(1)
    expect(found.every(({ score }) => score >= 70)).toBe(true)
  })
})

describe("An engine that is broken", () => {
  /** What a page has of it. */
  const shown = (reply: Effect.Effect<SearchReply, Unavailable>) => {
    const search = Layer.succeed(Search, { handleCall: () => reply, search: () => Effect.succeed([]) })
    const layer = Recommendations.layer.pipe(Layer.provide(recommendationEngineLayer), Layer.provide(search))
    const ask = Effect.flatMap(Recommendations, ({ recommend }) =>
      recommend({ kind: "related", objectID: "A" }, { indexName: "products" })
    )
    return Effect.runPromise(ask.pipe(Effect.provide(layer)))
  }
  const hit = async () => {
    const { index, purchases } = await load()
    const query = { model: "trending-items", threshold: 0, most: 1, filter: { is: "all", of: [] } } as const
    return { ...recommendProducts(index, query, purchases)[0] }
  }
  const ok = (body: unknown) => Effect.succeed({ status: 200, body })

  it.each<[string, Effect.Effect<SearchReply, Unavailable>]>([
    ["that is down", Effect.fail(new Unavailable({ part: "search", cause: "down" }))],
    ["that throws", Effect.die(new Error("broken"))],
    ["that refuses", Effect.succeed({ status: 500, body: { message: "no", status: 500 } })],
    ["with an answer of another shape", ok("<html>Gateway</html>")],
    ["with results that are none", ok({ results: [null] })],
    ["with hits that are no list", ok({ results: [{ hits: "many" }] })]
  ])("[REC-01] [REC-03] %s gives a page an empty list", async (_, reply) => expect(await shown(reply)).toEqual([]))

  it("[REC-01] [ENT-12] has the hits left out that a card could not show, and the others kept", async () => {
    const whole = await hit()
    const wrong = [
      null,
      7,
      { objectID: "X" },
      { ...whole, title: 12 },
      { ...whole, basePricing: { skuRetailIncGst: "free" } }
    ]
    const found = await shown(ok({ results: [{ hits: [...wrong, whole] }] }))
    expect(found.map(({ objectID }) => objectID)).toEqual([whole.objectID])
  })
})
