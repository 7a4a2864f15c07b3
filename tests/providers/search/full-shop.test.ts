/** Search and listing over the whole example shop: totals and counts against plain SQL, and what people find. */

import { beforeAll, describe, expect, it } from "vitest"
import { loadSources, sourcesOf, withLoader } from "../../../adapters/postgres/import/load.ts"
import type { SearchRecord } from "../../../adapters/search/index/hit.ts"
import { tradeSynonyms } from "../../../core/catalogue/search/trade-synonyms.ts"
import { exampleShop } from "../../../fixtures/shop.ts"
import { judgeAnswer, type RelevanceAnswer, relevanceOf } from "../../bench/relevance.ts"
import { testDatabase } from "../../postgres/database.ts"
import { frozenRelevance } from "./relevance/frozen.ts"
import { answeredShares, peopleQueries } from "./relevance/people.ts"
import { type Kind, type RelevanceQuery, relevanceQueries } from "./relevance/queries.ts"
import { STAPLE_PLACES, staples } from "./relevance/staples.ts"
import { createSearchServer } from "./search-server.ts"

const database = testDatabase("empty")

/** Every stock number on show with its whole attributes, its path of categories and who holds it; written down once, for the counts. */
const goods = `
  CREATE TABLE goods AS
    SELECT sku.erp_id AS sku, sku.uom, product.id AS product, product.attributes || sku.attributes AS attributes,
      (SELECT array_agg(step.name ORDER BY step.level) FROM category_step AS step WHERE step.category = product.category) AS path,
      array(SELECT DISTINCT branch_id FROM stock WHERE stock.sku = sku.erp_id AND available > 0) AS branches
    FROM sku JOIN product ON product.id = sku.product_id
    WHERE product.status = 'public'`

beforeAll(async () => {
  const sources = sourcesOf(exampleShop("full", "2026-11-23"))
  const options = { strict: true, reportProgress: () => undefined }
  const loaded = await withLoader(database.url(), (client) => loadSources(client, sources, options))
  if (!loaded.isCommitted) throw new Error(`The example shop is wrong: ${JSON.stringify(loaded.problems.slice(0, 5))}`)
  await database.query(goods)
}, 180_000)

const shop = createSearchServer(() => database.layer(4))

type Hit = SearchRecord
type Params = Readonly<Record<string, unknown>>

const ask = async (searchParams: Params, indexName = "products") =>
  shop.client().searchSingleIndex<Hit>({ indexName, searchParams })

const counted = async (where: string) => {
  const [row] = await database.query(
    `SELECT count(*)::int AS skus, count(DISTINCT product)::int AS products FROM goods WHERE ${where}`
  )
  return row as { skus: number; products: number }
}

describe("The whole shop", () => {
  it("[SRCH-04] has at least 50,000 SKUs, and the listing shows every one", async () => {
    const { skus, products } = await counted("true")
    expect(skus).toBeGreaterThanOrEqual(50_000)
    expect((await ask({ query: "" })).nbHits).toBe(skus)
    expect((await ask({ query: "", distinct: true })).nbHits).toBe(products)
  })

  it("[SRCH-04] can be paged through to its end: every product once", async () => {
    const { products } = await counted("true")
    const seen = new Set<string>()
    for (let page = 0; page * 1000 < products; page++) {
      const { hits } = await ask({
        query: "",
        distinct: true,
        page,
        hitsPerPage: 1000,
        attributesToRetrieve: ["parentID"],
        attributesToHighlight: []
      })
      for (const hit of hits) seen.add(hit.parentID)
    }
    expect(seen.size).toBe(products)
  })
})

/** The goods never change here: what is asked of them again has the answer that it had. */
const memoizedByText = <A>(work: (text: string) => Promise<A>): ((text: string) => Promise<A>) => {
  const known = new Map<string, Promise<A>>()
  return (text) => {
    const answer = known.get(text) ?? work(text)
    known.set(text, answer)
    return answer
  }
}

