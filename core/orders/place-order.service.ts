/** Places an order: the shop prices it, puts the goods aside and writes it down with its payment, once for each request. */
import { Clock, Context, Effect, Fiber, Layer, Semaphore } from "effect"
import { isSameBuyer, pricesOf } from "../account/buyer.ts"
import { Catalogue } from "../catalogue/catalogue.port.ts"
import type { CatalogueUnavailable } from "../catalogue/catalogue.schema.ts"
import type { Cents } from "../money.ts"
import { DECLINE_MS } from "../payments/card-testing.ts"
import { CartPayment } from "../payments/cart-payment.service.ts"
import type { ProviderUnavailable } from "../payments/payment.schema.ts"
import type { OrderPayment } from "../payments/payment.ts"
import { PriceBook } from "../pricing/price-book.port.ts"
import type { PricesUnavailable } from "../pricing/price-book.schema.ts"
import { Branches } from "../stock/branches.port.ts"
import { HELD_MS } from "../stock/reservation.ts"
import { Stock } from "../stock/stock.port.ts"
import type { NotEnoughStock } from "../stock/stock.schema.ts"
import { orderWords } from "../words/order.ts"
import { stockWords } from "../words/stock.ts"
import { ChargeOrder, type PlaceOutcome } from "./charge-order.service.ts"
import { type Draft, draftOrder } from "./draft-order.ts"
import { newOrder, type Placing } from "./new-order.ts"
import { orderNumber } from "./order-number.ts"
import { type KeptRefusal, LimitWaiting, Orders } from "./orders.port.ts"
import { ReachStep } from "./placing-step.port.ts"
import { OrderNotFound, OrderRefused, type OrderTaken } from "./refusal.schema.ts"
import type { PartsUnavailable } from "./settle-order.service.ts"
import { waitingProblem } from "./waiting-limit.ts"

type Failing = OrderRefused | PartsUnavailable | PricesUnavailable | CatalogueUnavailable | ProviderUnavailable
type Told = Effect.Effect<PlaceOutcome, Failing | OrderNotFound>

/** How often a cart is looked at anew where another buyer was quicker. */
const TRIES = 4

const refused = (kind: OrderRefused["kind"], msg: string) => new OrderRefused({ kind, msg })

export class PlaceOrder extends Context.Service<
  PlaceOrder,
  {
    /** [CHK-05] [I20] Places the order once, however often it is sent. */
    readonly place: (placing: Placing) => Told
  }
