/** Search and listing over the whole example shop: totals and counts against plain SQL, and what people find. */

import { beforeAll, describe, expect, it } from "vitest"
import type { SearchRecord } from "../../../adapters/search/hit.ts"
import { loadSources, sourcesOf, withLoader } from "../../../adapters/storage/import/load.ts"
import { exampleShop } from "../../../fixtures/shop.ts"
import { testDatabase } from "../database.ts"
import { type Kind, queries } from "./relevance-queries.ts"
import { servedSearch } from "./serving.ts"

const database = testDatabase("empty")

/** Every stock number on show with its whole attributes, its path of categories and who holds it; written down once, for the counts. */
const goods = `
  CREATE TABLE goods AS
    SELECT sku.erp_id AS sku, product.id AS product, product.attributes || sku.attributes AS attributes,
      (SELECT array_agg(step.name ORDER BY step.level) FROM category_step AS step WHERE step.category = product.category) AS path,
      array(SELECT DISTINCT branch_id FROM stock WHERE stock.sku = sku.erp_id AND available > 0) AS branches
    FROM sku JOIN product ON product.id = sku.product_id
    WHERE product.status = 'public'`

beforeAll(async () => {
  const sources = sourcesOf(exampleShop("full", "2026-11-23"))
  const options = { strict: true, note: () => undefined }
  const loaded = await withLoader(database.url(), (client) => loadSources(client, sources, options))
  if (!loaded.kept) throw new Error(`The example shop is wrong: ${JSON.stringify(loaded.problems.slice(0, 5))}`)
  await database.query(goods)
}, 180_000)

const shop = servedSearch(() => database.layer(4))

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

  /** The protocol tells no more values of a facet than this. */
  const MOST_VALUES = 1000

  const countsBy = async (value: string, where: string): Promise<Record<string, number>> => {
    const rows = await database.query(
      `SELECT ${value} AS value, count(*)::int AS count FROM goods WHERE ${where} AND ${value} IS NOT NULL GROUP BY 1`
    )
    const all = rows.map((row) => [String(row.value), row.count as number] as const)
    return Object.fromEntries(all.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, MOST_VALUES))
  }

  it.each(filters.slice(0, 11))("[SRCH-02] with %s", async (_, params, where) => {
    const { facets } = await ask({
      query: "",
      distinct: true,
      hitsPerPage: 0,
      maxValuesPerFacet: MOST_VALUES,
      facets: ["*"],
      ...params
    })
    for (const name of attributes) {
      expect(facets?.[name] ?? {}, name).toEqual(await countsBy(`attributes->>'${name}'`, where))
    }
    for (const level of [1, 2, 3]) {
      expect(facets?.[`categories.level${level}`] ?? {}, `level ${level}`).toEqual(
        await countsBy(
          `CASE WHEN cardinality(path) >= ${level} THEN array_to_string(path[1:${level}], ' > ') END`,
          where
        )
      )
    }
    const held = await database.query(
      `SELECT branch, count(*)::int AS count FROM goods, unnest(branches) AS branch WHERE ${where} GROUP BY 1`
    )
    expect(facets?.branches ?? {}).toEqual(Object.fromEntries(held.map((row) => [String(row.branch), row.count])))
  })

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
    const all = Object.values(await countsBy(`attributes->>'type'`, "true")).sort((a, b) => b - a)
    expect(Object.values(facets?.type ?? {})).toEqual(all.slice(0, 5))
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

type Wanted = (attributes: Readonly<Record<string, unknown>>) => boolean

const wantedBy = (text: string): Wanted => {
  const conditions = text
    .trim()
    .split(", ")
    .map((part) => /^(\w+)([~=])(.*)$/.exec(part) ?? [])
  return (attributes) =>
    conditions.every(([, name = "", sign, value = ""]) => {
      const given = String(attributes[name] ?? "").toLowerCase()
      return sign === "=" ? given === value.toLowerCase() : new RegExp(value, "i").test(given)
    })
}

const rowsOf = (kind: Kind) =>
  queries[kind]
    .trim()
    .split("\n")
    .map((row) => row.split(" |") as [string, string])

type Score = { readonly hit5: number; readonly hit24: number; readonly precision5: number; readonly none: number }

const scoreOf = async (kind: Kind): Promise<Score> => {
  const sum = { hit5: 0, hit24: 0, precision5: 0, none: 0 }
  const rows = rowsOf(kind)
  for (const [query, wanted] of rows) {
    const { hits, nbHits } = await ask({
      query,
      distinct: true,
      hitsPerPage: 24,
      attributesToRetrieve: ["attributes"],
      attributesToHighlight: []
    })
    const good = hits.map((hit) => wantedBy(wanted)(hit.attributes))
    const first = good.slice(0, 5)
    sum.hit5 += first.includes(true) ? 1 : 0
    sum.hit24 += good.includes(true) ? 1 : 0
    sum.precision5 += first.length === 0 ? 0 : first.filter(Boolean).length / first.length
    sum.none += nbHits === 0 ? 1 : 0
  }
  const share = (count: number) => Math.round((1000 * count) / rows.length) / 10
  return { hit5: share(sum.hit5), hit24: share(sum.hit24), precision5: share(sum.precision5), none: share(sum.none) }
}

describe("What people find", () => {
  it.each<readonly [Kind, number]>([
    ["exact", 98],
    ["prefix", 97],
    ["one typo", 95],
    ["two words", 97],
    ["dimension", 95],
    ["trade word", 95]
  ])("[SRCH-07] %s: the right thing is among the first five for at least %i in 100", async (kind, least) => {
    const score = await scoreOf(kind)
    console.info(kind, JSON.stringify(score))
    expect(score.hit5).toBeGreaterThanOrEqual(least)
    expect(score.hit24).toBeGreaterThanOrEqual(score.hit5)
    expect(score.precision5).toBeGreaterThanOrEqual(85)
    expect(score.none).toBeLessThanOrEqual(2)
  })

  it.each(rowsOf("nonsense"))("[SRCH-08] nothing at all for %s", async (query) => {
    expect((await ask({ query })).nbHits).toBe(0)
  })
})

describe("How long it takes", () => {
  it("[SRCH-02] [SRCH-04] over every SKU, each query finds up to 24 products and counts their filters", async () => {
    const kinds: ReadonlyArray<Kind> = ["exact", "prefix", "one typo", "two words", "dimension", "trade word"]
    for (const [query] of kinds.flatMap(rowsOf)) {
      const answer = await ask({ query, distinct: true, hitsPerPage: 24, facets: ["type"] })
      const found = answer.nbHits ?? 0
      expect(found, query).toBeGreaterThan(0)
      expect(answer.hits.length, query).toBe(Math.min(24, found))
      expect(Object.keys(answer.facets?.type ?? {}).length, query).toBeGreaterThan(0)
    }
  })
})
