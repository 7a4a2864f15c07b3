/** Paying by card: the intent, the card's fields, and one order however often the button is pressed. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import { priceRequestOf } from "../../../core/ordering/cart/cart.ts"
import { pickupOrderForm } from "../../../core/ordering/checkout/order-form-builder.ts"
import { orderWords } from "../../../core/words/order.ts"
import { observed } from "../../kit/observed.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { keepPayment, keptPayment } from "../kept-payment.ts"
import type { NextPlace } from "../next-place.ts"
import { type CardFields, type CardProblems, cardProblems, noCard } from "./card-fields.ts"
import { type CardTaker, takeCard } from "./card-taker.ts"

type Intent = ApiCalls["POST /orders/order/stripe/payment-intent"]["data"]
type Outcome = ApiCalls["POST /orders/order/stripe"]["data"]["stripe"]

/** Another tab, or this one before it was loaded again, has sent the order, or has even paid it. */
const isUnderWay = ({ code }: { readonly code: string }): boolean =>
  code === "PAYMENT_UNDER_WAY" || code === "PAYMENT_DETAILS"

export class PaymentViewModel {
  intent: Intent | undefined = undefined
  card = noCard
  /** `loading`: the provider draws its fields. `unprepared`: there is no payment, or there are no fields; `prepare` tries again. */
  status: "preparing" | "loading" | "ready" | "paying" | "unprepared" = "preparing"
  problem: string | undefined = undefined
  /** Counts the refusals; each is brought before the shopper's eyes. */
  refusals = 0
  taker: CardTaker | undefined = undefined
  /** Pay was pressed, so that fields show what is wrong with them. */
  private tried = false
  private refused: CardProblems = {}
  /** One key for one order; a new one only when the last try has ended for good. */
  private key = crypto.randomUUID()
  private isLeft = false
  /** The provider's fields stand in the page, and can be typed into. */
  private isDrawn = false
  readonly checkout: CheckoutViewModel
  private readonly shop: ShopClient
  private readonly lookAgain: () => Promise<void>
  private readonly take: typeof takeCard

