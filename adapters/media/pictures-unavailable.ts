/** What becomes of a failure on the way to a picture. */
import { Effect } from "effect"
import { Unavailable } from "../../core/unavailable.schema.ts"

export const picturesUnavailable = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, Unavailable, R> =>
  Effect.mapError(work, (cause) => new Unavailable({ part: "pictures", cause }))
