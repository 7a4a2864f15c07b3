/** The unmodified client of the hosted service talks to the shop's own engine and finds every shape it knows. */

import { liteClient } from "algoliasearch/lite"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import type { SearchRecord } from "../../../adapters/search/index/hit.ts"
import { Search } from "../../../core/catalogue/search/search.port.ts"
import { testDatabase } from "../../postgres/database.ts"
import { createSearchServer } from "./search-server.ts"

const database = testDatabase("small")
const shop = createSearchServer(() => database.layer(4))

type Hit = SearchRecord

const ask = async (searchParams: Record<string, unknown>, indexName = "products") =>
  shop.client().searchSingleIndex<Hit>({ indexName, searchParams })

const anySku = async () => {
  const [row] = await database.query(
    `SELECT erp_id AS sku, barcode, slug, product.name, product_id FROM sku JOIN product ON product.id = product_id JOIN price ON price.sku = erp_id
     WHERE barcode IS NOT NULL ORDER BY erp_id LIMIT 1`
  )
  return row as { sku: string; barcode: string; slug: string; name: string; product_id: string }
}

describe("The client", () => {
  it("[SRCH-03] full, over HTTP: every field of an answer is there", async () => {
    const answer = await ask({
      query: "framing",
      facets: ["treatment", "length"],
      clickAnalytics: true,
      distinct: true
    })
    expect(answer.hits.length).toBeGreaterThan(0)
    expect(answer).toMatchObject({
      page: 0,
      hitsPerPage: 20,
      query: "framing",
      index: "products",
      exhaustiveNbHits: true,
      renderingContent: {}
    })
    expect(answer.nbPages).toBe(Math.ceil((answer.nbHits ?? 0) / 20))
    expect(answer.queryID).toMatch(/^[0-9a-f]{32}$/)
    expect(answer.params).toContain("query=framing")
    expect(answer.facets_stats?.length).toMatchObject({
      min: expect.any(Number),
      max: expect.any(Number),
      avg: expect.any(Number),
      sum: expect.any(Number)
    })
    expect(answer.hits[0]?._highlightResult).toMatchObject({
      title: { matchLevel: "full", value: expect.stringContaining("<em>") }
    })
  })

  it("[SRCH-03] lite, as in the browser: several queries at once, each answered in turn", async () => {
    const lite = liteClient("lineal", "public", { hosts: shop.hosts() })
    const { results } = await lite.search<Hit>({
      requests: [
        { indexName: "products", query: "framing", hitsPerPage: 2 },
        { indexName: "products", query: "", hitsPerPage: 3 },
        { indexName: "products_query_suggestions", query: "fram", hitsPerPage: 4 },
        { indexName: "products", type: "facet", facet: "type", facetQuery: "fra" }
      ]
    })
    expect(results).toHaveLength(4)
    expect(results.slice(0, 2).map((result) => "hits" in result && result.hits.length)).toEqual([2, 3])
    const suggestions = results[2] && "hits" in results[2] ? results[2].hits.map((hit: Hit) => hit.query) : []
    expect(suggestions).toContain("framing")
    expect(results[3]).toMatchObject({
      facetHits: expect.arrayContaining([
        expect.objectContaining({ value: "framing", highlighted: "<em>fra</em>ming" })
      ])
    })
  })

  it("[SRCH-03] in the same process, as on the server: the same answer as over HTTP", async () => {
    const inside = liteClient("lineal", "public", {
      hosts: [{ url: "shop/api/search", protocol: "https", accept: "readWrite" }],
      requester: {
        send: async ({ method, url, data }) => {
          const { status, body } = await shop.answer({
            method,
            path: new URL(url).pathname.replace("/api/search", ""),
            body: String(data ?? "")
          })
          return { content: JSON.stringify(body), status, isTimedOut: false }
        }
      }
    })
    const requests = [{ indexName: "products", query: "90x45", hitsPerPage: 5, facets: ["*"], distinct: true }]
    const plain = (answer: unknown) =>
      JSON.parse(JSON.stringify(answer).replaceAll(/"processingTimeMS":\d+/g, '"processingTimeMS":0'))
    const over = liteClient("lineal", "public", { hosts: shop.hosts() })
    expect(plain(await inside.search({ requests }))).toEqual(plain(await over.search({ requests })))
  })

  it("[SRCH-03] the server's own questions get the same hits", async () => {
    const request = { indexName: "products", query: "framing", hitsPerPage: 5, distinct: true }
    const [own] = await shop.run(Effect.flatMap(Search, (search) => search.search([request])))
    const { hits } = await ask({ query: "framing", hitsPerPage: 5, distinct: true })
    expect(own?.hits.map((hit) => hit.objectID)).toEqual(hits.map((hit) => hit.objectID))
  })

  it("[SRCH-03] older forms: parameters as the text of an address", async () => {
    const { body } = await shop.answer({
      method: "POST",
      path: "/1/indexes/products/query?x-algolia-agent=test",
      body: JSON.stringify({ params: "query=framing&hitsPerPage=3&facetFilters=%5B%22type%3Aframing%22%5D" })
    })
    expect((body as { hits: Array<Hit> }).hits.map((hit) => hit.type)).toEqual(["framing", "framing", "framing"])
  })

  it.each([
    [{ hitsPerPage: 501 }],
    [{ length: 501, offset: 0 }],
    [{ params: "hitsPerPage=501" }],
    [{ params: { length: 501, offset: 0 } }]
  ])("[SRCH-03] at most 1000 hits for all queries of a call, however they are asked for: %j", async (more) => {
    const requests = [1, 2].map(() => ({ indexName: "products", ...more }))
    const { status, body } = await shop.answer({
      method: "POST",
      path: "/1/indexes/*/queries",
      body: JSON.stringify({ requests })
    })
    expect([status, body]).toMatchObject([400, { message: expect.stringContaining("Too many hits") }])
  })

  it("[SRCH-03] objects by id", async () => {
    const { sku, name } = await anySku()
    const one = await shop.client().getObject({ indexName: "products", objectID: sku })
    expect(one).toMatchObject({ objectID: sku, title: name })
    const { results } = await shop.client().getObjects<Hit>({
      requests: [
        { indexName: "products", objectID: sku, attributesToRetrieve: ["title"] },
        { indexName: "products", objectID: "no such thing" }
      ]
    })
    expect(results).toEqual([{ objectID: sku, title: name }, null])
  })

  it("[SRCH-03] values of a facet", async () => {
    const { facetHits } = await shop.client().searchForFacetValues({
      indexName: "products",
      facetName: "type",
      searchForFacetValuesRequest: { facetQuery: "fram", maxFacetHits: 3 }
    })
    expect(facetHits[0]).toMatchObject({ value: "framing", highlighted: "<em>fram</em>ing", count: expect.any(Number) })
  })
})

