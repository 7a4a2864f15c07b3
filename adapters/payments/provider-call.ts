/** Calls a payment provider over connections that are kept open, and reads its answer whole. */
import http from "node:http"
import https from "node:https"

export type ProviderCall = {
  readonly method: "GET" | "POST"
  /** Below the provider's origin, with its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** A form, as it is written in an address. */
  readonly form?: string
}
/** `body` is the JSON that was answered, read and not looked at. */
export type ProviderAnswer = {
  readonly status: number
  readonly body: unknown
  /** What was answered to an earlier call under the same key, kept and given once more. */
  readonly isReplay: boolean
}

/** Far above any answer about one payment, bytes. */
const LONGEST = 1024 * 1024

/**
 * Rejects where there is no whole answer in JSON: the connection breaks, `signal` ends the wait, or something else than the
 * provider speaks. Nothing is sent twice and no redirect is followed: whether a call was carried out is asked by its key.
 * Node's `fetch` did the same at several times the cost, which five calls for an order made an eighth of its whole time.
 */
export const providerCaller = (origin: string) => {
  const { Agent, request } = origin.startsWith("https:") ? https : http
  const agent = new Agent({ keepAlive: true })
  return ({ method, path, headers, form }: ProviderCall, signal: AbortSignal): Promise<ProviderAnswer> =>
    new Promise((resolve, reject) => {
      const sized =
        form === undefined
          ? {}
          : { "content-type": "application/x-www-form-urlencoded", "content-length": Buffer.byteLength(form) }
      const sent = request(
        `${origin}${path}`,
        {
          agent,
          method,
          signal,
          headers: { accept: "application/json", "user-agent": "lineal", ...sized, ...headers }
        },
        (response) => {
          const parts: Array<Buffer> = []
          let size = 0
          response.on("data", (part: Buffer) => {
            parts.push(part)
            size += part.length
            if (size > LONGEST) sent.destroy(new Error(`An answer of more than ${LONGEST} bytes`))
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
      sent.on("error", reject)
      sent.end(form)
    })
}
