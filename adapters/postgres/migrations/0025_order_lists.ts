/** Indexes by which a company's orders are read page by page, however many there are. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // Each ends with the number, which decides between orders of the same moment or amount.
  `CREATE INDEX shop_order_by_date ON shop_order (customer_id, ordered_at, order_no) WHERE customer_id IS NOT NULL`,
  `CREATE INDEX shop_order_by_total ON shop_order (customer_id, total_cents, order_no) WHERE customer_id IS NOT NULL`,
  // The list begins with what is under way: a few of a busy company's thousands.
  `CREATE INDEX shop_order_current ON shop_order (customer_id, ordered_at, order_no)
    WHERE customer_id IS NOT NULL AND status IN ('awaiting-payment', 'placed', 'preparing', 'on-the-way', 'ready')`,
  // Covered by the first.
  "DROP INDEX shop_order_customer"
]

export const orderLists = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