describe("Pages", () => {
  const ids = async (more: object) =>
    (await ask({ query: "", distinct: true, attributesToRetrieve: ["objectID"], ...more })).hits.map(
      (hit) => hit.objectID
    )

  it("[SRCH-02] 24 a page: every product once, none twice", async () => {
    const first = await ask({ query: "", distinct: true, hitsPerPage: 24 })
    const pages = await Promise.all(
      Array.from({ length: first.nbPages ?? 0 }, (_, page) => ids({ page, hitsPerPage: 24 }))
    )
    const all = pages.flat()
    expect(pages.slice(0, -1).every((page) => page.length === 24)).toBe(true)
    expect(all).toHaveLength(first.nbHits ?? -1)
    expect(new Set(all).size).toBe(all.length)
    const [row] = await database.query("SELECT count(*)::int AS products FROM product WHERE status = 'public'")
    expect(first.nbHits).toBe(row?.products)
  })

  it("[SRCH-03] an offset and a length win over pages", async () => {
    expect(await ids({ offset: 5, length: 4 })).toEqual((await ids({ hitsPerPage: 24 })).slice(5, 9))
  })

  it("[SRCH-03] a page behind the last is empty", async () => expect(await ids({ page: 5000 })).toEqual([]))
})

describe("Orders", () => {
  const column = async (indexName: string, read: (hit: Hit) => unknown, distinct = false) =>
    (await ask({ query: "", hitsPerPage: 1000, distinct }, indexName)).hits.map(read)

  it.each([
    ["products_price_asc", (a: number, b: number) => a <= b],
    ["products_price_desc", (a: number, b: number) => a >= b]
  ] as const)("[SRCH-02] %s", async (indexName, inOrder) => {
    const prices = (await column(indexName, (hit) => hit.price)).filter((price) => price !== undefined) as Array<number>
    expect(prices.length).toBeGreaterThan(100)
    expect(prices.every((price, at) => at === 0 || inOrder(prices[at - 1] ?? 0, price))).toBe(true)
  })

  it.each([
    ["products_name_asc", 1],
    ["products_name_desc", -1]
  ] as const)("[SRCH-02] %s", async (indexName, sign) => {
    const names = (await column(indexName, (hit) => hit.title, true)) as Array<string>
    const collator = new Intl.Collator("en-AU", { numeric: true })
    expect(names).toEqual([...names].sort((a, b) => sign * collator.compare(a, b)))
    expect(names.length).toBeGreaterThan(100)
  })

  it("[SRCH-02] the cheapest variant stands for its product by price, the dearest from above", async () => {
    const sample = (await ask({ query: "", distinct: true, hitsPerPage: 50 }, "products_price_asc")).hits
    for (const hit of sample.filter(({ variantCount }) => variantCount > 1).slice(0, 5)) {
      const { hits } = await ask({ filters: `parentID:${hit.parentID}`, hitsPerPage: 1000 })
      const prices = hits.map(({ price }) => price as number)
      expect(hit.price).toBe(Math.min(...prices))
      const [dearest] = (await ask({ filters: `parentID:${hit.parentID}`, distinct: true }, "products_price_desc")).hits
      expect(dearest?.price).toBe(Math.max(...prices))
    }
  })
})

