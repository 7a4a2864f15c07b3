/** The books of what customers owe, kept in PostgreSQL; what a long past comes to is added up there. */

import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { LedgerEntry, NumberedEntry } from "../../../core/billing/ledger/ledger.ts"
import { Ledgers } from "../../../core/billing/ledger/ledgers.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { receivablesUntil } from "../payments/receivables-until.ts"
import { entryNumber } from "./entry-number.ts"

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
          SELECT document, remainder_cents AS left FROM receivable_balance
          WHERE customer_id = ${customerId} AND document = ANY (${documents}::text[])`
      return new Map(rows.map(({ document, left }) => [document, left]))
    }, Effect.mapError(unavailable))

    /** A document is as old as the first entry that touched it; money and credits are none of what is owed. */
    const monthly = (customerId: string, until: string) => sql<LedgerEntry>`
      SELECT concat_ws(' ', month, kind, opened, side) AS id, kind, ${customerId} AS "customerId", month::text AS date,
        json_build_array(json_build_object('account', 'receivables', 'document', concat_ws(' ', opened, side),
          'amount', amount)) AS postings
      FROM (
        SELECT month, kind, opened_month AS opened, CASE opened_by WHEN 'invoice' THEN 'owed' ELSE 'paid' END AS side,
          sum(amount_cents) AS amount
        FROM ${receivablesUntil(sql, customerId, until)} AS posted GROUP BY 1, 2, 3, 4
      ) AS summed ORDER BY month, opened, side, kind`

    const month = (customerId: string, lastDay: string) => sql<NumberedEntry>`
      WITH entry AS (
        SELECT id, kind, day, booked FROM ledger_entry
        WHERE customer_id = ${customerId} AND day BETWEEN date_trunc('month', ${lastDay}::date) AND ${lastDay}::date
      ),
      before AS (
        SELECT document, min(booked) AS booked, sum(amount_cents) AS amount FROM receivable
        WHERE customer_id = ${customerId} AND day < date_trunc('month', ${lastDay}::date) GROUP BY document
      )
      SELECT id, number, kind, ${customerId} AS "customerId", date, postings FROM (
        SELECT 0 AS part, before.booked, 'left of ' || document AS id, document AS number, kind, day::text AS date,
          json_build_array(json_build_object('account', 'receivables', 'document', document, 'amount', amount)) AS postings
        FROM before JOIN ledger_entry USING (booked)
        WHERE amount <> 0 OR document IN (SELECT document FROM entry JOIN receivable ON entry_id = id)
        UNION ALL
        SELECT 1, booked, id, ${entryNumber(sql, "entry.id")}, kind, day::text, coalesce(
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
