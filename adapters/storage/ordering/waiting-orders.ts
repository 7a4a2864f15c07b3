/** The orders of one shopper that wait for their payment, what they hold of things that are not restocked, and the cards tried. */

import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Orders } from "../../../core/ordering/orders.port.ts"
import type { Sku } from "../../../core/sku.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"
import { countTries } from "../payments/card-tries.ts"

type HeldStock = { readonly sku: Sku; readonly held: number; readonly left: number }
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
    const { ofBrowser, fromAddress, tries } = yield* countTries(sql, payer, since)
    const ownOrders = sql`(browser = decode(${browser}, 'hex') OR address = ${address})`
    const rows = yield* sql<HeldStock>`
      WITH waiting AS (SELECT order_no FROM payment_attempt WHERE ${waits} AND ${ownOrders})
      ${held} AND sku = ANY (${skus}::text[]) GROUP BY sku`
    return { ofBrowser, fromAddress, clearance: bySku(rows), tries }
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
