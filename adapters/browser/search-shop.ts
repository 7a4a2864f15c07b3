/** Searches with the `algoliasearch` client, which a hosted service and the shop's own engine both answer. */
import type { SearchRequest, SearchResult } from "../../core/catalogue/search-product.ts"

/** Where the search service is; without hosts of its own the shop's engine answers under /api/search. */
export type SearchPlace = {
  readonly appId: string
  readonly searchKey: string
  /** Answers a request in the same process, on the server. */
  readonly answer?: (request: {
    readonly url: string
    readonly method: string
    readonly data: string
  }) => Promise<{ readonly content: string; readonly status: number }>
}

export type SearchShop = (requests: ReadonlyArray<SearchRequest>) => Promise<ReadonlyArray<SearchResult>>

/** [SRCH-03] The client's weight comes only with the pages that search. */
export const searchShop = (place: () => SearchPlace): SearchShop => {
  let client: ReturnType<typeof load> | undefined
  const load = async () => {
    const { liteClient } = await import("algoliasearch/lite")
    const { answer, appId, searchKey } = place()
    const hosted = appId !== "lineal"
    const own = answer
      ? { url: "shop/api/search", accept: "readWrite" as const, protocol: "https" as const }
      : {
          url: `${globalThis.location.host}/api/search`,
          accept: "readWrite" as const,
          protocol: globalThis.location.protocol === "https:" ? ("https" as const) : ("http" as const)
        }
    return liteClient(appId, searchKey, {
      ...(hosted ? {} : { hosts: [own] }),
      ...(answer && !hosted
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
  }
  return async (requests) => {
    client ??= load()
    const { results } = await (await client).search<Record<string, unknown>>({ requests: [...requests] as never })
    return results as unknown as ReadonlyArray<SearchResult>
  }
}
