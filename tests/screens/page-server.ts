/** The built shop's pages in this process: what the server answers to an address, read as text without a browser. */
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { Redacted } from "effect"
import { afterAll, beforeAll, vi } from "vitest"
import type { Call } from "../api/shop-under-test.ts"
import { type TestDatabase, testDatabase } from "../postgres/database.ts"

type BuiltShop = {
  readonly default: { readonly fetch: (request: Request) => Promise<Response> }
  readonly closeShop: () => Promise<void>
}

export type PageResponse = {
  readonly status: number
  readonly location: string | null
  readonly html: string
  /** The text of the page's first heading of level 1, as it is written in the HTML. */
  readonly heading: string | undefined
}

export type PageServer = {
  readonly database: TestDatabase
  /** Asks for one page; `headers` may hold a visitor's cookies. Redirects are not followed. */
  readonly get: (path: string, headers?: { readonly [name: string]: string }) => Promise<PageResponse>
  /** One call of the shop behind the pages: a page that is asked for with the cookies of a log-in is that member's. */
  readonly call: Call
  readonly origin: string
}

/** Not the address of any other shop in this process. */
const origin = "http://localhost:3990"

/** A process has one built shop at a time: it is open for the test file, or the `describe` that asks for it. */
export const pageServer = (settings: { readonly [name: string]: string } = {}): PageServer => {
  const database = testDatabase("small")
  let built: BuiltShop | undefined
  beforeAll(async () => {
    const entry = pathToFileURL(join(import.meta.dirname, "../../dist/server/server.js")).href
    const environment = {
      PUBLIC_URL: origin,
      DATABASE_URL: Redacted.value(database.url()),
      DATABASE_CONNECTIONS: "5",
      LOG_LEVEL: "error",
      LIMITS: "off",
      ...settings
    }
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    built = (await import(/* @vite-ignore */ entry)) as BuiltShop
    // The shop reads its settings at its first request.
    await built.default.fetch(new Request(`${origin}/healthz`))
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await built?.closeShop()
  })
  const ask = (path: string, init?: RequestInit): Promise<Response> => {
    if (!built) throw new Error("The pages are there once the tests run")
    return built.default.fetch(new Request(origin + path, init))
  }
  return {
    database,
    origin,
    call: async (method, path, body, headers = {}) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const own = { origin, "content-type": "application/json", ...headers }
      const response = await ask(path, { method, headers: own, ...sent })
      const text = await response.text()
      const isJson = response.headers.get("content-type")?.includes("json")
      return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
    },
    get: async (path, headers = {}) => {
      const response = await ask(path, { headers })
      const html = await response.text()
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, "")
      return { status: response.status, location: response.headers.get("location"), html, heading }
    }
  }
}
