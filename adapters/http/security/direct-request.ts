/** Whether a request came straight from a browser or program on this machine: what development-only pages ask for. */
import type { IncomingMessage } from "node:http"
import type { ServerRequest } from "srvx"

/** What was received over the socket, before anything was read from it or added to it. */
type Received = Pick<IncomingMessage, "rawHeaders" | "url"> & {
  readonly socket: Pick<IncomingMessage["socket"], "remoteAddress" | "localPort">
}

/**
 * What browsers and simple programs send by themselves. Proxies and tunnels announce themselves under ever new names, so that
 * a list of those is never whole: any header outside this one counts as a proxy's.
 */
const browserHeaders = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "cache-control",
  "connection",
  "cookie",
  "dnt",
  "host",
  "if-modified-since",
  "if-none-match",
  "pragma",
  "priority",
  "referer",
  "upgrade-insecure-requests",
  "user-agent"
])

/** Names that begin so are kept for browsers (Fetch standard, "forbidden request-header"). */
const browserPrefix = "sec-"

const isLoopback = (address: string | undefined): boolean => /^(::1$|(::ffff:)?127\.)/.test(address ?? "")

const loopbackHosts = (port: number): ReadonlyArray<string> =>
  ["localhost", "127.0.0.1", "[::1]"].flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]))

/** Each line of a header by itself; `name` in small letters. */
export const valuesOf = (rawHeaders: ReadonlyArray<string>, name: string): ReadonlyArray<string> =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name)

const receivedBy = (request: object): Received | undefined => (request as ServerRequest).runtime?.node?.req

/**
 * True only where all of it holds: the other end of the socket is this machine; there is one `Host`, a loopback name with the
 * port of the socket; the target is a path, not a whole address (RFC 9112, origin-form); and every header is one that
 * browsers send. A tunnel that sends this machine's own name and adds nothing can't be told from a browser.
 *
 * `request` is one of the listening server's; of any other nothing is known, and it is not direct.
 */
export const isDirectRequest = (request: object): boolean => {
  const received = receivedBy(request)
  if (!received) return false
  const { rawHeaders, url, socket } = received
  const [host = "", ...more] = valuesOf(rawHeaders, "host")
  const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
  return (
    isLoopback(socket.remoteAddress) &&
    more.length === 0 &&
    loopbackHosts(socket.localPort ?? 0).includes(host.toLowerCase()) &&
    url?.startsWith("/") === true &&
    names.every((name) => browserHeaders.has(name) || name.startsWith(browserPrefix))
  )
}
