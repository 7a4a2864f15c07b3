/** Reminds every hour of the quotes whose prices run out soon; one process at a time. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { RemindQuotes } from "../../core/billing/quotes/remind-quotes.service.ts"
import { type ExclusiveJob, runExclusively } from "./exclusive-job.ts"

const job: ExclusiveJob = { lock: 7_214_016, name: "quote reminders", limit: "1 minute" }

export const quoteRemindersLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { runOnce } = yield* RemindQuotes
    yield* runExclusively(sql, job, runOnce).pipe(
      Effect.catchCause((cause) => Effect.logError("Nobody could be reminded of a quote", cause)),
      Effect.repeat(Schedule.spaced("1 hour")),
      Effect.forkScoped
    )
  })
)
