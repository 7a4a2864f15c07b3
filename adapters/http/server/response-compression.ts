/** Answers leave the shop compressed where the browser takes that. */
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import type { ServerMiddleware } from "srvx"
import { acceptedEncodings } from "../answers/accepted-encodings.ts"
import { BufferedTextResponse } from "../security/buffered-text-response.ts"

/** What fits into one packet is not made quicker by being smaller, bytes. */
const PACKET_BYTES = 1400

const isSmall = ({ headers }: Response): boolean => Number(headers.get("content-length") ?? PACKET_BYTES) < PACKET_BYTES

const gzipAsync = promisify(gzip)

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json))/

/** Pages and answers go out compressed, beside the shop's own work. */
export const compressResponse: ServerMiddleware = async (request, next) => {
  const response = await next()
  const type = response.headers.get("content-type") ?? ""
  if (!compressible.test(type) || response.headers.has("content-encoding") || isSmall(response) || !response.body)
    return response
  const headers = new Headers(response.headers)
  headers.append("vary", "Accept-Encoding")
  if (!acceptedEncodings(request).has("gzip"))
    return new BufferedTextResponse(response.body, { status: response.status, headers })
  headers.set("content-encoding", "gzip")
  const bytes = await gzipAsync(new Uint8Array(await response.arrayBuffer()))
  headers.set("content-length", String(bytes.length))
  return new BufferedTextResponse(new Uint8Array(bytes), { status: response.status, headers })
}
