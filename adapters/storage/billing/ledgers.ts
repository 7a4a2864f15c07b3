/** The books of what customers owe, kept in PostgreSQL. */

import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { LedgerEntry } from "../../../core/billing/ledger/ledger.ts"
import { Ledgers } from "../../../core/billing/ledger/ledgers.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"

export const ledgersLayer = Layer.effect(
  Ledgers,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    /** One statement, so that an entry comes with all of its postings. */
    const book = (entries: ReadonlyArray<LedgerEntry>) => sql`
      WITH booked AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(entries.map((entry, place) => ({ ...entry, place })))}::jsonb)
          AS entry (place integer, id text, kind text, "customerId" text, date date, postings jsonb)
      ), entered AS (
        INSERT INTO ledger_entry (id, kind, customer_id, day)
        SELECT id, kind, "customerId", date FROM booked ORDER BY place
      )
      INSERT INTO ledger_posting (entry_id, position, account, document, amount_cents)
      SELECT id, position - 1, posting ->> 'account', posting ->> 'document', (posting ->> 'amount')::bigint
      FROM booked, jsonb_array_elements(postings) WITH ORDINALITY AS each (posting, position)`

    const lockedRemainders: Ledgers["Service"]["lockedRemainders"] = Effect.fn("Ledgers.lockedRemainders")(
      function* (customerId, documents) {
        // As a draw on the account's credit locks it. Read by a statement of its own: who was here before has booked what they paid.
        yield* sql`SELECT FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`
        const rows = yield* sql<{ document: string; left: number }>`
          SELECT document, sum(amount_cents)::float AS left FROM ledger_posting JOIN ledger_entry ON ledger_entry.id = entry_id
          WHERE customer_id = ${customerId} AND document = ANY (${documents}::text[]) GROUP BY 1`
        return new Map(rows.map(({ document, left }) => [document, left]))
      },
      Effect.mapError((cause) => new Unavailable({ part: "ledgers", cause }))
    )

    return Ledgers.of({
      lockedRemainders,
      book: (entries) =>
        Effect.mapError(book(entries), (cause) => new Unavailable({ part: "ledgers", cause })).pipe(Effect.asVoid),
      forCustomer: (customerId) =>
        sql<LedgerEntry>`
          SELECT id, kind, customer_id AS "customerId", day::text AS date, coalesce(
            (SELECT json_agg(json_strip_nulls(json_build_object(
                'account', account, 'document', document, 'amount', amount_cents)) ORDER BY position)
              FROM ledger_posting WHERE entry_id = id), '[]') AS postings
          FROM ledger_entry WHERE customer_id = ${customerId} ORDER BY booked`.pipe(
          Effect.mapError((cause) => new Unavailable({ part: "ledgers", cause }))
        )
    })
  })
)
