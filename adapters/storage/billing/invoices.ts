/** The invoices of accounts, kept in PostgreSQL; what is left of each is the ledger's to say. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { AccountInvoice, CreditNote, NewInvoice } from "../../../core/billing/invoices/account-invoice.ts"
import { type Invoice, isSameInvoice, toSelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import { type InvoiceReader, Invoices } from "../../../core/billing/invoices/invoices.port.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { entryNumber } from "./entry-number.ts"

const asInvoicesUnavailable = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.mapError(work, (cause) => new Unavailable({ part: "invoices", cause }))

/** Optional fields are absent, never null. */
const withoutNulls = (row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

type OptionalField = "customerEmail" | "customerOrderNo" | "credited" | "claim"
type ListedRow = Omit<Invoice, OptionalField> & {
  readonly [Field in OptionalField]: NonNullable<Invoice[Field]> | null
}

/** The same by name, into one object: a company's list has a thousand rows. */
const listedInvoice = (row: ListedRow): Invoice => {
  const { customerEmail, customerOrderNo, credited, claim } = row
  const invoice: { -readonly [Field in keyof Invoice]: Invoice[Field] } = {
    invoiceNumber: row.invoiceNumber,
    invoiceSuffix: row.invoiceSuffix,
    customerId: row.customerId,
    invoiceDate: row.invoiceDate,
    total: row.total,
    outstanding: row.outstanding
  }
  if (customerEmail !== null) invoice.customerEmail = customerEmail
  if (customerOrderNo !== null) invoice.customerOrderNo = customerOrderNo
  if (credited !== null) invoice.credited = credited
  if (claim !== null) invoice.claim = claim
  return invoice
}

type FullRow = Omit<AccountInvoice, "totals" | "total"> & AccountInvoice["totals"]

const accountInvoice = (row: FullRow): AccountInvoice => {
  const { subtotal, delivery, surcharge, gst, total, ...rest } = row
  const fields = withoutNulls(rest) as Omit<AccountInvoice, "totals" | "total">
  return { ...fields, total, totals: { subtotal, delivery, surcharge, gst, total } }
}

export const invoicesLayer = Layer.effect(
  Invoices,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** [T27] [PERM-07] */
    const visibleTo = ({ customerId, hasOwnPrices }: InvoiceReader) =>
      sql.and([sql`invoice.customer_id = ${customerId}`, ...(hasOwnPrices ? [] : ["NOT invoice.at_own_prices"])])

    /** A PO or job number finds the order, so an order's own may be changed after it was invoiced. */
    const columns = sql`
      invoice_no AS "invoiceNumber", suffix AS "invoiceSuffix", invoice.customer_id AS "customerId",
      day::text AS "invoiceDate", customer_email AS "customerEmail",
      CASE WHEN invoice.order_no IS NULL THEN customer_order_no
        ELSE (SELECT customer_ref_no FROM shop_order WHERE shop_order.order_no = invoice.order_no) END AS "customerOrderNo",
      invoice.total_cents AS total,
      greatest(0, coalesce(remainder_cents, 0)) AS outstanding, nullif(credited_cents, 0) AS credited,
      claimed.states ->> document AS claim`

    /**
     * The invoices with what the books say of each, and how the claim on it stands that was answered last or waits. Balances
     * and claims are read for the whole account, as few of its invoices have any; claims as one object, of whose fields the
     * last counts, since joined in a plan for any days each invoice is compared with each claim.
     */
    const tables = ({ customerId }: InvoiceReader) => sql`
      invoice CROSS JOIN (SELECT jsonb_object_agg(own.document, state ORDER BY answered_at NULLS LAST) AS states
        FROM claim JOIN invoice AS own USING (invoice_no, suffix) WHERE claim.customer_id = ${customerId}) AS claimed
      LEFT JOIN (SELECT document, remainder_cents, credited_cents FROM receivable_balance
        WHERE customer_id = ${customerId} AND (remainder_cents > 0 OR credited_cents <> 0)) AS books
        USING (document)`

    const write: Invoices["Service"]["write"] = Effect.fn("Invoices.write")(function* (invoice: NewInvoice) {
      const { invoiceNumber, invoiceSuffix, totals } = invoice
      const rows = yield* sql`
        INSERT INTO invoice (invoice_no, suffix, customer_id, order_no, day, branch_id, sold_to, customer_email,
          customer_order_no, at_own_prices, shown_ex_gst, subtotal_cents, delivery_cents, surcharge_cents, gst_cents, total_cents)
        VALUES (${invoiceNumber}, ${invoiceSuffix}, ${invoice.customerId}, ${invoice.orderNo ?? null},
          ${invoice.invoiceDate}::date, ${invoice.branchId}, ${JSON.stringify(invoice.soldTo)}::jsonb,
          ${invoice.customerEmail ?? null}, ${invoice.customerOrderNo ?? null}, ${invoice.isAtOwnPrices},
          ${invoice.showsExGst}, ${totals.subtotal}, ${totals.delivery}, ${totals.surcharge}, ${totals.gst}, ${totals.total})
        ON CONFLICT DO NOTHING RETURNING invoice_no`
      if (rows.length === 0) return false
      yield* sql`
        INSERT INTO invoice_line (invoice_no, suffix, position, sku, name, uom, length, qty, pieces, priced_uom,
          unit_cents, line_cents, line_gst_cents)
        SELECT ${invoiceNumber}, ${invoiceSuffix}, place - 1, line ->> 'sku', line ->> 'name', line ->> 'uom',
          (line ->> 'length')::numeric, (line ->> 'qty')::numeric, (line ->> 'pieces')::integer, line ->> 'pricedUom',
          (line ->> 'unitPrice')::bigint, (line ->> 'linePrice')::bigint, (line ->> 'lineGst')::bigint
        FROM jsonb_array_elements(${JSON.stringify(invoice.lines)}::jsonb) WITH ORDINALITY AS each (line, place)`
      return true
    }, asInvoicesUnavailable)

    const ofDays: Invoices["Service"]["ofDays"] = Effect.fn("Invoices.ofDays")(function* (
      reader,
      { fromDate, toDate }
    ) {
      const visible = visibleTo(reader)
      const rows = yield* sql<ListedRow>`
        SELECT ${columns} FROM ${tables(reader)}
        WHERE ${visible} AND day BETWEEN ${fromDate}::date AND ${toDate}::date
        ORDER BY day DESC, invoice_no DESC, suffix DESC`
      const [around] = yield* sql<{ oldest: string | null; olderOpen: number }>`
        SELECT (SELECT min(day)::text FROM invoice WHERE ${visible}) AS oldest,
          (SELECT count(*)::int FROM receivable_balance JOIN invoice USING (customer_id, document)
            WHERE ${visible} AND remainder_cents > 0 AND day < ${fromDate}::date) AS "olderOpen"`
      return {
        invoices: rows.map(listedInvoice),
        ...(around?.oldest ? { oldest: around.oldest } : {}),
        ...(around?.olderOpen ? { olderOpen: around.olderOpen } : {})
      }
    }, asInvoicesUnavailable)

    const creditNotesOfDays: Invoices["Service"]["creditNotesOfDays"] = Effect.fn("Invoices.creditNotesOfDays")(
      function* (reader, { fromDate, toDate }) {
        const seesAll = reader.hasOwnPrices
        const rows = yield* sql<CreditNote>`
          SELECT id AS number, entry.day::text AS date, amount, gst, invoices, po AS "customerOrderNo"
          FROM ledger_entry AS entry
          CROSS JOIN LATERAL (
            SELECT -coalesce(sum(amount_cents) FILTER (WHERE account = 'receivables'), 0)::bigint AS amount,
              coalesce(sum(amount_cents) FILTER (WHERE account = 'gst'), 0)::bigint AS gst
            FROM ledger_posting WHERE entry_id = id) AS posted
          CROSS JOIN LATERAL (
            SELECT coalesce(json_agg(document ORDER BY document), '[]') AS invoices, count(*) > 0 AS is_on_any,
              coalesce(bool_or(at_own_prices), false) AS at_own_prices,
              CASE WHEN count(DISTINCT coalesce(job, '')) = 1 THEN min(job) END AS po
            FROM (SELECT DISTINCT invoice.document, invoice.at_own_prices,
                CASE WHEN invoice.order_no IS NULL THEN customer_order_no ELSE customer_ref_no END AS job
              FROM ledger_posting AS posting JOIN invoice ON invoice.document = posting.document
                AND invoice.customer_id = entry.customer_id LEFT JOIN shop_order ON shop_order.order_no = invoice.order_no
              WHERE posting.entry_id = id AND account = 'receivables') AS credited) AS went
          WHERE entry.customer_id = ${reader.customerId} AND kind = 'credit-note' AND amount <> 0
            AND entry.day BETWEEN ${fromDate}::date AND ${toDate}::date
            AND (${seesAll} OR (is_on_any AND NOT at_own_prices))
          ORDER BY entry.day, booked`
        return rows.map((row) => withoutNulls(row) as CreditNote)
      },
      asInvoicesUnavailable
    )

    const find: Invoices["Service"]["find"] = Effect.fn("Invoices.find")(function* (reader, named) {
      const wanted = named.map(({ invoiceNo, invoiceSuffix }) => [invoiceNo, invoiceSuffix])
      const rows = yield* sql<FullRow>`
        SELECT ${columns}, invoice.order_no AS "orderNo", invoice.branch_id AS "branchId", sold_to AS "soldTo",
          invoice.at_own_prices AS "isAtOwnPrices", invoice.shown_ex_gst AS "showsExGst",
          invoice.subtotal_cents AS subtotal, invoice.delivery_cents AS delivery, invoice.surcharge_cents AS surcharge,
          invoice.gst_cents AS gst,
          coalesce((SELECT json_agg(json_strip_nulls(json_build_object('sku', sku, 'name', name, 'uom', uom, 'length', length,
              'qty', qty, 'pieces', pieces, 'pricedUom', priced_uom, 'unitPrice', unit_cents, 'linePrice', line_cents,
              'lineGst', line_gst_cents)) ORDER BY position)
            FROM invoice_line AS line WHERE line.invoice_no = invoice.invoice_no AND line.suffix = invoice.suffix), '[]') AS lines,
          coalesce((SELECT json_agg(json_build_object('kind', kind, 'number', ${entryNumber(sql, "receivable.entry_id")}, 'date', receivable.day, 'amount', -amount_cents)
              ORDER BY booked, position)
            FROM receivable WHERE receivable.document = invoice.document AND entry_id <> invoice.document), '[]') AS settlements
        FROM ${tables(reader)}
        WHERE ${visibleTo(reader)}
          AND (invoice_no, suffix) IN (SELECT one ->> 0, one ->> 1 FROM jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) AS one)`
      const found = rows.map(accountInvoice)
      return named.flatMap((one) => found.find((invoice) => isSameInvoice(toSelectedInvoice(invoice), one)) ?? [])
    }, asInvoicesUnavailable)

    return Invoices.of({ write, ofDays, creditNotesOfDays, find })
  })
)
