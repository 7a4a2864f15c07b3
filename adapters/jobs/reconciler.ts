/** Looks at open payments when the shop opens and then again and again; one process at a time. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { Reconcile } from "../../core/ordering/placing/reconcile.service.ts"
import { Settings } from "../settings/settings.ts"
import { runExclusively } from "./exclusive-job.ts"

/** Any number that nothing else locks; the lock goes with the connection, so a killed process leaves none behind. */
const RECONCILER_LOCK = 7_214_003

export const reconcilerLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const reconcile = yield* Reconcile
    const { RECONCILE_EVERY } = yield* Settings
    yield* runExclusively(sql, RECONCILER_LOCK, reconcile.runOnce).pipe(
      Effect.catchCause((cause) => Effect.logError("The reconciler failed", cause)),
      Effect.repeat(Schedule.spaced(`${RECONCILE_EVERY} seconds`)),
      Effect.forkScoped
    )
  })
)
