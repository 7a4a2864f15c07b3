/** Asks whichever engine answers searches for recommendations; hits that a card could not show are left out. */
import { Effect, Layer, Option, Schema } from "effect"
import { RecommendationEngine } from "../../core/catalogue/search/recommendation-engine.port.ts"
import { Search } from "../../core/catalogue/search/search.port.ts"
import { RecommendedProductSchema } from "../../core/catalogue/search/search-product.schema.ts"
import type { RecommendedProduct } from "../../core/catalogue/search/search-product.ts"
import { isRecord } from "../../core/record.ts"
import { Unavailable } from "../../core/unavailable.schema.ts"

const decodeHit = Schema.decodeUnknownOption(RecommendedProductSchema)

const isAnswer = (
  body: unknown
): body is { readonly results: ReadonlyArray<{ readonly hits: ReadonlyArray<unknown> }> } =>
  isRecord(body) &&
  Array.isArray(body.results) &&
  body.results.every((result) => isRecord(result) && Array.isArray(result.hits))

/** [REC-01] Over the search protocol, by the shop's own engine or the hosted one. */
export const recommendationEngineLayer = Layer.effect(
  RecommendationEngine,
  Effect.gen(function* () {
    const search = yield* Search
    const ask: RecommendationEngine["Service"]["ask"] = Effect.fn("RecommendationEngine.ask")(function* (requests) {
      const reply = yield* search.handleCall({
        method: "POST",
        path: "/1/indexes/*/recommendations",
        body: JSON.stringify({ requests })
      })
      if (reply.status !== 200 || !isAnswer(reply.body))
        return yield* new Unavailable({ part: "recommendations", cause: reply.body })
      return reply.body.results.map(({ hits }) =>
        hits.flatMap((hit) => Option.toArray(decodeHit(hit) as Option.Option<RecommendedProduct>))
      )
    })
    return RecommendationEngine.of({ ask })
  })
)
