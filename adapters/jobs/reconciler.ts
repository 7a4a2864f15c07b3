/** Looks at open payments, couriers to be called, and orders that wait for approval, when the shop opens and then again and again; one process at a time. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { CallCourier } from "../../core/ordering/courier/call-courier.service.ts"
import { DecideApproval } from "../../core/ordering/placing/decide-approval.service.ts"
import { Reconcile } from "../../core/ordering/placing/reconcile.service.ts"
import { Settings } from "../settings/settings.ts"
import { type ExclusiveJob, runExclusively } from "./exclusive-job.ts"

/** What is ended is looked at again by the next run, as after a crash. */
const job: ExclusiveJob = { lock: 7_214_003, name: "reconciler", limit: "5 minutes" }

export const reconcilerLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const reconcile = yield* Reconcile
    const couriers = yield* CallCourier
    const approvals = yield* DecideApproval
    const { RECONCILE_EVERY } = yield* Settings
    const rounds = Effect.all(
      [
        Effect.catchCause(reconcile.runOnce, (cause) => Effect.logError("The reconciler failed", cause)),
        Effect.catchCause(couriers.runOnce, (cause) => Effect.logError("Couriers could not be called", cause)),
        Effect.catchCause(approvals.runOnce, (cause) => Effect.logError("Approvals could not be ended", cause))
      ],
      { discard: true }
    )
    yield* runExclusively(sql, job, rounds).pipe(
      Effect.catchCause((cause) => Effect.logError("The reconciler failed", cause)),
      Effect.repeat(Schedule.spaced(`${RECONCILE_EVERY} seconds`)),
      Effect.forkScoped
    )
  })
)