const filters: ReadonlyArray<readonly [title: string, params: Params, where: string]> = [
  ["a type", { filters: "type:framing" }, `attributes->>'type' = 'framing'`],
  ["a top category", { facetFilters: [["categories.level1:Timber"]] }, `path[1] = 'Timber'`],
  [
    "a category of the second level",
    { filters: `"categories.level2":"Timber > Framing"` },
    `path[1] = 'Timber' AND path[2] = 'Framing'`
  ],
  [
    "one of two values",
    { facetFilters: [["treatment:H3", "treatment:H4"]] },
    `attributes->>'treatment' IN ('H3', 'H4')`
  ],
  [
    "two groups",
    { facetFilters: [["treatment:H3", "treatment:H4"], ["type:framing"]] },
    `attributes->>'treatment' IN ('H3', 'H4') AND attributes->>'type' = 'framing'`
  ],
  ["everything but a value", { facetFilters: ["type:-framing"] }, `attributes->>'type' IS DISTINCT FROM 'framing'`],
  [
    "a measure's range",
    { numericFilters: ["length>=2.4", "length<3.6"] },
    `(attributes->>'length')::numeric >= 2.4 AND (attributes->>'length')::numeric < 3.6`
  ],
  ["a measure as a value", { facetFilters: ["length:5.4"] }, `(attributes->>'length')::numeric = 5.4`],
  [
    "a range written with TO",
    { filters: "thickness:12 TO 19" },
    `(attributes->>'thickness')::numeric BETWEEN 12 AND 19`
  ],
  ["a branch that has it", { facetFilters: ["branches:25"] }, `25 = ANY (branches)`],
  [
    "AND, OR and NOT",
    { filters: "(type:framing OR type:decking) AND NOT branches:25 AND length > 4.8" },
    `attributes->>'type' IN ('framing', 'decking') AND NOT 25 = ANY (branches) AND (attributes->>'length')::numeric > 4.8`
  ],
  ["what nothing has", { filters: "type:unobtainium" }, `false`],
  ["status public", { filters: "status:'public'" }, `true`]
]

describe("Totals are those of a plain count", () => {
  it.each(filters)("[SRCH-02] %s", async (_, params, where) => {
    const { skus, products } = await counted(where)
    expect(skus > 0).toBe(where !== "false")
    expect((await ask({ query: "", ...params })).nbHits).toBe(skus)
    expect((await ask({ query: "", distinct: true, ...params })).nbHits).toBe(products)
  })
})

