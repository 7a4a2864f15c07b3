/** Recommendations for a page: a recommender that fails or takes its time costs the page nothing but the list. */
import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { RecommendationEngine } from "../../../../core/catalogue/search/recommendation-engine.port.ts"
import type { RecommendationRequest } from "../../../../core/catalogue/search/recommendation-request.ts"
import { Recommendations } from "../../../../core/catalogue/search/recommendations.service.ts"
import type { SearchProduct } from "../../../../core/catalogue/search/search-product.ts"
import { Unavailable } from "../../../../core/unavailable.schema.ts"

const product = { objectID: "B" } as SearchProduct
const down = Effect.fail(new Unavailable({ part: "recommendations", cause: "down" }))

/** A page that asks, and the requests that reached the engine. */
const withEngine = (answer: RecommendationEngine["Service"]["ask"]) => {
  const sent: Array<ReadonlyArray<RecommendationRequest>> = []
  const engine = Layer.succeed(RecommendationEngine, {
    ask: (requests) => {
      sent.push(requests)
      return answer(requests)
    }
  })
  return { sent, layer: Recommendations.layer.pipe(Layer.provide(engine)) }
}

const ask = Effect.flatMap(Recommendations, ({ recommend }) =>
  recommend({ kind: "related", objectID: "A" }, { indexName: "products" })
)

describe("The recommendations of a page", () => {
  it.effect("[REC-01] are the engine's hits", () => {
    const { layer, sent } = withEngine(() => Effect.succeed([[product]]))
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask, [product])
      assert.strictEqual(sent[0]?.[0]?.maxRecommendations, 15)
    }).pipe(Effect.provide(layer))
  })

  it.effect("[REC-01] are never asked for by an invalid request, which stops nobody else", () => {
    const { layer, sent } = withEngine(() => Effect.succeed([[product]]))
    return Effect.gen(function* () {
      const { recommend } = yield* Recommendations
      assert.deepStrictEqual(yield* recommend({ kind: "related", objectID: "" }, { indexName: "products" }), [])
      assert.lengthOf(sent, 0)
      assert.deepStrictEqual(yield* ask, [product])
    }).pipe(Effect.provide(layer))
  })

  it.effect("[REC-03] are none after three seconds without an answer", () => {
    const { layer } = withEngine(() => Effect.never)
    return Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(ask, { startImmediately: true })
      while (fiber.pollUnsafe() === undefined) {
        yield* TestClock.adjust("1 second")
        yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
        if ((yield* Clock.currentTimeMillis) > 10_000) break
      }
      assert.deepStrictEqual(yield* Fiber.join(fiber), [])
    }).pipe(Effect.provide(layer))
  })

  it.effect("[REC-03] are none where the engine fails, and for half a minute nobody waits for it again", () => {
    const { layer, sent } = withEngine(() => down)
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* ask, [])
      assert.deepStrictEqual(yield* ask, [])
      assert.lengthOf(sent, 1)
      yield* TestClock.adjust("31 seconds")
      yield* ask
      assert.lengthOf(sent, 2)
    }).pipe(Effect.provide(layer))
  })
})
