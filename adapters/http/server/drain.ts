/** Graceful shutdown: closes a listening server after the requests in progress have been answered. */
import type { Server, ServerResponse } from "node:http"
import { setTimeout as pause } from "node:timers/promises"

/** So long may a request that is under way take when the shop closes, milliseconds. */
const DRAIN_MS = 20_000

/**
 * [F15] What closes the server: no request comes in any more, those under way are answered, and a connection that asks
 * nothing is let go at once. To be called before the first request.
 */
export const createDrain = (server: Server): (() => Promise<void>) => {
  const openResponses = new Set<ServerResponse>()
  server.on("request", (_, response) => {
    openResponses.add(response)
    response.once("close", () => openResponses.delete(response))
  })
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    const deadline = performance.now() + DRAIN_MS
    while (openResponses.size > 0 && performance.now() < deadline) {
      server.closeIdleConnections()
      await pause(20)
    }
    server.closeAllConnections()
    await closed
  }
}
