/** Looks at open payments when the shop opens and then again and again; one process at a time. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { Reconcile } from "../../core/ordering/placing/reconcile.service.ts"
import { Settings } from "../settings/settings.ts"
import { type ExclusiveJob, runExclusively } from "./exclusive-job.ts"

/** What is ended is looked at again by the next run, as after a crash. */
const job: ExclusiveJob = { lock: 7_214_003, name: "reconciler", limit: "5 minutes" }

export const reconcilerLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const reconcile = yield* Reconcile
    const { RECONCILE_EVERY } = yield* Settings
    yield* runExclusively(sql, job, reconcile.runOnce).pipe(
      Effect.catchCause((cause) => Effect.logError("The reconciler failed", cause)),
      Effect.repeat(Schedule.spaced(`${RECONCILE_EVERY} seconds`)),
      Effect.forkScoped
    )
  })
)
