/** The quotes of accounts, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { QuoteDraft } from "../../../core/billing/quotes/account-quote.ts"
import type { CalledOffShare } from "../../../core/billing/quotes/call-off.ts"
import {
  firstValidQuoteDay,
  isPayableState,
  lastRemindedQuoteDay,
  quoteExpiryDate,
  quoteState
} from "../../../core/billing/quotes/quote.ts"
import type { QuoteReader } from "../../../core/billing/quotes/quote-reader.ts"
import { type HandedOverQuote, type QuoteQuery, Quotes } from "../../../core/billing/quotes/quotes.port.ts"
import { listPage, MAX_COUNTED_ROWS, PAGE_ROWS, type PagePosition } from "../../../core/list-page.ts"
import { melbourneMoment } from "../../../core/melbourne.ts"
import type { SalesOrderRow, SalesOrderSort } from "../../../core/orders/sales-order.ts"
import { plainDate } from "../../../core/temporal.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { keysetPage } from "../../postgres/client/keyset.ts"
import { ShopSecret } from "../secrets/shop-secret.ts"
import { quoteConditions } from "./quote-conditions.ts"
import { readQuotes } from "./quotes-read.ts"

const asQuotesUnavailable = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.mapError(work, (cause) => new Unavailable({ part: "quotes", cause }))

type Row = Omit<SalesOrderRow, "orderDate" | "customerOrderNo" | "status" | "quote"> & {
  readonly quotedOn: string
  readonly customer_ref_no: string | null
  readonly outstanding: number
  readonly isPaid: boolean
  readonly isPartDelivered: boolean
  readonly calledOff: CalledOffShare
  readonly instructions: string
  readonly phone: string
}

const rowOf = (
  { quotedOn, customer_ref_no, outstanding, isPaid, isPartDelivered, calledOff, instructions, phone, ...row }: Row,
  { paysQuotes }: QuoteReader,
  now: number
): SalesOrderRow => {
  const state = quoteState({ quotedOn, outstanding, isPaid, isPartDelivered, calledOff }, now)
  return {
    ...row,
    ...(customer_ref_no === null ? {} : { customerOrderNo: customer_ref_no }),
    orderDate: melbourneMoment(plainDate(quotedOn), 0),
    status: "awaiting-payment",
    quote: {
      state,
      expiresOn: quoteExpiryDate(quotedOn),
      outstanding: isPaid ? 0 : outstanding,
      instructions,
      contactPhone: phone,
      isEditable: paysQuotes && isPayableState(state)
    }
  }
}

const sortOf = (sort: SalesOrderSort) => ({
  column: sort === "-total" || sort === "total" ? "total_cents" : "quoted_on",
  isDescending: sort.startsWith("-")
})

const linkText = (quoteNo: string): string => `quote ${quoteNo}`
const reminderText = (quoteNo: string): string => `quote reminder ${quoteNo}`

/** Nobody is reminded who has left the company, or may no longer see the prices that the quote was made at. */
const maySee = `EXISTS (SELECT FROM company_contact AS acts WHERE acts.contact_id = quote.contact_id
    AND acts.customer_id = quote.customer_id)
  AND NOT (at_own_prices AND customer.asks_permission AND EXISTS (SELECT FROM contact_permission AS rule
    WHERE rule.contact_id = quote.contact_id AND rule.customer_id = quote.customer_id
      AND rule = 'showCustomerPrice' AND NOT granted))`

