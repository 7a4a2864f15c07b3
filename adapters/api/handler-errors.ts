/** What the calls share in answering: how a refusal is named, and what becomes of whatever goes wrong inside. */
import { Effect } from "effect"
import { unavailable } from "./failure.ts"

/** The code of a kind of refusal on the wire: `link-expired` is `LINK_EXPIRED`. */
export const errorCode = (kind: string): string => kind.toUpperCase().replaceAll("-", "_")

/** A problem stays in the log; who asked reads that the shop can't answer just now. */
export const failUnavailable = (problem: unknown) =>
  Effect.andThen(Effect.logError(problem), Effect.fail(unavailable()))

/** The same for every failure of a piece of work. */
export const orUnavailable = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.catch(work, failUnavailable)
