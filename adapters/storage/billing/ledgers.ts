/** The books of what customers owe, kept in PostgreSQL; what a long past comes to is added up there. */

import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { LedgerEntry } from "../../../core/billing/ledger/ledger.ts"
import { Ledgers } from "../../../core/billing/ledger/ledgers.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"

const unavailable = (cause: unknown) => new Unavailable({ part: "ledgers", cause })

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

    const lockedRemainders: Ledgers["Service"]["lockedRemainders"] = Effect.fn("Ledgers.lockedRemainders")(function* (
      customerId,
      documents
    ) {
      // As a draw on the account's credit locks it. Read by a statement of its own: who was here before has booked what they paid.
      yield* sql`SELECT FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`
      const rows = yield* sql<{ document: string; left: number }>`
          SELECT document, sum(amount_cents)::float AS left FROM ledger_posting JOIN ledger_entry ON ledger_entry.id = entry_id
          WHERE customer_id = ${customerId} AND document = ANY (${documents}::text[]) GROUP BY 1`
      return new Map(rows.map(({ document, left }) => [document, left]))
    }, Effect.mapError(unavailable))

    /** A document is as old as the first entry that touched it; money and credits are none of what is owed. */
    const monthly = (customerId: string, until: string) => sql<LedgerEntry>`
      WITH posting AS (
        SELECT document, amount_cents, kind, booked, date_trunc('month', day)::date AS month
        FROM ledger_entry JOIN ledger_posting ON entry_id = id
        WHERE customer_id = ${customerId} AND day <= ${until}::date AND account = 'receivables'
      ), first AS (SELECT document, min(booked) AS booked FROM posting GROUP BY document),
      opened AS (
        SELECT document, date_trunc('month', day)::date AS month, CASE kind WHEN 'invoice' THEN 'owed' ELSE 'paid' END AS side
        FROM first JOIN ledger_entry USING (booked)
      )
      SELECT concat_ws(' ', posting.month, posting.kind, opened.month, side) AS id, posting.kind,
        ${customerId} AS "customerId", posting.month::text AS date,
        json_build_array(json_build_object('account', 'receivables', 'document', concat_ws(' ', opened.month, side),
          'amount', sum(amount_cents))) AS postings
      FROM posting JOIN opened USING (document)
      GROUP BY posting.month, posting.kind, opened.month, side
      ORDER BY posting.month, opened.month, min(posting.booked)`

    const month = (customerId: string, lastDay: string) => sql<LedgerEntry>`
      WITH own AS (
        SELECT id, kind, day, booked FROM ledger_entry WHERE customer_id = ${customerId} AND day <= ${lastDay}::date
      ), entry AS (SELECT * FROM own WHERE day >= date_trunc('month', ${lastDay}::date)),
      before AS (
        SELECT document, min(booked) AS booked, sum(amount_cents) AS amount FROM own JOIN ledger_posting ON entry_id = id
        WHERE day < date_trunc('month', ${lastDay}::date) AND account = 'receivables' GROUP BY document
      )
      SELECT id, kind, ${customerId} AS "customerId", date, postings FROM (
        SELECT 0 AS part, before.booked, 'left of ' || document AS id, own.kind, own.day::text AS date,
          json_build_array(json_build_object('account', 'receivables', 'document', document, 'amount', amount)) AS postings
        FROM before JOIN own USING (booked)
        WHERE amount <> 0
          OR document IN (SELECT document FROM entry JOIN ledger_posting ON entry_id = id WHERE account = 'receivables')
        UNION ALL
        SELECT 1, booked, id, kind, day::text, coalesce(
          (SELECT json_agg(json_strip_nulls(json_build_object(
              'account', account, 'document', document, 'amount', amount_cents)) ORDER BY position)
            FROM ledger_posting WHERE entry_id = id), '[]')
        FROM entry
      ) AS ledger ORDER BY part, booked`

    return Ledgers.of({
      lockedRemainders,
      book: (entries) => Effect.mapError(book(entries), unavailable).pipe(Effect.asVoid),
      firstDay: (customerId) =>
        sql<{
          day: string | null
        }>`SELECT min(day)::text AS day FROM ledger_entry WHERE customer_id = ${customerId}`.pipe(
          Effect.map(([row]) => row?.day ?? undefined),
          Effect.mapError(unavailable)
        ),
      monthly: (customerId, until) => Effect.mapError(monthly(customerId, until), unavailable),
      month: (customerId, lastDay) => Effect.mapError(month(customerId, lastDay), unavailable)
    })
  })
)
