/** Reads a request's body whole, and no more of it than the shop takes. */

/** The most that a request may hold, bytes. */
export const BODY_LIMIT = 256 * 1024

/** What the listening server says where it stops reading a body first. */
const isTooLarge = (problem: unknown): boolean =>
  typeof problem === "object" && problem !== null && "code" in problem && problem.code === "ERR_BODY_TOO_LARGE"

const readWhole = async (body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const parts: Array<Uint8Array> = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > BODY_LIMIT) return undefined
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** The same request with its body in memory; undefined where that is larger than the limit, whatever its length says. */
export const withinLimit = async (request: Request): Promise<Request | undefined> => {
  if (!request.body) return request
  if (Number(request.headers.get("content-length")) > BODY_LIMIT) return undefined
  try {
    const body = await readWhole(request.body)
    return body && new Request(request.url, { method: request.method, headers: request.headers, body })
  } catch (problem) {
    if (isTooLarge(problem)) return undefined
    throw problem
  }
}
