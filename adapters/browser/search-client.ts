/** Searches with the `algoliasearch` client, which a hosted service and the shop's own engine both answer. */
import type { SearchRequest, SearchResult } from "../../core/catalogue/search/search-product.ts"
import { memoizeSuccess } from "../../core/memoize-success.ts"
import { isRecord } from "../../core/record.ts"
import type { ConfigSource } from "./client-config.ts"

/** Where searches go: to the shop's own address, or straight to its door where a page is made on the server. */
export type SearchConnection = {
  readonly handleRequest?: (request: {
    readonly url: string
    readonly method: string
    readonly data: string
  }) => Promise<{ readonly content: string; readonly status: number }>
}

/** [F14] A search that got no answer: what was asked wrongly keeps its status, everything else is out of order for a while. */
export class SearchFailed extends Error {
  readonly statusCode: number
  constructor(cause: unknown) {
    super("Search is not available", { cause })
    const { status } = isRecord(cause) ? cause : {}
    this.statusCode = typeof status === "number" && status >= 400 && status < 500 ? status : 503
  }
}

export type SearchProducts = (requests: ReadonlyArray<SearchRequest>) => Promise<ReadonlyArray<SearchResult>>

/** [SRCH-03] The client's weight comes only with the pages that search. [ENT-17] Its application and key are those of the settings; the shop's own endpoint asks for neither. */
export const createSearchClient = (place: () => SearchConnection, config: ConfigSource): SearchProducts => {
  const client = memoizeSuccess(async () => {
    const { liteClient } = await import("algoliasearch/lite")
    const { handleRequest: answer } = place()
    const { host, protocol } = answer ? { host: "shop", protocol: "https:" } : globalThis.location
    const { searchApplicationId = "lineal", searchKey = "search" } = config() ?? {}
    return liteClient(searchApplicationId, searchKey, {
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
  })
  return async (requests) => {
    try {
      const searchClient = await client()
      const { results } = await searchClient.search<Record<string, unknown>>({ requests: [...requests] as never })
      const found = results as unknown as ReadonlyArray<SearchResult>
      // What could not be looked up is asked anew; the client keeps every other answer.
      if (found.some(({ isBoughtUnknown }) => isBoughtUnknown)) await searchClient.clearCache()
      return found
    } catch (cause) {
      throw new SearchFailed(cause)
    }
  }
}
