/** The condition by which orders are looked up for one who reads them. */
import type { SqlClient } from "effect/sql"
import type { OrderReader } from "../../../core/ordering/order-reader.ts"

/**
 * [T27] [T28] [PERM-07] What of a company's orders a reader sees, as `mayViewOrder` has it; one that ended before any money
 * was taken is no order to anybody.
 */
export const visibleOrders =
  (sql: SqlClient.SqlClient) =>
  ({ customerId, contactId, viewsOrders, hasOwnPrices }: OrderReader) =>
    sql.and([
      sql`customer_id = ${customerId}`,
      ...(viewsOrders ? [] : [sql`contact_id = ${contactId}`]),
      ...(hasOwnPrices ? [] : ["NOT at_own_prices"]),
      "(status <> 'cancelled' OR captured_cents > 0)"
    ])