export const quotesLayer = Layer.effect(
  Quotes,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { sign, verify } = yield* ShopSecret
    const { visibleTo, fits } = quoteConditions(sql)
    const read = readQuotes(sql)

    const select = (reader: QuoteReader, query: QuoteQuery, position: PagePosition, most: number) => {
      const visible = visibleTo(reader)
      const { beyond, orderBy } = keysetPage(
        sql,
        { table: "priced_quote", id: "quote_no", ...sortOf(query.sort), visible },
        position
      )
      return sql<Row>`
        SELECT quote_no AS "orderNo", customer_ref_no, quoted_on::text AS "quotedOn", branch.name AS branch,
          CASE WHEN address IS NULL THEN 'pickup' ELSE 'delivery' END AS "checkoutType", contact_name AS "contactName",
          line_count AS "lineCount", total_cents AS total, outstanding_cents AS outstanding, is_paid AS "isPaid",
          is_part_delivered AS "isPartDelivered", called_off AS "calledOff", instructions, priced_quote.phone
        FROM (SELECT * FROM priced_quote WHERE ${sql.and([visible, ...fits(query), ...beyond])}
          ORDER BY ${orderBy} LIMIT ${most}) AS priced_quote
        JOIN branch ON branch.id = branch_id
        ORDER BY ${orderBy}`.pipe(Effect.map((rows) => rows.map((row) => rowOf(row, reader, query.now))))
    }

    const page: Quotes["Service"]["page"] = Effect.fn("Quotes.page")(function* (reader, query, position) {
      const rows = yield* select(reader, query, position, PAGE_ROWS + 1)
      const [row] = yield* sql<{ counted: number }>`
        SELECT count(*)::int AS counted FROM (SELECT FROM priced_quote
          WHERE ${sql.and([visibleTo(reader), ...fits(query)])} LIMIT ${MAX_COUNTED_ROWS + 1}) AS fitting`
      return listPage(rows, position, { counted: row?.counted ?? 0, idOf: ({ orderNo }) => orderNo })
    }, asQuotesUnavailable)

    const named = (quoteNos: ReadonlyArray<string>) => sql`quote_no = ANY (${[...quoteNos]})`

    const findFor: Quotes["Service"]["findFor"] = Effect.fn("Quotes.findFor")(function* (reader, quoteNo) {
      const [quote] = yield* read(sql.and([named([quoteNo]), visibleTo(reader)]))
      return quote
    }, asQuotesUnavailable)

    /** Who has no mobile on file is called by the number that they gave with their last order. */
    const lastPhone = ({ contact, contactId, customerId }: QuoteDraft) => sql`coalesce(nullif(${contact.phone}, ''),
      (SELECT billing -> 'contactDetails' ->> 'phone' FROM shop_order
        WHERE customer_id = ${customerId} AND contact_id = ${contactId} ORDER BY ordered_at DESC LIMIT 1), '')`

    const make: Quotes["Service"]["make"] = Effect.fn("Quotes.make")(function* (draft, at) {
      const { contact, lines } = draft
      const [row] = yield* sql<{ quoteNo: string }>`
        WITH made AS (
          INSERT INTO quote (quote_no, customer_id, contact_id, quoted_on, branch_id, contact_name, phone, email,
            customer_ref_no, delivery_cents, at_own_prices)
          VALUES ('Q' || nextval('quote_number'), ${draft.customerId}, ${draft.contactId}, ${draft.quotedOn}, ${draft.branchId},
            ${contact.contactName}, ${lastPhone(draft)}, ${contact.email}, ${draft.customerOrderNo ?? null}, 0, ${draft.isAtOwnPrices})
          RETURNING quote_no
        ), lined AS (
          INSERT INTO quote_line (quote_no, position, sku, name, uom, length, qty, pieces, unit_cents, line_cents, line_gst_cents)
          SELECT quote_no, place - 1, sku, name, uom, length, qty, pieces, "unitPrice", "linePrice", "lineGst"
          FROM made, ROWS FROM (json_to_recordset(${JSON.stringify(lines)}::json) AS (sku text, name text, uom text,
            length numeric, qty numeric, pieces integer, "unitPrice" bigint, "linePrice" bigint, "lineGst" bigint))
            WITH ORDINALITY AS line (sku, name, uom, length, qty, pieces, "unitPrice", "linePrice", "lineGst", place)
        )
        INSERT INTO audit (at, done_by, action, subject, customer_id)
        SELECT ${new Date(at)}, ${draft.contactId}, 'quote made', quote_no, ${draft.customerId} FROM made
        RETURNING subject AS "quoteNo"`
      return row?.quoteNo ?? ""
    }, asQuotesUnavailable)

    const changeTexts: Quotes["Service"]["changeTexts"] = Effect.fn("Quotes.changeTexts")(function* (
      quoteNo,
      { newPo, newInstructions, newContactName, newContactPhone },
      { at, by, fields }
    ) {
      const when = new Date(at)
      yield* sql`
        WITH changed AS (
          UPDATE quote SET customer_ref_no = ${newPo === "" ? null : newPo}, instructions = ${newInstructions},
            contact_name = ${newContactName}, phone = ${newContactPhone}, texts_changed_at = ${when}
          WHERE quote_no = ${quoteNo}
        )
        INSERT INTO audit (at, done_by, action, subject, detail)
        VALUES (${when}, ${by}, 'quote texts changed', ${quoteNo}, ${JSON.stringify({ note: fields.join(", ") })})`
    }, asQuotesUnavailable)

    const dueReminders: Quotes["Service"]["dueReminders"] = Effect.fn("Quotes.dueReminders")(function* (now, most) {
      const due = yield* sql<{ quote_no: string }>`
        SELECT quote_no FROM quote JOIN customer ON customer.id = customer_id
        WHERE paid_at IS NULL AND NOT EXISTS (SELECT FROM shop_order WHERE shop_order.order_no = quote.order_no AND status <> 'cancelled')
          AND NOT reminders_off AND reminded_at IS NULL
          AND quoted_on BETWEEN ${firstValidQuoteDay(now)}::date AND ${lastRemindedQuoteDay(now)}::date
          AND EXISTS (SELECT FROM quote_line_left AS line WHERE line.quote_no = quote.quote_no AND open_cents > 0)
          AND ${sql.literal(maySee)}
        ORDER BY quoted_on, quote_no LIMIT ${most} FOR UPDATE OF quote SKIP LOCKED`
      return yield* read(named(due.map(({ quote_no }) => quote_no)))
    }, asQuotesUnavailable)

    const setReminders: Quotes["Service"]["setReminders"] = Effect.fn("Quotes.setReminders")(function* (
      quoteNo,
      areSent,
      at
    ) {
      const action = areSent ? "quote reminders on" : "quote reminders off"
      yield* sql`
        WITH changed AS (
          UPDATE quote SET reminders_off = ${!areSent} WHERE quote_no = ${quoteNo} AND reminders_off = ${areSent}
          RETURNING quote_no
        )
        INSERT INTO audit (at, done_by, action, subject)
        SELECT ${new Date(at)}, 'reminder link', ${action}, quote_no FROM changed`
    }, asQuotesUnavailable)

    const handedOver: Quotes["Service"]["handedOver"] = Effect.fn("Quotes.handedOver")(function* (number) {
      const [row] = yield* sql<HandedOverQuote>`
        WITH ordered AS (
          SELECT quote_no, order_no FROM quote JOIN shop_order USING (order_no) WHERE status <> 'cancelled'
          UNION SELECT quote_no, order_no FROM living_call_off
        )
        SELECT quote_no AS "quoteNo", branch_id AS "branchId",
          ARRAY(SELECT order_no FROM ordered WHERE ordered.quote_no = quote.quote_no AND ${number} IN (quote.quote_no, order_no)
            ORDER BY order_no) AS "orderNos",
          CASE WHEN address IS NULL THEN 'pickup' ELSE 'delivery' END AS "checkoutType",
          (SELECT coalesce(json_agg(json_strip_nulls(json_build_object('invoiceNo', invoice_no, 'day', day)) ORDER BY invoice_no), '[]')
            FROM (SELECT DISTINCT line.invoice_no, (SELECT min(day) FROM invoice WHERE invoice.invoice_no = line.invoice_no
                AND invoice.customer_id = quote.customer_id) AS day
              FROM quote_line AS line WHERE line.quote_no = quote.quote_no AND line.invoice_no IS NOT NULL) AS delivered) AS deliveries
        FROM quote WHERE quote_no = ${number} OR quote_no IN (SELECT quote_no FROM ordered WHERE order_no = ${number})
        ORDER BY quote_no LIMIT 1`
      return row
    }, asQuotesUnavailable)

    return Quotes.of({
      page,
      rows: (reader, query, most) => asQuotesUnavailable(select(reader, query, {}, most)),
      findFor,
      make,
      find: (quoteNos) => asQuotesUnavailable(read(named(quoteNos))),
      lock: Effect.fn("Quotes.lock")(function* (quoteNos) {
        yield* sql`SELECT FROM quote WHERE ${named(quoteNos)} ORDER BY quote_no FOR UPDATE`
        // Read once they are held: what others wrote while this waited is seen.
        return yield* read(named(quoteNos))
      }, asQuotesUnavailable),
      changeTexts,
      assignOrder: Effect.fn("Quotes.assignOrder")(function* (quoteNos, orderNo, { at, by }) {
        yield* sql`UPDATE quote SET order_no = ${orderNo} WHERE ${named(quoteNos)}`
        yield* sql`
          INSERT INTO audit (at, done_by, action, subject, detail)
          SELECT ${new Date(at)}, ${by}, 'quote ordered', quote_no, ${JSON.stringify({ orderNo })}::jsonb
          FROM quote WHERE ${named(quoteNos)}`
      }, asQuotesUnavailable),
      saveCallOff: Effect.fn("Quotes.saveCallOff")(function* (quoteNo, orderNo, lines, { at, by }) {
        yield* sql`
          INSERT INTO quote_call_off (order_no, quote_no, position, qty, pieces)
          SELECT ${orderNo}, ${quoteNo}, position, qty, pieces
          FROM json_to_recordset(${JSON.stringify(lines)}::json) AS part (position integer, qty numeric, pieces integer)`
        yield* sql`
          INSERT INTO audit (at, done_by, action, subject, detail)
          VALUES (${new Date(at)}, ${by}, 'quote called off', ${quoteNo}, ${JSON.stringify({ orderNo })}::jsonb)`
      }, asQuotesUnavailable),
      dueReminders,
      markReminded: (quoteNo, at) =>
        asQuotesUnavailable(sql`UPDATE quote SET reminded_at = ${new Date(at)} WHERE quote_no = ${quoteNo}`).pipe(
          Effect.asVoid
        ),
      setReminders,
      reminderToken: (quoteNo) => sign(reminderText(quoteNo)),
      isReminderToken: (quoteNo, token) => verify(token, reminderText(quoteNo)),
      handedOver,
      linkToken: (quoteNo) => sign(linkText(quoteNo)),
      isLinkToken: (quoteNo, token) => verify(token, linkText(quoteNo))
    })
  })
)
