/** An answer in JSON that also keeps what its text was made of, for a page that is made in this process. */
import { HttpBody, HttpServerResponse } from "effect/http"

/** Sent as text; `source` is what the text says, and is changed by nobody. */
export class JsonBody extends HttpBody.Uint8Array {
  readonly source: object

  constructor(source: object) {
    const text = JSON.stringify(source)
    super(undefined, "application/json", Buffer.byteLength(text), text)
    this.source = source
  }
}

export const jsonResponse = (source: object): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.setBody(HttpServerResponse.empty({ status: 200 }), new JsonBody(source))
