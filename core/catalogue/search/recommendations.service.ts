/** Recommends goods for a page: whatever goes wrong is logged, and the page has an empty list and goes on. */

import { Context, Duration, Effect, Layer } from "effect"
import { elapsedMillis } from "../../elapsed-time.service.ts"
import { RecommendationEngine } from "./recommendation-engine.port.ts"
import type { RecommendationSettings, RecommendationSubject } from "./recommendation-request.ts"
import { type RecommendationProblem, recommendations } from "./recommendations.ts"
import type { RecommendedProduct } from "./search-product.ts"

/** [REC-03] How long an answer is waited for. */
const PATIENCE = Duration.seconds(3)
/** After a failure nobody waits for the engine again before this, milliseconds. */
const PAUSE_MS = 30_000

/** [REC-01] Service that recommends goods. Has no failure of its own: an empty list says that there are none. */
export class Recommendations extends Context.Service<
  Recommendations,
  {
    readonly recommend: (
      subject: RecommendationSubject,
      settings: RecommendationSettings
    ) => Effect.Effect<ReadonlyArray<RecommendedProduct>>
  }
>()("core/catalogue/search/Recommendations") {
  static readonly layer = Layer.effect(
    Recommendations,
    Effect.gen(function* () {
      const engine = yield* RecommendationEngine
      let pausedUntil = Number.NEGATIVE_INFINITY

      const logProblem = ({ problem, cause }: RecommendationProblem) =>
        problem === "no hits"
          ? Effect.logInfo("Nothing was recommended: no hits")
          : Effect.logWarning(`Nothing was recommended: ${problem}`, ...(cause === undefined ? [] : [cause]))

      const recommend = Effect.fn("Recommendations.recommend")(function* (
        subject: RecommendationSubject,
        settings: RecommendationSettings
      ) {
        if ((yield* elapsedMillis) < pausedUntil) return []
        const problems: Array<RecommendationProblem> = []
        const context = yield* Effect.context<never>()
        const hits = yield* Effect.promise(() =>
          recommendations<RecommendedProduct>(
            subject,
            settings,
            () => (requests) => Effect.runPromiseWith(context)(Effect.timeout(engine.ask(requests), PATIENCE)),
            (problem) => problems.push(problem)
          )
        )
        yield* Effect.forEach(problems, logProblem, { discard: true })
        if (problems.some(({ problem }) => problem === "failed" || problem === "could not start"))
          pausedUntil = (yield* elapsedMillis) + PAUSE_MS
        return hits
      })

      return Recommendations.of({ recommend })
    })
  )
}
