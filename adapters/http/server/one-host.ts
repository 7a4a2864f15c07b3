/** Refuses requests that name no host, several, or two that differ (RFC 9112, 3.2): a proxy in front may go by another than the shop. */
import type { ServerMiddleware, ServerRequest } from "srvx"
import { valuesOf } from "../security/direct-request.ts"

const isHostOf = (target: string, host: string): boolean => {
  const named = `${target.split(":")[0]}://${host}`
  return URL.canParse(target) && URL.canParse(named) && new URL(target).host === new URL(named).host
}

/** [T57] Of what came over the socket: the headers as they were sent, and the target of the first line. */
const namesOneHost = (rawHeaders: ReadonlyArray<string>, target: string): boolean => {
  const [host = "", ...more] = valuesOf(rawHeaders, "host")
  if (host === "" || more.length > 0) return false
  return target.startsWith("/") || target === "*" || isHostOf(target, host)
}

/** `safety` are the headers of every answer. What came over no socket is the shop's own. */
export const oneHost =
  (safety: Readonly<Record<string, string>>): ServerMiddleware =>
  (request: ServerRequest, next) => {
    const received = request.runtime?.node?.req
    if (!received || namesOneHost(received.rawHeaders, received.url ?? "")) return next()
    const headers = { ...safety, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" }
    return new Response("A request names one host.\n", { status: 400, headers })
  }
