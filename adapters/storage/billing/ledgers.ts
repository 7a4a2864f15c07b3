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
    return Ledgers.of({
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
