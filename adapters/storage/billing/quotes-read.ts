/** Reads quotes in full, with their lines at the prices that they were quoted at. */
import { Effect } from "effect"
import type { SqlClient, Statement } from "effect/sql"
import { type AccountQuote, outstandingTotals } from "../../../core/billing/quotes/account-quote.ts"
import { type CallOff, calledOffShare, type QuoteLine } from "../../../core/billing/quotes/call-off.ts"
import type { Address } from "../../../core/contact/address.ts"
import type { OrderStatus } from "../../../core/orders/order.ts"
import { weightGrams } from "../../../core/units/timber-measure.ts"

type LineRow = Omit<QuoteLine, "lineGst" | "linePrice" | "unitPrice"> & {
  readonly unit_cents: number
  readonly line_cents: number
  readonly line_gst_cents: number
}

type QuoteRow = Pick<
  AccountQuote,
  "orderNo" | "customerId" | "contactId" | "quotedOn" | "accountName" | "instructions" | "branchId" | "isAtOwnPrices"
> & {
  readonly contact_name: string
  readonly phone: string
  readonly email: string
  readonly customer_ref_no: string | null
  readonly address: Address | null
  readonly delivery_cents: number
  readonly shows_ex_gst: boolean
  readonly paid_at: Date | null
  readonly order_status: OrderStatus | null
  readonly invoice_no: string | null
  readonly order_no: string | null
  readonly reminders_off: boolean
  readonly lines: ReadonlyArray<LineRow>
  readonly callOffs: ReadonlyArray<CallOff>
}

/** The weight of the whole line, from that of one of its unit. */
const lineOf = ({ unit_cents, line_cents, line_gst_cents, ...line }: LineRow): QuoteLine => ({
  ...line,
  unitPrice: unit_cents,
  linePrice: line_cents,
  lineGst: line_gst_cents,
  weightGrams: weightGrams(line.weightGrams, line.qty)
})

/** An order that waits for its money pays nothing yet, and one that was cancelled nothing any more. */
const isPaidFor = (status: OrderStatus): boolean => status !== "awaiting-payment" && status !== "cancelled"

const quoteOf = (row: QuoteRow): AccountQuote => {
  const { orderNo, customerId, contactId, quotedOn, accountName, instructions, branchId, isAtOwnPrices } = row
  const { callOffs } = row
  const lines = row.lines.map(lineOf)
  const deliveryFee = row.delivery_cents
  const isAllCalledOff = calledOffShare({ lines, callOffs }) === "all"
  const isPaid =
    row.paid_at !== null ||
    (row.order_status !== null && isPaidFor(row.order_status)) ||
    (isAllCalledOff && callOffs.every(({ status }) => isPaidFor(status)))
  return {
    orderNo,
    customerId,
    contactId,
    quotedOn,
    accountName,
    ...(row.customer_ref_no === null ? {} : { customerOrderNo: row.customer_ref_no }),
    instructions,
    contact: { contactName: row.contact_name, company: accountName, phone: row.phone, email: row.email },
    checkoutType: row.address === null ? "pickup" : "delivery",
    branchId,
    ...(row.address === null ? {} : { address: row.address }),
    deliveryFee,
    isAtOwnPrices,
    showsExGst: row.shows_ex_gst,
    lines,
    callOffs,
    outstanding: outstandingTotals({ lines, callOffs, deliveryFee }).total,
    isPaid,
    isBeingPaid: row.order_status === "awaiting-payment" || (isAllCalledOff && !isPaid),
    ...(row.invoice_no === null ? {} : { invoiceNo: row.invoice_no }),
    ...(row.order_no !== null && row.order_status !== null && isPaidFor(row.order_status)
      ? { paidOrderNo: row.order_no }
      : {}),
    sendsReminders: !row.reminders_off
  }
}

/** The quotes for which the condition holds, by their numbers. */
export const readQuotes = (sql: SqlClient.SqlClient) =>
  Effect.fnUntraced(function* (condition: Statement.Fragment) {
    const rows = yield* sql<QuoteRow>`
      SELECT quote_no AS "orderNo", customer_id AS "customerId", contact_id AS "contactId", quoted_on::text AS "quotedOn",
        customer.name AS "accountName", instructions, quote.branch_id AS "branchId", at_own_prices AS "isAtOwnPrices",
        contact_name, phone, email, customer_ref_no, address, delivery_cents, shows_ex_gst, invoice_no, order_no,
        reminders_off,
        paid_at, (SELECT status FROM shop_order WHERE shop_order.order_no = quote.order_no) AS order_status,
        (SELECT coalesce(json_agg(json_strip_nulls(json_build_object('position', line.position, 'productId', product_id, 'sku', line.sku,
            'name', line.name, 'slug', slug, 'uom', line.uom, 'cf', factor, 'length', line.length, 'qty', qty,
            'pieces', pieces, 'pricedUom', sku.uom, 'unit_cents', unit_cents, 'line_cents', line_cents,
            'line_gst_cents', line_gst_cents, 'weightGrams', weight_grams, 'invoiceNo', line.invoice_no))
            ORDER BY line.position), '[]')
          FROM quote_line AS line JOIN sku ON erp_id = line.sku JOIN product ON product.id = product_id
          WHERE line.quote_no = quote.quote_no) AS lines,
        (SELECT coalesce(json_agg(json_build_object('orderNo', order_no, 'status', status, 'estimated', estimated, 'lines', parts)
            ORDER BY ordered_at, order_no), '[]')
          FROM (SELECT order_no, status, ordered_at, floor(extract(epoch FROM estimated_at) * 1000) AS estimated,
              json_agg(json_build_object('position', position, 'qty', qty, 'pieces', pieces) ORDER BY position) AS parts
            FROM living_call_off AS part WHERE part.quote_no = quote.quote_no
            GROUP BY order_no, status, ordered_at, estimated_at) AS call_off) AS "callOffs"
      FROM quote JOIN customer ON customer.id = customer_id
      WHERE ${condition} ORDER BY quote_no`
    return rows.map(quoteOf)
  })
