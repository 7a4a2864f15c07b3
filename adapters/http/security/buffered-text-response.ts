/** An answer of the listening server's own kind: it is sent, and read within this process, as the text that it was made of. */
import { FastResponse } from "srvx"

/** Node's own would become a stream first, to be sent as well as to be read. */
export class BufferedTextResponse extends FastResponse {
  readonly #made: string | undefined

  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init)
    this.#made = typeof body === "string" ? body : undefined
  }

  override async text(): Promise<string> {
    return this.#made ?? super.text()
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#made === undefined ? super.arrayBuffer() : new TextEncoder().encode(this.#made).buffer
  }
}
