/** The document that the shop publishes of its calls, as a client reads it: what is declared for a status, and whether an answer fits. */
import { FindMyWay } from "effect/http"

type Json = { readonly [name: string]: unknown }

type Document = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: { readonly responses: Responses } } }
  readonly components: { readonly schemas: { readonly [name: string]: Json } }
}
type Responses = {
  readonly [status: string]: { readonly content?: { readonly [type: string]: { readonly schema: Json } } }
}

const typeOf = (value: unknown): string => {
  if (value === null) return "null"
  if (Array.isArray(value)) return "array"
  return typeof value
}

const isType = (type: unknown, value: unknown): boolean =>
  type === undefined || type === typeOf(value) || (type === "integer" && Number.isInteger(value))

const list = (value: unknown): ReadonlyArray<Json> => (Array.isArray(value) ? value : [])

/** Answers are held to the parts of JSON Schema that the document uses. */
export const publishedApi = (document: Document) => {
  const fits = (schema: Json, value: unknown): boolean => {
    if (typeof schema.$ref === "string")
      return fits(document.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? { enum: [] }, value)
    if (schema.anyOf && !list(schema.anyOf).some((one) => fits(one, value))) return false
    if (!list(schema.allOf).every((one) => fits(one, value))) return false
    if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false
    if (!isType(schema.type, value)) return false
    if (typeof value === "number")
      return value >= Number(schema.minimum ?? -Infinity) && value <= Number(schema.maximum ?? Infinity)
    if (typeof value === "string")
      return (
        value.length <= Number(schema.maxLength ?? Infinity) &&
        (typeof schema.pattern !== "string" || new RegExp(schema.pattern, "u").test(value))
      )
    if (Array.isArray(value)) return value.every((one) => fits((schema.items ?? {}) as Json, one))
    return typeof value !== "object" || value === null || fitsObject(schema, value as Json)
  }
  const fitsObject = (schema: Json, value: Json): boolean => {
    const properties = (schema.properties ?? {}) as { readonly [name: string]: Json }
    const others = schema.additionalProperties
    return (
      ((schema.required ?? []) as ReadonlyArray<string>).every((name) => Object.hasOwn(value, name)) &&
      Object.entries(value).every(([name, one]) => {
        if (Object.hasOwn(properties, name)) return fits(properties[name] as Json, one)
        return typeof others === "object" && others !== null ? fits(others as Json, one) : others !== false
      })
    )
  }
  const routes = FindMyWay.make<Responses>({ maxParamLength: 300 })
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { responses }] of Object.entries(methods))
      routes.on(method.toUpperCase() as "GET", path.replace(/\{(\w+)\}/g, ":$1") as FindMyWay.PathInput, responses)

  /** What the document says of a call; undefined where there is no such call in it. */
  return (method: string, pathname: string) => {
    const responses = routes.find(method as "GET", pathname)?.handler
    return (
      responses && {
        /** Whether an answer of that status is declared, and has the shape that is. */
        declares: (status: number, value: unknown): boolean => {
          const [declared] = Object.values(responses[String(status)]?.content ?? {})
          return declared !== undefined && fits(declared.schema, value)
        }
      }
    )
  }
}
