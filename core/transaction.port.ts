/** How a service keeps several changes together, whoever's they are. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "./unavailable.schema.ts"

/** [I12] Port that does work as one. Fails as the work does, or with `Unavailable` (nothing is known of what it changed). */
export class Transaction extends Context.Service<
  Transaction,
  {
    /**
     * All that the work changes is kept, or nothing. It is done again where others were at the same rows: it may touch
     * nothing but what this shop stores. Within another's work it is a part of that.
     */
    readonly run: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E | Unavailable, R>
  }
>()("core/Transaction") {}
