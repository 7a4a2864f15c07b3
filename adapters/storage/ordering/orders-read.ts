/** Reads orders back as they were placed. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Delivery } from "../../../core/delivery/delivery.ts"
import type { Orders } from "../../../core/ordering/orders.port.ts"
import type { Order, OrderLine, OrderStatus } from "../../../core/orders/order.ts"
import { orderDestination } from "../../../core/orders/order-destination.ts"
import type { ProviderMethod } from "../../../core/payment-method.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

type OrderRow = Pick<
  Order,
  "orderNo" | "status" | "checkoutType" | "branchId" | "contact" | "billing" | "instructions"
> & {
  readonly ordered_at: Date
  readonly estimated_at: Date
  readonly delivered_at: Date | null
  readonly customer_ref_no: string | null
  readonly payment_method: ProviderMethod
  readonly reference: string | null
  readonly subtotal: number
  readonly delivery: number
  readonly handed_over: Delivery
  readonly surcharge: number
  readonly gst: number
  readonly total: number
  readonly lines: ReadonlyArray<OrderLine>
  readonly contact_id: string | null
  readonly customer_id: string | null
  readonly at_own_prices: boolean
  readonly shown_ex_gst: boolean
}

const buyerOf = ({ contact_id, customer_id, at_own_prices, shown_ex_gst }: OrderRow): Pick<Order, "buyer"> =>
  contact_id === null || customer_id === null
    ? {}
    : {
        buyer: {
          contactId: contact_id,
          customerId: customer_id,
          hasOwnPrices: at_own_prices,
          showsExGst: shown_ex_gst
        }
      }

const orderOf = (row: OrderRow): Order => {
  const { orderNo, status, checkoutType, branchId, contact, billing, instructions, lines } = row
  const { subtotal, delivery, surcharge, gst, total } = row
  const destination = orderDestination(row.handed_over)
  return {
    orderNo,
    ...buyerOf(row),
    status,
    orderedAt: row.ordered_at.getTime(),
    checkoutType,
    branchId,
    ...(destination ? { destination } : {}),
    lines,
    totals: { subtotal, delivery, surcharge, gst, total },
    contact,
    billing,
    instructions,
    ...(row.customer_ref_no === null ? {} : { customerRefNo: row.customer_ref_no }),
    estimated: row.estimated_at.getTime(),
    ...(row.delivered_at === null ? {} : { deliveredAt: row.delivered_at.getTime() }),
    ...(row.reference === null ? {} : { transactionReference: row.reference }),
    paymentMethod: row.payment_method
  }
}

export const readOrders = (
  sql: SqlClient.SqlClient
): Pick<Orders["Service"], "find" | "statusHistory" | "refundedAt"> => {
  const find = Effect.fn("Orders.find")(function* (orderNo: string) {
    const [row] = yield* sql<OrderRow>`
      SELECT order_no AS "orderNo", status, checkout_type AS "checkoutType", branch_id AS "branchId", contact, billing,
        delivery AS handed_over, instructions, customer_ref_no, payment_method, ordered_at, estimated_at, delivered_at, subtotal_cents AS subtotal,
        contact_id, customer_id, at_own_prices, shown_ex_gst, delivery_cents AS delivery, surcharge_cents AS surcharge, gst_cents AS gst, total_cents AS total,
        (SELECT provider_ref FROM money_movement WHERE money_movement.order_no = shop_order.order_no AND kind = 'capture')
          AS reference,
        (SELECT json_agg(json_strip_nulls(json_build_object('productId', product_id, 'sku', sku, 'name', name,
          'slug', slug, 'uom', uom, 'cf', factor, 'length', length, 'qty', qty, 'pieces', pieces,
          'pricedUom', priced_uom, 'unitPrice', unit_cents, 'linePrice', line_cents, 'lineGst', line_gst_cents,
          'weightGrams', weight_grams)) ORDER BY position)
          FROM order_line WHERE order_line.order_no = shop_order.order_no) AS lines
      FROM shop_order WHERE order_no = ${orderNo}`
    return row && orderOf(row)
  }, asOrdersUnavailable)

  const statusHistory = Effect.fn("Orders.statusHistory")(function* (orderNo: string) {
    const rows = yield* sql<{ status: OrderStatus; at: Date }>`
      SELECT status, at FROM order_event WHERE order_no = ${orderNo} ORDER BY id`
    return rows.map(({ status, at }) => ({ status, at: at.getTime() }))
  }, asOrdersUnavailable)

  const refundedAt = Effect.fn("Orders.refundedAt")(function* (orderNo: string) {
    const [row] = yield* sql<{ at: Date | null }>`
      SELECT max(at) AS at FROM money_movement WHERE order_no = ${orderNo} AND kind = 'refund'`
    return row?.at?.getTime()
  }, asOrdersUnavailable)

  return { find, statusHistory: statusHistory, refundedAt }
}
