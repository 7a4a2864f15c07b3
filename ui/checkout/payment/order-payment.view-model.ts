/** Paying in a way whose payment is opened with the order: one order however often the button is pressed. */
import type { ShopClient } from "../../../adapters/client.ts"
import { orderForm } from "../../../core/ordering/checkout/order-form-builder.ts"
import type { OrderForm } from "../../../core/orders/order-form.ts"
import type { OrderMethod, ProviderMethod } from "../../../core/payment-method.ts"
import { orderWords } from "../../../core/words/order.ts"
import { verificationWords } from "../../../core/words/payment.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { CardFields } from "../../payment/card-fields.ts"
import { followOutcome } from "../../payment/follow-outcome.ts"
import type { NextDestination } from "../../payment/next-destination.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { readStoredPayment, storePayment } from "../stored-payment.ts"
import { cartJourney } from "./cart-journey.ts"
import type { PaymentOffersViewModel } from "./payment-offers.view-model.ts"
import { placeOrder } from "./place-order.ts"

export class OrderPaymentViewModel {
  status: "ready" | "paying" = "ready"
  problem: string | undefined = undefined
  /** Counts the refusals; each is brought before the shopper's eyes. */
  refusals = 0
  private readonly shop: ShopClient
  private readonly checkout: CheckoutViewModel
  private readonly offers: PaymentOffersViewModel
  private readonly revalidateSession: () => Promise<void>

  /** `revalidateSession` finds out who is logged in by now. */
  constructor(
    shop: ShopClient,
    checkout: CheckoutViewModel,
    offers: PaymentOffersViewModel,
    revalidateSession: () => Promise<void>
  ) {
    this.shop = shop
    this.checkout = checkout
    this.offers = offers
    this.revalidateSession = revalidateSession
    autoObservable<this, "shop" | "checkout" | "offers" | "revalidateSession">(this, {
      shop: false,
      checkout: false,
      offers: false,
      revalidateSession: false
    })
  }

  /** Why the last payment was refused, where that was heard on the page that waited for it. */
  takeRefusal() {
    const refusal = this.checkout.consumeRefusal()
    if (refusal) this.tell(refusal)
  }

  /** Places the order; a lost connection leads to the waiting page, which sends the same order again under its key. */
  async pay(method: OrderMethod, card?: CardFields): Promise<NextDestination | undefined> {
    const shown = this.offers.current?.total
    if (this.status === "paying" || shown === undefined) return undefined
    this.status = "paying"
    this.problem = undefined
    const next = await this.send(method, shown, card)
    this.status = "ready"
    return next
  }

  /** [APV-02] Sends the order to the company's administrators instead: nothing is charged. What is paid on account needs no more of its buyer, so its cart is empty then. */
  async sendForApproval(method: ProviderMethod): Promise<NextDestination | undefined> {
    const { checkout } = this
    if (this.status === "paying") return undefined
    this.status = "paying"
    this.problem = undefined
    const quote = await checkout.delivery.validQuote()
    const { items, buyer } = checkout.cart
    const made = orderForm(items, checkout.state, { quoteId: quote?.id, buyer })
    const next = made.ok ? await this.ask(method, made.form) : this.tell(made.problem)
    if (next?.to === "approval" && method === "trade-credit") {
      checkout.placedOrderNo = next.id
      await checkout.clearAfterOrder(next.id)
    }
    this.status = "ready"
    return next
  }

  private async ask(method: ProviderMethod, form: OrderForm): Promise<NextDestination | undefined> {
    const { checkout, shop } = this
    const answer = await shop.call("POST /orders/order/approval", { body: { form, method } })
    if (answer.ok) return { to: "approval", id: answer.data.id }
    if (checkout.refusedLines.record(checkout.cart.items, answer)) return { to: "cart" }
    if (answer.code === "OTHER_SHOPPER" || answer.code === "FORBIDDEN") await this.revalidateSession()
    if (answer.code === "EXPIRED_DELIVERY") await checkout.delivery.renewQuote(answer.quote)
    return this.renew(answer.msg)
  }

  private async send(method: OrderMethod, shown: number, card?: CardFields): Promise<NextDestination | undefined> {
    const { checkout, shop } = this
    const stored = await readStoredPayment(shop)
    // Another tab was quicker, and may even have ended the order already: the waiting page finds out which.
    if (stored?.sent) return { to: "pending", intentId: stored.intentId }
    const quote = await checkout.delivery.validQuote()
    const { items, buyer } = checkout.cart
    const made = orderForm(items, checkout.state, { quoteId: quote?.id, buyer })
    if (!made.ok) return this.tell(made.problem)
    // Nobody pays another amount than the one that stands on the button.
    if (made.form.total !== shown) return this.renew(orderWords.totalDiffers)
    const request = { method, key: crypto.randomUUID(), form: made.form }
    await storePayment(shop, { intentId: "", sent: true, request })
    const answer = await placeOrder(shop.call, request)
    if (answer.ok) {
      const placed = { request, total: shown, ...(card ? { card } : {}) }
      const next = await followOutcome(shop.call, cartJourney(shop, checkout), answer.data, placed)
      if (next?.to === "thank-you") checkout.placedOrderNo = next.orderNo
      return next ?? this.renew(verificationWords.invalid)
    }
    // Without an answer, or with one from a shop in trouble, nobody knows yet whether the order was placed.
    if (answer.status === 0 || answer.status >= 500) return { to: "pending", intentId: "" }
    await storePayment(shop, { intentId: "", sent: false })
    if (checkout.refusedLines.record(items, answer)) return { to: "cart" }
    if (answer.code === "OTHER_SHOPPER" || answer.code === "FORBIDDEN") await this.revalidateSession()
    if (answer.code === "EXPIRED_DELIVERY") await checkout.delivery.renewQuote(answer.quote)
    return this.renew(answer.msg)
  }

  /** Whatever changed under the shopper's hand: the cart and what is offered are as they are now. */
  private async renew(problem: string): Promise<undefined> {
    await this.checkout.cart.reprice()
    await this.offers.load()
    this.tell(problem || orderWords.unableToPlace)
  }

  private tell(problem: string): undefined {
    this.problem = problem
    this.refusals += 1
  }
}
