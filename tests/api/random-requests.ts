/** Requests made up from the API's own contract: right ones, ones with one thing wrong, and wild ones; the same for the same seed. */
import { Effect, type Schema } from "effect"
import * as Arbitrary from "effect/Arbitrary"
import { HttpApi } from "effect/http-api"
import fc from "fast-check"
import { ShopApi } from "../../adapters/api/shop/shop.contract.ts"

type Schemas = ReadonlyMap<number, ReadonlyArray<Schema.Top>>
type Parts = { readonly [name: string]: unknown }

/** A call with what it promises for each status, and examples of what it takes. */
export type Contract = {
  readonly method: string
  readonly path: string
  readonly answers: Schemas
  readonly bodies: ReadonlyArray<unknown>
  readonly params: ReadonlyArray<Parts>
  readonly queries: ReadonlyArray<Parts>
  readonly headers: ReadonlyArray<Parts>
}

const EXAMPLES = 200

const examples = (schema: Schema.Top | undefined, seed: number): ReadonlyArray<never> => {
  if (!schema) return []
  const made = Arbitrary.sampleEffect(Arbitrary.schema(schema), { count: EXAMPLES, seed })
  return Effect.runSync(made) as ReadonlyArray<never>
}

/** Every call of the contract. */
export const contracts = (seed: number): ReadonlyArray<Contract> => {
  const found: Array<Contract> = []
  HttpApi.reflect(ShopApi, {
    onGroup: () => undefined,
    onEndpoint: ({ endpoint, successes, errors }) => {
      const { method, path, params, query, headers } = endpoint
      found.push({
        method,
        path,
        answers: new Map<number, ReadonlyArray<Schema.Top>>([...successes, ...errors]),
        bodies: [...endpoint.payload.values()].flatMap(({ schemas }) => schemas.flatMap((one) => examples(one, seed))),
        params: examples(params, seed),
        queries: examples(query, seed),
        headers: examples(headers, seed)
      })
    }
  })
  return found
}

/** What the shop answers besides its contract: the search, the provider, staff, pictures and the rest. */
const others: ReadonlyArray<readonly [method: string, path: string]> = [
  ["POST", "/api/search/1/indexes/*/queries"],
  ["POST", "/api/search/1/indexes/products/query"],
  ["POST", "/api/search/1/indexes/*/recommendations"],
  ["POST", "/api/search/1/indexes/*/objects"],
  ["POST", "/api/search/1/events"],
  ["GET", "/api/search/1/indexes/products/:object"],
  ["POST", "/api/search/1/indexes/products/facets/:facet/query"],
  ["POST", "/api/webhooks/stripe"],
  ["POST", "/api/staff/orders/:orderNo"],
  ["POST", "/api/staff/orders/:orderNo/payment"],
  ["GET", "/api/staff/runs/:branchId/:day"],
  ["GET", "/api/staff/carts/:code"],
  ["GET", "/media/internal/:id/:file"],
  ["GET", "/media/documents/:id/:file"],
  ["GET", "/dev/outbox/:id/:place"],
  ["GET", "/api/openapi.json"],
  ["GET", "/sitemap.xml"],
  ["GET", "/:nothing"],
  ["POST", "/choose-branch"]
]
const search: ReadonlyArray<unknown> = [
  { requests: [{ indexName: "products", query: "90x45", facets: ["*"], hitsPerPage: 5 }] },
  { requests: [{ indexName: "products", model: "related-products", objectID: "P1", threshold: 0 }] },
  { requests: [{ indexName: "products", objectID: "P1", attributesToRetrieve: ["name"] }] },
  { query: "screw", filters: "status:public", page: 1, distinct: true, facetFilters: [["treatment:H3"]] },
  { facetQuery: "pine", maxFacetHits: 5 },
  // Words that every object answers to.
  ...Object.getOwnPropertyNames(Object.prototype).map((name) => ({
    requests: [{ indexName: "products", query: name, facets: [name], filters: `NOT ${name}:${name}` }],
    query: name,
    facetQuery: name
  }))
]

export const declaredContracts = (): ReadonlyArray<Contract> =>
  others.map(([method, path]) => ({
    method,
    path,
    answers: new Map(),
    bodies: search,
    params: [],
    queries: [],
    headers: []
  }))

/** Mostly what is right; one in so many times something else. */
const mostly = <A>(right: A, oneIn: number, wrong: fc.Arbitrary<A>): fc.Arbitrary<A> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: wrong })

const printable = fc.string({ unit: "grapheme-ascii", maxLength: 40 })
const wild = (real: ReadonlyArray<unknown>) =>
  fc.oneof(
    fc.constantFrom<unknown>(...real),
    fc.constantFrom<unknown>(
      null,
      "",
      0,
      -1,
      -0,
      0.001,
      1e308,
      5e-324,
      2 ** 53,
      2 ** 31,
      -(2 ** 31) - 1,
      999_999,
      "constructor",
      "__proto__",
      "toString",
      "hasOwnProperty",
      true,
      "1e3",
      "\u0000",
      "\ud800",
      [],
      {}
    ),
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: "binary" })
  )

