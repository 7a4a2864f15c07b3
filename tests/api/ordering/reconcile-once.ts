/** One look of the reconciler at everything that is open, as the shop has it on its own clock. */
import { Effect, Layer } from "effect"
import { orderLayer } from "../../../adapters/composition/order-layer.ts"
import { gazetteerLayer } from "../../../adapters/places/gazetteer.ts"
import { readSettings, Settings } from "../../../adapters/settings/settings.ts"
import { catalogueLayer } from "../../../adapters/storage/catalogue/catalogue.ts"
import { priceBookLayer } from "../../../adapters/storage/catalogue/price-book.ts"
import { unlimitedRateLimitsLayer } from "../../../adapters/storage/rate-limit/rate-limits.ts"
import { stockLayer } from "../../../adapters/storage/stock/stock.ts"
import { branchesLayer } from "../../../adapters/storage/stores/branches.ts"
import { CallCourier } from "../../../core/ordering/courier/call-courier.service.ts"
import { DecideApproval } from "../../../core/ordering/placing/decide-approval.service.ts"
import { Reconcile } from "../../../core/ordering/placing/reconcile.service.ts"
import { UnknownRefunds } from "../../../core/ordering/placing/unknown-refunds.service.ts"
import { MoveOrder } from "../../../core/ordering/tracking/move-order.service.ts"
import type { TestDatabase } from "../../postgres/database.ts"
import type { TestShop } from "./open-shop.ts"

const runWith = <A>(
  database: TestDatabase,
  shop: TestShop,
  work: Effect.Effect<A, unknown, CallCourier | DecideApproval | Reconcile | MoveOrder | UnknownRefunds>
): Promise<A> => {
  const settings = readSettings(shop.env())
  const shelves = Layer.mergeAll(
    branchesLayer,
    catalogueLayer,
    priceBookLayer,
    stockLayer,
    unlimitedRateLimitsLayer,
    gazetteerLayer([])
  ).pipe(Layer.provideMerge(database.layer(4)), Layer.provideMerge(Layer.succeed(Settings, settings)))
  const orders = UnknownRefunds.layer.pipe(Layer.provideMerge(orderLayer(settings)), Layer.provideMerge(shelves))
  return Effect.runPromise(Effect.provide(work, orders))
}

export const reconcileOnce = (database: TestDatabase, shop: TestShop): Promise<void> =>
  runWith(
    database,
    shop,
    Effect.flatMap(Reconcile, ({ runOnce }) => runOnce)
  )

/** One look of the same job at the orders that wait for approval. */
export const endApprovalsOnce = (database: TestDatabase, shop: TestShop): Promise<void> =>
  runWith(
    database,
    shop,
    Effect.flatMap(DecideApproval, ({ runOnce }) => runOnce)
  )

/** And at the couriers that are to be called. */
export const callCouriersOnce = (database: TestDatabase, shop: TestShop): Promise<void> =>
  runWith(
    database,
    shop,
    Effect.flatMap(CallCourier, ({ runOnce }) => runOnce)
  )

/** What staff do with refunds whose payment the provider does not know. */
export const settleUnknown = <A>(
  database: TestDatabase,
  shop: TestShop,
  work: (refunds: UnknownRefunds["Service"]) => Effect.Effect<A, unknown>
): Promise<A> => runWith(database, shop, Effect.flatMap(UnknownRefunds, work))

/** What staff do with orders. */
export const withOrders = <A>(
  database: TestDatabase,
  shop: TestShop,
  work: (orders: MoveOrder["Service"]) => Effect.Effect<A, unknown>
): Promise<A> => runWith(database, shop, Effect.flatMap(MoveOrder, work))

/** Makes an order's try to pay older, as if so many minutes had passed. */
export const moveOrderBack = (database: TestDatabase, orderNo: string, minutes: number) =>
  database.query("UPDATE payment_attempt SET made_at = made_at - $2 * interval '1 minute' WHERE order_no = $1", [
    orderNo,
    minutes
  ])

/** Cancels an order on the shop's books alone, as the shop itself would; the provider hears nothing of it. */
export const isCancelled = async ({ query }: Pick<TestDatabase, "query">, orderNo: string) => {
  await query("UPDATE reservation SET state = 'released' WHERE order_no = $1", [orderNo])
  await query("UPDATE payment_attempt SET state = 'abandoned' WHERE order_no = $1 AND state <> 'succeeded'", [orderNo])
  await query(
    `WITH step AS (INSERT INTO order_event (order_no, status, at, done_by) VALUES ($1, 'cancelled', now(), 'test'))
     INSERT INTO audit (at, done_by, action, subject) VALUES (now(), 'test', 'order cancelled', $1)`,
    [orderNo]
  )
  await query("UPDATE shop_order SET status = 'cancelled' WHERE order_no = $1", [orderNo])
}
