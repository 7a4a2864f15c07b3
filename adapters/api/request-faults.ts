/** Finds all that is wrong with a request: each is read to its first fault, which is several times quicker, and one that has a fault once more to its last. */
import { Context, Effect, Schema, type SchemaIssue } from "effect"
import { HttpRouter, HttpServerRequest } from "effect/http"
import { HttpApi, type HttpApiEndpoint, type HttpApiError } from "effect/http-api"

type ReadParts = Pick<HttpApiEndpoint.Top, "annotations" | "params" | "query" | "headers" | "payload">

/** A call with rules of its own is read to its last fault at once. */
const isReadWhole = ({ annotations }: ReadParts): boolean =>
  (Context.getOrUndefined(annotations, HttpApi.PayloadParseOptions) ??
    Context.getOrUndefined(annotations, HttpApi.ParseOptions)) !== undefined

const readWhole = (schema: Schema.Top) => Schema.decodeUnknownEffect(schema as Schema.Codec<unknown>, { errors: "all" })

/** Reads that part of a call to its last fault. */
const readPart = Effect.fnUntraced(function* (
  { params, query, headers, payload }: ReadParts,
  kind: HttpApiError.HttpApiSchemaError["kind"]
) {
  const request = yield* HttpServerRequest.HttpServerRequest
  const json = payload.get("application/json")
  if (kind === "Params" && params) yield* readWhole(params)(yield* HttpRouter.params)
  if (kind === "Query" && query)
    yield* readWhole(Schema.toCodecArrayFromSingle(query))(yield* HttpServerRequest.ParsedSearchParams)
  if (kind === "Headers" && headers) yield* readWhole(headers)(request.headers)
  if (kind === "Payload" && json) yield* readWhole(Schema.Union(json.schemas))(yield* request.json)
})

/** All that is wrong with the part that can't be read; what was found first where there is no more to be found. */
export const requestFaults = (endpoint: ReadParts, { kind, cause }: HttpApiError.HttpApiSchemaError) => {
  const first = (): SchemaIssue.Issue => cause.issue
  if (isReadWhole(endpoint)) return Effect.sync(first)
  return Effect.match(readPart(endpoint, kind), {
    onFailure: (problem) => (Schema.isSchemaError(problem) ? problem.issue : first()),
    onSuccess: first
  })
}
