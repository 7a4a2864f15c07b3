/** What the shop has written down about orders, money and goods, so that a test can see that nothing was added or changed. */
import type { TestDatabase } from "../../postgres/database.ts"

const tables = [
  "shop_order",
  "order_line",
  "order_event",
  "payment_attempt",
  "payment_event",
  "money_movement",
  "reservation",
  "stock",
  "stock_movement",
  "outbox",
  "audit",
  "restock_alert"
] as const

export type TableSnapshot = Readonly<Record<string, string>>

/** Each table's count of rows, with a sum over all that stands in them. */
export const tableSnapshot = async (query: TestDatabase["query"]): Promise<TableSnapshot> => {
  const sums = tables.map(
    (table) =>
      `SELECT '${table}' AS name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(row::text, 0)::numeric), 0) AS held
       FROM ${table} AS row`
  )
  const rows = await query(sums.join(" UNION ALL "))
  return Object.fromEntries(rows.map(({ name, held }) => [String(name), String(held)]))
}
