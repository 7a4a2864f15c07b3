/** Writes a plain order straight into the tables, for tests of what hangs on one. */
import type { TestDatabase } from "../postgres/database.ts"

let last = 0

/** An order waiting for payment: one piece of the first product for the amount, in cents. Answers its number. */
export const insertOrder = async (query: TestDatabase["query"], cents = 1100): Promise<string> => {
  const orderNo = String(200_000_000 + ++last)
  await query(
    `WITH placed AS (
      INSERT INTO shop_order (order_no, ordered_at, checkout_type, branch_id, contact, billing, delivery, payment_method,
        subtotal_cents, gst_cents, total_cents, estimated_at)
      VALUES ($1, '2026-11-23T01:00:00Z', 'pickup', 25, '{}', '{}', '{}', 'card', $2, 0, $2, '2026-11-24T01:00:00Z')
      RETURNING order_no)
    INSERT INTO order_line (order_no, position, product_id, sku, name, slug, uom, factor, qty, pieces, priced_uom,
      unit_cents, line_cents, line_gst_cents, weight_grams)
    SELECT order_no, 0, product_id, erp_id, 'A thing', 'a-thing', 'EA', 1, 1, 1, 'EA', $2, $2, 0, 100
    FROM placed, (SELECT product_id, erp_id FROM sku ORDER BY erp_id LIMIT 1) AS thing`,
    [orderNo, cents]
  )
  return orderNo
}
