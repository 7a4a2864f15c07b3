/** What the API takes and answers has bounds: every number, text and list, as the published document says them. */
import { OpenApi } from "effect/http-api"
import { expect, it } from "vitest"
import { ShopApi } from "../../adapters/api/shop/shop.contract.ts"

type Json = { readonly [name: string]: unknown }

const document = OpenApi.fromApi(ShopApi) as unknown as {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Json } }
  readonly components: { readonly schemas: { readonly [name: string]: Json } }
}

/** A number's own bounds, not those that every whole number has in JSON. */
const hasBounds = ({ minimum, maximum }: Json): boolean =>
  typeof minimum === "number" &&
  typeof maximum === "number" &&
  minimum > Number.MIN_SAFE_INTEGER &&
  maximum < Number.MAX_SAFE_INTEGER

const partsOf = (schema: Json): ReadonlyArray<Json> => [
  schema,
  ...((schema.allOf as ReadonlyArray<Json> | undefined) ?? [])
]

/** Finds what is missing of a number, a text or a list, all of whose checks it is given; nothing where all is there. */
type Missing = (parts: ReadonlyArray<Json>) => string | undefined

/** What is missing anywhere in a schema, each by where it stands. */
const missingIn = (schema: Json, at: string, missing: Missing): ReadonlyArray<string> => {
  if (typeof schema.$ref === "string")
    return missingIn(document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, at, missing)
  const either = [...((schema.anyOf ?? []) as ReadonlyArray<Json>), ...((schema.oneOf ?? []) as ReadonlyArray<Json>)]
  if (either.length > 0) return either.flatMap((one) => missingIn(one, at, missing))
  const parts = partsOf(schema)
  if (parts.some((part) => "enum" in part || "const" in part)) return []
  const found = missing(parts)
  return [
    ...(found === undefined ? [] : [`${at}: ${found}`]),
    ...(schema.items === undefined ? [] : missingIn(schema.items as Json, `${at}[]`, missing)),
    ...Object.entries((schema.properties ?? {}) as { readonly [name: string]: Json }).flatMap(([name, one]) =>
      missingIn(one, `${at}.${name}`, missing)
    ),
    ...(typeof schema.additionalProperties === "object"
      ? missingIn(schema.additionalProperties as Json, `${at}.*`, missing)
      : [])
  ]
}

const isOf = (parts: ReadonlyArray<Json>, ...types: ReadonlyArray<string>): boolean =>
  parts.some(({ type }) => types.includes(String(type)))

const bounds: Missing = (parts) => {
  if (isOf(parts, "number", "integer")) return parts.some(hasBounds) ? undefined : "a number"
  if (isOf(parts, "string")) return parts.some(({ maxLength }) => maxLength !== undefined) ? undefined : "a text"
  return isOf(parts, "array") && !parts.some(({ maxItems }) => maxItems !== undefined) ? "a list" : undefined
}

const unbounded = (schema: Json, at: string): ReadonlyArray<string> => missingIn(schema, at, bounds)

const requests = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { parameters, requestBody }]) => [
    ...((parameters ?? []) as ReadonlyArray<{ readonly name: string; readonly schema: Json }>).map(
      ({ name, schema }) => [`${method} ${path} ${name}`, schema] as const
    ),
    ...Object.values(
      ((requestBody as Json | undefined)?.content ?? {}) as { readonly [type: string]: { readonly schema: Json } }
    ).map(({ schema }) => [`${method} ${path} body`, schema] as const)
  ])
)

it("[T45] [T61] every number, text and list that a call takes has bounds", () => {
  expect(requests.length).toBeGreaterThan(40)
  expect(requests.flatMap(([at, schema]) => unbounded(schema, at))).toEqual([])
})

const answers = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { responses }]) =>
    Object.entries((responses ?? {}) as { readonly [status: string]: Json }).flatMap(([status, { content }]) =>
      Object.values((content ?? {}) as { readonly [type: string]: { readonly schema: Json } }).map(
        ({ schema }) => [`${method} ${path} ${status}`, schema] as const
      )
    )
  )
)

it("[T45] [T61] every number, text and list that a call answers has bounds", () => {
  expect(answers.length).toBeGreaterThan(150)
  expect(answers.flatMap(([at, schema]) => unbounded(schema, at))).toEqual([])
})

it.each<[string, Json]>([
  ["a number", { type: "number" }],
  ["a number with one bound", { type: "number", minimum: 0 }],
  ["any whole number", { type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }],
  ["a text", { type: "string", allOf: [{ pattern: "^[a-z]$" }] }],
  ["a list", { type: "array", items: { type: "string", maxLength: 3 } }],
  ["a part of a part", { type: "object", properties: { a: { anyOf: [{ type: "string" }, { enum: [1] }] } } }]
])("finds %s without bounds", (_, schema) => expect(unbounded(schema, "it")).toHaveLength(1))

const signs: Missing = (parts) =>
  isOf(parts, "string") && !parts.some(({ pattern }) => pattern !== undefined) ? "any signs" : undefined

/** Texts that may hold any sign, since none of them gets to the database as it came. */
const anySigns = [
  // Looked for in memory.
  "get /api/branches/{id} id",
  "get /api/sitemap/stores/{slug} slug",
  "get /api/media/details media",
  // Told to the log and to monitoring, as JSON.
  "post /api/error-reports body.message",
  "post /api/error-reports body.detail",
  // Looked for in memory.
  "post /api/products-pricing/guest-prices body[].uom",
  "post /api/products-pricing/prices body[].uom",
  // Looked for as a number, where it is one.
  "get /api/orders/track/{orderNo} orderNo",
  "get /api/orders/track/all/{number} number",
  // Hashed.
  "post /api/users/auth/login body.password",
  "post /api/users/auth/2fa body.code",
  "post /api/users/resetpass/set body.password",
  "post /api/users/details/update body.presentPassword",
  "post /api/users/details/update body.newPassword",
  // As above, and no order's number is answered like an unknown one.
  "get /api/users/details/salesorder/listone orderNo",
  "post /api/users/details/salesorder/update body.orderNo",
  "post /api/users/salesorder/email body.orderNo",
  "post /api/users/salesorder/stream body.orderNo"
].map((at) => `${at}: any signs`)

it("[F9] [T61] every text that a call takes says which signs it may hold, so that none comes that can't be stored", () => {
  expect(requests.flatMap(([at, schema]) => missingIn(schema, at, signs))).toEqual(anySigns)
})