  /** `lookAgain` finds out who is logged in by now; `take` gets the card's fields. */
  constructor(shop: ShopClient, checkout: CheckoutViewModel, lookAgain: () => Promise<void>, take = takeCard) {
    this.shop = shop
    this.lookAgain = lookAgain
    this.checkout = checkout
    this.take = take
    observed<this, "shop" | "key" | "lookAgain" | "isLeft" | "isDrawn" | "take" | "refused">(this, {
      intent: observableRef,
      card: observableRef,
      taker: observableRef,
      refused: observableRef,
      checkout: false,
      shop: false,
      lookAgain: false,
      take: false,
      isLeft: false,
      isDrawn: false,
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

  /** [VAL-05] What is wrong with the shop's own fields for a card, once they were to be sent. */
  get cardProblems(): CardProblems {
    return { ...this.refused, ...(this.tried && this.taker?.ownFields ? cardProblems(this.card) : {}) }
  }

  /** The page is open until what is answered is called: from then on nothing leads the shopper away any more. */
  open(): () => void {
    this.isLeft = false
    return () => {
      this.isLeft = true
    }
  }

  /**
   * Makes the payment ready for the cart as it is. One payment serves all tabs of this browser; where an order was sent
   * to be paid by it already, the answer is the page that waits for it.
   */
  async prepare(): Promise<NextPlace | undefined> {
    if (this.status === "unprepared") this.problem = undefined
    this.status = "preparing"
    const next = await this.makeReady()
    return this.isLeft ? undefined : next
  }

  private async makeReady(): Promise<NextPlace | undefined> {
    const kept = await keptPayment(this.shop)
    if (kept?.sent) return { to: "pending", intentId: kept.intentId }
    // Emptied meanwhile: there is nothing to pay.
    if (this.checkout.cart.isEmpty) return { to: "cart" }
    const answer = await this.askFor(kept?.intentId)
    if (!answer.ok) {
      if (kept && isUnderWay(answer)) return { to: "pending", intentId: kept.intentId }
      this.fail(answer.msg)
      return undefined
    }
    await keepPayment(this.shop, { intentId: answer.data.id, sent: false })
    this.taker?.change(answer.data.amount)
    const taker = this.taker ?? (await this.take(answer.data))
    if (!taker) {
      this.fail(checkoutPageWords.noCardFields)
      return undefined
    }
    runInAction(() => {
      this.status = taker.ownFields || this.isDrawn ? "ready" : "loading"
      this.taker = taker
      this.intent = answer.data
      const told = this.checkout.takeRefusal()
      if (told) this.tell(told)
    })
    return undefined
  }

  private fail(problem: string) {
    this.status = "unprepared"
    this.problem = problem
  }

  /** Shows Stripe's own fields in that box; answers how to take them out. */
  mount(box: HTMLElement): () => void {
    if (this.status === "ready") this.status = "loading"
    const out = this.taker?.mount(box, {
      ready: () =>
        runInAction(() => {
          this.isDrawn = true
          if (this.status === "loading") this.status = "ready"
        }),
      failed: () =>
        runInAction(() => {
          this.taker = undefined
          this.isDrawn = false
          this.fail(checkoutPageWords.noCardFields)
        })
    })
    return () => {
      this.isDrawn = false
      out?.()
    }
  }

  /** The payment brought up to date with the cart; a new one where there is none, or it is not this browser's any more. */
  private async askFor(id: string | undefined): Promise<CallResult<Intent>> {
    const items = this.wanted
    const updated = id && (await this.shop.call("PATCH /orders/order/stripe/payment-intent", { body: { id, items } }))
    if (updated && (updated.ok || updated.status !== 404)) return updated
    return this.shop.call("POST /orders/order/stripe/payment-intent", { body: { items } })
  }

  type(field: keyof CardFields, value: string) {
    this.card = { ...this.card, [field]: value }
    const { [field]: _, ...refused } = this.refused
    this.refused = refused
  }

  /** Places the order and pays; pressing twice pays once. A lost connection leads to the waiting page, never to a blank one. */
  async pay(): Promise<NextPlace | undefined> {
    if (this.status !== "ready" || !this.intent || !this.taker) return undefined
    this.tried = true
    this.problem = undefined
    if (Object.keys(this.cardProblems).length > 0) {
      this.refusals += 1
      return undefined
    }
    this.status = "paying"
    const taken = await this.taker.token(this.card)
    const kept = await keptPayment(this.shop)
    const intentId = kept?.intentId ?? this.intent.id
    // Another tab was quicker, and may even have ended the order already: the waiting page finds out which.
    if (kept?.sent || (!kept && this.checkout.cart.isEmpty)) return { to: "pending", intentId }
    if (!taken.ok) return this.stop(taken.msg, taken.field)
    const form = pickupOrderForm(this.checkout.cart.items, this.checkout.state, this.checkout.cart.buyer)
    if (!form.ok) return this.stop(form.problem)
    // Prices changed behind the button: nobody pays another amount than the one that stands on it.
    if (form.form.total !== this.intent.amount) {
      return (await this.bringUpToDate()) ?? this.stop(orderWords.totalDiffers)
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
    if (answer.code === "OTHER_SHOPPER" || answer.code === "FORBIDDEN") await this.lookAgain()
    if (answer.code === "EXPIRED_DELIVERY") await this.checkout.checkDay()
    // An order that was let go at the bank took its payment with it.
    const isOver = answer.status === 409 || answer.code === "TOO_MANY_WAITING"
    return (isOver ? await this.bringUpToDate() : undefined) ?? this.stop(answer.msg)
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
    return this.prepare()
  }

  /** Everything that was typed stays, but for the security code. */
  private stop(problem: string, field?: keyof CardFields): undefined {
    if (this.status === "paying") this.status = "ready"
    this.card = { ...this.card, cvc: "" }
    this.tried = false
    if (field) this.refused = { [field]: problem }
    this.tell(problem || orderWords.unableToPlace)
    return undefined
  }

  private tell(problem: string) {
    this.problem = problem
    this.refusals += 1
  }
}
