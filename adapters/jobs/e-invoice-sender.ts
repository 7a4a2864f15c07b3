/** Sends the e-invoices of enrolled companies every minute, and asks after those that were sent; one process at a time. */
import { Effect, Layer, Schedule } from "effect"
import { SqlClient } from "effect/sql"
import { SendEInvoices } from "../../core/billing/e-invoicing/send-e-invoices.service.ts"
import { type ExclusiveJob, runExclusively } from "./exclusive-job.ts"

const job: ExclusiveJob = { lock: 7_214_098, name: "e-invoice sender", limit: "1 minute" }

export const eInvoiceSenderLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { runOnce } = yield* SendEInvoices
    yield* runExclusively(sql, job, runOnce).pipe(
      Effect.catchCause((cause) => Effect.logError("The e-invoices could not be sent", cause)),
      Effect.repeat(Schedule.spaced("1 minute")),
      Effect.forkScoped
    )
  })
)