describe("Exact codes", () => {
  it.each(["sku", "barcode"] as const)("[SRCH-10] a %s leads straight to its product", async (code) => {
    const row = await anySku()
    const answer = await ask({ query: ` ${row[code].toLowerCase()} `, distinct: true })
    expect(answer.hits[0]?.objectID).toBe(row.sku)
    const url = `/p/${row.slug}?sku=${encodeURIComponent(row.sku)}`
    expect(answer).toMatchObject({ renderingContent: { redirect: { url } }, redirect: url })
  })

  it("[SRCH-10] the beginning of a SKU finds those that begin so, and leads nowhere", async () => {
    const { sku } = await anySku()
    const answer = await ask({ query: sku.slice(0, -1), hitsPerPage: 1000 })
    expect(answer.hits.map((hit) => hit.objectID)).toContain(sku)
    expect(answer.renderingContent).toEqual({})
  })
})

describe("Fields", () => {
  it("[ENT-12] [ENT-13] of a product", async () => {
    const { hits } = await ask({ query: "90x45 h3 framing", distinct: true })
    const hit = hits[0] as Hit
    const [row] = await database.query(
      `SELECT product.name, product.slug, price.retail_cents::int AS retail, min(other.retail_cents)::int AS lowest, max(other.retail_cents)::int AS highest
       FROM sku JOIN product ON product.id = sku.product_id JOIN price ON price.sku = sku.erp_id
       JOIN sku AS sibling ON sibling.product_id = product.id JOIN price AS other ON other.sku = sibling.erp_id
       WHERE sku.erp_id = $1 GROUP BY 1, 2, 3`,
      [hit.objectID]
    )
    const stock = await database.query(
      `SELECT branch_id, sum(available)::int AS pieces FROM stock JOIN sku ON sku.erp_id = stock.sku WHERE product_id = $1 AND available > 0 GROUP BY 1`,
      [hit.parentID]
    )
    expect(hit).toMatchObject({
      sku: hit.objectID,
      id: hit.parentID,
      webProductId: hit.parentID,
      title: row?.name,
      slug: row?.slug,
      url: `/p/${row?.slug}`,
      algoliaType: "related",
      imageId: hit.parentID,
      imageFormat: "half",
      imageUrl: `/media/internal/${hit.parentID}/600.png`,
      imageUrlWebp: `/media/internal/${hit.parentID}/600.webp`,
      imageTwoId: hit.parentID,
      imageTwoUrl: `/media/internal/${hit.parentID}/600.png`,
      imageTwoUrlWebp: `/media/internal/${hit.parentID}/600.webp`,
      images: [`/media/internal/${hit.parentID}/600.webp`],
      categories: { level1: expect.any(String), level2: expect.stringContaining(" > ") },
      priceQuery: { sku: (hit as unknown as SearchRecord).basePricing.webProductLowest.sku, qty: 1, uom: "LM|1" },
      limitedStock: expect.any(Boolean),
      specialOrder: expect.any(Boolean),
      isClearance: expect.any(Boolean),
      flags: { timberTally: false },
      reviews: { avgRating: expect.any(Number), reviewCount: expect.any(Number) },
      stocks: { branch: Object.fromEntries(stock.map((one) => [String(one.branch_id), one.pieces])), timber: 0 },
      deliveryOptions: { uber: expect.any(Boolean) },
      basePricing: {
        skuRetailIncGst: row?.retail,
        hasBulkDiscounts: expect.any(Boolean),
        webProductLowest: { sku: expect.any(String), price: row?.lowest },
        webProductHighest: { price: row?.highest }
      }
    })
  })

  it("[ENT-12] [ENT-13] of one that comes in colours: its own picture beside the product's, and all of them", async () => {
    const rows = await database.query(
      `SELECT erp_id AS sku, product_id AS product FROM sku JOIN product ON product.id = product_id
       WHERE status = 'public' AND 'colour' = ANY(options) AND product_id = (
         SELECT id FROM product WHERE status = 'public' AND 'colour' = ANY(options) ORDER BY id LIMIT 1)
       ORDER BY position`
    )
    const [first, second] = rows
    const { hits } = await ask({ query: "", filters: `sku:"${second?.sku}"` })
    const own = String(second?.sku).toLowerCase()
    const address = (id: unknown, kind: string) => `/media/internal/${id}/600.${kind}`
    expect(hits[0]).toMatchObject({
      objectID: second?.sku,
      imageId: first?.product,
      imageTwoId: own,
      imageTwoUrl: address(own, "png"),
      imageTwoUrlWebp: address(own, "webp"),
      images: [first?.product, ...rows.map(({ sku }) => String(sku).toLowerCase())].map((id) => address(id, "webp"))
    })
  })

  it("[CARD-03] [PRC-10] a price in the unit of the variant that it is of, whichever was found", async () => {
    const { hits } = await ask({ query: "screw", distinct: false, hitsPerPage: 1000 })
    const records = hits as unknown as ReadonlyArray<SearchRecord & { uom: string; priceQuery: object }>
    const rows = await database.query("SELECT erp_id, uom FROM sku")
    const unitOf = new Map(rows.map(({ erp_id, uom }) => [erp_id, uom]))
    const told = records.map(({ uom, priceQuery }) => ({ uom, priceQuery }))
    const wanted = records.map(({ basePricing: { webProductLowest } }) => {
      const uom = unitOf.get(webProductLowest.sku)
      return { uom, priceQuery: { sku: webProductLowest.sku, qty: 1, uom: `${uom}|1` } }
    })
    expect(told).toEqual(wanted)
    expect(hits.some(({ objectID }, at) => unitOf.get(objectID) !== wanted[at]?.uom)).toBe(true)
  })

  it("[SRCH-06] up to five levels of categories, each with the path from the top", async () => {
    const { facets } = await ask({
      query: "",
      maxValuesPerFacet: 1000,
      facets: ["categories.level1", "categories.level2", "categories.level3", "categories.level4", "categories.level5"]
    })
    const paths = await database.query(
      `SELECT DISTINCT step.level, (SELECT string_agg(up.name, ' > ' ORDER BY up.level) FROM category_step up WHERE up.category = step.slug) AS path
       FROM product JOIN category_step AS step ON step.category = product.category`
    )
    for (const level of [1, 2, 3, 4, 5]) {
      const wanted = paths
        .filter((one) => one.level === level)
        .map((one) => one.path)
        .sort()
      expect(Object.keys(facets?.[`categories.level${level}`] ?? {}).sort()).toEqual(wanted)
    }
  })

  it("[SRCH-03] only those that are asked for", async () => {
    const { hits } = await ask({
      query: "framing",
      attributesToRetrieve: ["title", "basePricing"],
      attributesToHighlight: [],
      hitsPerPage: 1
    })
    expect(Object.keys(hits[0] ?? {}).sort()).toEqual(["basePricing", "objectID", "title"])
  })

  it("[SRCH-03] marked with the tags that are asked for", async () => {
    const { hits } = await ask({ query: "fram", highlightPreTag: "<b>", highlightPostTag: "</b>", distinct: true })
    const titles = hits.map((hit) => hit._highlightResult?.title?.value ?? "")
    expect(titles.filter((title) => /<b>Fram<\/b>(ing|e)/.test(title)).length).toBeGreaterThan(5)
  })
})