describe("Facets are those of a plain count", () => {
  const attributes = [
    "type",
    "species",
    "material",
    "section",
    "treatment",
    "grade",
    "finish",
    "gauge",
    "colour",
    "length",
    "thickness",
    "pack",
    "brand"
  ]

  type Facets = { readonly [facet: string]: { readonly [value: string]: number } }

  /** The protocol tells no more values of a facet than this. */
  const MOST_VALUES = 1000

  type Counted = { readonly facet: string; readonly value: string; readonly skus: number; readonly products: number }

  /** Of each facet its values with both counts: all facets in one reading of the goods. */
  const readCounts = memoizedByText(
    (where) =>
      database.query(
        `SELECT facet, value, sum(skus)::int AS skus, count(*)::int AS products FROM (
         SELECT facet, value, product, count(*) AS skus
         FROM goods, LATERAL (
           SELECT key, value FROM jsonb_each_text(attributes) WHERE key = ANY ($1)
           UNION ALL
           SELECT 'categories.level' || level, array_to_string(path[1:level], ' > ')
             FROM generate_series(1, least(3, cardinality(path))) AS level
           UNION ALL
           SELECT 'branches', branch::text FROM unnest(branches) AS branch
           UNION ALL
           SELECT 'uom', uom
         ) AS shown (facet, value)
         WHERE ${where} AND value IS NOT NULL GROUP BY facet, value, product
       ) AS of_product GROUP BY facet, value`,
        [attributes]
      ) as Promise<ReadonlyArray<Counted>>
  )

  /** Of each facet its values with their counts, the commonest first. */
  const countsWhere = async (where: string, counted: "skus" | "products"): Promise<Facets> => {
    const byFacet = Map.groupBy(await readCounts(where), ({ facet }) => facet)
    return Object.fromEntries(
      [...byFacet].map(([facet, values]) => {
        const sorted = values.toSorted((a, b) => b[counted] - a[counted] || (a.value < b.value ? -1 : 1))
        return [facet, Object.fromEntries(sorted.slice(0, MOST_VALUES).map((row) => [row.value, row[counted]]))]
      })
    )
  }

  const ways = [
    { counted: "skus", facetingAfterDistinct: false },
    { counted: "products", facetingAfterDistinct: true }
  ] as const
  const cases = filters
    .slice(0, 11)
    .flatMap(([title, params, where]) => ways.map((way) => ({ title, params, where, way })))

  it.each(cases)("[SRCH-02] [FIL-07] of $way.counted, with $title", async ({ params, where, way }) => {
    const { facets } = await ask({
      query: "",
      distinct: true,
      facetingAfterDistinct: way.facetingAfterDistinct,
      hitsPerPage: 0,
      maxValuesPerFacet: MOST_VALUES,
      facets: ["*"],
      ...params
    })
    const counts = await countsWhere(where, way.counted)
    const others = ["categories.level1", "categories.level2", "categories.level3", "branches", "uom"]
    for (const name of [...attributes, ...others]) {
      expect(facets?.[name] ?? {}, name).toEqual(counts[name] ?? {})
    }
  })

  it("[SRCH-02] of products: choosing a value shows as many as it said, of prices and kinds too", async () => {
    const shared = { query: "framing", distinct: true, facetingAfterDistinct: true, hitsPerPage: 0 }
    const names = ["priceBand", "inStock", "isClearance", "onPromotion", "hasBulkDiscounts", "branches", "length"]
    const { facets = {} } = await ask({ ...shared, facets: names })
    expect(Object.keys(facets).sort()).toEqual([...names].sort())
    for (const [name, values] of Object.entries(facets)) {
      for (const [value, count] of Object.entries(values)) {
        const chosen = await ask({ ...shared, facetFilters: [`${name}:${value}`] })
        expect(chosen.nbHits, `${name}:${value}`).toBe(count)
      }
    }
  })

  it("[FIL-06] by stars finds what cards show so many of, and counts them", async () => {
    const shared = { query: "framing", distinct: true, facetingAfterDistinct: true, facets: ["stars"] }
    const all = await ask({ ...shared, hitsPerPage: 1000 })
    const shown = all.hits.flatMap(({ reviews }) => (reviews.reviewCount > 0 ? [reviews.avgRating.toFixed(1)] : []))
    const from = (stars: number) => shown.filter((one) => Number(one) >= stars).length
    expect(from(3)).toBeGreaterThan(from(4.5))
    expect(all.facets?.stars).toEqual({ 3: from(3), 4: from(4), 4.5: from(4.5) })
    const { nbHits, hits } = await ask({ ...shared, hitsPerPage: 1000, facetFilters: ["stars:4"] })
    expect([nbHits, hits.every(({ reviews }) => Number(reviews.avgRating.toFixed(1)) >= 4)]).toEqual([from(4), true])
  })

  it.each(["framing", "screw", ""])(
    "[FIL-07] by what cards say finds what they say it of, and counts it: %s",
    async (query) => {
      const shared = { query, distinct: true, facetingAfterDistinct: true, facets: ["offers", "uber"] }
      const { hits, facets } = await ask({ ...shared, hitsPerPage: 1000 })
      const isWhole = hits.length < 1000
      const say: Readonly<Record<string, (hit: (typeof hits)[number]) => boolean>> = {
        "offers:limitedStock": ({ limitedStock }) => limitedStock,
        "offers:specialOrder": ({ limitedStock, specialOrder }) => specialOrder && !limitedStock,
        "offers:clearance": ({ isClearance }) => isClearance,
        "offers:bulkBuy": ({ basePricing }) => basePricing.hasBulkDiscounts,
        "uber:true": ({ deliveryOptions }) => deliveryOptions.uber
      }
      if (query === "")
        expect(Object.values(facets?.offers ?? {}).filter((count) => count > 0).length).toBeGreaterThan(2)
      for (const [filter, says] of Object.entries(say)) {
        const [attribute = "", value = ""] = filter.split(":")
        const count = facets?.[attribute]?.[value] ?? 0
        const chosen = await ask({ ...shared, hitsPerPage: 1000, facetFilters: [filter] })
        expect([filter, chosen.nbHits, chosen.hits.every(says)]).toEqual([filter, count, true])
        if (isWhole) expect([filter, hits.filter(says).length]).toEqual([filter, count])
      }
    }
  )

  it("[SRCH-02] the least, most and mean of a measure", async () => {
    const { facets_stats } = await ask({ query: "", filters: "type:framing", facets: ["length"] })
    const [row] = await database.query(
      `SELECT min(n)::float8, max(n)::float8, avg(n)::float8, sum(n)::float8 FROM goods, CAST(attributes->>'length' AS numeric) AS n WHERE attributes->>'type' = 'framing'`
    )
    expect(facets_stats?.length?.min).toBe(row?.min)
    expect(facets_stats?.length?.max).toBe(row?.max)
    expect(facets_stats?.length?.avg).toBeCloseTo(row?.avg as number, 6)
    expect(facets_stats?.length?.sum).toBeCloseTo(row?.sum as number, 4)
  })

  it("[SRCH-02] only the commonest values, where only so many are asked for", async () => {
    const { facets } = await ask({ query: "", facets: ["type"], maxValuesPerFacet: 5, hitsPerPage: 0 })
    const commonest = await database.query(
      "SELECT count(*)::int AS skus FROM goods WHERE attributes ? 'type' GROUP BY attributes->>'type' ORDER BY 1 DESC LIMIT 5"
    )
    expect(Object.values(facets?.type ?? {})).toEqual(commonest.map(({ skus }) => skus))
  })

  it("[SRCH-07] a size finds everything of that size", async () => {
    const { hits } = await ask({
      query: "90x45 ",
      hitsPerPage: 1000,
      attributesToRetrieve: ["sku"],
      attributesToHighlight: []
    })
    const found = new Set(hits.map((hit) => hit.objectID))
    const sized = await database.query(`SELECT sku FROM goods WHERE attributes->>'section' = '90x45'`)
    expect(sized.length).toBeGreaterThan(50)
    expect(sized.map((row) => String(row.sku)).filter((sku) => !found.has(sku))).toEqual([])
  })
})

