/** Opens a card payment over a cart, and keeps it up to date with the cart. */

import { Clock, Context, Effect, Layer } from "effect"
import { orderTotals } from "../../orders/order-totals.ts"
import type { ProviderPayment } from "../../payments/payment.ts"
import { limitProblem } from "../../payments/payment-limits.ts"
import type { ProviderMethod } from "../../payments/payment-method.ts"
import { PaymentProviders } from "../../payments/provider.port.ts"
import { chargedPrice, isPriced, type PriceRequest } from "../../pricing/price.ts"
import { PriceBook } from "../../pricing/price-book.port.ts"
import { priceLines } from "../../pricing/price-line.ts"
import type { ProviderUnavailable, Unavailable } from "../../unavailable.schema.ts"
import { orderWords } from "../../words/order.ts"
import { Orders } from "../orders.port.ts"
import { OrderNotFound, OrderRefused } from "../refusal.schema.ts"
import { mergedPlaces, mergeLines } from "./merged-lines.ts"

type Cart = ReadonlyArray<PriceRequest>
type CartPaymentError = OrderRefused | Unavailable | ProviderUnavailable

const refuseUnusableDetails = () =>
  Effect.fail(new OrderRefused({ kind: "payment-details", msg: orderWords.paymentDetails }))

/** `customer` is whose prices are paid, none for a guest's; `browser` is the SHA-256, in hex, of what a browser's cookie calls it. */
export class CartPayment extends Context.Service<
  CartPayment,
  {
    /** [PAY-01] A payment over what the shop itself asks for the cart; refused outside the provider's limits. */
    readonly openPayment: (
      method: ProviderMethod,
      cart: Cart,
      browser: string,
      customer?: string
    ) => Effect.Effect<ProviderPayment, CartPaymentError>
    /** The same for a changed cart; a cancelled payment is replaced by a new one, that of a paid order is refused. */
    readonly updatePayment: (
      method: ProviderMethod,
      id: string,
      cart: Cart,
      browser: string,
      customer?: string
    ) => Effect.Effect<ProviderPayment, CartPaymentError | OrderNotFound>
    /** [T31] A payment that this browser opened; another's does not exist. */
    readonly findOwnPayment: (
      method: ProviderMethod,
      id: string,
      browser: string
    ) => Effect.Effect<ProviderPayment, OrderNotFound | ProviderUnavailable>
  }
>()("core/ordering/checkout/CartPayment") {
  static readonly layer = Layer.effect(
    CartPayment,
    Effect.gen(function* () {
      const orders = yield* Orders
      const providers = yield* PaymentProviders
      const priceBook = yield* PriceBook

      const refused = (kind: OrderRefused["kind"], msg: string) => new OrderRefused({ kind, msg })

      const refuseItems = (places: ReadonlyArray<number>) =>
        new OrderRefused({
          kind: "invalid-item",
          msg: orderWords.invalidItem,
          fields: Object.fromEntries(places.map((place) => [`items.${place}`, orderWords.notSellable]))
        })

      const totalOf = Effect.fnUntraced(function* (method: ProviderMethod, cart: Cart, customer: string | undefined) {
        if (cart.length === 0) return yield* refused("no-items", orderWords.noItems)
        const requests = mergeLines(cart)
        const prices = yield* priceBook.listed([...new Set(requests.map(({ sku }) => sku))], customer)
        const answers = priceLines(prices, requests, yield* Clock.currentTimeMillis)
        if (!answers.every(isPriced))
          return yield* refuseItems(
            answers.flatMap((answer, place) => {
              const request = requests[place]
              return request && !isPriced(answer) ? mergedPlaces(cart, request) : []
            })
          )
        const { total } = orderTotals(answers.map(chargedPrice), 0, 0)
        const limit = limitProblem(method, total)
        return limit ? yield* refused("payment-limit", limit) : total
      })

      const findOwnPayment: CartPayment["Service"]["findOwnPayment"] = Effect.fn("CartPayment.findOwnPayment")(
        function* (method, id, browser) {
          const providerPayment = yield* Effect.catchTag(providers[method].ask(id), "PaymentNotFound", () =>
            Effect.fail(new OrderNotFound())
          )
          return providerPayment.browser === browser ? providerPayment : yield* new OrderNotFound()
        }
      )

      const create = (method: ProviderMethod, amount: number, browser: string) =>
        Effect.catchTag(providers[method].open({ amount, browser }), "PaymentNotUsable", refuseUnusableDetails)

      const open: CartPayment["Service"]["openPayment"] = Effect.fn("CartPayment.openPayment")(
        function* (method, cart, browser, customer) {
          return yield* create(method, yield* totalOf(method, cart, customer), browser)
        }
      )

      const change: CartPayment["Service"]["updatePayment"] = Effect.fn("CartPayment.updatePayment")(
        function* (method, id, cart, browser, customer) {
          const amount = yield* totalOf(method, cart, customer)
          const providerPayment = yield* findOwnPayment(method, id, browser)
          const payment = yield* orders.paymentByRef(method, id)
          if (payment?.status === "awaiting-payment") return yield* refused("payment-under-way", orderWords.underWay)
          // A paid order keeps its payment; money that goes back from a cancelled one does not stand in the next one's way.
          if (providerPayment.status === "succeeded" && payment && payment.status !== "cancelled")
            return yield* refused("payment-details", orderWords.alreadyPaid)
          if (providerPayment.status === "cancelled" || providerPayment.status === "succeeded")
            return yield* create(method, amount, browser)
          if (providerPayment.amount === amount) return providerPayment
          return yield* Effect.catchTag(
            providers[method].change(id, { amount }),
            ["PaymentNotUsable", "PaymentNotFound"],
            refuseUnusableDetails
          )
        }
      )

      return CartPayment.of({ openPayment: open, updatePayment: change, findOwnPayment })
    })
  )
}
