/** What is sold changes all day; a search shows it as it stands at that moment. */

import { Clock, Effect, Layer } from "effect"
import { describe, expect, it } from "vitest"
import type { SearchRecord } from "../../../adapters/search/index/hit.ts"
import { postgresSearch } from "../../../adapters/search/postgres-search.ts"
import { Search } from "../../../core/catalogue/search/search.port.ts"
import { testDatabase } from "../../postgres/database.ts"
import { insertOrder } from "../../storage/order-fixture.ts"
import { createSearchServer } from "./search-server.ts"

const database = testDatabase("small")
const shop = createSearchServer(() => database.layer(4))

type Hit = SearchRecord

const ask = async (searchParams: Record<string, unknown>, indexName = "products") =>
  shop.client().searchSingleIndex<Hit>({ indexName, searchParams })
/** Asked for by their names, as cards do: such records are kept from search to search. */
const liveFields = ["title", "price", "basePricing", "branches", "inStock", "onPromotion", "isClearance"]
const recordOf = async (sku: string) =>
  (await ask({ query: "", filters: `sku:${sku}`, attributesToRetrieve: liveFields })).hits[0]

/** A stock number with a price and nothing else special about it, another each time. */
const plainSku = async (): Promise<string> => {
  const [row] = await database.query(
    `SELECT erp_id FROM sku JOIN price ON price.sku = erp_id WHERE clearance_cents IS NULL AND promotion_cents IS NULL
       AND NOT is_tally AND EXISTS (SELECT FROM stock WHERE stock.sku = erp_id AND available > 5) ORDER BY random() LIMIT 1`
  )
  return String(row?.erp_id)
}

const setPromotion = (sku: string, from: string, to: string) =>
  database.query("UPDATE price SET promotion_cents = 1, promotion_from = $2, promotion_to = $3 WHERE sku = $1", [
    sku,
    from,
    to
  ])

describe("The next search shows", () => {
  it("[SRCH-09] a changed price: in the record, in its filters and in its order", async () => {
    const sku = await plainSku()
    await database.query("UPDATE price SET retail_cents = 999999999 WHERE sku = $1", [sku])
    expect(await recordOf(sku)).toMatchObject({
      price: 999999999,
      basePricing: { skuRetailIncGst: 999999999, webProductHighest: { sku, price: 999999999 } }
    })
    expect((await ask({ query: "", filters: "price > 999999990" })).hits.map((hit) => hit.objectID)).toEqual([sku])
    expect((await ask({ query: "" }, "products_price_desc")).hits[0]?.objectID).toBe(sku)
    expect((await ask({ query: "", facets: ["priceBand"], filters: `sku:${sku}` })).facets?.priceBand).toEqual({
      "$500 and over": 1
    })
  })

  it("[SRCH-09] stock that is put aside, and goes", async () => {
    const sku = await plainSku()
    const stock = () =>
      database.query("SELECT branch_id, available FROM stock WHERE sku = $1 AND available > 0 AND length = 0", [sku])
    const before = (await recordOf(sku))?.branches ?? []
    expect(before.length).toBeGreaterThan(0)
    const orderNo = await insertOrder(database.query)
    for (const { branch_id, available } of await stock()) {
      await database.query("INSERT INTO reservation (order_no, sku, branch_id, pieces) VALUES ($1, $2, $3, $4)", [
        orderNo,
        sku,
        branch_id,
        available
      ])
    }
    expect(await recordOf(sku)).toMatchObject({ branches: [], inStock: false })
    expect((await ask({ query: "", filters: `sku:${sku} AND branches:${before[0]}` })).hits).toEqual([])
    await database.query("UPDATE reservation SET state = 'released' WHERE order_no = $1", [orderNo])
    expect([...((await recordOf(sku))?.branches ?? [])].sort()).toEqual([...before].sort())
  })

  it("[SRCH-09] what is taken off show no more, and again when it is back", async () => {
    const sku = await plainSku()
    const show = (status: string) =>
      database.query("UPDATE product SET status = $2 WHERE id = (SELECT product_id FROM sku WHERE erp_id = $1)", [
        sku,
        status
      ])
    const { nbHits: all = 0 } = await ask({ query: "", distinct: true })
    await show("hidden")
    expect(await recordOf(sku)).toBeUndefined()
    expect((await ask({ query: sku })).hits).toEqual([])
    expect((await ask({ query: "", distinct: true })).nbHits).toBe(all - 1)
    await expect(shop.client().getObject({ indexName: "products", objectID: sku })).rejects.toMatchObject({
      status: 404
    })
    await show("public")
    expect((await ask({ query: "", distinct: true })).nbHits).toBe(all)
  })

  it("[SRCH-09] clearance before promotion before retail", async () => {
    const sku = await plainSku()
    const retail = (await recordOf(sku))?.basePricing.skuRetailIncGst
    await setPromotion(sku, "2000-01-01", "2999-12-31")
    expect(await recordOf(sku)).toMatchObject({
      price: 1,
      onPromotion: true,
      isClearance: false,
      basePricing: { skuRetailIncGst: retail, skuPromotionIncGst: 1, webProductLowest: { sku, price: 1 } }
    })
    await database.query("UPDATE price SET clearance_cents = 2 WHERE sku = $1", [sku])
    expect(await recordOf(sku)).toMatchObject({ price: 2, onPromotion: false, isClearance: true })
    await database.query(
      "UPDATE price SET clearance_cents = NULL, promotion_cents = NULL, promotion_from = NULL, promotion_to = NULL WHERE sku = $1",
      [sku]
    )
    expect(await recordOf(sku)).toMatchObject({ price: retail, onPromotion: false, isClearance: false })
  })

  it("[SRCH-09] nothing of a change that is not committed", async () => {
    const sku = await plainSku()
    const retail = (await recordOf(sku))?.price
    await database.query("BEGIN")
    await database.query("UPDATE price SET retail_cents = 7 WHERE sku = $1", [sku])
    expect((await recordOf(sku))?.price).toBe(retail)
    const other = await plainSku()
    expect(await recordOf(other)).toBeDefined()
    await database.query("COMMIT")
    expect((await recordOf(sku))?.price).toBe(7)
  })

  it("[SRCH-09] a product's new name and words, once it has been read", async () => {
    const sku = await plainSku()
    await database.query(
      "UPDATE product SET name = 'Zanzibar Mahogany Gizmo' WHERE id = (SELECT product_id FROM sku WHERE erp_id = $1)",
      [sku]
    )
    await expect
      .poll(async () => (await ask({ query: "zanzibar mahogany" })).hits.map((hit) => hit.title)[0])
      .toBe("Zanzibar Mahogany Gizmo")
  })

  it("[SRCH-09] the same words with the price of now, however much else was asked since", async () => {
    const sku = await plainSku()
    const title = String((await recordOf(sku))?.title)
    const found = async () => (await ask({ query: title, filters: `sku:${sku}` })).hits[0]?.basePricing.skuRetailIncGst
    expect(await found()).toBeGreaterThan(0)
    await database.query("UPDATE price SET retail_cents = 4321 WHERE sku = $1", [sku])
    expect(await found()).toBe(4321)
    // More than are remembered.
    const others = Array.from({ length: 50 }, (_, at) => ({ indexName: "products", query: `${title} ${at}` }))
    for (let round = 0; round < 21; round++) {
      const requests = others.map(({ query, ...rest }) => ({ ...rest, query: `${query} ${round}`, hitsPerPage: 0 }))
      await shop.client().search({ requests })
    }
    await database.query("UPDATE price SET retail_cents = 1234 WHERE sku = $1", [sku])
    expect(await found()).toBe(1234)
  })

  it("[SRCH-09] the fields that were asked for, also where another asked for a field of a name like all of theirs", async () => {
    const sku = await plainSku()
    const fieldsOf = async (...attributesToRetrieve: ReadonlyArray<string>) =>
      Object.keys((await ask({ query: "", filters: `sku:${sku}`, attributesToRetrieve })).hits[0] ?? {}).sort()
    expect(await fieldsOf("title,slug")).not.toContain("title")
    expect(await fieldsOf("title", "slug")).toEqual(expect.arrayContaining(["objectID", "slug", "title"]))
  })

  it("[SRCH-09] the price of many things changed at once", async () => {
    await database.query("UPDATE price SET retail_cents = 123456")
    const { hits } = await ask({
      query: "",
      filters: "NOT price = 123456 AND isClearance:false AND onPromotion:false",
      hitsPerPage: 5
    })
    expect(hits).toEqual([])
  })
})