it.each(["constructor", "valueOf", "__proto__", "hasOwnProperty"])(
  "[SRCH-03] %s is a word like any other, though every object answers to it",
  async (query) => expect((await ask({ query })).nbHits).toEqual(expect.any(Number))
)

describe("What cannot be meant is refused", () => {
  it.each([
    ["filters that are none", { filters: "type:" }],
    ["open brackets", { filters: "(type:framing" }],
    ["a comparison with no number", { filters: "price > cheap" }],
    ["facet filters without a value", { facetFilters: ["framing"] }],
    ["numeric filters without a number", { numericFilters: ["price>x"] }],
    ["too many conditions", { facetFilters: Array.from({ length: 151 }, (_, at) => `type:${at}`) }],
    ["a page below 0", { page: -1 }],
    ["too many a page", { hitsPerPage: 1001 }],
    ["too many values of a facet", { facets: ["*"], maxValuesPerFacet: 1001 }],
    ["a query that is too long", { query: "x".repeat(513) }]
  ])("[SRCH-03] %s: 400 in the protocol's words", async (_, params) => {
    await expect(ask(params)).rejects.toMatchObject({ name: "ApiError", status: 400 })
  })

  it("[SRCH-03] an index that is not there: 404", async () => {
    await expect(ask({ query: "" }, "other")).rejects.toMatchObject({ status: 404 })
  })

  it.each([
    ["no JSON", "POST", "/1/indexes/products/query", "{", 400],
    ["a list", "POST", "/1/indexes/products/query", "[]", 400],
    ["no requests", "POST", "/1/indexes/*/queries", "{}", 400],
    [
      "too many requests",
      "POST",
      "/1/indexes/*/queries",
      JSON.stringify({ requests: Array(51).fill({ indexName: "products" }) }),
      400
    ],
    [
      "too many hits of all requests together",
      "POST",
      "/1/indexes/*/queries",
      JSON.stringify({ requests: Array(2).fill({ indexName: "products", hitsPerPage: 600 }) }),
      400
    ],
    ["too large", "POST", "/1/indexes/products/query", " ".repeat(100_001), 413],
    ["another path", "POST", "/1/keys", "{}", 404],
    ["another method", "DELETE", "/1/indexes/products/query", "", 405],
    ["writing", "POST", "/1/indexes/products/batch", "{}", 405]
  ])("[SRCH-03] %s", async (_, method, path, body, status) => {
    const reply = await shop.answer({ method, path, body })
    expect(reply).toMatchObject({ status, body: { status, message: expect.any(String) } })
  })

  it("[SRCH-03] parameters that the engine does not know are passed over", async () => {
    const plain = await ask({ query: "framing" })
    const more = await ask({
      query: "framing",
      enableRules: true,
      ruleContexts: ["x"],
      analyticsTags: ["web"],
      userToken: "someone",
      getRankingInfo: true
    })
    expect(more.hits.map((hit) => hit.objectID)).toEqual(plain.hits.map((hit) => hit.objectID))
  })
})

