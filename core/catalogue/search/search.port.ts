/** Finding goods: by the engine that the shop brings with it or by a hosted service, both asked in the same protocol. */

import { Context, type Effect } from "effect"
import type { Busy, Unavailable } from "../../unavailable.schema.ts"
import type { SearchRequest, SearchResult } from "./search-product.ts"

/** A request as it came: `path` after `/api/search`, such as `/1/indexes/products/query`; the body as text. */
export type SearchCall = {
  readonly method: string
  readonly path: string
  readonly body?: string
  /** [FIL-05] Ids of the products that the BOUGHT_FILTER of its queries lets through; the shop adds them, no browser does. */
  readonly boughtProducts?: ReadonlyArray<string>
}

/** The answer to it: what is refused has the body `{ message, status }`. */
export type SearchReply = { readonly status: number; readonly body: unknown }

/**
 * [SRCH-03] Port of the search engine. Fails with `Unavailable` (what it needs is out of reach), `Busy` (too many ask at
 * once).
 */
export class Search extends Context.Service<
  Search,
  {
    /** [SRCH-03] Answers one call of the search protocol; what is asked wrongly has a status of its own. */
    readonly handleCall: (call: SearchCall) => Effect.Effect<SearchReply, Unavailable | Busy>
    /** The same for the server's own questions: one answer for each request, in order. */
    readonly search: (
      requests: ReadonlyArray<SearchRequest>
    ) => Effect.Effect<ReadonlyArray<SearchResult>, Unavailable | Busy>
  }
>()("core/catalogue/search/Search") {}