>()("core/orders/PlaceOrder") {
  static readonly layer = Layer.effect(
    PlaceOrder,
    Effect.gen(function* () {
      const orders = yield* Orders
      const payments = yield* CartPayment
      const { charge, standing, finish } = yield* ChargeOrder
      const book = yield* PriceBook
      const catalogue = yield* Catalogue
      const stock = yield* Stock
      const branches = yield* Branches
      const reach = yield* ReachStep
      const limitWaiting = yield* LimitWaiting

      const begun = Effect.fnUntraced(function* ({ browser, key, body }: Placing) {
        return yield* orders.begin({ browser, key, body, at: yield* Clock.currentTimeMillis })
      })

      /** Everything about a cart is read together; `shown` is what its payment is over. */
      const drafted = Effect.fnUntraced(function* ({ form, buyer }: Placing, shown: Cents) {
        const skus = [...new Set(form.cart.items.map(({ sku }) => sku))]
        const [prices, goods, held, all] = yield* Effect.all(
          [book.listed(skus, pricesOf(buyer)), catalogue.goods(skus), stock.held(skus), branches.all],
          { concurrency: 4 }
        )
        const now = yield* Clock.currentTimeMillis
        const made = draftOrder(form, { prices, goods, stock: held, branches: all, shown, now })
        return made.ok ? made.draft : yield* new OrderRefused(made.problem)
      })

      /** [T55] Nobody tries card after card, or keeps a thing on clearance from all others by orders that wait for a bank. */
      const keepsWithin = Effect.fnUntraced(function* (placing: Placing, { wanted }: Draft) {
        if (!limitWaiting) return
        const skus = [...new Set(wanted.map(({ sku }) => sku))]
        const since = (yield* Clock.currentTimeMillis) - DECLINE_MS
        const problem = waitingProblem(yield* orders.waiting(placing, skus, since), wanted, limitWaiting)
        if (problem) return yield* new OrderRefused(problem)
      })

      /** [I12] Goods, order, lines, try to pay and answered request are written together or not at all. */
      const save = Effect.fnUntraced(function* (placing: Placing, draft: Draft) {
        const now = yield* Clock.currentTimeMillis
        const orderNo = orderNumber(yield* orders.next)
        // What the answer will need is at hand before anything is written or charged.
        yield* orders.linkToken(orderNo)
        const aside = draft.wanted.length === 0 ? Effect.void : stock.reserve(orderNo, draft.wanted, now + HELD_MS)
        const work = Effect.andThen(
          keepsWithin(placing, draft),
          Effect.tap(orders.save(newOrder(placing, draft, orderNo, now)), aside)
        )
        return yield* orders.together(work)
      })

      const reserved = (
        placing: Placing,
        shown: Cents,
        triesLeft = TRIES
      ): Effect.Effect<OrderPayment, Failing | OrderTaken> =>
        drafted(placing, shown).pipe(
          Effect.flatMap((draft) => save(placing, draft)),
          Effect.catchIf(
            (problem): problem is NotEnoughStock => problem._tag === "NotEnoughStock",
            ({ short }) =>
              triesLeft > 1
                ? reserved(placing, shown, triesLeft - 1)
                : Effect.fail(refused("not-enough-stock", stockWords.notEnough(short[0].available)))
          )
        )

      /** An order that this request has written before: its payment is gone on with, or looked at. */
      const goOn = Effect.fnUntraced(function* (orderNo: string, placing: Placing) {
        const payment = yield* orders.payment(orderNo)
        if (!payment) return yield* new OrderNotFound()
        if (payment.status !== "awaiting-payment") return yield* standing(payment)
        return yield* payment.attempt.state === "started"
          ? charge(payment, placing.confirmationToken)
          : finish(payment.attempt.intentId, placing.browser)
      })

      const written = Effect.fnUntraced(function* (placing: Placing) {
        const found = yield* begun(placing)
        return found.is === "under way" ? found.orderNo : yield* refused("payment-under-way", orderWords.underWay)
      })

      const start = Effect.fnUntraced(function* (placing: Placing) {
        // [T20] What one shopper was shown is not charged to another.
        if (!isSameBuyer(placing.form.buyer, placing.buyer))
          return yield* refused("other-shopper", orderWords.otherShopper)
        const intent = yield* payments.mine(placing.intentId, placing.browser)
        if (intent.status !== "unpaid") return yield* refused("payment-details", orderWords.paymentDetails)
        const saved = yield* reserved(placing, intent.amount).pipe(
          Effect.catchTag("OrderTaken", ({ what }) =>
            what === "payment" ? Effect.fail(refused("payment-under-way", orderWords.underWay)) : written(placing)
          ),
          // Whether it was written before the connection was lost is known by the request alone.
          Effect.catchTag("OrdersUnavailable", (lost) =>
            Effect.catchTag(written(placing), "OrderRefused", () => Effect.fail(lost))
          )
        )
        if (typeof saved === "string") return yield* goOn(saved, placing)
        return yield* charge(saved, placing.confirmationToken)
      })

      /** A final refusal is kept; an order is looked at anew by each repeat, which also finds a refusal that could not be kept. */
      const kept = Effect.fnUntraced(function* (placing: Placing, work: Told) {
        const outcome = yield* Effect.tapErrorTag(work, "OrderRefused", (refusal) =>
          passes.has(refusal.kind) ? Effect.void : Effect.ignore(orders.keepRefusal(placing, keptOf(refusal)))
        )
        yield* reach("afterResult")
        return outcome
      })

      const carryOut = Effect.fnUntraced(function* (placing: Placing) {
        const found = yield* begun(placing)
        if (found.is === "another body") return yield* refused("key-reused", orderWords.keyReused)
        if (found.is === "under way") return yield* kept(placing, goOn(found.orderNo, placing))
        if (found.is === "refused") return yield* new OrderRefused(found.refusal)
        return yield* kept(placing, start(placing))
      })

      const inTurn = oneAtATime()

      // A browser that goes away does not stop what it began.
      const place: PlaceOrder["Service"]["place"] = Effect.fn("PlaceOrder.place")(function* (placing) {
        return yield* Effect.flatMap(
          Effect.forkDetach(inTurn(`${placing.browser} ${placing.key}`, carryOut(placing))),
          Fiber.join
        )
      })

      return PlaceOrder.of({ place })
    })
  )
}

/** What goes by itself, so that the same request may do better later. */
const passes: ReadonlySet<OrderRefused["kind"]> = new Set([
  "payment-under-way",
  "too-many-declines",
  "too-many-waiting"
])

const keptOf = ({ kind, msg, fields, lines }: OrderRefused): KeptRefusal => ({
  kind,
  msg,
  ...(fields ? { fields } : {}),
  ...(lines ? { lines } : {})
})

/** Requests under one key of a browser wait for each other within this process; between processes the database keeps them apart. */
const oneAtATime = () => {
  const turns = new Map<string, { readonly door: Semaphore.Semaphore; waiting: number }>()
  return <A, E, R>(key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const turn = turns.get(key) ?? { door: Semaphore.makeUnsafe(1), waiting: 0 }
      turns.set(key, turn)
      turn.waiting += 1
      const leave = Effect.sync(() => {
        turn.waiting -= 1
        if (turn.waiting === 0) turns.delete(key)
      })
      return Effect.ensuring(turn.door.withPermits(1)(work), leave)
    })
}
