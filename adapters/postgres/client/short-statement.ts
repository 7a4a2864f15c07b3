/** Statements that are short whatever stands in the database: those of one moment share a connection, a packet there and one back. */
import { Context, Effect } from "effect"

/** Whether what is asked of the database is short. */
export const IsShort = Context.Reference<boolean>("adapters/postgres/client/IsShort", { defaultValue: () => false })

/**
 * Has work's statements share a connection with other short ones; within a transaction they go over its own. Each waits
 * for those before it: none may write, wait for another's lock, or read more than some rows by their key.
 */
export const asShort = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.provideService(work, IsShort, true)
