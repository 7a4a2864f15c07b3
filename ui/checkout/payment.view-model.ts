/** Paying by card: the intent, the card's fields, and one order however often the button is pressed. */
import { makeAutoObservable, observableRef, runInAction } from "mobx"
import type { Calls } from "../../adapters/browser/call-shop.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { priceRequestOf } from "../../core/cart/cart.ts"
import { orderForm } from "../../core/orders/make-order-form.ts"
import type { PricedLine } from "../../core/pricing/price.ts"
import { orderWords } from "../../core/words/order.ts"
import { stripeWords } from "../../core/words/payment.ts"
import { type CardTaker, takeCard } from "./card-taker.ts"
import type { CheckoutViewModel } from "./checkout.view-model.ts"

type Intent = Calls["POST /orders/order/stripe/payment-intent"]["data"]
type Outcome = Calls["POST /orders/order/stripe"]["data"]["stripe"]

export type CardFields = {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
  readonly name: string
}

/** Where the shopper goes next. */
export type NextPlace =
  | { readonly to: "thank-you"; readonly orderNo: string; readonly token: string }
  | { readonly to: "pending"; readonly intentId: string }
  | { readonly to: "bank"; readonly url: string }

export class PaymentViewModel {
  intent: Intent | undefined = undefined
  card: CardFields = { number: "", expiry: "", cvc: "", name: "" }
  status: "preparing" | "ready" | "paying" | "unprepared" = "preparing"
  problem: string | undefined = undefined
  /** The new lines, where prices changed under the shopper's hand. */
  changed: ReadonlyArray<PricedLine> = []
  taker: CardTaker | undefined = undefined
  /** One key for one order; a new one only when the last try has ended for good. */
  private key = crypto.randomUUID()
  readonly checkout: CheckoutViewModel
  private readonly shop: ShopClient

  constructor(shop: ShopClient, checkout: CheckoutViewModel) {
    this.shop = shop
    this.checkout = checkout
    makeAutoObservable<this, "shop" | "key">(this, {
      intent: observableRef,
      card: observableRef,
      changed: observableRef,
      taker: observableRef,
      checkout: false,
      shop: false,
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

  /** Makes the intent, or brings an earlier one up to date with the cart. */
  async prepare() {
    this.status = "preparing"
    this.problem = undefined
    const { intent } = this
    const answer = intent
      ? await this.shop.call("PATCH /orders/order/stripe/payment-intent", {
          body: { id: intent.id, items: this.wanted }
        })
      : await this.shop.call("POST /orders/order/stripe/payment-intent", { body: { items: this.wanted } })
    const taker = answer.ok && !this.taker ? await takeCard(answer.data) : this.taker
    runInAction(() => {
      this.status = answer.ok ? "ready" : "unprepared"
      this.problem = answer.ok ? undefined : answer.msg
      this.taker = taker
      if (answer.ok) this.intent = answer.data
    })
  }

  type(field: keyof CardFields, value: string) {
    this.card = { ...this.card, [field]: value }
  }

  /** Places the order and pays; pressing twice pays once. A lost connection leads to the waiting page, never to a blank one. */
  async pay(): Promise<NextPlace | undefined> {
    if (this.status !== "ready" || !this.intent || !this.taker) return undefined
    this.status = "paying"
    this.problem = undefined
    this.changed = []
    const taken = await this.taker.token(this.card)
    if (!taken.ok) return this.stop(taken.msg)
    const form = orderForm(this.checkout.cart.items, this.checkout.state)
    if (!form.ok) return this.stop(form.problem)
    const answer = await this.shop.call("POST /orders/order/stripe", {
      headers: { "idempotency-key": this.key },
      body: { form: form.form, intentId: this.intent.id, confirmationToken: taken.token }
    })
    if (answer.ok) return this.next(answer.data.stripe)
    if (answer.status === 0) return { to: "pending", intentId: this.intent.id }
    this.key = crypto.randomUUID()
    if (answer.status === 409) await this.showChange(answer.lines ?? [])
    return this.stop(answer.msg)
  }

  private next(outcome: Outcome): NextPlace | undefined {
    if (outcome.status === "succeeded") return { to: "thank-you", orderNo: outcome.orderNo, token: outcome.token }
    if (outcome.redirectUrl) return { to: "bank", url: outcome.redirectUrl }
    return this.intent ? { to: "pending", intentId: this.intent.id } : undefined
  }

  private async showChange(lines: ReadonlyArray<PricedLine>) {
    await this.checkout.cart.reprice()
    await this.prepare()
    runInAction(() => {
      this.changed = lines
    })
  }

  /** Everything that was typed stays, but for the security code. */
  private stop(problem: string): undefined {
    this.status = this.intent ? "ready" : "unprepared"
    this.problem = problem || orderWords.unableToPlace
    this.card = { ...this.card, cvc: "" }
    return undefined
  }
}

/** What the checkout says when the bank did not confirm. */
export const bankRefused = stripeWords.offSite
