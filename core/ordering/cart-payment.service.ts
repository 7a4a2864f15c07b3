/** Opens a card payment over a cart, and keeps it up to date with the cart. */

import { Clock, Context, Effect, Layer, Option } from "effect"
import type { QuoteOwner } from "../delivery/quote/delivery-quote.ts"
import { melbourneDate } from "../melbourne.ts"
import { orderTotals } from "../orders/order-totals.ts"
import type { CartMethod, ProviderMethod } from "../payment-method.ts"
import type { ProviderPayment } from "../payments/payment.ts"
import { limitProblem } from "../payments/payment-limits.ts"
import { type OfferedPayments, offeredPayments } from "../payments/payment-offers.ts"
import { PaymentProviders } from "../payments/provider.port.ts"
import { TradeCredit } from "../payments/trade-credit.port.ts"
import { chargedPrice, isPriced, type PriceRequest } from "../pricing/price.ts"
import { PriceBook } from "../pricing/price-book.port.ts"
import { priceLines } from "../pricing/price-line.ts"
import type { ProviderUnavailable, Unavailable } from "../unavailable.schema.ts"
import { orderWords } from "../words/order.ts"
import { mergedPlaces, mergeLines } from "./checkout/merged-lines.ts"
import { Orders } from "./orders.port.ts"
import { QuoteDelivery } from "./quote-delivery.service.ts"
import { OrderNotFound, OrderRefused, orderRefused } from "./refusal.schema.ts"

/** The lines to be paid for, by whom, and the delivery quote that they go by, once there is one. */
export type PayableCart = {
  readonly items: ReadonlyArray<PriceRequest>
  readonly owner: QuoteOwner
  readonly quoteId?: string
  /** Whose prices are paid, none for a guest's. */
  readonly customer?: string
}
type CartPaymentError = OrderRefused | Unavailable | ProviderUnavailable

const refuseUnusableDetails = () =>
  Effect.fail(new OrderRefused({ kind: "payment-details", msg: orderWords.paymentDetails }))

/**
 * [PAY-01] Service that opens a card payment over a cart and updates it. `browser` is the SHA-256, in hex, of what a
 * browser's cookie calls it. Fails with `Unavailable` (what it needs is out of reach), `OrderRefused` (with its reason),
 * `ProviderUnavailable` (the payment provider can't be reached), `OrderNotFound` (no such order, or not theirs).
 */
export class CartPayment extends Context.Service<
  CartPayment,
  {
    /** [PAY-10] The ways to pay for a cart that the shop has a provider for; `member` where somebody is logged in. */
    readonly offers: (
      cart: PayableCart,
      member?: { readonly customerId: string; readonly showsCredit: boolean }
    ) => Effect.Effect<OfferedPayments, OrderRefused | Unavailable>
    /** [PAY-01] A payment over what the shop itself asks for the cart; refused outside the provider's limits. */
    readonly openPayment: (method: CartMethod, cart: PayableCart) => Effect.Effect<ProviderPayment, CartPaymentError>
    /** The same for a changed cart; a cancelled payment is replaced by a new one, that of a paid order is refused. */
    readonly updatePayment: (
      method: CartMethod,
      id: string,
      cart: PayableCart
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
      const quoteDelivery = yield* QuoteDelivery
      const tradeCredit = yield* TradeCredit

      const refuseItems = (places: ReadonlyArray<number>) =>
        new OrderRefused({
          kind: "invalid-item",
          msg: orderWords.invalidItem,
          fields: Object.fromEntries(places.map((place) => [`items.${place}`, orderWords.notSellable]))
        })

      /** [CHK-05] What the delivery adds; until it is chosen, nothing. */
      const feeOf = Effect.fnUntraced(function* ({ items, owner, quoteId }: PayableCart) {
        if (quoteId === undefined) return 0
        const fee = yield* quoteDelivery.fee(quoteId, items, owner)
        return Option.isSome(fee) ? fee.value : yield* orderRefused("expired-delivery", orderWords.expiredDelivery)
      })

      const totalOf = Effect.fnUntraced(function* (payable: PayableCart) {
        const { items: cart, customer } = payable
        if (cart.length === 0) return yield* orderRefused("no-items", orderWords.noItems)
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
        return orderTotals(answers.map(chargedPrice), yield* feeOf(payable), 0).total
      })

      const payableTotal = Effect.fnUntraced(function* (method: CartMethod, payable: PayableCart) {
        const total = yield* totalOf(payable)
        const limit = limitProblem(method, total)
        return limit ? yield* orderRefused("payment-limit", limit) : total
      })

      const offers: CartPayment["Service"]["offers"] = Effect.fn("CartPayment.offers")(function* (cart, member) {
        const total = yield* totalOf(cart)
        const today = melbourneDate(yield* Clock.currentTimeMillis)
        const account = member && (yield* tradeCredit.account(member.customerId, today))
        const showsCredit = member?.showsCredit === true
        return offeredPayments(providers, { total, ...(account ? { account, showsCredit } : {}) })
      })

      const findOwnPayment: CartPayment["Service"]["findOwnPayment"] = Effect.fn("CartPayment.findOwnPayment")(
        function* (method, id, browser) {
          const providerPayment = yield* Effect.catchTag(providers[method].ask(id), "PaymentNotFound", () =>
            Effect.fail(new OrderNotFound())
          )
          return providerPayment.browser === browser ? providerPayment : yield* new OrderNotFound()
        }
      )

      const create = (method: CartMethod, amount: number, browser: string) =>
        Effect.catchTag(providers[method].open({ amount, browser }), "PaymentNotUsable", refuseUnusableDetails)

      const open: CartPayment["Service"]["openPayment"] = Effect.fn("CartPayment.openPayment")(
        function* (method, cart) {
          return yield* create(method, yield* payableTotal(method, cart), cart.owner.browser)
        }
      )

      const change: CartPayment["Service"]["updatePayment"] = Effect.fn("CartPayment.updatePayment")(
        function* (method, id, cart) {
          const { browser } = cart.owner
          const amount = yield* payableTotal(method, cart)
          const providerPayment = yield* findOwnPayment(method, id, browser)
          const payment = yield* orders.paymentByRef(method, id)
          if (payment?.status === "awaiting-payment")
            return yield* orderRefused("payment-under-way", orderWords.underWay)
          // A paid order keeps its payment; money that goes back from a cancelled one does not stand in the next one's way.
          if (providerPayment.status === "succeeded" && payment && payment.status !== "cancelled")
            return yield* orderRefused("payment-details", orderWords.alreadyPaid)
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

      return CartPayment.of({ offers, openPayment: open, updatePayment: change, findOwnPayment })
    })
  )
}
