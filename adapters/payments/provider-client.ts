/** Calls a payment provider over connections that are kept open, and reads its answer whole. */
import http from "node:http"
import https from "node:https"

export type ProviderRequest = {
  readonly method: "GET" | "POST"
  /** Below the provider's origin, with its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** A form, as it is written in an address. */
  readonly form?: string
  /** In place of a form. */
  readonly json?: unknown
}
/** `body` is the JSON that was answered, read and not looked at. */
export type ProviderResponse = {
  readonly status: number
  readonly body: unknown
  /** What was answered to an earlier call under the same key, kept and given once more. */
  readonly isReplay: boolean
}

/** Far above any answer about one payment, bytes. */
const MAX_RESPONSE_BYTES = 1024 * 1024

/**
 * Rejects where there is no whole answer in JSON: the connection breaks, `signal` ends the wait, or something else than the
 * provider speaks. Nothing is sent twice and no redirect is followed: whether a call was carried out is asked by its key.
 * Node's `fetch` did the same at several times the cost, which five calls for an order made an eighth of its whole time.
 */
export const createProviderClient = (origin: string) => {
  const { Agent, request } = origin.startsWith("https:") ? https : http
  const agent = new Agent({ keepAlive: true })
  return ({ method, path, headers, form, json }: ProviderRequest, signal: AbortSignal): Promise<ProviderResponse> =>
    new Promise((resolve, reject) => {
      const body = json === undefined ? form : JSON.stringify(json)
      const type = json === undefined ? "application/x-www-form-urlencoded" : "application/json"
      const bodyHeaders = body === undefined ? {} : { "content-type": type, "content-length": Buffer.byteLength(body) }
      const outgoing = request(
        `${origin}${path}`,
        {
          agent,
          method,
          signal,
          headers: { accept: "application/json", "user-agent": "lineal", ...bodyHeaders, ...headers }
        },
        (response) => {
          const parts: Array<Buffer> = []
          let size = 0
          response.on("data", (part: Buffer) => {
            parts.push(part)
            size += part.length
            if (size > MAX_RESPONSE_BYTES)
              outgoing.destroy(new Error(`An answer of more than ${MAX_RESPONSE_BYTES} bytes`))
          })
          response.on("error", reject)
          response.on("end", () => {
            try {
              resolve({
                status: response.statusCode ?? 0,
                body: JSON.parse(Buffer.concat(parts).toString("utf8")),
                isReplay: response.headers["idempotent-replayed"] === "true"
              })
            } catch (problem) {
              reject(problem)
            }
          })
        }
      )
      outgoing.on("error", reject)
      outgoing.end(body)
    })
}