/** In the place of a value, the one beside it. */
const beside = Symbol("beside")
const besideOf = (value: unknown): unknown => {
  if (typeof value === "number") return value + 1
  return typeof value === "boolean" ? !value : `${value}x`
}

/** The value with one of its parts, deep or not, put in another's place, taken out, or given a name that nobody knows. */
const damaged = (value: unknown, picks: ReadonlyArray<number>, other: unknown): unknown => {
  const [pick, ...more] = picks
  if (typeof value !== "object" || value === null) return other === beside ? besideOf(value) : other
  if (pick === undefined) return other === beside ? value : other
  if (Array.isArray(value)) {
    const at = pick % Math.max(1, value.length)
    return value.length === 0 ? [other] : value.map((one, place) => (place === at ? damaged(one, more, other) : one))
  }
  const entries = Object.entries(value)
  const at = pick % (entries.length + 2)
  if (at === entries.length) return { ...value, [`more${pick}`]: other }
  if (at > entries.length) return Object.fromEntries(entries.slice(1))
  return Object.fromEntries(entries.map(([name, one], place) => [name, place === at ? damaged(one, more, other) : one]))
}

const oneOf = <A>(some: ReadonlyArray<A>, none: A): fc.Arbitrary<A> =>
  some.length > 0 ? fc.constantFrom(...some) : fc.constant(none)

const inAddress = (value: unknown): string => encodeURIComponent(String(value).toWellFormed())

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "PROPFIND"]
const types = [
  "application/json; charset=utf-8",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/json; boundary",
  "application/octet-stream",
  ""
]
const addresses = ["%", "%ff", "%00", "%2e%2e", "..%2f", "%E0%A4%A", "%F0%9F%AA%B5", "a%20b", "*", "x".repeat(301)]

export type GeneratedRequest = {
  readonly method: string
  readonly address: string
  readonly headers: { readonly [name: string]: string }
  readonly body?: string
}

/** What the shop knows: names and figures that mean something to it, and the cookie of a browser that ordered. */
export type KnownValues = { readonly names: ReadonlyArray<string | number>; readonly cookie: string }

/** A request to one of the contracts. */
export const requestTo = (
  contract: Contract,
  { names: real, cookie: own }: KnownValues
): fc.Arbitrary<GeneratedRequest> => {
  const text = fc.oneof(fc.constantFrom(...real).map(String), printable, fc.string({ unit: "grapheme" }))
  return fc
    .record({
      method: mostly(contract.method, 12, fc.constantFrom(...methods)),
      params: oneOf(contract.params, {}),
      param: fc.oneof(
        { weight: 4, arbitrary: fc.constant(undefined) },
        { weight: 4, arbitrary: text.map(inAddress) },
        { weight: 1, arbitrary: fc.constantFrom(...addresses) }
      ),
      query: oneOf(contract.queries, {}),
      more: mostly(
        "",
        8,
        fc.array(fc.tuple(printable, text), { maxLength: 4 }).map((all) => `&${new URLSearchParams(all)}`)
      ),
      body: oneOf(contract.bodies, undefined),
      damage: fc.option(
        fc.tuple(fc.array(fc.nat(60), { maxLength: 6 }), fc.oneof(fc.constant<unknown>(beside), wild(real))),
        { freq: 1 }
      ),
      raw: mostly<string | undefined>(undefined, 16, fc.string({ unit: "binary", maxLength: 60 })),
      type: mostly("application/json", 16, fc.constantFrom(...types)),
      headers: oneOf(contract.headers, {}),
      key: fc.option(fc.uuid(), { freq: 3 }),
      cookie: mostly(
        own,
        4,
        fc.constantFrom(
          "",
          "branch=25",
          "branch=%00",
          "__Host-orders=x",
          "branch=1e9; __Host-orders=..",
          "=;;=",
          "branch"
        )
      ),
      encoding: mostly("", 40, fc.constantFrom("gzip", "br", "identity", "x"))
    })
    .map(({ method, params, param, query, more, body, damage, raw, type, headers, key, cookie, encoding }) => {
      const path = contract.path.replace(/:(\w+)/g, (_, name: string) => param ?? inAddress(params[name] ?? "x"))
      const asked = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`)
      const sent = raw ?? JSON.stringify(damage ? damaged(body, ...damage) : body)
      const isBodied = method !== "GET" && method !== "HEAD" && sent !== undefined
      return {
        method,
        address: `${path}${asked.length > 0 || more ? `?${asked.join("&")}${more}` : ""}`,
        headers: {
          ...(headers as { readonly [name: string]: string }),
          // A request that was never made before, more often than one that was.
          ...(key && "idempotency-key" in headers ? { "idempotency-key": key } : {}),
          ...(isBodied ? { "content-type": type } : {}),
          ...(cookie ? { cookie } : {}),
          ...(encoding ? { "content-encoding": encoding } : {})
        },
        ...(isBodied ? { body: sent } : {})
      }
    })
}
