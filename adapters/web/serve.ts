/** Listens for visitors: the built files, then the shop, within limits of time and size. */
import type { Server } from "node:http"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { gzip } from "node:zlib"
import { type ServerMiddleware, serve } from "srvx"
import { visitorAddressHeader } from "../api/knows-visitor.ts"
import { type SettingsOf, SettingsProblem } from "../settings.ts"
import { visitorAddress } from "./address.ts"
import { BODY_LIMIT } from "./body-limit.ts"
import { builtFiles } from "./built-files.ts"
import { drainOf } from "./drain.ts"
import { hostCheck } from "./known-host.ts"
import { boundSockets, type SocketLimits } from "./open-sockets.ts"
import { OwnResponse } from "./own-response.ts"
import { safetyHeaders } from "./security.ts"

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The pages from their sources, made again when a file changes; Vite listens itself. */
const serveLive = async ({ PORT, HOST }: SettingsOf): Promise<Door> => {
  const { createServer } = await import("vite")
  const vite = await createServer({ root: root("."), server: { port: PORT, host: HOST, strictPort: true } })
  await vite.listen()
  // What the shop does by itself begins with the first request.
  void fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => undefined)
  return { close: () => vite.close() }
}

/** The browser is told who a visitor is by nobody but this server. */
const knowsAddress =
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

/** What fits into one packet is not made quicker by being smaller, bytes. */
const ONE_PACKET = 1400

const isSmall = ({ headers }: Response): boolean => Number(headers.get("content-length") ?? ONE_PACKET) < ONE_PACKET

const inBackground = promisify(gzip)

const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json))/

/** Pages and answers go out compressed, beside the shop's own work. */
const compressed: ServerMiddleware = async (request, next) => {
  const response = await next()
  const accepts = request.headers.get("accept-encoding") ?? ""
  const type = response.headers.get("content-type") ?? ""
  if (
    !accepts.includes("gzip") ||
    !compressible.test(type) ||
    response.headers.has("content-encoding") ||
    isSmall(response) ||
    !response.body
  )
    return response
  const headers = new Headers(response.headers)
  headers.set("content-encoding", "gzip")
  headers.append("vary", "Accept-Encoding")
  const bytes = await inBackground(new Uint8Array(await response.arrayBuffer()))
  headers.set("content-length", String(bytes.length))
  return new Response(new Uint8Array(bytes), { status: response.status, headers })
}

/** What is open can be closed: requests under way end first, then the database is let go. */
export type Door = { readonly close: () => Promise<void> }

/** A proxy brings everybody's requests over its own connections, and so may a program on this machine. */
const socketsOf = ({ TRUST_PROXY }: SettingsOf): SocketLimits => ({
  all: 1000,
  each: 50,
  // A call to a payment provider may take a minute, and its visitor waits without a sound.
  idleMs: 120_000,
  isShared: (address) => TRUST_PROXY > 0 || /^(::1$|(::ffff:)?127\.)/.test(address)
})

const serveBuilt = async (settings: SettingsOf): Promise<Door> => {
  globalThis.Response = OwnResponse
  const { default: pages, closeShop } = await import(root("dist/server/server.js"))
  const server = serve({
    port: settings.PORT,
    hostname: settings.HOST,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: BODY_LIMIT,
    node: {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 5_000,
      maxHeaderSize: 16 * 1024
    },
    middleware: [
      compressed,
      knowsAddress(settings.TRUST_PROXY),
      builtFiles(root("dist/client"), {
        safety: safetyHeaders(settings.PUBLIC_URL.startsWith("https:")),
        isOwnHost: hostCheck(settings)
      })
    ],
    fetch: (request) => pages.fetch(request)
  })
  const listening = server.node?.server as Server
  const drain = drainOf(listening)
  boundSockets(listening, socketsOf(settings))
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
export const serveShop = async (settings: SettingsOf, { dev }: { readonly dev: boolean }): Promise<Door> => {
  try {
    return await (dev ? serveLive(settings) : serveBuilt(settings))
  } catch (problem) {
    if (!isPortTaken(problem)) throw problem
    throw new SettingsProblem(
      `Port ${settings.PORT} is in use by another program. Stop that one, or set PORT to another number.`
    )
  }
}
