/** What orders have drawn on trade credit. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  `ALTER TABLE shop_order DROP CONSTRAINT shop_order_payment_method_check`,
  `ALTER TABLE shop_order ADD CONSTRAINT shop_order_payment_method_check
    CHECK (payment_method ~ '^[a-z][a-z-]{1,30}$')`,

  // [CRED-02] One draw for an order, of its whole total.
  `CREATE TABLE credit_draw (
    order_no text PRIMARY KEY,
    customer_id text NOT NULL REFERENCES customer (id),
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    state text NOT NULL CHECK (state IN ('drawn', 'returned', 'blocked')),
    drawn_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL,
    FOREIGN KEY (order_no, amount_cents) REFERENCES shop_order (order_no, total_cents)
  )`,
  `CREATE INDEX credit_draw_open ON credit_draw (customer_id) WHERE state = 'drawn'`,
  // By which an order's own invoice is found: it has the order's number.
  `CREATE INDEX ledger_posting_document ON ledger_posting (document) WHERE document IS NOT NULL`
]

export const tradeCredit = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
