/** Loads what accounts ordered, were invoiced, paid and claimed before the shop began, and the ledger that it stands in. */
import type { NewInvoice } from "../../../core/billing/invoices/account-invoice.ts"
import type { LedgerEntry } from "../../../core/billing/ledger/ledger.ts"
import { copyRows } from "../../postgres/import/copy-rows.ts"
import type { LoadPart } from "../../postgres/import/load.ts"
import { copyOrders, type PastOrder } from "../ordering/order-history.ts"
import { insertPastPayments, type PastPayment } from "../payments/payment-history.ts"
import { copyClaims, type PastClaim } from "./claim-history.ts"

/** Invoices and entries in the order in which they were booked, the others by their numbers. */
export type AccountHistory = {
  readonly orders: ReadonlyArray<PastOrder>
  readonly invoices: ReadonlyArray<NewInvoice>
  readonly payments: ReadonlyArray<PastPayment>
  readonly entries: ReadonlyArray<LedgerEntry>
  readonly claims: ReadonlyArray<PastClaim>
}

const invoiceColumns = `invoice (invoice_no, suffix, customer_id, order_no, day, branch_id, sold_to, customer_email,
  customer_order_no, at_own_prices, shown_ex_gst, subtotal_cents, delivery_cents, surcharge_cents, gst_cents, total_cents)`

const invoiceRow = (invoice: NewInvoice) => {
  const { totals } = invoice
  return [
    invoice.invoiceNumber,
    invoice.invoiceSuffix,
    invoice.customerId,
    invoice.orderNo,
    invoice.invoiceDate,
    invoice.branchId,
    JSON.stringify(invoice.soldTo),
    invoice.customerEmail,
    invoice.customerOrderNo,
    invoice.isAtOwnPrices,
    invoice.showsExGst,
    totals.subtotal,
    totals.delivery,
    totals.surcharge,
    totals.gst,
    totals.total
  ]
}

const lineColumns = `invoice_line (invoice_no, suffix, position, sku, name, uom, length, qty, pieces, priced_uom,
  unit_cents, line_cents, line_gst_cents)`

const lineRows = ({ invoiceNumber, invoiceSuffix, lines }: NewInvoice) =>
  lines.map((line, position) => [
    invoiceNumber,
    invoiceSuffix,
    position,
    line.sku,
    line.name,
    line.uom,
    line.length,
    line.qty,
    line.pieces,
    line.pricedUom,
    line.unitPrice,
    line.linePrice,
    line.lineGst
  ])

const postingRows = ({ id, postings }: LedgerEntry) =>
  postings.map((posting, position) => [
    id,
    position,
    posting.account,
    "document" in posting ? posting.document : undefined,
    posting.amount
  ])

const filled = `shop_order, order_line, order_event, payment_attempt, money_movement, credit_draw, audit, outbox, idempotency,
  account_payment, account_payment_share, invoice, invoice_line, ledger_entry, ledger_posting, receivable, receivable_balance,
  receivable_month`

/** As a part of a load: the history of a shop whose books are empty. Where something was booked before, nothing is added. */
export const accountHistoryPart =
  ({ orders, invoices, payments, entries, claims }: AccountHistory): LoadPart =>
  async (client) => {
    const { rows } = await client.query<{ empty: boolean }>(
      "SELECT NOT EXISTS (SELECT FROM ledger_entry) AND NOT EXISTS (SELECT FROM invoice) AS empty"
    )
    const isEmpty = rows[0]?.empty === true
    if (isEmpty) {
      await copyOrders(client, orders)
      await insertPastPayments(client, payments)
      await copyRows(client, invoiceColumns, invoices.map(invoiceRow))
      await copyRows(client, lineColumns, invoices.flatMap(lineRows))
      const entryRows = entries.map(({ id, kind, customerId, date }) => [id, kind, customerId, date])
      await copyRows(client, "ledger_entry (id, kind, customer_id, day)", entryRows)
      const postings = entries.flatMap(postingRows)
      await copyRows(client, "ledger_posting (entry_id, position, account, document, amount_cents)", postings)
      await copyClaims(client, claims)
      // The shop opens right after the load, before the database looks at them by itself.
      await client.query(`ANALYZE ${filled}`)
    }
    return {
      counted: { file: "invoices", read: invoices.length, changed: isEmpty ? invoices.length : 0 },
      problems: []
    }
  }
