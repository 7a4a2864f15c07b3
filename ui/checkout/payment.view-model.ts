/** Paying by card: the intent, the card's fields, and one order however often the button is pressed. */
import { observableRef, runInAction } from "mobx"
import type { Answer, Calls } from "../../adapters/browser/call-shop.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { priceRequestOf } from "../../core/cart/cart.ts"
import { orderForm } from "../../core/orders/make-order-form.ts"
import { orderWords } from "../../core/words/order.ts"
import { observed } from "../app/observed.ts"
import { type CardTaker, takeCard } from "./card-taker.ts"
import type { CheckoutViewModel } from "./checkout.view-model.ts"
import { keepPayment, keptPayment } from "./kept-payment.ts"

type Intent = Calls["POST /orders/order/stripe/payment-intent"]["data"]
type Outcome = Calls["POST /orders/order/stripe"]["data"]["stripe"]

/** Another tab, or this one before it was loaded again, has sent the order, or has even paid it. */
const isUnderWay = ({ code }: { readonly code: string }): boolean =>
  code === "PAYMENT_UNDER_WAY" || code === "PAYMENT_DETAILS"

export type CardFields = {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly name: string
}

/** Where the shopper goes next. */
export type NextPlace =
  | { readonly to: "thank-you"; readonly orderNo: string }
  | { readonly to: "pending"; readonly intentId: string }
  | { readonly to: "bank"; readonly url: string }

export class PaymentViewModel {
  intent: Intent | undefined = undefined
  card: CardFields = { number: "", expiry: "", cvc: "", name: "" }
  status: "preparing" | "ready" | "paying" | "unprepared" = "preparing"
  problem: string | undefined = undefined
  taker: CardTaker | undefined = undefined
  /** One key for one order; a new one only when the last try has ended for good. */
  private key = crypto.randomUUID()
  readonly checkout: CheckoutViewModel
  private readonly shop: ShopClient
  private readonly lookAgain: () => Promise<void>

  /** `lookAgain` finds out who is logged in by now. */
  constructor(shop: ShopClient, checkout: CheckoutViewModel, lookAgain: () => Promise<void>) {
    this.shop = shop
    this.lookAgain = lookAgain
    this.checkout = checkout
    observed<this, "shop" | "key" | "lookAgain">(this, {
      intent: observableRef,
      card: observableRef,
      taker: observableRef,
      checkout: false,
      shop: false,
      lookAgain: false,
      key: false
    })
  }

  private get wanted() {
    return this.checkout.cart.items.map(priceRequestOf)
  }

  /** The amount that will be charged: the server's, not the browser's. */
  get amount(): number {
    return this.intent?.amount ?? this.checkout.cart.totals.total
  }

  /** The cart comes to something else than the payment that is ready: it was changed in another tab. */
  get isBehind(): boolean {
    const { cart } = this.checkout
    return this.status === "ready" && !cart.isEmpty && cart.totals.total !== this.intent?.amount
  }

  /**
   * Makes the payment ready for the cart as it is. One payment serves all tabs of this browser; where an order was sent
   * to be paid by it already, the answer is the page that waits for it.
   */
  async prepare(): Promise<NextPlace | undefined> {
    this.status = "preparing"
    this.problem = undefined
    const kept = await keptPayment(this.shop)
    if (kept?.sent) return { to: "pending", intentId: kept.intentId }
    // Emptied meanwhile: by the page of the order that was just placed, or in another tab.
    if (this.checkout.cart.isEmpty) return undefined
    const answer = await this.askFor(kept?.intentId)
    if (!answer.ok && kept && isUnderWay(answer)) return { to: "pending", intentId: kept.intentId }
    if (answer.ok) await keepPayment(this.shop, { intentId: answer.data.id, sent: false })
    const taker = answer.ok && !this.taker ? await takeCard(answer.data) : this.taker
    runInAction(() => {
      this.status = answer.ok ? "ready" : "unprepared"
      this.problem = answer.ok ? undefined : answer.msg
      this.taker = taker
      if (answer.ok) this.intent = answer.data
    })
    return undefined
  }

  /** The payment brought up to date with the cart; a new one where there is none, or it is not this browser's any more. */
  private async askFor(id: string | undefined): Promise<Answer<Intent>> {
    const items = this.wanted
    const updated = id && (await this.shop.call("PATCH /orders/order/stripe/payment-intent", { body: { id, items } }))
    if (updated && (updated.ok || updated.status !== 404)) return updated
    return this.shop.call("POST /orders/order/stripe/payment-intent", { body: { items } })
  }

  type(field: keyof CardFields, value: string) {
    this.card = { ...this.card, [field]: value }
  }

  /** Places the order and pays; pressing twice pays once. A lost connection leads to the waiting page, never to a blank one. */
  async pay(): Promise<NextPlace | undefined> {
    if (this.status !== "ready" || !this.intent || !this.taker) return undefined
    this.status = "paying"
    this.problem = undefined
    const taken = await this.taker.token(this.card)
    const kept = await keptPayment(this.shop)
    const intentId = kept?.intentId ?? this.intent.id
    // Another tab was quicker, and may even have ended the order already: the waiting page finds out which.
    if (kept?.sent || (!kept && this.checkout.cart.isEmpty)) return { to: "pending", intentId }
    if (!taken.ok) return this.stop(taken.msg)
    const form = orderForm(this.checkout.cart.items, this.checkout.state, this.checkout.cart.buyer)
    if (!form.ok) return this.stop(form.problem)
    // Prices changed behind the button: nobody pays another amount than the one that stands on it.
    if (form.form.total !== this.intent.amount) {
      await this.bringUpToDate()
      return this.stop(orderWords.totalDiffers)
    }
    await keepPayment(this.shop, { intentId, sent: true })
    const answer = await this.shop.call("POST /orders/order/stripe", {
      headers: { "idempotency-key": this.key },
      body: { form: form.form, intentId, confirmationToken: taken.token }
    })
    if (answer.ok) return this.next(answer.data.stripe, intentId)
    // Without an answer, or with one from a shop in trouble, nobody knows yet whether the order was placed.
    if (answer.status === 0 || answer.status >= 500 || isUnderWay(answer)) return { to: "pending", intentId }
    await keepPayment(this.shop, { intentId, sent: false })
    this.key = crypto.randomUUID()
    if (answer.code === "OTHER_SHOPPER") await this.lookAgain()
    if (answer.status === 409) await this.bringUpToDate()
    return this.stop(answer.msg)
  }

  private async next(outcome: Outcome, intentId: string): Promise<NextPlace> {
    const { status, orderNo, redirectUrl } = outcome
    if (status === "succeeded") {
      this.checkout.placed = orderNo
      await keepPayment(this.shop, { intentId, sent: true, orderNo })
      return { to: "thank-you", orderNo }
    }
    return redirectUrl ? { to: "bank", url: redirectUrl } : { to: "pending", intentId }
  }

  /** Prices changed under the shopper's hand: the cart marks what was and what is, and the payment is for the new total. */
  private async bringUpToDate() {
    await this.checkout.cart.reprice()
    await this.prepare()
  }

  /** Everything that was typed stays, but for the security code. */
  private stop(problem: string): undefined {
    this.status = this.intent ? "ready" : "unprepared"
    this.problem = problem || orderWords.unableToPlace
    this.card = { ...this.card, cvc: "" }
    return undefined
  }
}
