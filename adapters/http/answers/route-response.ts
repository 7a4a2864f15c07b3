/** The answers of routes that are no calls of the API: their failures are written as the API writes its own. */
import { Effect, SchemaAST } from "effect"
import { HttpServerResponse } from "effect/http"
import type { Malformed } from "../../api/failure.ts"
import { type CoreError, toWire, type WireFailure } from "../../api/wire-errors.ts"

/** As its class says. */
const statusOf = (failure: WireFailure): number =>
  Number(SchemaAST.resolve((failure.constructor as typeof Malformed).ast)?.httpApiStatus)

/** How a route that is no call of the API writes a failure: as the API does, where it says nothing else. */
type FailureWriter<R = never> = (
  failure: WireFailure,
  status: number
) => Effect.Effect<HttpServerResponse.HttpServerResponse, never, R>

const writeFailure: FailureWriter = (failure, status) =>
  Effect.succeed(HttpServerResponse.jsonUnsafe(failure, { status }))

/** The answer of a route that is no call of the API, whatever its work comes to. What breaks is logged with its cause. */
export const routeResponse = <E extends CoreError | WireFailure, R, R2 = never>(
  work: Effect.Effect<HttpServerResponse.HttpServerResponse, E, R>,
  write: FailureWriter<R2> = writeFailure
): Effect.Effect<HttpServerResponse.HttpServerResponse, never, R | R2> =>
  toWire(work).pipe(
    Effect.tapDefect(Effect.logError),
    Effect.catch((failure) => write(failure as WireFailure, statusOf(failure as WireFailure)))
  )
