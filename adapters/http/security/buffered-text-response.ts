/** An answer of the listening server's own kind: it is sent, and read within this process, as the text that it was made of. */
import { FastResponse } from "srvx"

/** Node's own would become a stream first, to be sent as well as to be read. */
export class BufferedTextResponse extends FastResponse {
  readonly #made: string | undefined
  /** What its text says in JSON, where that is at hand. */
  readonly source: unknown

  constructor(body?: BodyInit | null, init?: ResponseInit, source?: object) {
    super(body, init)
    this.#made = typeof body === "string" ? body : undefined
    this.source = source
  }

  override async text(): Promise<string> {
    return this.#made ?? super.text()
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#made === undefined ? super.arrayBuffer() : new TextEncoder().encode(this.#made).buffer
  }
}
