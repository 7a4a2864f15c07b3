/** Caches what an effect answered for as long as the process lives, and never what it failed with, as `Effect.cached` would. */
import { Effect } from "effect"

export const cachedSuccess = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
  let cached: { readonly value: A } | undefined
  const fresh = Effect.tap(effect, (value) =>
    Effect.sync(() => {
      cached = { value }
    })
  )
  return Effect.suspend(() => (cached ? Effect.succeed(cached.value) : fresh))
}
