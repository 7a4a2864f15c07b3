/** What the orders of companies hold, as it is looked up by who may read them, in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { Address } from "../../../core/contact/address.ts"
import { MAX_ORDERS_FOR_ADDRESSES, offeredAddresses } from "../../../core/ordering/history/offered-addresses.ts"
import { MAX_ORDERS_LOOKED_THROUGH, PurchaseHistory } from "../../../core/ordering/history/purchase-history.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"
import { visibleOrders } from "./visible-orders.ts"

export const purchaseHistoryLayer = Layer.effect(
  PurchaseHistory,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const visibleTo = visibleOrders(sql)

    const productIds: PurchaseHistory["Service"]["productIds"] = Effect.fn("PurchaseHistory.productIds")(function* (
      reader
    ) {
      const rows = yield* sql<{ readonly id: string }>`
          SELECT DISTINCT product_id AS id FROM order_line JOIN (
            SELECT order_no FROM shop_order
            WHERE ${visibleTo(reader)} AND status NOT IN ('awaiting-payment', 'cancelled')
            ORDER BY ordered_at DESC, order_no DESC LIMIT ${MAX_ORDERS_LOOKED_THROUGH}
          ) AS latest USING (order_no)`
      return rows.map(({ id }) => id)
    }, asOrdersUnavailable)

    const addresses: PurchaseHistory["Service"]["addresses"] = Effect.fn("PurchaseHistory.addresses")(function* (
      reader
    ) {
      const rows = yield* sql<{ readonly address: Address }>`
          SELECT delivery -> 'details' -> 'address' AS address FROM shop_order
          WHERE ${visibleTo(reader)} AND checkout_type = 'delivery' AND status NOT IN ('awaiting-payment', 'cancelled')
            AND delivery -> 'details' ? 'address'
          ORDER BY ordered_at DESC, order_no DESC LIMIT ${MAX_ORDERS_FOR_ADDRESSES}`
      return offeredAddresses(rows.map(({ address }) => address))
    }, asOrdersUnavailable)

    return PurchaseHistory.of({ productIds, addresses })
  })
)
