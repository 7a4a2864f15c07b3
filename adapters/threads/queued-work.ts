/** Work of a bounded queue in the core's errors. */
import { Effect } from "effect"
import { Busy, type ShopPart, Unavailable } from "../../core/unavailable.schema.ts"

/** `Busy` where the queue did not take it on, `Unavailable` where it failed. */
export const queuedWork = <A extends object>(
  part: ShopPart,
  start: () => Promise<A | undefined> | undefined
): Effect.Effect<A, Unavailable | Busy> =>
  Effect.flatMap(
    Effect.tryPromise({ try: async () => start(), catch: (cause) => new Unavailable({ part, cause }) }),
    (done) => (done ? Effect.succeed(done) : Effect.fail(new Busy({ part })))
  )