const typed = relevanceQueries.filter(({ kind }) => kind !== "nonsense")

/** The first 24 products, with the filters counted: each query is asked once for all that is looked at in its answer. */
const listFor = memoizedByText((query) =>
  ask({
    query,
    distinct: true,
    hitsPerPage: 24,
    facets: ["type"],
    attributesToRetrieve: ["attributes"],
    attributesToHighlight: []
  })
)

const figuresOf = async (queries: ReadonlyArray<RelevanceQuery>) => {
  const answers: Array<RelevanceAnswer> = []
  for (const query of queries) {
    const { hits, nbHits } = await listFor(query.query)
    answers.push(judgeAnswer(query, hits, nbHits ?? 0))
  }
  const figures = relevanceOf(answers)
  console.table(figures)
  return figures
}

describe("What people find whose queries nobody tuned the search on", () => {
  it("[SRCH-07] 91 in 100 have the right thing among the first five, and nonsense finds nothing", async () => {
    expect(new Set(frozenRelevance.map(({ query }) => query.toLowerCase())).size).toBe(100)
    const figures = await figuresOf(frozenRelevance)
    expect(figures["all that mean something"].hit5).toBeGreaterThanOrEqual(91)
    expect(figures.nonsense.none).toBe(100)
  })
})

/** What of each half stands, in per cent: what was reached, less a query or two. */
const peopleFloors = { A: 96, B: 88 } as const

