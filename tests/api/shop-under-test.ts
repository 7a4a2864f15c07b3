/** The whole shop on a database of its own: the very handler that answers shoppers, and the browser's client over it. */
import { Redacted } from "effect"
import { afterAll, beforeAll } from "vitest"
import { createShopClient, type ShopClient } from "../../adapters/client.ts"
import { openShop, type Shop } from "../../adapters/http/server/shop.ts"
import { type TestDatabase, testDatabase } from "../postgres/database.ts"
import { readCatalogueOnce } from "../postgres/shared-index.ts"

export type ApiResponse = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The answer read as JSON; undefined where it is none. */
  readonly json: unknown
}

/** One call at its method and path; a body that is a string goes out as it is, anything else as JSON. */
export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: { readonly [name: string]: string }
) => Promise<ApiResponse>

export type ShopUnderTest = {
  readonly database: TestDatabase
  readonly shop: () => Shop
  readonly call: Call
  /** What a browser's page holds, over this shop; `fetched` hears of every call that goes out. */
  readonly client: (fetched?: (address: string, init: RequestInit) => void) => ShopClient
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const requestOf = (method: string, url: URL, body: unknown, headers: { readonly [name: string]: string }): Request => {
  if (body === undefined) return new Request(url, { method, headers })
  const text = typeof body === "string" ? body : JSON.stringify(body)
  return new Request(url, { method, body: text, headers: { "content-type": "application/json", ...headers } })
}

/** Opens the shop on a clone of the small one, for as long as the test file runs. */
export const shopUnderTest = (env: { readonly [name: string]: string } = {}): ShopUnderTest => {
  const database = testDatabase("small")
  let opened: Shop | undefined
  const shop = (): Shop => {
    if (!opened) throw new Error("The shop is open once the tests run")
    return opened
  }
  beforeAll(async () => {
    const url = Redacted.value(database.url())
    // To start a thread and load the code for it takes half a second of a core, to read the small shop a tenth.
    opened = await openShop(
      { DATABASE_URL: url, DATABASE_CONNECTIONS: "5", LOG_LEVEL: "error", ...env },
      readCatalogueOnce
    )
  })
  afterAll(async () => opened?.close())
  const answer = (request: Request) => shop().call(shop().atOwnAddress(request))
  return {
    database,
    shop,
    call: async (method, path, body, headers = {}) => {
      const response = await answer(requestOf(method, new URL(path, shop().origin), body, headers))
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, json: readJson(text) }
    },
    client: (fetched) =>
      createShopClient({
        fetch: (address, init) => {
          fetched?.(address, init)
          return answer(new Request(new URL(address, shop().origin), init))
        },
        origin: shop().origin,
        search: () => ({
          handleRequest: async ({ url, method, data }) => {
            const { pathname, search } = new URL(url)
            const own = new URL(pathname.replace(/^.*\/api\/search/, "/api/search") + search, shop().origin)
            const response = await answer(new Request(own, { method, body: data }))
            return { content: await response.text(), status: response.status }
          }
        })
      })
  }
}
