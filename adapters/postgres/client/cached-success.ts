/** Caches what an effect answered for as long as the process lives, and never what it failed with, as `Effect.cached` would. */
import { Effect } from "effect"

export const cachedSuccess = <A, E, R>(read: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
  let kept: { readonly value: A } | undefined
  const fresh = Effect.tap(read, (value) =>
    Effect.sync(() => {
      kept = { value }
    })
  )
  return Effect.suspend(() => (kept ? Effect.succeed(kept.value) : fresh))
}
