/** Places an order: the shop prices it, puts the goods aside and writes it down with its payment, once for each request. */

import { Clock, Context, Effect, Fiber, Layer } from "effect"
import { type Delivery, isHomeDelivery } from "../../delivery/delivery.ts"
import { DeliverySettingsStore } from "../../delivery/quote/delivery-settings.port.ts"
import { TruckBookings } from "../../delivery/quote/truck-bookings.port.ts"
import { isSameBuyer } from "../../identity/buyer.ts"
import type { Cents } from "../../money.ts"
import { orderNumber } from "../../orders/order-number.ts"
import { cartMethod } from "../../payment-method.ts"
import { DECLINE_MS } from "../../payments/card-testing.ts"
import { Failpoint } from "../../payments/failpoint.port.ts"
import type { OrderPayment } from "../../payments/payment.ts"
import { RESERVATION_MS } from "../../stock/reservation.ts"
import { Stock } from "../../stock/stock.port.ts"
import type { NotEnoughStock } from "../../stock/stock.schema.ts"
import { Transaction } from "../../transaction.port.ts"
import type { ProviderUnavailable, Unavailable } from "../../unavailable.schema.ts"
import { orderWords } from "../../words/order.ts"
import { stockWords } from "../../words/stock.ts"
import type { OrderDraft } from "../checkout/draft-order.ts"
import { newOrder, type PlaceOrderRequest } from "../new-order.ts"
import { CurrentWaitingLimits, Orders } from "../orders.port.ts"
import { type OrderConflict, OrderNotFound, OrderRefused, orderRefused } from "../refusal.schema.ts"
import { storedRefusal } from "../stored-refusal.ts"
import { waitingProblem } from "../waiting-order-limit.ts"
import { type ChargeOptions, ChargeOrder, type PaymentOutcome } from "./charge-order.service.ts"
import { DraftOrder } from "./draft-order.service.ts"
import { makeMailboxLimit } from "./mailbox-limit.service.ts"
import { OpenPayment } from "./open-payment.service.ts"
import { makeOrderApproval } from "./order-approval.service.ts"
import { serializeByKey } from "./serialized-requests.service.ts"

type PlaceOrderError = OrderRefused | Unavailable | ProviderUnavailable

/** `viewer` is the hash of the secret that opens the order, where it was written with it by this very request. */
export type PlacedOutcome = PaymentOutcome & { readonly viewer?: string }

type PlaceOrderEffect = Effect.Effect<PlacedOutcome, PlaceOrderError | OrderNotFound>

/** How often a cart is looked at anew where another buyer was quicker. */
const TRIES = 4

/**
 * [CHK-05] Service that places an order once for each idempotency key. Fails with `Unavailable` (what it needs is out of
 * reach), `OrderRefused` (with its reason), `ProviderUnavailable` (the payment provider can't be reached),
 * `OrderNotFound` (no such order, or not theirs).
 */
export class PlaceOrder extends Context.Service<
  PlaceOrder,
  {
    /** [CHK-05] [I20] Places the order once, however often it is sent. */
    readonly place: (placing: PlaceOrderRequest) => PlaceOrderEffect
  }
