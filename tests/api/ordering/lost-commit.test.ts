/** The connection to the database is lost at the very commit: whether it was kept is found out, never guessed. */

import { Effect, Layer } from "effect"
import { expect, it } from "vitest"
import { followOrderLayer } from "../../../adapters/composition/order-layer.ts"
import { gazetteerLayer } from "../../../adapters/places/gazetteer.ts"
import { readSettings, Settings } from "../../../adapters/settings/settings.ts"
import { catalogueLayer } from "../../../adapters/storage/catalogue/catalogue.ts"
import { priceBookLayer } from "../../../adapters/storage/catalogue/price-book.ts"
import { deliveryQuotesLayer } from "../../../adapters/storage/delivery/delivery-quotes.ts"
import { deliverySettingsLayer } from "../../../adapters/storage/delivery/delivery-settings.ts"
import { truckBookingsLayer } from "../../../adapters/storage/delivery/truck-bookings.ts"
import { approvalsLayer } from "../../../adapters/storage/ordering/approvals.ts"
import { unlimitedRateLimitsLayer } from "../../../adapters/storage/rate-limit/rate-limits.ts"
import { stockLayer } from "../../../adapters/storage/stock/stock.ts"
import { branchesLayer } from "../../../adapters/storage/stores/branches.ts"
import { CartPayment } from "../../../core/ordering/cart-payment.service.ts"
import type { PlaceOrderRequest } from "../../../core/ordering/new-order.ts"
import { ChargeOrder } from "../../../core/ordering/placing/charge-order.service.ts"
import { DraftOrder } from "../../../core/ordering/placing/draft-order.service.ts"
import { OpenPayment } from "../../../core/ordering/placing/open-payment.service.ts"
import { PlaceOrder } from "../../../core/ordering/placing/place-order.service.ts"
import { SettleOrder } from "../../../core/ordering/placing/settle-order.service.ts"
import { QuoteDelivery } from "../../../core/ordering/quote-delivery.service.ts"
import { PaymentProviders } from "../../../core/payments/provider.port.ts"
import { Transaction } from "../../../core/transaction.port.ts"
import { ProviderUnavailable, Unavailable } from "../../../core/unavailable.schema.ts"
import { testDatabase } from "../../postgres/database.ts"
import { membersOf } from "./members.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { moveOrderBack, reconcileOnce } from "./reconcile-once.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"
import { cards } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database
const { member } = membersOf(shop, database)

const lost = Effect.fail(new Unavailable({ part: "database", cause: "the connection was lost" }))

/** The shop's own transactions, but the answer to the `nth` commit never comes; it was kept, or it was not. */
const losing = (nth: number, wasKept: boolean) =>
  Layer.effect(
    Transaction,
    Effect.map(Transaction, (real) => {
      let commits = 0
      return Transaction.of({
        run: (work) =>
          Effect.suspend(() => {
            commits += 1
            if (commits !== nth) return real.run(work)
            return wasKept ? Effect.andThen(real.run(work), lost) : lost
          })
      })
    })
  )

/** The shop's own providers, but nothing is heard of any draw on credit, and none is made. */
const withoutDraws = Layer.effect(
  PaymentProviders,
  Effect.map(PaymentProviders, (real) =>
    PaymentProviders.of({
      ...real,
      "trade-credit": {
        ...real["trade-credit"],
        start: () => Effect.fail(new ProviderUnavailable({ cause: "the process was killed" }))
      }
    })
  )
)

const ownTransactions = Layer.effect(
  Transaction,
  Effect.map(Transaction, (own) => own)
)
const ownProviders = Layer.effect(
  PaymentProviders,
  Effect.map(PaymentProviders, (own) => own)
)

const desk = ({ transactions = ownTransactions, providers = ownProviders }) => {
  const settings = readSettings(shop.env())
  const shelves = Layer.mergeAll(
    branchesLayer,
    catalogueLayer,
    priceBookLayer,
    stockLayer,
    unlimitedRateLimitsLayer,
    gazetteerLayer([])
  ).pipe(Layer.provideMerge(database.layer(4)), Layer.provideMerge(Layer.succeed(Settings, settings)))
  const real = followOrderLayer(settings).pipe(Layer.provideMerge(shelves))
  return PlaceOrder.layer.pipe(
    Layer.provide(Layer.mergeAll(ChargeOrder.layer, OpenPayment.layer, DraftOrder.layer, approvalsLayer)),
    Layer.provide(CartPayment.layer),
    Layer.provide(QuoteDelivery.layer),
    Layer.provide(Layer.mergeAll(deliveryQuotesLayer, deliverySettingsLayer, truckBookingsLayer)),
    // Not the one that the real transactions are in.
    Layer.provide(Layer.fresh(SettleOrder.layer)),
    Layer.provide(Layer.mergeAll(transactions, providers)),
    Layer.provide(real)
  )
}

