/** What the API takes and answers has bounds: every number, text and list, as the published document says them. */
import { OpenApi } from "effect/http-api"
import { expect, it } from "vitest"
import { ShopApi } from "../../adapters/api/api.ts"

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

/** What is without bounds in a schema, each by where it stands. */
const unbounded = (schema: Json, at: string): ReadonlyArray<string> => {
  if (typeof schema.$ref === "string")
    return unbounded(document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, at)
  const either = [...((schema.anyOf ?? []) as ReadonlyArray<Json>), ...((schema.oneOf ?? []) as ReadonlyArray<Json>)]
  if (either.length > 0) return either.flatMap((one) => unbounded(one, at))
  const parts = partsOf(schema)
  if (parts.some((part) => "enum" in part || "const" in part)) return []
  const types = new Set(parts.map(({ type }) => type))
  if (types.has("number") || types.has("integer")) return parts.some(hasBounds) ? [] : [`${at}: a number`]
  if (types.has("string")) return parts.some(({ maxLength }) => maxLength !== undefined) ? [] : [`${at}: a text`]
  if (types.has("array"))
    return [
      ...(parts.some(({ maxItems }) => maxItems !== undefined) ? [] : [`${at}: a list`]),
      ...unbounded((schema.items ?? {}) as Json, `${at}[]`)
    ]
  return [
    ...Object.entries((schema.properties ?? {}) as { readonly [name: string]: Json }).flatMap(([name, one]) =>
      unbounded(one, `${at}.${name}`)
    ),
    ...(typeof schema.additionalProperties === "object"
      ? unbounded(schema.additionalProperties as Json, `${at}.*`)
      : [])
  ]
}

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
