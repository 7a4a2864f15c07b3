/** Asks the search by the `algoliasearch` client: the shop's own address, or straight its door where a page is made on the server. */
import { liteClient } from "algoliasearch/lite"
import type { SearchRequest, SearchResult } from "../../core/catalogue/search/search-product.ts"
import type { ConfigSource } from "./client-config.ts"

/** Where searches go: to the shop's own address, or straight to its door where a page is made on the server. */
export type SearchConnection = {
  readonly handleRequest?: (request: {
    readonly url: string
    readonly method: string
    readonly data: string
  }) => Promise<{ readonly content: string; readonly status: number }>
}

/** [ENT-17] Its application and key are those of the settings; the shop's own endpoint asks for neither. */
export const createLiteSearch = ({ handleRequest: answer }: SearchConnection, config: ReturnType<ConfigSource>) => {
  const { host, protocol } = answer ? { host: "shop", protocol: "https:" } : globalThis.location
  const { searchApplicationId = "lineal", searchKey = "search", callTimeout = 30 } = config ?? {}
  // As long as any other call is waited for: by itself the client gives up after a second, which a slow line takes.
  const patience = callTimeout * 1000
  const client = liteClient(searchApplicationId, searchKey, {
    timeouts: { connect: patience, read: patience, write: patience },
    // Who asks too often is told at once: by itself the client waits as long as it is told to, up to a minute, three times over.
    maxRateLimitRetries: 0,
    hosts: [{ url: `${host}/api/search`, accept: "readWrite", protocol: protocol === "https:" ? "https" : "http" }],
    ...(answer
      ? {
          requester: {
            send: async ({ url, method, data }) => ({
              ...(await answer({ url, method, data: typeof data === "string" ? data : "" })),
              isTimedOut: false
            })
          }
        }
      : {})
  })
  return async (requests: ReadonlyArray<SearchRequest>): Promise<ReadonlyArray<SearchResult>> => {
    const { results } = await client.search<Record<string, unknown>>({ requests: [...requests] as never })
    const found = results as unknown as ReadonlyArray<SearchResult>
    // What could not be looked up is asked anew; the client keeps every other answer.
    if (found.some(({ isBoughtUnknown }) => isBoughtUnknown)) await client.clearCache()
    return found
  }
}
