/** Loads the orders of before the shop began: how each was paid, how far it came and what it holds of the stock. */
import type { Client } from "pg"
import type { CalledOffLine } from "../../../core/billing/quotes/call-off.ts"
import type { Delivery } from "../../../core/delivery/delivery.ts"
import type { Order, OrderStatus } from "../../../core/orders/order.ts"
import { gstIn } from "../../../core/pricing/gst.ts"
import type { ReservationLine } from "../../../core/stock/stock.ts"
import { copyRows } from "../../postgres/import/copy-rows.ts"

/** One step of an order's way; `at` in epoch milliseconds. */
export type PastStep = { readonly status: OrderStatus; readonly at: number; readonly by: string }

/** An order with how it was paid and what has become of it since. Moments in epoch milliseconds. */
export type PastOrder = {
  /** As it stands now; its `transactionReference` is that of the try that paid it. */
  readonly order: Order & { readonly transactionReference: string }
  readonly delivery: Delivery
  /** Of the try to pay, a UUID that nothing else has. */
  readonly attemptId: string
  /** When its money came. */
  readonly paidAt: number
  /** From the first, `placed`, to where it stands. */
  readonly steps: ReadonlyArray<PastStep>
  /** [BANK-02] How the shop's bank calls a transfer that paid it. */
  readonly bankReference?: string
  /** Of a cancelled order: by which its money went back. */
  readonly refundReference?: string
  /** What is put aside for it, while its goods are at the branch. */
  readonly reservationLines: ReadonlyArray<ReservationLine>
  /** [QUO-08] The part of a quote that it takes. */
  readonly callOff?: { readonly quoteNo: string; readonly lines: ReadonlyArray<CalledOffLine> }
}

const moment = (at: number): string => new Date(at).toISOString()
const PROVIDER = "payment provider"

const orderRow = ({ order, delivery }: PastOrder) => {
  const { totals, buyer } = order
  return [
    order.orderNo,
    moment(order.orderedAt),
    order.checkoutType,
    order.branchId,
    buyer?.customerId,
    buyer?.contactId,
    buyer?.hasOwnPrices ?? false,
    buyer?.showsExGst ?? false,
    JSON.stringify(order.contact),
    JSON.stringify(order.billing),
    JSON.stringify(delivery),
    order.instructions,
    order.customerRefNo,
    order.paymentMethod,
    totals.subtotal,
    totals.delivery,
    totals.surcharge,
    gstIn(totals.delivery),
    gstIn(totals.surcharge),
    totals.gst,
    totals.total,
    moment(order.estimated)
  ]
}

const lineRows = ({ order: { orderNo, lines } }: PastOrder) =>
  lines.map((line, position) => [
    orderNo,
    position,
    line.productId,
    line.sku,
    line.name,
    line.slug,
    line.uom,
    line.cf,
    line.length,
    line.qty,
    line.pieces,
    line.pricedUom,
    line.unitPrice,
    line.linePrice,
    line.lineGst,
    line.weightGrams
  ])

const attemptRow = ({ order, attemptId, paidAt }: PastOrder) => {
  const { orderNo, paymentMethod, transactionReference, totals, orderedAt } = order
  const key = `order-${orderNo}-${attemptId}`
  const times = [moment(orderedAt), moment(paidAt)]
  return [attemptId, "order", orderNo, paymentMethod, transactionReference, key, totals.total, "succeeded", ...times]
}

const movementRows = ({ order, attemptId, paidAt, refundReference, steps }: PastOrder) => {
  const { orderNo, transactionReference, totals } = order
  const move = (kind: string, reference: string, at: number) => [
    orderNo,
    attemptId,
    kind,
    totals.total,
    reference,
    moment(at)
  ]
  return [
    move("capture", transactionReference, paidAt),
    ...(refundReference === undefined ? [] : [move("refund", refundReference, steps.at(-1)?.at ?? paidAt)])
  ]
}

const drawRows = ({ order, paidAt, refundReference }: PastOrder) =>
  order.paymentMethod === "trade-credit" && order.buyer
    ? [
        [
          order.orderNo,
          order.buyer.customerId,
          order.totals.total,
          refundReference === undefined ? "drawn" : "returned",
          moment(paidAt),
          moment(paidAt)
        ]
      ]
    : []

const receivedRows = ({ order, paidAt, bankReference }: PastOrder) =>
  bankReference === undefined
    ? []
    : [[order.paymentMethod, order.transactionReference, "received", bankReference, "staff", moment(paidAt)]]

/** Every step, and every move of money, as it is told of in the audit. */
const auditRows = ({ order, paidAt, steps, refundReference }: PastOrder) => {
  const { orderNo, transactionReference, totals } = order
  const money = (action: string, reference: string, at: number) => ({
    at,
    row: [moment(at), PROVIDER, action, orderNo, JSON.stringify({ amount: totals.total, reference })]
  })
  return [
    money("capture", transactionReference, paidAt),
    ...steps.map(({ status, at, by }) => ({ at, row: [moment(at), by, `order ${status}`, orderNo, "{}"] })),
    ...(refundReference === undefined ? [] : [money("refund", refundReference, steps.at(-1)?.at ?? paidAt)])
  ]
}

