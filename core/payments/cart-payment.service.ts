/** Opens a card payment over a cart, and keeps it up to date with the cart. */
import { Clock, Context, Effect, Layer } from "effect"
import { mergedLines } from "../orders/merged-lines.ts"
import { orderTotals } from "../orders/order-totals.ts"
import { Orders } from "../orders/orders.port.ts"
import { OrderNotFound, OrderRefused, type OrdersUnavailable } from "../orders/refusal.schema.ts"
import { isPriced, type PriceRequest, paid } from "../pricing/price.ts"
import { PriceBook } from "../pricing/price-book.port.ts"
import type { PricesUnavailable } from "../pricing/price-book.schema.ts"
import { pricedAt } from "../pricing/price-line.ts"
import { orderWords } from "../words/order.ts"
import type { ProviderUnavailable } from "./payment.schema.ts"
import type { Intent } from "./payment.ts"
import { limitProblem } from "./payment-limits.ts"
import { PaymentProvider } from "./payment-provider.port.ts"

type Cart = ReadonlyArray<PriceRequest>
type Failing = OrderRefused | PricesUnavailable | OrdersUnavailable | ProviderUnavailable

const unusable = () => Effect.fail(new OrderRefused({ kind: "payment-details", msg: orderWords.paymentDetails }))

/** `customer` is whose prices are paid, none for a guest's; `browser` is the SHA-256, in hex, of what a browser's cookie calls it. */
export class CartPayment extends Context.Service<
  CartPayment,
  {
    /** [PAY-01] A payment over what the shop itself asks for the cart; refused outside the provider's limits. */
    readonly open: (cart: Cart, browser: string, customer?: string) => Effect.Effect<Intent, Failing>
    /** The same for a changed cart; a cancelled payment is replaced by a new one, that of a paid order is refused. */
    readonly change: (
      id: string,
      cart: Cart,
      browser: string,
      customer?: string
    ) => Effect.Effect<Intent, Failing | OrderNotFound>
    /** [T31] A payment that this browser opened; another's does not exist. */
    readonly mine: (id: string, browser: string) => Effect.Effect<Intent, OrderNotFound | ProviderUnavailable>
  }
>()("core/payments/CartPayment") {
  static readonly layer = Layer.effect(
    CartPayment,
    Effect.gen(function* () {
      const orders = yield* Orders
      const provider = yield* PaymentProvider
      const book = yield* PriceBook

      const refused = (kind: OrderRefused["kind"], msg: string) => new OrderRefused({ kind, msg })

      const totalOf = Effect.fnUntraced(function* (cart: Cart, customer: string | undefined) {
        if (cart.length === 0) return yield* refused("no-items", orderWords.noItems)
        const requests = mergedLines(cart)
        const prices = yield* book.listed([...new Set(requests.map(({ sku }) => sku))], customer)
        const answers = pricedAt(prices, requests, yield* Clock.currentTimeMillis)
        if (!answers.every(isPriced)) return yield* refused("invalid-item", orderWords.invalidItem)
        const { total } = orderTotals(answers.map(paid), 0, 0)
        const limit = limitProblem("stripe", total)
        return limit ? yield* refused("payment-limit", limit) : total
      })

      const mine: CartPayment["Service"]["mine"] = Effect.fn("CartPayment.mine")(function* (id, browser) {
        const intent = yield* Effect.catchTag(provider.retrieve(id), "NoSuchIntent", () =>
          Effect.fail(new OrderNotFound())
        )
        return intent.browser === browser ? intent : yield* new OrderNotFound()
      })

      const create = (amount: number, browser: string) =>
        Effect.catchTag(provider.create({ amount, browser }), "IntentNotUsable", unusable)

      const open: CartPayment["Service"]["open"] = Effect.fn("CartPayment.open")(function* (cart, browser, customer) {
        return yield* create(yield* totalOf(cart, customer), browser)
      })

      const change: CartPayment["Service"]["change"] = Effect.fn("CartPayment.change")(
        function* (id, cart, browser, customer) {
          const amount = yield* totalOf(cart, customer)
          const intent = yield* mine(id, browser)
          const payment = yield* orders.paymentBy(id)
          if (payment?.status === "awaiting-payment") return yield* refused("payment-under-way", orderWords.underWay)
          // A paid order keeps its payment; money that goes back from a cancelled one does not stand in the next one's way.
          if (intent.status === "succeeded" && payment && payment.status !== "cancelled")
            return yield* refused("payment-details", orderWords.alreadyPaid)
          if (intent.status === "cancelled" || intent.status === "succeeded") return yield* create(amount, browser)
          if (intent.amount === amount) return intent
          return yield* Effect.catchTag(provider.update(id, { amount }), ["IntentNotUsable", "NoSuchIntent"], unusable)
        }
      )

      return CartPayment.of({ open, change, mine })
    })
  )
}
