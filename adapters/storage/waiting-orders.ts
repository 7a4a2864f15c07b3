/** The orders of one shopper that wait for their payment, and what they hold of things that are not restocked. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Sku } from "../../core/catalogue/product.ts"
import type { Orders } from "../../core/orders/orders.port.ts"
import { unavailable } from "./orders-unavailable.ts"

export const waitingOrders = (sql: SqlClient.SqlClient): Orders["Service"]["waiting"] =>
  Effect.fn("Orders.waiting")(function* ({ browser, address }, skus) {
    // In one order for everyone, so that no two wait for each other.
    yield* sql`SELECT pg_advisory_xact_lock(hashtextextended(payer, 7214004))
      FROM unnest(${[address, browser]}::text[]) WITH ORDINALITY AS payers (payer, place) ORDER BY place`
    const waiting = sql`
      WITH waiting AS (
        SELECT order_no, browser IS NOT DISTINCT FROM decode(${browser}, 'hex') AS of_browser,
          address IS NOT DISTINCT FROM ${address} AS from_address
        FROM payment_attempt WHERE state IN ('started', 'requires-action', 'processing')
          AND (browser = decode(${browser}, 'hex') OR address = ${address})
      )`
    const [counts] = yield* sql<{ ofBrowser: number; fromAddress: number }>`
      ${waiting} SELECT count(*) FILTER (WHERE of_browser)::int AS "ofBrowser",
        count(*) FILTER (WHERE from_address)::int AS "fromAddress" FROM waiting`
    const rows = yield* sql<{ sku: Sku; held: number; left: number }>`
      ${waiting} SELECT sku, sum(pieces)::int AS held, (SELECT sum(on_hand)::int FROM stock WHERE stock.sku = reservation.sku) AS left
      FROM reservation JOIN waiting USING (order_no) JOIN sku AS thing ON thing.erp_id = reservation.sku
      WHERE state = 'held' AND stock_mode IN ('clearance', 'unstocked') AND sku = ANY (${skus}::text[]) GROUP BY sku`
    const clearance = new Map(rows.map(({ sku, held, left }) => [sku, { held, left }]))
    return { ofBrowser: counts?.ofBrowser ?? 0, fromAddress: counts?.fromAddress ?? 0, clearance }
  }, unavailable)