describe("At midnight in Melbourne", () => {
  it("[SRCH-09] promotions begin and end", async () => {
    const sku = await plainSku()
    await setPromotion(sku, "2026-11-23", "2026-11-24")
    const promotedAt = (moment: string) =>
      Effect.gen(function* () {
        const clock = yield* Clock.Clock
        const now = Date.parse(moment)
        const search = yield* Search
        const { body } = yield* search
          .handleCall({
            method: "POST",
            path: "/1/indexes/products/query",
            body: JSON.stringify({
              query: "",
              filters: `sku:${sku}`,
              facets: ["onPromotion"],
              attributesToRetrieve: ["onPromotion"]
            })
          })
          .pipe(
            Effect.provideService(
              Clock.Clock,
              Object.assign(Object.create(clock), {
                currentTimeMillis: Effect.succeed(now),
                currentTimeMillisUnsafe: () => now
              })
            )
          )
        const { facets, hits } = body as { facets: Record<string, unknown>; hits: Array<Hit> }
        return [hits[0]?.onPromotion, facets.onPromotion]
      })
    const moments = ["2026-11-22T12:59:59Z", "2026-11-22T13:00:00Z", "2026-11-24T12:59:59Z", "2026-11-24T13:00:00Z"]
    expect(await shop.run(Effect.forEach(moments, promotedAt))).toEqual([
      [false, { false: 1 }],
      [true, { true: 1 }],
      [true, { true: 1 }],
      [false, { false: 1 }]
    ])
  })
})

describe("Trouble", () => {
  it("[SRCH-03] a database that does not answer is told as such, and nothing is thrown", async () => {
    const broken = database.layer(1)
    const work = Effect.gen(function* () {
      const search = yield* Search
      const first = yield* search.handleCall({ method: "POST", path: "/1/indexes/products/query", body: "{}" })
      yield* Effect.promise(() => database.query("ALTER TABLE search_change RENAME TO gone"))
      const second = yield* Effect.flip(
        search.handleCall({ method: "POST", path: "/1/indexes/products/query", body: "{}" })
      )
      yield* Effect.promise(() => database.query("ALTER TABLE gone RENAME TO search_change"))
      const third = yield* search.handleCall({ method: "POST", path: "/1/indexes/products/query", body: "{}" })
      return [first.status, second._tag, third.status]
    })
    expect(await Effect.runPromise(Effect.provide(work, postgresSearch().pipe(Layer.provide(broken))))).toEqual([
      200,
      "Unavailable",
      200
    ])
  })
})
