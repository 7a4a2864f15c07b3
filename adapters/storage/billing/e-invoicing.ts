/** Enrolments for e-invoices in PostgreSQL. */
import { Clock, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type AccountingSoftware, accountingSoftware } from "../../../core/billing/e-invoicing/accounting-software.ts"
import { Enrolments } from "../../../core/billing/e-invoicing/enrolments.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"

const asInvoicesUnavailable = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.mapError(work, (cause) => new Unavailable({ part: "invoices", cause }))

const isSoftware = Schema.is(Schema.Literals(accountingSoftware))

/** One that is no longer offered has to be chosen anew. */
const softwareOf = (name: string | null): AccountingSoftware | undefined => (isSoftware(name) ? name : undefined)

export const enrolmentsLayer = Layer.effect(
  Enrolments,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return Enrolments.of({
      find: Effect.fn("Enrolments.find")(function* (customerId) {
        const [row] = yield* sql<{ software: string | null; enabled_on: string | null }>`
          SELECT software, enabled_on::text FROM e_invoicing WHERE customer_id = ${customerId}`
        const software = softwareOf(row?.software ?? null)
        return {
          ...(software ? { software } : {}),
          ...(row?.enabled_on && software ? { enabledOn: row.enabled_on } : {})
        }
      }, asInvoicesUnavailable),
      // One statement: what is kept and the row of the audit come together.
      save: Effect.fn("Enrolments.save")(function* (customerId, contactId, { software, enabledOn }) {
        const at = new Date(yield* Clock.currentTimeMillis)
        const detail = JSON.stringify({ software: software ?? null, enabled: enabledOn !== undefined })
        yield* sql`
          WITH kept AS (
            INSERT INTO e_invoicing (customer_id, software, enabled_on)
            VALUES (${customerId}, ${software ?? null}, ${enabledOn ?? null}::date)
            ON CONFLICT (customer_id) DO UPDATE SET software = excluded.software, enabled_on = excluded.enabled_on
          )
          INSERT INTO audit (at, done_by, action, subject, customer_id, detail)
          VALUES (${at}, ${contactId}, 'e-invoicing set', ${customerId}, ${customerId}, ${detail})`
      }, asInvoicesUnavailable)
    })
  })
)