describe("Recommendations", () => {
  const recommend = () => shop.client().initRecommend({ options: { hosts: shop.hosts() } })
  const queryParameters = { distinct: true, filters: "status:'public'", clickAnalytics: true, enableRules: true }
  const hitsOf = async (request: Record<string, unknown>) => {
    const { results } = await recommend().getRecommendations({
      requests: [{ indexName: "products", threshold: 0, maxRecommendations: 15, queryParameters, ...request }] as never
    })
    return (results[0]?.hits ?? []) as unknown as ReadonlyArray<Hit & { readonly _score: number }>
  }

  it.each([
    ["related-products", "related"],
    ["bought-together", "together"]
  ])("[REC-01] %s: other products, each once, of the kind %s", async (model, algoliaType) => {
    const { sku, product_id } = await anySku()
    const hits = await hitsOf({ model, objectID: sku })
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.length).toBeLessThanOrEqual(15)
    expect(hits.map((hit) => hit.parentID)).not.toContain(product_id)
    expect(new Set(hits.map((hit) => hit.parentID)).size).toBe(hits.length)
    expect(new Set(hits.map((hit) => hit.algoliaType))).toEqual(new Set([algoliaType]))
    const scores = hits.map((hit) => hit._score as number)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it("[REC-01] trending goods reach the threshold", async () => {
    const hits = await hitsOf({ model: "trending-items", threshold: 70 })
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.every((hit) => hit._score >= 70 && hit.algoliaType === "trending")).toBe(true)
  })

  it("[REC-01] an unknown product has none", async () =>
    expect(await hitsOf({ model: "related-products", objectID: "no such thing" })).toEqual([]))
})
