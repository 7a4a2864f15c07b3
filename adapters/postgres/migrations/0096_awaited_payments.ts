/** Payments that their payers send by themselves: until when an order waits, and what staff found on the shop's account. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `ALTER TABLE payment_attempt ADD waits_until timestamptz`,
  `CREATE INDEX payment_attempt_awaited ON payment_attempt (waits_until) WHERE waits_until IS NOT NULL`,

  // [BANK-02] A row once it is settled; what is only waited for has none.
  `CREATE TABLE awaited_payment (
    method text NOT NULL CHECK (method ~ '^[a-z][a-z-]{1,30}$'),
    provider_ref text NOT NULL,
    state text NOT NULL CHECK (state IN ('received', 'closed')),
    bank_reference text CHECK (length(bank_reference) BETWEEN 1 AND 100),
    done_by text,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (method, provider_ref),
    CHECK ((state = 'received') = (bank_reference IS NOT NULL AND done_by IS NOT NULL))
  )`
]

export const awaitedPayments = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
