/** Writes a plain order straight into the tables, for tests of what hangs on one. */
import type { OrderStatus } from "../../core/orders/order.ts"
import { orderNumber } from "../../core/orders/order-number.ts"
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

type CompanyOrders = {
  readonly customerId: string
  readonly contactId: string
  readonly count?: number
  readonly cents?: number
  /** Of the first; each next one is a minute later. */
  readonly orderedAt?: string
  readonly poNumber?: string
  readonly name?: string
  readonly isAtOwnPrices?: boolean
  /** The products of which each has one piece, at `cents` each; the first product unless given. */
  readonly products?: ReadonlyArray<string>
  /** How far they have come; paid, unless they wait for that. */
  readonly status?: OrderStatus
}

/** Orders of a company, each of one piece of the first product, a minute apart. Answers their numbers, as the shop gives them. */
export const insertCompanyOrders = async (
  query: TestDatabase["query"],
  { customerId, contactId, count = 1, cents = 1100, status = "awaiting-payment", ...order }: CompanyOrders
): Promise<ReadonlyArray<string>> => {
  const numbers = Array.from({ length: count }, () => orderNumber(30_000_000 + ++last))
  const contact = JSON.stringify({ contactName: "Kim Lee", phone: "0397641234", email: "kim@example.com" })
  await query(
    `WITH numbers AS (SELECT * FROM unnest($1::text[]) WITH ORDINALITY AS numbered (order_no, place)),
    things AS (
      SELECT DISTINCT ON (product_id) product_id, erp_id FROM sku
      WHERE product_id = ANY (coalesce($10::text[], ARRAY[(SELECT product_id FROM sku ORDER BY erp_id LIMIT 1)]))
      ORDER BY product_id, erp_id),
    placed AS (
      INSERT INTO shop_order (order_no, ordered_at, checkout_type, branch_id, contact, billing, delivery, payment_method,
        subtotal_cents, gst_cents, total_cents, estimated_at, customer_id, contact_id, at_own_prices, customer_ref_no)
      SELECT order_no, $2::timestamptz + place * interval '1 minute', 'pickup', 25, $3::jsonb,
        jsonb_build_object('contactDetails', $3::jsonb), '{}', 'card', $4::bigint * things.count, 0, $4::bigint * things.count, $2::timestamptz + interval '1 day', $5,
        $6, $7, $8
      FROM numbers, (SELECT count(*) FROM things) AS things RETURNING order_no)
    INSERT INTO order_line (order_no, position, product_id, sku, name, slug, uom, factor, qty, pieces, priced_uom,
      unit_cents, line_cents, line_gst_cents, weight_grams)
    SELECT order_no, row_number() OVER (PARTITION BY order_no) - 1, product_id, erp_id, $9, 'a-thing', 'EA', 1, 1, 1, 'EA',
      $4, $4, 0, 100
    FROM placed, things`,
    [
      numbers,
      order.orderedAt ?? "2026-11-02T01:00:00Z",
      contact,
      cents,
      customerId,
      contactId,
      order.isAtOwnPrices ?? false,
      order.poNumber ?? null,
      order.name ?? "A thing",
      order.products ?? null
    ]
  )
  if (status !== "awaiting-payment") await payOrders(query, numbers, status)
  return numbers
}

/** Takes the money for orders, and moves them on. */
const payOrders = async (query: TestDatabase["query"], numbers: ReadonlyArray<string>, status: OrderStatus) => {
  await query(
    `WITH attempts AS (
      INSERT INTO payment_attempt (payable_id, method, provider_ref, provider_key, amount_cents, state, made_at, changed_at)
      SELECT order_no, 'card', 'pi_' || order_no, 'key-of-attempt-' || order_no, total_cents, 'succeeded', ordered_at,
        ordered_at
      FROM shop_order WHERE order_no = ANY($1) RETURNING id, order_no, amount_cents, made_at)
    INSERT INTO money_movement (order_no, attempt_id, kind, amount_cents, provider_ref, at)
    SELECT order_no, id, 'capture', amount_cents, 'ch_' || order_no, made_at FROM attempts`,
    [numbers]
  )
  await query("UPDATE shop_order SET status = $2 WHERE order_no = ANY($1)", [numbers, status])
  await query(
    `INSERT INTO order_event (order_no, status, at, done_by)
     SELECT order_no, step, ordered_at, 'test' FROM shop_order, unnest(ARRAY['placed', $2]) AS step WHERE order_no = ANY($1)
     ON CONFLICT DO NOTHING`,
    [numbers, status]
  )
}
