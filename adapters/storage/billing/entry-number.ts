/** The number by which people know an entry of the ledger, whose own id may be one that only a payment provider knows. */
import type { SqlClient } from "effect/sql"

/** [STM-01] Of an online payment that of its receipt, which for what was paid when it was ordered is the order's; of anything else its id. */
export const entryNumber = (sql: SqlClient.SqlClient, id: "entry.id" | "receivable.entry_id") => {
  const entry = sql.literal(id)
  return sql`coalesce((SELECT coalesce(account_payment_no, order_no) FROM money_movement AS paid
    WHERE paid.kind = 'capture' AND ${entry} LIKE 'payment %' AND provider_ref = substr(${entry}, 9)), ${entry})`
}
