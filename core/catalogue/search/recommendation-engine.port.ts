/** What recommends goods: the engine that the shop brings with it or a hosted service, both asked in the search protocol. */

import { Context, type Effect } from "effect"
import type { Busy, Unavailable } from "../../unavailable.schema.ts"
import type { RecommendationRequest } from "./recommendation-request.ts"
import type { RecommendedProduct } from "./search-product.ts"

/**
 * [REC-01] Port that answers each request with its hits, in order. Fails with `Unavailable` (it is out of reach, or gave
 * half an answer), `Busy` (too many ask at once).
 */
export class RecommendationEngine extends Context.Service<
  RecommendationEngine,
  {
    readonly ask: (
      requests: ReadonlyArray<RecommendationRequest>
    ) => Effect.Effect<ReadonlyArray<ReadonlyArray<RecommendedProduct>>, Unavailable | Busy>
  }
>()("core/catalogue/search/RecommendationEngine") {}
