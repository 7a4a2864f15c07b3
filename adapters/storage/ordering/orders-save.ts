/** Writes a new order: the order, its frozen lines, its try to pay, who opens it, and the request that it answers. */

import { Effect } from "effect"
import type { SqlClient, SqlError } from "effect/sql"
import type { NewOrder } from "../../../core/ordering/new-order.ts"
import type { Orders } from "../../../core/ordering/orders.port.ts"
import { OrderConflict } from "../../../core/ordering/refusal.schema.ts"
import type { OrderPayment } from "../../../core/payments/payment.ts"
import { gstIn } from "../../../core/pricing/gst.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { transaction } from "../../postgres/client/database.ts"
import { insertViewer } from "./order-viewers.ts"

const json = (value: unknown): string => JSON.stringify(value)

const rowsOf = ({ lines }: NewOrder) =>
  lines.map((line, position) => ({
    position,
    product_id: line.productId,
    sku: line.sku,
    name: line.name,
    slug: line.slug,
    uom: line.uom,
    factor: line.cf,
    length: line.length ?? null,
    qty: line.qty,
    pieces: line.pieces,
    priced_uom: line.pricedUom,
    unit_cents: line.unitPrice,
    line_cents: line.linePrice,
    line_gst_cents: line.lineGst,
    weight_grams: line.weightGrams
  }))

/** A payment that another order is using is known by the index that keeps it single. */
const taken = (problem: SqlError.SqlError | OrderConflict) => {
  if (problem instanceof OrderConflict) return problem
  const { reason } = problem
  const isTaken = reason._tag === "UniqueViolation" && reason.constraint === "payment_attempt_ref"
  return isTaken ? new OrderConflict({ what: "payment" }) : new Unavailable({ part: "orders", cause: problem })
}

type Attempt = Pick<OrderPayment["attempt"], "id" | "key">

const paymentOf = (
  { orderNo, method, paymentRef, totals, orderedAt, waitsUntil }: NewOrder,
  attempt: Attempt
): OrderPayment => ({
  orderNo,
  status: "awaiting-payment",
  total: totals.total,
  captured: 0,
  refunded: 0,
  attempt: {
    ...attempt,
    method,
    paymentRef,
    state: "started",
    madeAt: orderedAt,
    ...(waitsUntil === undefined ? {} : { waitsUntil })
  }
})

export const saveOrder = (sql: SqlClient.SqlClient, scope: string): Orders["Service"]["save"] => {
  const writeOrder = (order: NewOrder) => {
    const { totals, buyer } = order
    return sql`
      INSERT INTO shop_order (order_no, ordered_at, checkout_type, branch_id, contact, billing, delivery, instructions,
        customer_ref_no, wants_marketing, payment_method, subtotal_cents, delivery_cents, surcharge_cents,
        delivery_gst_cents, surcharge_gst_cents, gst_cents, total_cents, estimated_at,
        contact_id, customer_id, at_own_prices, shown_ex_gst)
      VALUES (${order.orderNo}, ${new Date(order.orderedAt)}, ${order.checkoutType}, ${order.branchId},
        ${json(order.contact)}, ${json(order.billing)}, ${json(order.delivery)}, ${order.instructions},
        ${order.customerRefNo ?? null}, ${order.wantsMarketing}, ${order.paymentMethod}, ${totals.subtotal},
        ${totals.delivery}, ${totals.surcharge}, ${gstIn(totals.delivery)}, ${gstIn(totals.surcharge)}, ${totals.gst},
        ${totals.total}, ${new Date(order.estimated)}, ${buyer?.contactId ?? null},
        ${buyer?.customerId ?? null}, ${buyer?.hasOwnPrices ?? false}, ${buyer?.showsExGst ?? false})`
  }

  const writeLines = (order: NewOrder) => sql`
    INSERT INTO order_line (order_no, position, product_id, sku, name, slug, uom, factor, length, qty, pieces,
      priced_uom, unit_cents, line_cents, line_gst_cents, weight_grams)
    SELECT ${order.orderNo}, line.* FROM jsonb_to_recordset(${json(rowsOf(order))}::jsonb) AS line (position int,
      product_id text, sku text, name text, slug text, uom text, factor numeric, length numeric, qty numeric, pieces int,
      priced_uom text, unit_cents bigint, line_cents bigint, line_gst_cents bigint, weight_grams int)`

  const writeAttempt = (order: NewOrder) => {
    const { orderNo, method, paymentRef, totals, orderedAt, browser, address, waitsUntil } = order
    const at = new Date(orderedAt)
    return sql`
      INSERT INTO payment_attempt (payable_id, method, provider_ref, provider_key, amount_cents, made_at, changed_at,
        browser, address, waits_until)
      VALUES (${orderNo}, ${method}, ${paymentRef}, ${`order-${orderNo}-`} || gen_random_uuid(), ${totals.total},
        ${at}, ${at}, decode(${browser}, 'hex'), ${address}, ${waitsUntil === undefined ? null : new Date(waitsUntil)}) RETURNING id, provider_key`
  }

  /** [T31] The browser that orders opens the order as soon as it is there. */
  const writeViewer = (orderNo: string, viewer: string, at: number) => sql`
    , viewer AS (${insertViewer(sql, orderNo, { viewer, knownBy: "browser", at })})`

  const answerRequest = ({ orderNo, browser, requestKey }: NewOrder) => sql`
    UPDATE idempotency SET order_no = ${orderNo} FROM attempt
    WHERE scope = ${scope} AND browser_hash = decode(${browser}, 'hex') AND key = ${requestKey} AND order_no IS NULL AND answer IS NULL
    RETURNING attempt.id, attempt.provider_key AS key`

  return Effect.fn("Orders.save")(
    function* (order) {
      const { orderNo, viewer, orderedAt } = order
      const viewed = viewer === undefined ? sql`` : writeViewer(orderNo, viewer, orderedAt)
      const [attempt] = yield* sql<Attempt>`
        WITH written AS (${writeOrder(order)}), lines AS (${writeLines(order)}), attempt AS (${writeAttempt(order)})
        ${viewed} ${answerRequest(order)}`
      // Two at once under one key: the second finds the request answered by the first's order.
      if (!attempt) return yield* new OrderConflict({ what: "request" })
      return paymentOf(order, attempt)
    },
    transaction(sql),
    Effect.mapError(taken)
  )
}
