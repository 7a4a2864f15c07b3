/** An attempt to pay is by a method and for an order, quotes or invoices; nothing is named after a provider. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** Any method that the shop knows; which those are is the core's to say. */
const METHOD = "CHECK (method ~ '^[a-z][a-z-]{1,30}$')"

const statements = [
  `ALTER TABLE payment_attempt DROP CONSTRAINT payment_attempt_provider_check`,
  `ALTER TABLE payment_attempt RENAME COLUMN provider TO method`,
  `UPDATE payment_attempt SET method = 'card',
    refusal = CASE refusal WHEN 'payment_intent_authentication_failure' THEN 'authentication_required' ELSE refusal END`,
  `ALTER TABLE payment_attempt ADD ${METHOD},
    ADD COLUMN payable_kind text NOT NULL DEFAULT 'order' CHECK (payable_kind IN ('order', 'quote', 'invoice')),
    ADD COLUMN payable_id text`,
  `UPDATE payment_attempt SET payable_id = order_no`,
  // The order's number follows from what is paid; its indexes and its key to the order are made anew.
  `ALTER TABLE payment_attempt DROP COLUMN order_no`,
  `ALTER TABLE payment_attempt ALTER COLUMN payable_id SET NOT NULL,
    ADD COLUMN order_no text GENERATED ALWAYS AS (CASE payable_kind WHEN 'order' THEN payable_id END) STORED,
    ADD FOREIGN KEY (order_no, amount_cents) REFERENCES shop_order (order_no, total_cents)`,
  `CREATE UNIQUE INDEX payment_attempt_open ON payment_attempt (payable_kind, payable_id)
    WHERE state IN ('started', 'requires-action', 'processing')`,
  `CREATE INDEX payment_attempt_order ON payment_attempt (order_no) WHERE order_no IS NOT NULL`,

  `ALTER TABLE payment_event RENAME COLUMN provider TO method`,
  `UPDATE payment_event SET method = 'card'`,
  `ALTER TABLE payment_event ADD ${METHOD}`,

  `ALTER TABLE refund_attempt ADD COLUMN method text NOT NULL DEFAULT 'card' ${METHOD}`,
  `ALTER TABLE refund_attempt DROP CONSTRAINT refund_attempt_provider_ref_number_key`,
  `ALTER TABLE refund_attempt ADD UNIQUE (method, provider_ref, number)`,
  `DROP INDEX refund_attempt_open`,
  `CREATE UNIQUE INDEX refund_attempt_open ON refund_attempt (method, provider_ref) WHERE state = 'open'`
]

export const payables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
