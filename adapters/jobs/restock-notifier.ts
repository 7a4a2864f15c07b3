/** Looks every minute which products are in stock again, and tells who waits for them; one process at a time. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { outboxLayer } from "../storage/messages/outbox.ts"
import { tellRestocked } from "../storage/stock/restock-alerts.ts"
import { type ExclusiveJob, runExclusively } from "./exclusive-job.ts"

const job: ExclusiveJob = { lock: 7_214_012, name: "restock notifier", limit: "1 minute" }

export const restockNotifierLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* runExclusively(sql, job, tellRestocked).pipe(
      Effect.catchCause((cause) => Effect.logError("Nobody could be told that a product is back", cause)),
      Effect.repeat(Schedule.spaced("1 minute")),
      Effect.forkScoped
    )
  })
).pipe(Layer.provide(outboxLayer))
