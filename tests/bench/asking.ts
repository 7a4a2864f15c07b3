/** Asks a server over kept-open connections, as browsers and proxies do. */
import { Agent, request } from "node:http"

export type Asking = {
  readonly path: string
  readonly method?: "GET" | "POST"
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}
export type Answer = { readonly status: number; readonly type: string; readonly bytes: Buffer }

/** A caller of one server; it fails where the answer is not 200. */
export const asker = (origin: string) => {
  const agent = new Agent({ keepAlive: true })
  const { hostname, port } = new URL(origin)
  const ask = (asking: Asking): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { path, method = "GET", headers = {}, body } = asking
      const text = body === undefined ? undefined : JSON.stringify(body)
      const sent = request(
        {
          agent,
          host: hostname === "localhost" ? "127.0.0.1" : hostname,
          port,
          path,
          method,
          headers: {
            host: `${hostname}:${port}`,
            ...(text === undefined
              ? {}
              : { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
            ...headers
          }
        },
        (response) => {
          const parts: Array<Buffer> = []
          response.on("data", (part: Buffer) => parts.push(part))
          response.on("error", reject)
          response.on("end", () => {
            const answer = {
              status: response.statusCode ?? 0,
              type: response.headers["content-type"] ?? "",
              bytes: Buffer.concat(parts)
            }
            if (answer.status === 200) resolve(answer)
            else
              reject(new Error(`${method} ${path} answered ${answer.status}: ${answer.bytes.toString().slice(0, 200)}`))
          })
        }
      )
      // A server closes connections that rest; one that it closed at this very moment was not asked at all.
      sent.on("error", (problem: NodeJS.ErrnoException) =>
        sent.reusedSocket && problem.code === "ECONNRESET" ? resolve(ask(asking)) : reject(problem)
      )
      sent.end(text)
    })
  return { ask, close: () => agent.destroy() }
}

export type Ask = ReturnType<typeof asker>["ask"]
