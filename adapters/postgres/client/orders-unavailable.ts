/** Whatever keeps a statement about orders from being carried out, they are unavailable; the cause goes into the log. */

import { Effect } from "effect"
import { Unavailable } from "../../../core/unavailable.schema.ts"

export const asOrdersUnavailable = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, Unavailable, R> =>
  Effect.mapError(work, (cause) => new Unavailable({ part: "orders", cause }))
