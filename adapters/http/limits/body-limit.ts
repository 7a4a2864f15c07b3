/** Reads a request's body whole, and no more of it than the shop takes. */
import { isAcceptableBody } from "./body-shape.ts"

/** The status of a body that is not read to its end, or is not what the shop reads. */
type BodyRejection = 400 | 413

/** What the listening server says where it stops reading a body first. */
const isTooLarge = (problem: unknown): boolean =>
  typeof problem === "object" && problem !== null && "code" in problem && problem.code === "ERR_BODY_TOO_LARGE"

/** The bytes of a body of at most `most`; else the status that it is refused with. */
export const readBody = async (
  body: ReadableStream<Uint8Array>,
  most: number
): Promise<Uint8Array<ArrayBuffer> | BodyRejection> => {
  const parts: Array<Uint8Array> = []
  let size = 0
  try {
    for await (const part of body) {
      size += part.byteLength
      if (size > most) return 413
      parts.push(part)
    }
  } catch (problem) {
    // Whoever sends it went away or was too slow: there is nobody left to tell, and nothing of ours is broken.
    return isTooLarge(problem) ? 413 : 400
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** [F8] The same request with its body of `most` bytes in memory; else the status that it is refused with, whatever its length says. */
export const limitRequestBody = async (request: Request, most: number): Promise<Request | BodyRejection> => {
  if (Number(request.headers.get("content-length")) > most) return 413
  if (!request.body) return request
  const body = await readBody(request.body, most)
  if (typeof body === "number") return body
  if (!isAcceptableBody(body)) return 400
  return new Request(request.url, { method: request.method, headers: request.headers, body })
}
