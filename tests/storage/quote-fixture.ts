/** Writes a quote straight into the tables, for tests of what is done with one. */
import type { TestDatabase } from "../postgres/database.ts"

let last = 700_000

export type QuoteFixture = {
  readonly customerId: string
  readonly contactId: string
  readonly quotedOn: string
  /** Of each line, cents with GST; one of $11.00 unless given. */
  readonly lines?: ReadonlyArray<number>
  /** How many of the lines, from the first, were handed over already, by invoice 400107. */
  readonly delivered?: number
  readonly deliveryFee?: number
  readonly poNumber?: string
  readonly isAtOwnPrices?: boolean
  /** A moment, where it was paid elsewhere, by invoice 400114. */
  readonly paidAt?: string
  readonly name?: string
  /** The goods of its lines; the first of the shop unless given. */
  readonly sku?: string
  /** How many pieces each line has, at that many times less each; one unless given. */
  readonly pieces?: number
}

/** A quote of one piece, or as many as are given, of the first good on each line. Answers its number. */
export const insertQuote = async (
  query: TestDatabase["query"],
  { customerId, contactId, quotedOn, lines = [1100], delivered = 0, deliveryFee = 0, ...quote }: QuoteFixture
): Promise<string> => {
  last += 1
  const quoteNo = `Q${last}`
  const address = {
    line1: "14 Kelletts Road",
    suburb: "Rowville",
    state: "VIC",
    postcode: "3178",
    manuallyEntered: false
  }
  await query(
    `INSERT INTO quote (quote_no, customer_id, contact_id, quoted_on, branch_id, contact_name, phone, email, customer_ref_no,
       address, delivery_cents, at_own_prices, paid_at, invoice_no)
     VALUES ($1, $2, $3, $4, 25, 'Kim Lee', '0397641234', 'kim@example.com', $5, $6, $7, $8, $9,
       CASE WHEN $9::timestamptz IS NULL THEN NULL ELSE '400114' END)`,
    [
      quoteNo,
      customerId,
      contactId,
      quotedOn,
      quote.poNumber ?? null,
      deliveryFee > 0 ? JSON.stringify(address) : null,
      deliveryFee,
      quote.isAtOwnPrices ?? false,
      quote.paidAt ?? null
    ]
  )
  await query(
    `INSERT INTO quote_line (quote_no, position, sku, name, uom, qty, pieces, unit_cents, line_cents, line_gst_cents, invoice_no)
     SELECT $1, place - 1, coalesce($2, (SELECT erp_id FROM sku ORDER BY erp_id LIMIT 1)), $3, 'EA', $6::int, $6::int, cents / $6::int, cents,
       round(cents / 11.0), CASE WHEN place <= $5 THEN '400107' END
     FROM unnest($4::bigint[]) WITH ORDINALITY AS line (cents, place)`,
    [quoteNo, quote.sku ?? null, quote.name ?? "A thing", lines, delivered, quote.pieces ?? 1]
  )
  return quoteNo
}
