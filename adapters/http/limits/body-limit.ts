/** Reads a request's body whole, and no more of it than the shop takes. */
import { isAcceptableBody } from "./body-shape.ts"

/** The status of a body that is not read to its end, or is not what the shop reads. */
type BodyRejection = 400 | 413

/** What the listening server says where it stops reading a body first. */
const isTooLarge = (problem: unknown): boolean =>
  typeof problem === "object" && problem !== null && "code" in problem && problem.code === "ERR_BODY_TOO_LARGE"

/** What was read of a body, and why no more of it was. */
export type BodyRead = { readonly bytes: Uint8Array<ArrayBuffer>; readonly rejection?: BodyRejection }

/** The bytes of a body up to `most`, or to where it breaks off. */
export const readBodyStart = async (body: ReadableStream<Uint8Array>, most: number): Promise<BodyRead> => {
  const parts: Array<Uint8Array> = []
  const read = (rejection?: BodyRejection): BodyRead => ({
    bytes: new Uint8Array(Buffer.concat(parts)),
    ...(rejection ? { rejection } : {})
  })
  let size = 0
  try {
    for await (const part of body) {
      parts.push(part.subarray(0, most - size))
      size += part.byteLength
      if (size > most) return read(413)
    }
  } catch (problem) {
    // Whoever sends it went away or was too slow: there is nobody left to tell, and nothing of ours is broken.
    return read(isTooLarge(problem) ? 413 : 400)
  }
  return read()
}

/** [F8] The same request with its body of `most` bytes in memory; else the status that it is refused with, whatever its length says. */
export const limitRequestBody = async (request: Request, most: number): Promise<Request | BodyRejection> => {
  if (Number(request.headers.get("content-length")) > most) return 413
  if (!request.body) return request
  const { bytes, rejection } = await readBodyStart(request.body, most)
  if (rejection) return rejection
  if (!isAcceptableBody(bytes)) return 400
  return new Request(request.url, { method: request.method, headers: request.headers, body: bytes })
}