const browserOf = async ({ jar }: { readonly jar: ReadonlyMap<string, string> }) => {
  const [named] = String(jar.get("__Host-orders")).split(".")
  const [browser] = await query("SELECT encode(sha256($1::text::bytea), 'hex') AS name", [named])
  return String(browser?.name)
}

const placing = async (nth: number, wasKept: boolean) => {
  await shop.stripe().turn({ webhooks: { hold: true } })
  const kim = shop.shopper()
  const wanted = [await itemInStock(query, 1)]
  const { id: intentId } = (await kim.intent(wanted)).data
  const form = await kim.form(wanted)
  const confirmationToken = (await shop.stripe().token(cards.pays)).id
  const order: PlaceOrderRequest = {
    form,
    payment: { method: "card", paymentRef: intentId, confirmationToken },
    browser: await browserOf(kim),
    address: "192.0.2.1",
    key: crypto.randomUUID(),
    body: "{}"
  }
  const exit = await Effect.runPromiseExit(
    Effect.flatMap(PlaceOrder, ({ place }) => place(order)).pipe(
      Effect.provide(desk({ transactions: losing(nth, wasKept) }))
    )
  )
  const rows = await query(
    "SELECT order_no, status FROM shop_order JOIN payment_attempt USING (order_no) WHERE provider_ref = $1",
    [intentId]
  )
  return { exit, rows, intentId }
}

/** The same on an account; the commits are those of the order and of its result, and what is drawn is written between. */
const placingOnCredit = async (changed: Parameters<typeof desk>[0]) => {
  const dana = await member("dana@ironbark.example")
  const form = await dana.form([await itemInStock(query, 1)])
  const { contactId, customerId } = form.buyer ?? { contactId: "", customerId: "" }
  const key = crypto.randomUUID()
  const order: PlaceOrderRequest = {
    form,
    payment: { method: "trade-credit" },
    browser: await browserOf(dana),
    address: "192.0.2.1",
    buyer: { contactId, customerId, hasOwnPrices: true, showsExGst: true },
    key,
    body: "{}"
  }
  const exit = await Effect.runPromiseExit(
    Effect.flatMap(PlaceOrder, ({ place }) => place(order)).pipe(Effect.provide(desk(changed)))
  )
  const rows = await query(
    `SELECT shop_order.order_no, shop_order.status, credit_draw.state AS credit, coalesce(credit_draw.amount_cents, 0)::int AS drawn
     FROM idempotency JOIN shop_order USING (order_no) LEFT JOIN credit_draw USING (order_no) WHERE key = $1`,
    [key]
  )
  return { exit, rows, total: form.total }
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

it.each([
  ["was kept", true],
  ["was not kept", false]
])(
  "[CRED-02] [I10] [F2] an order on account whose result %s has drawn once, waits, and ends placed",
  async (_, wasKept) => {
    const { exit, rows, total } = await placingOnCredit({ transactions: losing(2, wasKept) })
    expect(exit).toMatchObject({ _tag: "Success", value: { next: { is: "waiting" } } })
    expect(rows).toMatchObject([{ credit: "drawn", drawn: total }])
    await reconcileOnce(database, shop)
    expect(await query("SELECT status FROM shop_order WHERE order_no = $1", [rows[0]?.order_no])).toEqual([
      { status: "placed" }
    ])
    await booksAreRight()
  }
)

it("[CRED-02] [I11] an order on account that was written and never drawn ends by itself, and can't be drawn afterwards", async () => {
  const { exit, rows } = await placingOnCredit({ providers: withoutDraws })
  expect(exit).toMatchObject({ _tag: "Success", value: { next: { is: "waiting" } } })
  expect(rows).toMatchObject([{ status: "awaiting-payment", credit: null, drawn: 0 }])
  const orderNo = String(rows[0]?.order_no)
  await moveOrderBack(database, orderNo, 2)
  await reconcileOnce(database, shop)
  expect(
    await query(
      `SELECT status, credit_draw.state AS credit, (SELECT string_agg(state, ' ') FROM reservation WHERE order_no = $1) AS stock
       FROM shop_order JOIN credit_draw USING (order_no) WHERE order_no = $1`,
      [orderNo]
    )
  ).toEqual([{ status: "cancelled", credit: "blocked", stock: "released" }])
  await booksAreRight()
})
