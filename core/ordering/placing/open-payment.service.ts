/** Opens the payment of an order that is about to be written, in the way that its shopper chose. */

import { Clock, Context, Effect, Layer } from "effect"
import { melbourneDate, melbourneDay, melbourneMoment } from "../../melbourne.ts"
import { methodTerms, type NotOpened } from "../../methods/method-terms.ts"
import type { Cents } from "../../money.ts"
import { cartMethod, type OrderMethod } from "../../payment-method.ts"
import { PaymentProviders } from "../../payments/provider.port.ts"
import { TradeCredit } from "../../payments/trade-credit.port.ts"
import { creditRefusal } from "../../payments/trade-credit.ts"
import type { ProviderUnavailable, Unavailable } from "../../unavailable.schema.ts"
import { orderWords } from "../../words/order.ts"
import { notOfferedWords, tradeCreditWords } from "../../words/payment.ts"
import { CartPayment } from "../cart-payment.service.ts"
import type { PlaceOrderRequest } from "../new-order.ts"
import { type OrderNotFound, type OrderRefused, orderRefused } from "../refusal.schema.ts"

const notOpened = (method: OrderMethod, why: NotOpened) =>
  orderRefused("payment-not-opened", methodTerms[method].notOpened[why])

/** `paymentRef` is the provider's name of it; `waitsUntil`, where its payer sends the money by themselves, epoch milliseconds. */
type OpenedPayment = { readonly paymentRef: string; readonly waitsUntil?: number }

/** [BANK-01] The end of the last Melbourne day of so many after that of `now`. */
const endOfDay = (now: number, days: number): number => melbourneMoment(melbourneDay(now).add({ days: days + 1 }), 0)

/**
 * [CHK-08] Service that opens the payment of a new order. Fails with `Unavailable` (what it needs is out of reach),
 * `OrderRefused` (with its reason), `ProviderUnavailable` (the payment provider can't be reached), `OrderNotFound` (no such
 * payment, or not theirs).
 */
export class OpenPayment extends Context.Service<
  OpenPayment,
  {
    /** What the shopper has agreed to pay, cents: what the payment over their cart is for, or else what they send. */
    readonly shownTotal: (
      placing: PlaceOrderRequest
    ) => Effect.Effect<Cents, OrderRefused | OrderNotFound | ProviderUnavailable>
    /** [PAY-05] Refuses whoever can't pay on account, before a number is taken for their order. */
    readonly check: (placing: PlaceOrderRequest, total: Cents) => Effect.Effect<void, OrderRefused | Unavailable>
    /** The payment of an order of that number and total, which was checked. Nothing is taken by it. */
    readonly open: (
      placing: PlaceOrderRequest,
      total: Cents,
      orderNo: string
    ) => Effect.Effect<OpenedPayment, OrderRefused | Unavailable>
  }
>()("core/ordering/placing/OpenPayment") {
  static readonly layer = Layer.effect(
    OpenPayment,
    Effect.gen(function* () {
      const payments = yield* CartPayment
      const providers = yield* PaymentProviders
      const tradeCredit = yield* TradeCredit

      const shownTotal: OpenPayment["Service"]["shownTotal"] = Effect.fn("OpenPayment.shownTotal")(function* ({
        payment,
        form,
        browser
      }) {
        if (payment.method !== cartMethod) return form.total
        const opened = yield* payments.findOwnPayment(payment.method, payment.paymentRef, browser)
        return opened.status === "unpaid"
          ? opened.amount
          : yield* orderRefused("payment-details", orderWords.paymentDetails)
      })

      const check: OpenPayment["Service"]["check"] = Effect.fn("OpenPayment.check")(function* (
        { buyer, showsCredit = false, payment },
        total
      ) {
        if (payment.method !== "trade-credit") return
        if (!buyer) return yield* orderRefused("credit-refused", notOfferedWords.logIn)
        const today = melbourneDate(yield* Clock.currentTimeMillis)
        const account = yield* tradeCredit.account(buyer.customerId, today).pipe(
          Effect.tapError(Effect.logError),
          Effect.catchTag("Unavailable", () => Effect.undefined)
        )
        const problem = account ? creditRefusal(account, total, showsCredit)?.msg : tradeCreditWords.other
        if (problem !== undefined) return yield* orderRefused("credit-refused", problem)
      })

      const open: OpenPayment["Service"]["open"] = Effect.fn("OpenPayment.open")(function* (placing, total, orderNo) {
        const { payment, browser, form } = placing
        const { method } = payment
        if (method === cartMethod) return { paymentRef: payment.paymentRef }
        const { contactName, email, phone } = form.billing.contactDetails
        const opened = providers[method].open({
          amount: total,
          payable: { kind: "order", id: orderNo },
          browser,
          payer: { contactName, email, phone },
          pages: "checkout"
        })
        const { awaited } = providers[method]
        const now = yield* Clock.currentTimeMillis
        // Nothing is written yet, and nothing can be taken: the shopper may try again, or pay in another way.
        return yield* opened.pipe(
          Effect.map(({ id }) => ({ paymentRef: id, ...(awaited ? { waitsUntil: endOfDay(now, awaited.days) } : {}) })),
          Effect.catchTag("PaymentNotUsable", () => Effect.fail(notOpened(method, "no-payment"))),
          Effect.catchTag("ProviderUnavailable", () => Effect.fail(notOpened(method, "no-answer")))
        )
      })

      return OpenPayment.of({ shownTotal, check, open })
    })
  )
}
