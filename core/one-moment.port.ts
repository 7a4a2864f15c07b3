/** How a service reads several things as of one moment. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "./unavailable.schema.ts"

/** What is read within the work is as it was kept when that began, or later; the work changes nothing. */
export type MomentReader = {
  readonly read: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | Unavailable, R>
}

/** [CHK-05] Whatever remembers what it has read asks once for all of the work whether that has changed. */
export const OneMoment = Context.Reference<MomentReader>("core/OneMoment", {
  defaultValue: () => ({ read: (work) => work })
})
