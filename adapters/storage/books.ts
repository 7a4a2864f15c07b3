/** The books of what customers owe, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Books } from "../../core/bills/books.port.ts"
import { BooksUnavailable } from "../../core/bills/books.schema.ts"
import type { Entry } from "../../core/bills/ledger.ts"

export const booksLayer = Layer.effect(
  Books,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return Books.of({
      of: (customerId) =>
        sql<Entry>`
          SELECT id, kind, customer_id AS "customerId", day::text AS date, coalesce(
            (SELECT json_agg(json_strip_nulls(json_build_object(
                'account', account, 'document', document, 'amount', amount_cents)) ORDER BY position)
              FROM ledger_posting WHERE entry_id = id), '[]') AS postings
          FROM ledger_entry WHERE customer_id = ${customerId} ORDER BY booked`.pipe(
          Effect.mapError((cause) => new BooksUnavailable({ cause }))
        )
    })
  })
)
