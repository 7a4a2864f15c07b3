/** Listens for visitors: the built files, then the shop, within limits of time and size. */
import type { Server } from "node:http"
import { fileURLToPath } from "node:url"
import { type ServerMiddleware, serve } from "srvx"
import { visitorAddressHeader } from "../../api/account/visitor-middleware.ts"
import { MAX_FORM_BYTES } from "../../api/max-body-bytes.ts"
import { ownFile } from "../../process/own-files.ts"
import type { SettingValues } from "../../settings/setting-values.ts"
import { SettingsProblem } from "../../settings/settings.ts"
import { type ConnectionLimits, limitConnections } from "../limits/connection-limits.ts"
import { limitRequestTime, type RequestTime } from "../limits/request-time.ts"
import { builtFiles } from "../routes/built-files.ts"
import { createHostCheck } from "../security/known-host.ts"
import { securityHeaders } from "../security/security.ts"
import { createDrain } from "./drain.ts"
import { oneHost } from "./one-host.ts"
import { compressResponse } from "./response-compression.ts"
import { visitorAddress } from "./visitor-address.ts"

const folder = (path: string): string => fileURLToPath(ownFile(path))

/** The pages from their sources, made again when a file changes; Vite listens itself. */
const serveDevelopment = async ({ PORT, HOST }: SettingValues): Promise<RunningServer> => {
  const { createServer } = await import("vite")
  const vite = await createServer({ root: folder("."), server: { port: PORT, host: HOST, strictPort: true } })
  await vite.listen()
  // What the shop does by itself begins with the first request.
  void fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => undefined)
  return { close: () => vite.close() }
}

/** The browser is told who a visitor is by nobody but this server. */
const setVisitorAddress =
  (proxies: number): ServerMiddleware =>
  (request, next) => {
    const address = visitorAddress(
      request.ip ?? "unknown",
      request.headers.get("x-forwarded-for") ?? undefined,
      proxies
    )
    request.headers.set(visitorAddressHeader, address)
    return next()
  }

/** What is open can be closed: requests under way end first, then the database is let go. */
export type RunningServer = { readonly close: () => Promise<void> }

/** A proxy brings everybody's requests over its own connections, and so may a program on this machine. */
const connectionLimits = ({ TRUST_PROXY }: SettingValues): ConnectionLimits => ({
  total: 1000,
  perAddress: 50,
  // A call to a payment provider may take a minute, and its visitor waits without a sound.
  idleMs: 120_000,
  isShared: (address) => TRUST_PROXY > 0 || /^(::1$|(::ffff:)?127\.)/.test(address)
})

const LONGEST_REQUEST_MS = 600_000

/** 50 MB take ten minutes on a line of less than a megabit. */
const requestTime: RequestTime = {
  usualMs: 30_000,
  longestMs: LONGEST_REQUEST_MS,
  leastBytesPerSecond: 16_000,
  mayTakeLonger: ({ method, url = "" }) =>
    method === "POST" && /^\/api\/cms\/gf\/v2\/forms\/[^/]+\/submissions$/.test(url)
}

const serveBuilt = async (settings: SettingValues): Promise<RunningServer> => {
  const { default: pages, closeShop } = await import(ownFile("dist/server/server.js").href)
  const safety = securityHeaders(settings.PUBLIC_URL.startsWith("https:"))
  const server = serve({
    port: settings.PORT,
    hostname: settings.HOST,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: MAX_FORM_BYTES,
    node: {
      headersTimeout: 10_000,
      requestTimeout: LONGEST_REQUEST_MS,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16 * 1024
    },
    middleware: [
      oneHost(safety),
      compressResponse,
      setVisitorAddress(settings.TRUST_PROXY),
      builtFiles(folder("dist/client"), {
        securityHeaders: safety,
        isOwnHost: createHostCheck(settings)
      })
    ],
    fetch: (request) => pages.fetch(request)
  })
  const listening = server.node?.server as Server
  const drain = createDrain(listening)
  limitConnections(listening, connectionLimits(settings))
  limitRequestTime(listening, requestTime)
  await server.ready()
  // The shop begins now to read its goods for the search, and what it does by itself, not when the first visitor asks.
  await pages.fetch(new Request(`${settings.PUBLIC_URL}/healthz`))
  return {
    close: async () => {
      await drain()
      await closeShop()
    }
  }
}

const isPortTaken = (problem: unknown): boolean =>
  problem instanceof Error && (("code" in problem && problem.code === "EADDRINUSE") || /in use/.test(problem.message))

/** @throws SettingsProblem where another program listens on the port. */
export const serveShop = async (
  settings: SettingValues,
  { dev }: { readonly dev: boolean }
): Promise<RunningServer> => {
  try {
    return await (dev ? serveDevelopment(settings) : serveBuilt(settings))
  } catch (problem) {
    if (!isPortTaken(problem)) throw problem
    throw new SettingsProblem(
      `Port ${settings.PORT} is in use by another program. Stop that one, or set PORT to another number.`
    )
  }
}
