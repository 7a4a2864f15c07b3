/** Has the card charged for an order that is written down, once, and tells how that went. */
import { Context, Deferred, Effect, Layer } from "effect"
import { CartPayment } from "../payments/cart-payment.service.ts"
import type { ProviderUnavailable } from "../payments/payment.schema.ts"
import { type CardRefusal, type Intent, type OrderPayment, refusalWords } from "../payments/payment.ts"
import { PaymentProvider } from "../payments/payment-provider.port.ts"
import { orderWords } from "../words/order.ts"
import { Orders } from "./orders.port.ts"
import { ReachStep } from "./placing-step.port.ts"
import { OrderNotFound, OrderRefused } from "./refusal.schema.ts"
import { type PartsUnavailable, SettleOrder } from "./settle-order.service.ts"
import { heldTooMuch } from "./waiting-limit.ts"

/** How far the payment has come. */
export type PlaceOutcome = {
  readonly status: "succeeded" | "requires_action" | "processing"
  readonly clientSecret?: string
  readonly redirectUrl?: string
  readonly orderNo: string
  /** Opens the order on any device. */
  readonly token: string
}

type Told = Effect.Effect<PlaceOutcome, OrderRefused | OrderNotFound | PartsUnavailable | ProviderUnavailable>

export class ChargeOrder extends Context.Service<
  ChargeOrder,
  {
    /** Asks the provider to take the money with the card's token; asking again under the order's own key changes nothing. */
    readonly charge: (payment: OrderPayment, token: string) => Told
    /** How an order stands, in the words of its payment; cancelled, that is a refusal. */
    readonly standing: (payment: OrderPayment, intent?: Intent) => Told
    /** How a payment went, asked by the browser that opened it; an order that can be finished is finished. */
    readonly finish: (intentId: string, browser: string) => Told
    /** Waits for this process's own charge of a payment, where one is under way, but no longer than a moment. */
    readonly ended: (intentId: string) => Effect.Effect<void>
  }
