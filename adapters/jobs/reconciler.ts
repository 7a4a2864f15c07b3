/** Looks at open payments when the shop opens and then again and again; one process at a time. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { Reconcile } from "../../core/orders/reconcile.service.ts"
import { Settings } from "../settings.ts"

/** Any number that nothing else locks; the lock goes with the connection, so a killed process leaves none behind. */
const RECONCILING = 7_214_003

/** Runs the work where no other process is at it, and leaves it out where one is. */
const alone = <A, E, R>(sql: SqlClient.SqlClient, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const connection = yield* sql.reserve
    const ask = (what: string) => connection.executeUnprepared(`SELECT ${what}(${RECONCILING}) AS done`, [], undefined)
    const [taken] = yield* ask("pg_try_advisory_lock")
    if (!taken?.done) return
    yield* Effect.addFinalizer(() => Effect.ignore(ask("pg_advisory_unlock")))
    yield* work
  }).pipe(Effect.scoped)

export const reconcilerLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const reconcile = yield* Reconcile
    const { RECONCILE_EVERY } = yield* Settings
    yield* alone(sql, reconcile.round).pipe(
      Effect.catchCause((cause) => Effect.logError("The reconciler failed", cause)),
      Effect.repeat(Schedule.spaced(`${RECONCILE_EVERY} seconds`)),
      Effect.forkScoped
    )
  })
)
