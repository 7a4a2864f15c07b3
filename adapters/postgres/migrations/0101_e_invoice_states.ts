/** How far each e-invoice has come, and e-invoices of credit notes, which are no rows of `invoice`. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `ALTER TABLE e_invoice DROP CONSTRAINT e_invoice_document_fkey`,
  `ALTER TABLE e_invoice
    ADD kind text NOT NULL DEFAULT 'invoice' CHECK (kind IN ('invoice', 'credit-note')),
    ADD message_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
    ADD state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'delivered', 'failed')),
    ADD reference text CHECK (reference <> ''),
    ADD problem text,
    ADD tries integer NOT NULL DEFAULT 0,
    ADD next_try_at timestamptz NOT NULL DEFAULT now(),
    ADD CONSTRAINT failed_with_problem CHECK ((state = 'failed') = (problem IS NOT NULL)),
    ADD CONSTRAINT sent_with_reference CHECK (state NOT IN ('sent', 'delivered') OR reference IS NOT NULL)`,
  `CREATE INDEX e_invoice_due ON e_invoice (next_try_at) WHERE state IN ('waiting', 'sent')`
]

export const eInvoiceStates = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