>()("core/ordering/placing/PlaceOrder") {
  static readonly layer = Layer.effect(
    PlaceOrder,
    Effect.gen(function* () {
      const orders = yield* Orders
      const openPayment = yield* OpenPayment
      const { charge, paymentOutcome, finishPayment: finish } = yield* ChargeOrder
      const orderDrafts = yield* DraftOrder
      const approval = yield* makeOrderApproval
      const enforceMailboxLimit = yield* makeMailboxLimit
      const stock = yield* Stock
      const bookings = yield* TruckBookings
      const settingsStore = yield* DeliverySettingsStore
      const failpoint = yield* Failpoint
      const waitingLimits = yield* CurrentWaitingLimits
      const transaction = yield* Transaction

      const registerRequest = Effect.fnUntraced(function* ({ browser, key, body }: PlaceOrderRequest) {
        return yield* orders.registerRequest({ browser, key, body, at: yield* Clock.currentTimeMillis })
      })

      /** `shown` is what its payment is over. */
      const draftFor = ({ payment, ...placing }: PlaceOrderRequest, shown: Cents) =>
        orderDrafts.draft({ ...placing, method: payment.method, shown })

      /** [T55] Nobody tries card after card, or keeps a thing on clearance from all others by orders that wait for a bank. */
      const enforceWaitingLimits = Effect.fnUntraced(function* (
        placing: PlaceOrderRequest,
        { reservationLines: wanted }: OrderDraft
      ) {
        if (!waitingLimits) return
        const skus = [...new Set(wanted.map(({ sku }) => sku))]
        const since = (yield* Clock.currentTimeMillis) - DECLINE_MS
        const problem = waitingProblem(yield* orders.waitingOrders(placing, skus, since), wanted, waitingLimits)
        if (problem) return yield* new OrderRefused(problem)
      })

      /** [DAY-01] Nobody else has the trucks of this order's day until it is written. */
      const claimTrucks = (delivery: Delivery, { branch }: OrderDraft) =>
        isHomeDelivery(delivery)
          ? Effect.flatMap(settingsStore.current, ({ fleet }) => bookings.claim(branch.id, delivery, fleet.perDay))
          : Effect.void

      /** [I12] Goods, order, lines, try to pay and answered request are written together or not at all. */
      const save = Effect.fnUntraced(function* (placing: PlaceOrderRequest, draft: OrderDraft) {
        yield* approval.require(placing, draft)
        yield* openPayment.check(placing, draft.totals.total)
        const now = yield* Clock.currentTimeMillis
        const orderNo = orderNumber(yield* orders.nextOrderSequence)
        // What the answer will need is at hand before anything is written or charged.
        yield* orders.linkToken(orderNo)
        const opened = yield* openPayment.open(placing, draft.totals.total, orderNo)
        const { waitsUntil } = opened
        const until = waitsUntil ?? now + RESERVATION_MS
        const reservation =
          draft.reservationLines.length === 0 ? Effect.void : stock.reserve(orderNo, draft.reservationLines, until)
        const enforceLimits = Effect.andThen(
          enforceWaitingLimits(placing, draft),
          waitsUntil === undefined ? Effect.void : enforceMailboxLimit(placing)
        )
        const work = Effect.andThen(
          Effect.andThen(enforceLimits, claimTrucks(placing.form.delivery, draft)),
          Effect.tap(
            orders.save(newOrder(placing, draft, { orderNo, now, ...opened })),
            Effect.andThen(approval.use(placing, draft, orderNo), reservation)
          )
        )
        return yield* transaction.run(work)
      })

      const reserveAndSave = (
        placing: PlaceOrderRequest,
        shown: Cents,
        triesLeft = TRIES
      ): Effect.Effect<OrderPayment, PlaceOrderError | OrderConflict> =>
        draftFor(placing, shown).pipe(
          Effect.flatMap((draft) => save(placing, draft)),
          // The day's last truck has just gone: looked at anew, the order is refused with the days that are left.
          Effect.catchTag("TrucksFull", () =>
            triesLeft > 1
              ? reserveAndSave(placing, shown, triesLeft - 1)
              : Effect.fail(orderRefused("expired-delivery", orderWords.expiredDelivery))
          ),
          Effect.catchIf(
            (problem): problem is NotEnoughStock => problem._tag === "NotEnoughStock",
            ({ short }) =>
              triesLeft > 1
                ? reserveAndSave(placing, shown, triesLeft - 1)
                : Effect.fail(orderRefused("not-enough-stock", stockWords.notEnough(short[0].available)))
          )
        )

      /** An order that this request has written before: its payment is gone on with, or looked at. */
      const resumeOrder = Effect.fnUntraced(function* (orderNo: string, placing: PlaceOrderRequest) {
        const payment = yield* orders.payment(orderNo)
        if (!payment) return yield* new OrderNotFound()
        if (payment.status !== "awaiting-payment") return yield* paymentOutcome(payment)
        return yield* payment.attempt.state === "started"
          ? charge(payment, chargeOptions(placing))
          : finish(payment.attempt.method, payment.attempt.paymentRef, placing.browser)
      })

      const findWrittenOrder = Effect.fnUntraced(function* (placing: PlaceOrderRequest) {
        const found = yield* registerRequest(placing)
        return found.is === "under way" ? found.orderNo : yield* orderRefused("payment-under-way", orderWords.underWay)
      })

      const start = Effect.fnUntraced(function* (placing: PlaceOrderRequest) {
        // [T20] What one shopper was shown is not charged to another.
        if (!isSameBuyer(placing.form.buyer, placing.buyer))
          return yield* orderRefused("other-shopper", orderWords.otherShopper)
        const saved = yield* reserveAndSave(placing, yield* openPayment.shownTotal(placing)).pipe(
          Effect.catchTag("OrderTaken", ({ what }) =>
            what === "payment"
              ? Effect.fail(orderRefused("payment-under-way", orderWords.underWay))
              : findWrittenOrder(placing)
          ),
          // Whether it was written before the connection was lost is known by the request alone.
          Effect.catchTag("Unavailable", (lost) =>
            Effect.catchTag(findWrittenOrder(placing), "OrderRefused", () => Effect.fail(lost))
          )
        )
        if (typeof saved === "string") return yield* resumeOrder(saved, placing)
        const outcome: PlacedOutcome = yield* charge(saved, chargeOptions(placing))
        return placing.viewer === undefined ? outcome : { ...outcome, viewer: placing.viewer }
      })

      /** A final refusal is kept; an order is looked at anew by each repeat, which also finds a refusal that could not be kept. */
      const storeFinalRefusal = Effect.fnUntraced(function* (placing: PlaceOrderRequest, work: PlaceOrderEffect) {
        const outcome = yield* Effect.tapErrorTag(work, "OrderRefused", (refusal) => {
          const stored = storedRefusal(refusal)
          return stored ? Effect.ignore(orders.storeRefusal(placing, stored)) : Effect.void
        })
        yield* failpoint("afterResult")
        return outcome
      })

      const handleRequest = Effect.fnUntraced(function* (placing: PlaceOrderRequest) {
        const found = yield* registerRequest(placing)
        if (found.is === "another body") return yield* orderRefused("key-reused", orderWords.keyReused)
        if (found.is === "under way") return yield* storeFinalRefusal(placing, resumeOrder(found.orderNo, placing))
        if (found.is === "refused") return yield* new OrderRefused(found.refusal)
        return yield* storeFinalRefusal(placing, start(placing))
      })

      const serialized = serializeByKey()

      // A browser that goes away does not stop what it began.
      const place: PlaceOrder["Service"]["place"] = Effect.fn("PlaceOrder.place")(function* (placing) {
        return yield* Effect.flatMap(
          Effect.forkDetach(serialized(`${placing.browser} ${placing.key}`, handleRequest(placing))),
          Fiber.join
        )
      })

      return PlaceOrder.of({ place })
    })
  )
}

/** What the browser was given for a card, where it was. */
const chargeOptions = ({ payment }: PlaceOrderRequest): ChargeOptions =>
  payment.method === cartMethod ? { token: payment.confirmationToken } : {}
