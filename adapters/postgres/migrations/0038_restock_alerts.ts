/** Who waits for a product to be back is told once it was gone: whether it was, since they asked. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // [STK-07] What is there when somebody asks isn't back: first it has to be sold out.
  `ALTER TABLE restock_alert ADD COLUMN was_out boolean NOT NULL DEFAULT false`,
  `UPDATE restock_alert SET was_out = NOT EXISTS (
    SELECT FROM stock WHERE stock.sku = restock_alert.sku AND available > 0
      AND stock.branch_id = coalesce(restock_alert.branch_id, stock.branch_id)
  ) WHERE told_at IS NULL`
]

export const restockAlerts = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
