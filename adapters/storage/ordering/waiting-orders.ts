/** The orders of one shopper that wait for their payment, what they hold of things that are not restocked, and the cards tried. */

import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Orders } from "../../../core/ordering/orders.port.ts"
import type { Sku } from "../../../core/sku.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

type HeldStock = { readonly sku: Sku; readonly held: number; readonly left: number }
type Counts = {
  readonly ofBrowser: number
  readonly fromAddress: number
  readonly browserDeclined: number
  readonly browserTried: number
  readonly addressDeclined: number
  readonly addressTried: number
}

const bySku = (rows: ReadonlyArray<HeldStock>) => new Map(rows.map(({ sku, held, left }) => [sku, { held, left }]))

export const waitingOrders = (
  sql: SqlClient.SqlClient
): Pick<Orders["Service"], "waitingOrders" | "clearanceHolds"> => {
  const waits = sql`state IN ('started', 'requires-action', 'processing')`
  /** What the orders of the table `waiting` hold. */
  const held = sql`
    SELECT sku, sum(pieces)::int AS held, (SELECT sum(on_hand)::int FROM stock WHERE stock.sku = reservation.sku) AS left
    FROM reservation JOIN waiting USING (order_no) JOIN sku AS thing ON thing.erp_id = reservation.sku
    WHERE state = 'held' AND stock_mode IN ('clearance', 'unstocked')`

  const waitingOrders: Orders["Service"]["waitingOrders"] = Effect.fn("Orders.waitingOrders")(function* (
    payer,
    skus,
    since
  ) {
    const { browser, address } = payer
    // In one order for everyone, so that no two wait for each other.
    yield* sql`SELECT pg_advisory_xact_lock(hashtextextended(payer, 7214004))
      FROM unnest(${[address, browser]}::text[]) WITH ORDINALITY AS payers (payer, place) ORDER BY place`
    const ownOrders = sql`(browser = decode(${browser}, 'hex') OR address = ${address})`
    const [counts] = yield* sql<Counts>`
      WITH tried AS (
        SELECT state, browser IS NOT DISTINCT FROM decode(${browser}, 'hex') AS of_browser,
          address IS NOT DISTINCT FROM ${address} AS from_address
        FROM payment_attempt WHERE ${waits} AND ${ownOrders}
        UNION ALL
        SELECT state, browser IS NOT DISTINCT FROM decode(${browser}, 'hex'), address IS NOT DISTINCT FROM ${address}
        FROM payment_attempt WHERE method = 'card' AND state = 'refused' AND address IS NOT NULL AND changed_at > ${new Date(since)} AND ${ownOrders}
      )
      SELECT count(*) FILTER (WHERE of_browser AND state <> 'refused')::int AS "ofBrowser",
        count(*) FILTER (WHERE from_address AND state <> 'refused')::int AS "fromAddress",
        count(*) FILTER (WHERE of_browser AND state = 'refused')::int AS "browserDeclined",
        count(*) FILTER (WHERE of_browser AND state IN ('started', 'processing'))::int AS "browserTried",
        count(*) FILTER (WHERE from_address AND state = 'refused')::int AS "addressDeclined",
        count(*) FILTER (WHERE from_address AND state IN ('started', 'processing'))::int AS "addressTried"
      FROM tried`
    const rows = yield* sql<HeldStock>`
      WITH waiting AS (SELECT order_no FROM payment_attempt WHERE ${waits} AND ${ownOrders})
      ${held} AND sku = ANY (${skus}::text[]) GROUP BY sku`
    return {
      ofBrowser: counts?.ofBrowser ?? 0,
      fromAddress: counts?.fromAddress ?? 0,
      clearance: bySku(rows),
      tries: {
        browser: { declined: counts?.browserDeclined ?? 0, underWay: counts?.browserTried ?? 0 },
        address: { declined: counts?.addressDeclined ?? 0, underWay: counts?.addressTried ?? 0 }
      }
    }
  }, asOrdersUnavailable)

  const clearanceHolds: Orders["Service"]["clearanceHolds"] = Effect.fn("Orders.clearanceHolds")(function* (orderNo) {
    const rows = yield* sql<HeldStock>`
      WITH own AS (SELECT browser, address FROM payment_attempt WHERE order_no = ${orderNo} AND ${waits}),
      waiting AS (
        SELECT order_no FROM payment_attempt WHERE ${waits} AND (order_no = ${orderNo}
          OR browser = (SELECT browser FROM own) OR address = (SELECT address FROM own))
      )
      ${held} AND sku IN (SELECT sku FROM reservation WHERE order_no = ${orderNo}) GROUP BY sku`
    return bySku(rows)
  }, asOrdersUnavailable)

  return { waitingOrders: waitingOrders, clearanceHolds: clearanceHolds }
}
