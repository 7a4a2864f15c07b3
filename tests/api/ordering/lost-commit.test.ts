/** The connection to the database is lost at the very commit: whether it was kept is found out, never guessed. */

import { Effect, Layer } from "effect"
import { expect, it } from "vitest"
import { followOrderLayer } from "../../../adapters/composition/order-layer.ts"
import { gazetteerLayer } from "../../../adapters/places/gazetteer.ts"
import { readSettings, Settings } from "../../../adapters/settings/settings.ts"
import { catalogueLayer } from "../../../adapters/storage/catalogue/catalogue.ts"
import { priceBookLayer } from "../../../adapters/storage/catalogue/price-book.ts"
import { deliveryQuotesLayer } from "../../../adapters/storage/delivery/delivery-quotes.ts"
import { truckBookingsLayer } from "../../../adapters/storage/delivery/truck-bookings.ts"
import { unlimitedRateLimitsLayer } from "../../../adapters/storage/rate-limit/rate-limits.ts"
import { stockLayer } from "../../../adapters/storage/stock/stock.ts"
import { branchesLayer } from "../../../adapters/storage/stores/branches.ts"
import { CartPayment } from "../../../core/ordering/cart-payment.service.ts"
import { Orders } from "../../../core/ordering/orders.port.ts"
import { ChargeOrder } from "../../../core/ordering/placing/charge-order.service.ts"
import { PlaceOrder } from "../../../core/ordering/placing/place-order.service.ts"
import { SettleOrder } from "../../../core/ordering/placing/settle-order.service.ts"
import { QuoteDelivery } from "../../../core/ordering/quote-delivery.service.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { reconcileOnce } from "./reconcile-once.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"
import { cards } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database

const lost = Effect.fail(new Unavailable({ part: "orders", cause: "the connection was lost" }))

/** The shop's own books, but the answer to the `nth` commit never comes; it was kept, or it was not. */
const losing = (nth: number, wasKept: boolean) =>
  Layer.effect(
    Orders,
    Effect.map(Orders, (real) => {
      let commits = 0
      return Orders.of({
        ...real,
        transaction: (work) =>
          Effect.suspend(() => {
            commits += 1
            if (commits !== nth) return real.transaction(work)
            return wasKept ? Effect.andThen(real.transaction(work), lost) : lost
          })
      })
    })
  )

const desk = (nth: number, wasKept: boolean) => {
  const settings = readSettings(shop.env())
  const shelves = Layer.mergeAll(
    branchesLayer,
    catalogueLayer,
    priceBookLayer,
    stockLayer,
    unlimitedRateLimitsLayer,
    gazetteerLayer([])
  ).pipe(Layer.provideMerge(database.layer(4)), Layer.provideMerge(Layer.succeed(Settings, settings)))
  const books = followOrderLayer(settings).pipe(Layer.provideMerge(shelves))
  return PlaceOrder.layer.pipe(
    Layer.provide(ChargeOrder.layer),
    Layer.provide(CartPayment.layer),
    Layer.provide(QuoteDelivery.layer),
    Layer.provide(Layer.mergeAll(deliveryQuotesLayer, truckBookingsLayer)),
    // Not the one that the real books share.
    Layer.provide(Layer.fresh(SettleOrder.layer)),
    Layer.provide(losing(nth, wasKept)),
    Layer.provide(books)
  )
}

const placing = async (nth: number, wasKept: boolean) => {
  await shop.stripe().turn({ webhooks: { hold: true } })
  const kim = shop.shopper()
  const wanted = [await itemInStock(query, 1)]
  const { id: intentId } = (await kim.intent(wanted)).data
  const form = await kim.form(wanted)
  const confirmationToken = (await shop.stripe().token(cards.pays)).id
  const [named] = String(kim.jar.get("__Host-orders")).split(".")
  const [browser] = await query("SELECT encode(sha256($1::text::bytea), 'hex') AS name", [named])
  const order = {
    form,
    method: "card" as const,
    paymentRef: intentId,
    confirmationToken,
    browser: String(browser?.name),
    address: "192.0.2.1",
    key: crypto.randomUUID(),
    body: "{}"
  }
  const exit = await Effect.runPromiseExit(
    Effect.flatMap(PlaceOrder, ({ place }) => place(order)).pipe(Effect.provide(desk(nth, wasKept)))
  )
  const rows = await query(
    "SELECT order_no, status FROM shop_order JOIN payment_attempt USING (order_no) WHERE provider_ref = $1",
    [intentId]
  )
  return { exit, rows, intentId }
}

const booksAreRight = async () => {
  await expectConsistentRecords(query)
  await expectSameAsStripe(query, shop.stripe())
}

it("[I20] [F2] the order was written: it is found by its request and paid", async () => {
  const { exit, rows } = await placing(1, true)
  expect(exit).toMatchObject({ _tag: "Success", value: { next: { is: "paid" }, orderNo: rows[0]?.order_no } })
  expect(rows).toEqual([{ order_no: expect.any(String), status: "placed" }])
  await booksAreRight()
})

it("[I20] [F2] the order was not written: nothing was charged, and the shop says that it can't answer", async () => {
  const { exit, rows } = await placing(1, false)
  expect(exit._tag).toBe("Failure")
  expect(rows).toEqual([])
  await booksAreRight()
})

it.each([
  ["was kept", true],
  ["was not kept", false]
])(
  "[I10] [F2] the payment's result %s: the shopper waits, is not asked to pay again, and the order ends placed",
  async (_, wasKept) => {
    const { exit, rows } = await placing(2, wasKept)
    expect(exit).toMatchObject({ _tag: "Success", value: { next: { is: "waiting" }, orderNo: rows[0]?.order_no } })
    await reconcileOnce(database, shop)
    expect(await query("SELECT status FROM shop_order WHERE order_no = $1", [rows[0]?.order_no])).toEqual([
      { status: "placed" }
    ])
    await booksAreRight()
  }
)