/** [I21] What was told of it, as a message is kept once its time is over: nobody is told again. */
const messageRows = ({ order: { orderNo, orderedAt }, refundReference, steps }: PastOrder) => {
  const told = (key: string, at: number) => [
    `${key} ${orderNo}`,
    "email",
    "removed",
    "",
    "",
    ...[at, at, at].map(moment)
  ]
  return [
    told("order-placed", orderedAt),
    ...(refundReference === undefined ? [] : [told("order-refunded", steps.at(-1)?.at ?? orderedAt)])
  ]
}

/** [I20] The request that it answers; no browser has it any more. */
const requestRow = ({ order: { orderNo, orderedAt }, attemptId }: PastOrder) => [
  "place-order",
  `\\x${"00".repeat(32)}`,
  `order-${orderNo}-${attemptId}`,
  `\\x${"00".repeat(32)}`,
  orderNo,
  moment(orderedAt)
]

const reservationRows = ({ order: { orderNo, orderedAt }, reservationLines }: PastOrder) =>
  reservationLines.map(({ sku, branchId, length, pieces }) => [
    orderNo,
    sku,
    branchId,
    length ?? 0,
    pieces,
    moment(orderedAt)
  ])

const callOffRows = ({ order: { orderNo }, callOff }: PastOrder) =>
  (callOff?.lines ?? []).map(({ position, qty, pieces }) => [orderNo, callOff?.quoteNo, position, qty, pieces])

const byTime = <Timed extends { readonly at: number }>(rows: ReadonlyArray<Timed>) =>
  rows.toSorted((one, other) => one.at - other.at)

/** An order has its status from its last step, once its money is there. */
const standsNow = `UPDATE shop_order SET status = step.status,
    delivered_at = CASE WHEN step.status IN ('delivered', 'collected') THEN step.at END
  FROM (SELECT DISTINCT ON (order_no) order_no, status, at FROM order_event ORDER BY order_no, id DESC) AS step
  WHERE step.order_no = shop_order.order_no`

/** Within a load's transaction, by the rules that the tables keep of any order; the next order's number follows the last of these. */
export const copyOrders = async (client: Client, orders: ReadonlyArray<PastOrder>): Promise<void> => {
  const last = orders.at(-1)
  if (!last) return
  const copy = (into: string, rows: ReadonlyArray<Parameters<typeof copyRows>[2][number]>) =>
    copyRows(client, into, rows)
  await copy(
    `shop_order (order_no, ordered_at, checkout_type, branch_id, customer_id, contact_id, at_own_prices, shown_ex_gst,
      contact, billing, delivery, instructions, customer_ref_no, payment_method, subtotal_cents, delivery_cents,
      surcharge_cents, delivery_gst_cents, surcharge_gst_cents, gst_cents, total_cents, estimated_at)`,
    orders.map(orderRow)
  )
  await copy(
    `order_line (order_no, position, product_id, sku, name, slug, uom, factor, length, qty, pieces, priced_uom,
      unit_cents, line_cents, line_gst_cents, weight_grams)`,
    orders.flatMap(lineRows)
  )
  await copy(
    `payment_attempt (id, payable_kind, payable_id, method, provider_ref, provider_key, amount_cents, state, made_at,
      changed_at)`,
    orders.map(attemptRow)
  )
  await copy(
    "money_movement (order_no, attempt_id, kind, amount_cents, provider_ref, at)",
    orders.flatMap(movementRows)
  )
  await copy("credit_draw (order_no, customer_id, amount_cents, state, drawn_at, changed_at)", orders.flatMap(drawRows))
  await copy(
    "awaited_payment (method, provider_ref, state, bank_reference, done_by, changed_at)",
    orders.flatMap(receivedRows)
  )
  const steps = byTime(
    orders.flatMap(({ order, steps: own }) => own.map((step) => ({ ...step, orderNo: order.orderNo })))
  )
  await copy(
    "order_event (order_no, status, at, done_by)",
    steps.map(({ orderNo, status, at, by }) => [orderNo, status, moment(at), by])
  )
  await client.query(standsNow)
  await copy(
    "audit (at, done_by, action, subject, detail)",
    byTime(orders.flatMap(auditRows)).map(({ row }) => row)
  )
  await copy(
    "outbox (message_key, channel, recipient, subject, text, queued_at, next_try_at, sent_at)",
    orders.flatMap(messageRows)
  )
  await copy("idempotency (scope, browser_hash, key, body_hash, order_no, made_at)", orders.map(requestRow))
  await copy("reservation (order_no, sku, branch_id, length, pieces, made_at)", orders.flatMap(reservationRows))
  await copy("quote_call_off (order_no, quote_no, position, qty, pieces)", orders.flatMap(callOffRows))
  await client.query("SELECT setval('order_number', $1)", [last.order.orderNo.slice(0, -1)])
}
