/** Asks a server over kept-open connections, as browsers and proxies do. */
import { Agent, type IncomingHttpHeaders, request } from "node:http"

export type BenchRequest = {
  readonly path: string
  readonly method?: "GET" | "POST"
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}
export type BenchResponse = { readonly status: number; readonly type: string; readonly bytes: Buffer }

type Sent = {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly text?: string
}
type Got = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }

const exchange = (agent: Agent, { url, method, headers, text }: Sent): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { hostname, host, origin, port, pathname, search } = new URL(url)
    const length = text === undefined ? {} : { "content-length": Buffer.byteLength(text) }
    const asked = request(
      {
        agent,
        host: hostname === "localhost" ? "127.0.0.1" : hostname,
        port,
        path: pathname + search,
        method,
        headers: { host, origin, ...length, ...headers }
      },
      (response) => {
        const parts: Array<Buffer> = []
        response.on("data", (part: Buffer) => parts.push(part))
        response.on("error", reject)
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) })
        )
      }
    )
    // A server closes connections that rest; one that it closed at this very moment was not asked at all.
    asked.on("error", (problem: NodeJS.ErrnoException) =>
      asked.reusedSocket && problem.code === "ECONNRESET"
        ? resolve(exchange(agent, { url, method, headers, ...(text === undefined ? {} : { text }) }))
        : reject(problem)
    )
    asked.end(text)
  })

/** A caller of one server; it fails where the answer is not 200. */
export const createRequester = (origin: string) => {
  const agent = new Agent({ keepAlive: true })
  const ask = async ({ path, method = "GET", headers = {}, body }: BenchRequest): Promise<BenchResponse> => {
    const json = body === undefined ? {} : { text: JSON.stringify(body) }
    const typed = body === undefined ? headers : { "content-type": "application/json", ...headers }
    const got = await exchange(agent, { url: origin + path, method, headers: typed, ...json })
    const { status, bytes } = got
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${bytes.toString().slice(0, 200)}`)
    return { status, type: got.headers["content-type"] ?? "", bytes }
  }
  return { ask, close: () => agent.destroy() }
}

export type SendRequest = ReturnType<typeof createRequester>["ask"]

/** Asks any server in the way of `fetch`, whatever it answers; bodies are texts. */
export const createFetch = () => {
  const agent = new Agent({ keepAlive: true })
  return async (url: string, { method = "GET", headers = {}, body }: RequestInit): Promise<Response> => {
    const text = typeof body === "string" ? { text: body } : {}
    const got = await exchange(agent, { url, method, headers: headers as Record<string, string>, ...text })
    const told = Object.entries(got.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one])
    )
    return new Response(got.bytes.length === 0 ? null : new Uint8Array(got.bytes), {
      status: got.status,
      headers: told
    })
  }
}