>()("core/orders/ChargeOrder") {
  static readonly layer = Layer.effect(
    ChargeOrder,
    Effect.gen(function* () {
      const orders = yield* Orders
      const provider = yield* PaymentProvider
      const payments = yield* CartPayment
      const settling = yield* SettleOrder
      const reach = yield* ReachStep
      const underWay = workUnderWay()

      const refused = (kind: OrderRefused["kind"], msg: string) => new OrderRefused({ kind, msg })

      const cancelled = ({ captured, attempt }: OrderPayment) => {
        if (captured > 0) return refused("refunded", orderWords.refunded)
        if (attempt.refusal?.code === heldTooMuch.code) return refused("too-many-waiting", orderWords.clearanceAtBank)
        if (attempt.refusal) return refused("payment-refused", refusalWords(attempt.refusal))
        return refused("not-finished", orderWords.notFinished)
      }

      const standing: ChargeOrder["Service"]["standing"] = Effect.fn("ChargeOrder.standing")(
        function* (payment, intent) {
          if (payment.status === "cancelled") return yield* cancelled(payment)
          const { orderNo } = payment
          const shown = { orderNo, token: yield* orders.linkToken(orderNo) }
          if (payment.status !== "awaiting-payment") return { ...shown, status: "succeeded" }
          if (intent?.status !== "requires-action") return { ...shown, status: "processing" }
          const { clientSecret, redirectUrl } = intent
          return { ...shown, status: "requires_action", clientSecret, ...(redirectUrl ? { redirectUrl } : {}) }
        }
      )

      const standingNow = Effect.fnUntraced(function* (orderNo: string, intent?: Intent) {
        const payment = yield* orders.payment(orderNo)
        return payment ? yield* standing(payment, intent) : yield* new OrderNotFound()
      })

      const confirmed = Effect.fnUntraced(function* ({ orderNo, total, attempt }: OrderPayment, token: string) {
        const { intentId, key } = attempt
        yield* reach("afterReserve")
        yield* provider.update(intentId, { amount: total, orderNo, key: `${key}-amount` })
        const [intent] = yield* Effect.all([provider.confirm(intentId, { token, key }), reach("duringProviderCall")], {
          concurrency: 2
        })
        yield* reach("beforeResult")
        return intent
      })

      const asked = ({ attempt }: OrderPayment) =>
        Effect.catchTag(provider.retrieve(attempt.intentId), "NoSuchIntent", () => Effect.undefined)

      const refusedByBank = Effect.fnUntraced(function* ({ orderNo }: OrderPayment, refusal: CardRefusal) {
        yield* settling.drop(orderNo, { state: "refused", by: "customer", note: refusal.code, refusal })
        return yield* standingNow(orderNo)
      })

      /** [PAY-08] Card details that can't be used are no bank's refusal; whether the payment is paid already is asked first. */
      const unusable = Effect.fnUntraced(function* (payment: OrderPayment) {
        const intent = yield* asked(payment)
        if (intent?.status === "succeeded") yield* settling.settle(intent)
        yield* settling.drop(payment.orderNo, { state: "refused", by: "customer", note: "unusable payment details" })
        const now = yield* orders.payment(payment.orderNo)
        if (now && (now.status !== "cancelled" || now.captured > 0)) return yield* standing(now)
        return yield* refused("payment-details", orderWords.paymentDetails)
      })

      /** Whether the money moved is not known: the provider is asked once more, else the order stays open. */
      const uncertain = Effect.fnUntraced(
        function* (payment: OrderPayment) {
          const intent = yield* asked(payment)
          if (intent) yield* settling.settle(intent)
          return yield* standingNow(payment.orderNo, intent)
        },
        (work, { orderNo }) => Effect.catchTag(work, "ProviderUnavailable", () => standingNow(orderNo))
      )

      /** The provider has answered: should the shop's own books fail now, the shopper waits and is never told to pay again. */
      const recorded = Effect.fnUntraced(
        function* (intent: Intent, payment: OrderPayment) {
          const { orderNo } = payment
          const settled = yield* settling.settle(intent, intent.orderNo === orderNo ? payment : undefined)
          return yield* settled?.orderNo === orderNo ? standing(settled, intent) : standingNow(orderNo, intent)
        },
        (work, _, { orderNo }) =>
          Effect.catchTag(
            work,
            ["OrdersUnavailable", "StockUnavailable", "OutboxUnavailable", "BranchesUnavailable"],
            () => Effect.map(orders.linkToken(orderNo), (token) => ({ orderNo, token, status: "processing" as const }))
          )
      )

      const charge: ChargeOrder["Service"]["charge"] = Effect.fn("ChargeOrder.charge")(
        function* (payment, token) {
          // Whoever is charged is told of their order.
          yield* orders.linkToken(payment.orderNo)
          return yield* recorded(yield* confirmed(payment, token), payment)
        },
        (work, payment) =>
          work.pipe(
            Effect.catchTag("CardRefused", ({ code, declineCode }) =>
              refusedByBank(payment, { code, ...(declineCode ? { declineCode } : {}) })
            ),
            Effect.catchTag(["IntentNotUsable", "NoSuchIntent"], () => unusable(payment)),
            Effect.catchTag("ProviderUnavailable", () => uncertain(payment)),
            underWay.during(payment.attempt.intentId)
          )
      )

      const finish: ChargeOrder["Service"]["finish"] = Effect.fn("ChargeOrder.finish")(function* (intentId, browser) {
        const intent = yield* payments.mine(intentId, browser)
        const payment = yield* settling.settle(intent)
        return payment ? yield* standing(payment, intent) : yield* new OrderNotFound()
      })

      return ChargeOrder.of({ charge, standing, finish, ended: underWay.ended })
    })
  )
}

/** Whoever waits for work that hangs goes on after so long. */
const MOMENT = "1 second"

/** Work by its key, while it lasts, in this process. */
const workUnderWay = () => {
  const ends = new Map<string, Deferred.Deferred<void>>()
  const during =
    (key: string) =>
    <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.suspend(() => {
        const end = Deferred.makeUnsafe<void>()
        ends.set(key, end)
        const over = Effect.suspend(() => {
          if (ends.get(key) === end) ends.delete(key)
          return Deferred.succeed(end, undefined)
        })
        return Effect.ensuring(work, over)
      })
  const ended = (key: string): Effect.Effect<void> =>
    Effect.suspend(() => {
      const end = ends.get(key)
      return end ? Effect.asVoid(Effect.timeoutOption(Deferred.await(end), MOMENT)) : Effect.void
    })
  return { during, ended }
}
