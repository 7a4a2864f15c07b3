/** The tables of e-invoices: which companies receive them by which software, and what was handed over. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `CREATE TABLE e_invoicing (
    customer_id text PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    software text CHECK (software <> ''),
    enabled_on date,
    CONSTRAINT enabled_with_software CHECK (enabled_on IS NULL OR software IS NOT NULL)
  )`,
  // [EINV-02] An invoice is handed over once; without an access point it waits here.
  `CREATE TABLE e_invoice (
    document text PRIMARY KEY REFERENCES invoice (document),
    customer_id text NOT NULL REFERENCES customer (id),
    receiver text NOT NULL CHECK (receiver ~ '^0151:[0-9]{11}$'),
    xml text NOT NULL CHECK (xml <> ''),
    queued_at timestamptz NOT NULL,
    sent_at timestamptz
  )`,
  `CREATE INDEX e_invoice_customer ON e_invoice (customer_id)`
]

export const eInvoicingTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
