/** What a long-named company ordered, was quoted and invoiced, and keeps as a list: names, PO numbers and amounts as long as the shop takes them. */

import { Redacted } from "effect"
import { databaseLayer } from "../../adapters/postgres/client/database.ts"
import { newInvoice } from "../core/billing/account-invoices.ts"
import { queryRows } from "../journeys/sql-query.ts"
import { bookInvoices } from "../storage/invoice-fixture.ts"
import { insertCompanyOrders } from "../storage/order-fixture.ts"
import { insertQuote } from "../storage/quote-fixture.ts"

/** Sixty characters, one word of them too long for a column. */
const PRODUCT = "Tongue-and-groove-bracket-holder Wolfeschlegelsteinhausenber"
const PO = "SUBDIVISION-LOT-1234-STAGE-05B"
/** Cents: twelve digits. */
const AMOUNT = 123_456_789_012

/** Where they are shown. */
export const longPaperPaths = {
  order: "/my-account/orders/300000015",
  quote: "/my-account/quotes/Q700001",
  invoice: "/my-account/invoices/900000000001-01",
  jobList: "/joblist/00000000-0000-4000-8000-000000000060"
} as const

type Owner = { readonly customerId: string; readonly contactId: string; readonly name: string }

export const addLongPapers = async (databaseUrl: string, { customerId, contactId, name }: Owner): Promise<void> => {
  const query = (statement: string, values: ReadonlyArray<unknown> = []) =>
    queryRows<Record<string, unknown>>(databaseUrl, statement, values)
  const orders = { customerId, contactId, count: 3, cents: AMOUNT / 4, poNumber: PO, name: PRODUCT }
  await insertCompanyOrders(query, { ...orders, status: "placed" })
  const lines = Array.from({ length: 3 }, () => AMOUNT / 4)
  await insertQuote(query, {
    customerId,
    contactId,
    quotedOn: today(),
    lines,
    poNumber: PO,
    name: PRODUCT,
    delivered: 0
  })
  const [line] = newInvoice().lines
  const gst = Math.round(AMOUNT / 11)
  await bookInvoices({ layer: (connections = 1) => databaseLayer({ url: Redacted.make(databaseUrl), connections }) }, [
    newInvoice({
      customerId,
      invoiceNumber: "900000000001",
      customerOrderNo: PO,
      soldTo: [name],
      invoiceDate: today(),
      total: AMOUNT,
      lines: line ? [{ ...line, name: PRODUCT, unitPrice: AMOUNT / 2, linePrice: AMOUNT, lineGst: gst }] : [],
      totals: { subtotal: AMOUNT, delivery: 0, surcharge: 0, gst, total: AMOUNT }
    })
  ])
  await query(
    `INSERT INTO job_list (id, customer_id, contact_id, name, is_shared, lines, made_at, changed_at)
     SELECT '00000000-0000-4000-8000-000000000060', $1, $2, $3, true,
       jsonb_agg(jsonb_build_object('productId', product_id, 'sku', erp_id, 'name', $3::text, 'uom', uom, 'cf', 1,
         'qty', 99999, 'pieces', 99999)), now(), now()
     FROM (SELECT product_id, erp_id, uom FROM sku WHERE uom <> 'LM' ORDER BY length(erp_id) DESC LIMIT 3) AS sku`,
    [customerId, contactId, PRODUCT]
  )
}

const today = () => new Date().toISOString().slice(0, 10)
