/** E-invoices and how far each has come, in PostgreSQL; without an access point they wait there. */
import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { EInvoiceDelivery } from "../../../core/billing/e-invoicing/e-invoice.ts"
import {
  EInvoiceQueue,
  type MissingEInvoice,
  type QueuedEInvoice
} from "../../../core/billing/e-invoicing/e-invoice-queue.port.ts"
import type { EInvoiceBuyer } from "../../../core/billing/e-invoicing/ubl-parts.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"

const asUnavailable = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.mapError(work, (cause) => new Unavailable({ part: "invoices", cause }))

/** Optional fields are absent, never null. */
const withoutNulls = <Row extends object>(row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row

const BATCH = 20

export const eInvoiceQueueLayer = Layer.effect(
  EInvoiceQueue,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return EInvoiceQueue.of({
      add: Effect.fn("EInvoiceQueue.add")(function* ({ customerId, document, kind, receiver, xml }) {
        const at = new Date(yield* Clock.currentTimeMillis)
        const rows = yield* sql`
          INSERT INTO e_invoice (document, kind, customer_id, receiver, xml, queued_at, next_try_at)
          VALUES (${document}, ${kind}, ${customerId}, ${receiver}, ${xml}, ${at}, ${at})
          ON CONFLICT (document) DO UPDATE SET message_id = gen_random_uuid(), state = 'waiting', reference = NULL,
            problem = NULL, tries = 0, receiver = excluded.receiver, xml = excluded.xml, queued_at = excluded.queued_at,
            next_try_at = excluded.next_try_at
          WHERE e_invoice.state = 'failed' RETURNING document`
        return rows.length === 1
      }, asUnavailable),
      ofCompany: Effect.fn("EInvoiceQueue.ofCompany")(function* (customerId) {
        const rows = yield* sql`
          SELECT document, CASE WHEN state = 'waiting' AND tries > 0 THEN 'retrying' ELSE state END AS state, problem FROM e_invoice WHERE customer_id = ${customerId}
          ORDER BY queued_at DESC, document LIMIT 1000`
        return rows.map((row) => withoutNulls<EInvoiceDelivery>(row))
      }, asUnavailable),
      enrolled: asUnavailable(sql<EInvoiceBuyer>`
        SELECT id AS "customerId", name, abn FROM e_invoicing JOIN customer ON id = customer_id
        WHERE enabled_on IS NOT NULL AND abn IS NOT NULL ORDER BY id`),
      missing: Effect.fn("EInvoiceQueue.missing")(function* (customerIds) {
        if (customerIds.length === 0) return []
        const rows = yield* sql`
          SELECT * FROM (
            SELECT invoice.customer_id AS "customerId", invoice_no AS "invoiceNo", suffix AS "invoiceSuffix",
              NULL AS "claimNo", day, document FROM e_invoicing JOIN invoice USING (customer_id) WHERE day >= enabled_on
            UNION ALL
            SELECT claim.customer_id, invoice_no, suffix, claim_no,
              (answered_at AT TIME ZONE 'Australia/Melbourne')::date, credit_note FROM e_invoicing JOIN claim USING (customer_id)
            WHERE credit_note IS NOT NULL AND (answered_at AT TIME ZONE 'Australia/Melbourne')::date >= enabled_on
          ) AS written
          WHERE ${sql.in("customerId", customerIds)}
            AND NOT EXISTS (SELECT FROM e_invoice WHERE e_invoice.document = written.document)
          ORDER BY day, document LIMIT ${BATCH}`
        return rows.map(({ day: _, document: __, ...row }) => withoutNulls<MissingEInvoice>(row))
      }, asUnavailable),
      // Each next try waits longer, at most an hour; another process leaves what is taken.
      take: Effect.gen(function* () {
        const at = new Date(yield* Clock.currentTimeMillis)
        const rows = yield* sql`
          UPDATE e_invoice SET tries = tries + 1,
            next_try_at = ${at}::timestamptz + least(interval '1 minute' * power(2, least(tries, 6)), interval '1 hour')
          WHERE document IN (SELECT document FROM e_invoice WHERE state IN ('waiting', 'sent') AND next_try_at <= ${at}
            ORDER BY next_try_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
          RETURNING document, kind, customer_id AS "customerId", receiver, xml, message_id::text AS "messageId", reference,
            (extract(epoch FROM queued_at) * 1000)::float AS "queuedAt"`
        return rows.map((row) => withoutNulls<QueuedEInvoice>(row))
      }).pipe(Effect.withSpan("EInvoiceQueue.take"), asUnavailable),
      record: Effect.fn("EInvoiceQueue.record")(function* (messageId, { state, reference, problem }) {
        const at = new Date(yield* Clock.currentTimeMillis)
        yield* sql`
          UPDATE e_invoice SET state = ${state}, reference = coalesce(${reference ?? null}, reference),
            problem = ${problem ?? null}, tries = 0, next_try_at = ${at}::timestamptz + interval '1 minute',
            sent_at = CASE WHEN ${state} = 'sent' THEN ${at} ELSE sent_at END
          WHERE message_id = ${messageId}::uuid`
      }, asUnavailable)
    })
  })
)
