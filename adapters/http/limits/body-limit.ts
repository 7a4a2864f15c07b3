/** Reads a request's body whole, and no more of it than the shop takes. */
import type { NodeServerRequest, ServerRequest } from "srvx"
import { isAcceptableBody } from "./body-shape.ts"

/** The status of a body that is not read to its end, or is not what the shop reads. */
type BodyRejection = 400 | 413

/** What the listening server says where it stops reading a body first. */
const isTooLarge = (problem: unknown): boolean =>
  typeof problem === "object" && problem !== null && "code" in problem && problem.code === "ERR_BODY_TOO_LARGE"

/** What was read of a body, and why no more of it was. */
export type BodyRead = { readonly bytes: Uint8Array<ArrayBuffer>; readonly rejection?: BodyRejection }

const bodyRead = (parts: ReadonlyArray<Uint8Array>, rejection?: BodyRejection): BodyRead => ({
  bytes: new Uint8Array(parts[0] && parts.length === 1 ? parts[0] : Buffer.concat(parts)),
  ...(rejection ? { rejection } : {})
})

/** The bytes of a body up to `most`, or to where it breaks off. */
export const readBodyStart = async (body: ReadableStream<Uint8Array>, most: number): Promise<BodyRead> => {
  const parts: Array<Uint8Array> = []
  let size = 0
  try {
    for await (const part of body) {
      parts.push(part.subarray(0, most - size))
      size += part.byteLength
      if (size > most) return bodyRead(parts, 413)
    }
  } catch (problem) {
    // Whoever sends it went away or was too slow: there is nobody left to tell, and nothing of ours is broken.
    return bodyRead(parts, isTooLarge(problem) ? 413 : 400)
  }
  return bodyRead(parts)
}

/** The bytes as they come over the socket, which gives no more of them than the request has said. */
const readSocket = (received: NodeServerRequest): Promise<BodyRead> =>
  new Promise((resolve) => {
    const parts: Array<Uint8Array> = []
    received.on("data", (part: Uint8Array) => parts.push(part))
    received.once("end", () => resolve(bodyRead(parts)))
    // Whoever sends it went away or was too slow.
    for (const event of ["error", "close"]) received.once(event, () => resolve(bodyRead(parts, 400)))
  })

/** What the listening server received, where it says how long its body is and nobody has begun to read that. */
const unreadBody = (request: Request): NodeServerRequest | undefined => {
  const received = (request as ServerRequest).runtime?.node?.req
  if (received?.headers["content-length"] === undefined) return undefined
  return received.destroyed || received.readableEnded || received.readableFlowing !== null ? undefined : received
}

const readBody = (request: Request, most: number): Promise<BodyRead> | undefined => {
  const received = unreadBody(request)
  if (received) return readSocket(received)
  return request.body ? readBodyStart(request.body, most) : undefined
}

const decoder = new TextDecoder()

/** All that the routes ask of a request. Node's own would make a stream of the bytes, for them to be read once more. */
const requestOf = ({ url, method, headers }: Request, bytes: Uint8Array<ArrayBuffer>): Request =>
  ({
    url,
    method,
    headers,
    arrayBuffer: async () => bytes.buffer,
    text: async () => decoder.decode(bytes)
  }) as Request

/** [F8] The same request with its body of `most` bytes in memory; else the status that it is refused with, whatever its length says. */
export const limitRequestBody = async (request: Request, most: number): Promise<Request | BodyRejection> => {
  if (Number(request.headers.get("content-length")) > most) return 413
  if (request.method === "GET" || request.method === "HEAD") return request
  const read = await readBody(request, most)
  if (!read) return request
  const { bytes, rejection } = read
  if (rejection) return rejection
  return isAcceptableBody(bytes) ? requestOf(request, bytes) : 400
}
