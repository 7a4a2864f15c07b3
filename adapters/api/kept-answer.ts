/** Keeps an answer that is the same for everybody, as the text that it is sent as, until what it is made from changes. */
import { Option, Schema } from "effect"
import type { HttpServerResponse } from "effect/http"
import { DataEnvelope } from "./failure.ts"
import { jsonResponse } from "./json-response.ts"

type Response = HttpServerResponse.HttpServerResponse

/**
 * `make` is asked again where one of its sources is another object than the last time, so that the answer is never older
 * than they are; the last answer alone is kept. It is checked and encoded by the call's own schema. What does not fit is
 * handed on as it is: the call refuses it, and says which field it was.
 */
export const keepAnswer = <Data, Encoded, Sources extends ReadonlyArray<object>>(
  schema: Schema.Codec<Data, Encoded>,
  make: (...sources: Sources) => Data
): ((...sources: Sources) => Response | { readonly data: Data }) => {
  const encode = Schema.encodeOption(DataEnvelope(schema))
  let kept: { readonly sources: Sources; readonly response: Response } | undefined
  return (...sources) => {
    if (kept?.sources.every((source, place) => source === sources[place])) return kept.response
    const data = make(...sources)
    const encoded = encode({ data })
    if (Option.isNone(encoded)) return { data }
    const response = jsonResponse(encoded.value)
    kept = { sources, response }
    return response
  }
}