describe("What people find who ask in words of their own", () => {
  it.each(Object.entries(peopleFloors))(
    "[SRCH-07] [SRCH-08] of half %s at least %i in 100 have all that they asked for among the first five",
    async (half, floor) => {
      const asked = peopleQueries.filter((query) => query.half === half)
      expect(asked).toHaveLength(100)
      const answers: Array<Parameters<typeof answeredShares>[0][number]> = []
      for (const { isAnswered, kind, query } of asked) {
        const { hits } = await ask({
          query,
          distinct: true,
          hitsPerPage: 5,
          attributesToRetrieve: ["attributes", "title", "categories", "price"],
          attributesToHighlight: []
        })
        answers.push({ kind, isAnswered: isAnswered(hits) })
      }
      const shares = answeredShares(answers)
      console.table(shares)
      expect(shares.all).toBeGreaterThanOrEqual(floor)
    }
  )

  it.each<readonly [query: string, without: string]>([
    ["zorbex decking screws", "zorbex"],
    ["xyzzy decking", "xyzzy"],
    ["looking for vantorq plywood for a floor", "vantorq"]
  ])("[SRCH-08] %s: what nobody knows is left out, and said so", async (query, without) => {
    const answer = await ask({ query, distinct: true, hitsPerPage: 5 })
    expect(answer.hits.length).toBe(5)
    expect((answer as { readonly without?: ReadonlyArray<string> }).without).toEqual([without])
  })

  it("[SRCH-07] a price that is said holds for every hit, and the cheapest come first where that is asked", async () => {
    const under = await ask({ query: "screws under $20", distinct: true, hitsPerPage: 24 })
    expect(under.hits).toHaveLength(24)
    for (const { attributes, price } of under.hits) {
      expect(attributes.type).toMatch(/screw/)
      expect(price).toBeLessThanOrEqual(2000)
    }
    const cheap = await ask({ query: "cheap merbau decking", distinct: true, hitsPerPage: 5 })
    const prices = cheap.hits.map(({ price }) => Number(price))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    for (const { attributes } of cheap.hits) expect(attributes).toMatchObject({ type: "decking", species: "Merbau" })
    expect(cheap).toMatchObject({ priceWish: { order: "cheapest" } })
  })

  it("[SRCH-02] under a sort by price only goods stay that are what was asked for", async () => {
    const sorted = await ask({ query: "decking", distinct: true, hitsPerPage: 24 }, "products_price_asc")
    expect(sorted.hits).toHaveLength(24)
    for (const { attributes } of sorted.hits) expect(attributes.type).toMatch(/decking$/)
    const prices = sorted.hits.map(({ price }) => Number(price))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it.each<readonly [query: string, type: RegExp]>([
    ["timber for a deck frame", /^framing$/],
    ["thing that holds up a joist", /^joist (?:hanger|strap|support)$/],
    ["wood that wont rot in the ground", /sleeper|post|paling|board|stake|plinth/],
    ["siment", /cement/],
    ["plaiwood", /plywood/]
  ])("[SRCH-07] %s is meant", async (query, type) => {
    const { hits } = await ask({ query, distinct: true, hitsPerPage: 3 })
    expect(hits.some(({ attributes }) => type.test(String(attributes.type)))).toBe(true)
  })

  it("[SRCH-07] a stock number is found with a space or nothing for its dash", async () => {
    const { hits } = await ask({ query: "90x45 mgp10", distinct: true, hitsPerPage: 1 })
    const sku = hits[0]?.sku ?? ""
    expect(sku).toContain("-")
    for (const query of [sku.replace("-", " "), sku.replace("-", "").toLowerCase()])
      expect((await ask({ query, distinct: true, hitsPerPage: 1 })).hits[0]?.sku, query).toBe(sku)
  })

  it("[SRCH-07] two things are shown in turn", async () => {
    const { hits } = await ask({ query: "nuts and washers", distinct: true, hitsPerPage: 6 })
    expect(hits.map(({ attributes }) => /washer/.test(String(attributes.type)))).toEqual([
      false,
      true,
      false,
      true,
      false,
      true
    ])
  })
})

describe("What sells leads", () => {
  it("[SRCH-07] of sixty staples at least 57 have the usual choice among the first three", async () => {
    expect(staples).toHaveLength(60)
    const missed: Array<string> = []
    for (const { isUsual, query } of staples) {
      const { hits } = await ask({
        query,
        distinct: true,
        hitsPerPage: STAPLE_PLACES,
        attributesToRetrieve: ["attributes"],
        attributesToHighlight: []
      })
      if (!hits.some(({ attributes }) => isUsual(attributes))) missed.push(query)
    }
    expect(missed.length, missed.join(", ")).toBeLessThanOrEqual(3)
  })

  it("[SRCH-07] what is most bought is told by sales, and a shelf shows no more than three of a kind among its first twelve", async () => {
    const [popular, shelf] = await Promise.all([
      ask(
        { query: "", distinct: true, hitsPerPage: 3, facetFilters: [["categories.level1:Timber"]] },
        "products_popular"
      ),
      ask({ query: "", distinct: true, hitsPerPage: 12, facetFilters: [["categories.level1:Timber"]] })
    ])
    expect(popular.hits.map(({ attributes }) => attributes.type)).toContain("framing")
    const types = Map.groupBy(shelf.hits, ({ attributes }) => String(attributes.type))
    for (const [type, hits] of types) expect(hits.length, type).toBeLessThanOrEqual(3)
    expect([...types.keys()]).toEqual(expect.arrayContaining(["framing", "decking", "sleeper", "paling", "post"]))
  })
})

describe("What people find", () => {
  let figures: ReturnType<typeof relevanceOf>
  beforeAll(async () => {
    figures = await figuresOf(relevanceQueries)
  }, 180_000)

  it("[SRCH-07] of 300 queries that mean something, 97 in 100 have the right thing among the first five", () => {
    expect(relevanceQueries.length).toBe(300)
    expect(figures["all that mean something"].hit5).toBeGreaterThanOrEqual(97)
  })

  it.each<readonly [Kind, number]>([
    ["exact", 98],
    ["prefix", 97],
    ["one typo", 95],
    ["two words", 97],
    ["dimension", 95],
    ["trade word", 95]
  ])("[SRCH-07] %s: the right thing is among the first five for at least %i in 100", (kind, least) => {
    expect(figures[kind].hit5).toBeGreaterThanOrEqual(least)
    expect(figures[kind].hit24).toBeGreaterThanOrEqual(figures[kind].hit5)
    expect(figures[kind].precision5).toBeGreaterThanOrEqual(85)
    expect(figures[kind].none).toBeLessThanOrEqual(2)
  })

  it.each(relevanceQueries.filter(({ kind }) => kind === "nonsense").map(({ query }) => query))(
    "[SRCH-08] nothing at all for %s",
    async (query) => {
      expect((await ask({ query })).nbHits).toBe(0)
    }
  )

  it.each([...tradeSynonyms.both, ...tradeSynonyms.toRight])("[SRCH-07] the row %s leads to goods", async (row) => {
    const [left = "", right = ""] = row.split(" = ")
    const found = async (phrase: string) => (await ask({ query: `${phrase} `, hitsPerPage: 0 })).nbHits ?? 0
    for (const phrase of left.split(" / ")) expect(await found(phrase), phrase).toBeGreaterThan(0)
    for (const phrase of right.split(" / ")) expect(await found(phrase), phrase).toBeGreaterThan(0)
  })
})

describe("What is named is found, if need be in other words", () => {
  it.each<readonly [query: string, type: RegExp, searchedFor: string | undefined]>([
    ["bag of cement", /cement$/, undefined],
    ["cement bag", /cement$/, undefined],
    ["chippy nails", /nail|brad|clout/, undefined],
    ["hex head bolt m16", /bolt/, undefined],
    ["nail bag", /^nail bag|bolt bag$/, undefined],
    ["timber stain", /stain/, undefined],
    ["makita drill", /drill/, "drill"],
    ["silicone tubes", /silicone/, undefined],
    ["dyna bolt m10", /sleeve anchor/, "dyna bolt 10mm"],
    ["h3 sleepers", /sleeper/, "h4 sleepers"],
    ["25kg cement", /cement/, "20kg cement"],
    ["90x45 5.0", /framing|pine|LVL/, "90x45 5.1m"],
    ["treatd pine", /pine|framing|timber|stair|fascia/, "treated pine"],
    ["half inch pine", /./, undefined]
  ])("[SRCH-07] [SRCH-08] %s", async (query, type, searchedFor) => {
    const answer = await ask({ query, distinct: true, hitsPerPage: 3, attributesToHighlight: [] })
    expect(answer.hits.length).toBeGreaterThan(0)
    for (const { attributes } of answer.hits) expect(attributes.type).toMatch(type)
    expect((answer as { readonly searchedFor?: string }).searchedFor).toBe(searchedFor)
  })

  it("[SRCH-07] h2 pine is what is treated to H2, H2F or H2S", async () => {
    const { hits } = await ask({ query: "h2 pine", distinct: true, hitsPerPage: 12, attributesToHighlight: [] })
    expect(hits).toHaveLength(12)
    for (const { title, attributes } of hits)
      expect([title, attributes.treatment]).toEqual([title, expect.stringMatching(/^H2[FS]?$/)])
    expect(hits[0]?.title).toContain("Pine")
  })

  it.each<readonly [query: string, type: RegExp, without: ReadonlyArray<string> | undefined]>([
    ["12g 50 bugle", /^bugle screw$/, ["12g"]],
    ["wash walls before painting", /^sugar soap$/, undefined],
    ["140x19 mrb dkg", /^decking$/, undefined],
    ["rusty bbq", /^rust converter$/, undefined]
  ])(
    "[SRCH-08] %s: what it is called holds, figures are wishes, and what goods are for finds them",
    async (query, type, without) => {
      const answer = await ask({ query, distinct: true, hitsPerPage: 1, attributesToHighlight: [] })
      expect(answer.hits.length).toBeGreaterThan(0)
      for (const { attributes } of answer.hits) expect(attributes.type).toMatch(type)
      expect((answer as { readonly without?: ReadonlyArray<string> }).without).toEqual(without)
    }
  )

  it("[SRCH-08] a word that is right is never put right, and a maker without goods finds nothing", async () => {
    for (const query of ["makita", "half hall", "laptop charger", "football boots"])
      expect((await ask({ query })).nbHits, query).toBe(0)
  })
})

describe("How long the list is", () => {
  it("[SRCH-02] [SRCH-04] over every SKU, each query finds up to 24 products and counts their filters", async () => {
    for (const { query } of typed) {
      const answer = await listFor(query)
      const found = answer.nbHits ?? 0
      expect(found, query).toBeGreaterThan(0)
      expect(answer.hits.length, query).toBe(Math.min(24, found))
      expect(Object.keys(answer.facets?.type ?? {}).length, query).toBeGreaterThan(0)
    }
  })
})
