/** Reading a request's body within bounds, its key, and sending answers. */
import { createHash, timingSafeEqual } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { Refusal, unauthorised } from "./refusal.ts"
import type { Caller } from "./routes.ts"

export const maxBodyBytes = 64 * 1024

/** The whole body as text; 413 beyond 64 kB, and the rest is not read. */
export const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Array<Buffer> = []
  let size = 0
  // The socket must live on to carry the 413.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBodyBytes)
      throw new Refusal(413, { type: "invalid_request_error", message: "Request body is too large." })
    parts.push(part)
  }
  return Buffer.concat(parts).toString("utf8")
}

const digest = (text: string) => createHash("sha256").update(text).digest()
export const isSameSecret = (given: string, right: string) => timingSafeEqual(digest(given), digest(right))

/** The key of `Authorization: Bearer key` or `Basic base64(key:)`. */
export const keyOf = (request: IncomingMessage): string | undefined => {
  const [scheme = "", value = ""] = (request.headers.authorization ?? "").split(" ")
  if (scheme.toLowerCase() === "bearer") return value || undefined
  if (scheme.toLowerCase() !== "basic") return undefined
  return Buffer.from(value, "base64").toString("utf8").split(":")[0] || undefined
}

const masked = (key: string) => `${key.slice(0, 8)}${"*".repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`

/** Who asks, by the key; 401 when it is missing, wrong, or publishable where only the secret one may ask. */
export const callerOf = (key: string | undefined, secret: string, publishable: string, browserMay: boolean): Caller => {
  if (key === undefined) {
    throw unauthorised(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
    )
  }
  if (isSameSecret(key, secret)) return "shop"
  if (!isSameSecret(key, publishable)) throw unauthorised(`Invalid API Key provided: ${masked(key)}`)
  if (!browserMay)
    throw unauthorised("This API call cannot be made with a publishable API key. Please use a secret API key.")
  return "browser"
}

export type Headers = Readonly<Record<string, string>>

export const sendText = (response: ServerResponse, status: number, headers: Headers, text: string) => {
  const bytes = Buffer.from(text)
  response.writeHead(status, { "cache-control": "no-store", ...headers, "content-length": String(bytes.length) })
  response.end(bytes)
}

export const sendJson = (response: ServerResponse, status: number, headers: Headers, body: unknown) =>
  sendText(
    response,
    status,
    { ...headers, "content-type": "application/json" },
    `${JSON.stringify(body, undefined, 2)}\n`
  )

/** Promises the whole answer, sends half of it and hangs up. */
export const sendHalf = (response: ServerResponse, status: number, headers: Headers, body: unknown) => {
  const bytes = Buffer.from(JSON.stringify(body, undefined, 2))
  response.writeHead(status, { ...headers, "content-type": "application/json", "content-length": String(bytes.length) })
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
}
