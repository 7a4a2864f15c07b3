/** Searches with the `algoliasearch` client, which a hosted service and the shop's own engine both answer. */
import type { SearchRequest, SearchResult } from "../../core/catalogue/search/search-product.ts"
import { memoizeSuccess } from "../../core/memoize-success.ts"
import { isRecord } from "../../core/record.ts"
import type { ConfigSource } from "./client-config.ts"
import type { SearchConnection } from "./lite-search.ts"

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

/** [SRCH-03] The client's weight comes only with the pages that search. */
export const createSearchClient = (place: () => SearchConnection, config: ConfigSource): SearchProducts => {
  const search = memoizeSuccess(async () => (await import("./lite-search.ts")).createLiteSearch(place(), config()))
  return async (requests) => {
    try {
      return await (await search())(requests)
    } catch (cause) {
      throw new SearchFailed(cause)
    }
  }
}
