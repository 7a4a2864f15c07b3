/** Paying by card: the intent, the card's fields, and one order however often the button is pressed. */
import { observableRef, runInAction, when } from "mobx"
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import type { Cents } from "../../../core/money.ts"
import { priceRequestOf } from "../../../core/ordering/cart/cart.ts"
import { orderForm } from "../../../core/ordering/checkout/order-form-builder.ts"
import type { PriceRequest } from "../../../core/pricing/price.ts"
import { orderWords } from "../../../core/words/order.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { CardEntryViewModel } from "../../payment/card-entry.view-model.ts"
import type { CardFields } from "../../payment/card-fields.ts"
import type { createCardTokenizer } from "../../payment/card-tokenizer.ts"
import type { NextDestination } from "../../payment/next-destination.ts"
import type { CardPaymentModel } from "../../payment/payment-model.ts"
import { paymentPageWords } from "../../words/payment.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { shownTotal } from "../displayed-totals.ts"
import { readStoredPayment, storePayment } from "../stored-payment.ts"

type Intent = ApiCalls["POST /orders/order/stripe/payment-intent"]["data"]
type Outcome = ApiCalls["POST /orders/order/stripe"]["data"]["stripe"]

/** Another tab, or this one before it was loaded again, has sent the order, or has even paid it. */
const isUnderWay = ({ code }: { readonly code: string }): boolean =>
  code === "PAYMENT_UNDER_WAY" || code === "PAYMENT_DETAILS"

/** A total as it was shown, and to whom; to nobody known where a guest saw it. */
type ShownTotal = { readonly total: Cents; readonly contactId: string | undefined }

export class PaymentViewModel {
  intent: Intent | undefined = undefined
  /** [CHK-05] Another total than the shopper saw: what they saw, where it was their own, and what Pay would take now. */
  totalChange: { readonly before: Cents | undefined; readonly now: Cents } | undefined = undefined
  /** Counts the refusals; each is brought before the shopper's eyes. */
  refusals = 0
  readonly entry: CardEntryViewModel
  private phase: "preparing" | "open" | "paying" | "unprepared" = "preparing"
  private told: string | undefined = undefined
  /** One key for one order; a new one only when the last try has ended for good. */
  private idempotencyKey = crypto.randomUUID()
  private isClosed = false
  private shownTotal: ShownTotal | undefined = undefined
  readonly checkout: CheckoutViewModel
  private readonly shop: ShopClient
  private readonly revalidateSession: () => Promise<void>

  /** `revalidateSession` finds out who is logged in by now; `createTokenizer` loads the card's fields. */
  constructor(
    shop: ShopClient,
    checkout: CheckoutViewModel,
    revalidateSession: () => Promise<void>,
    createTokenizer?: typeof createCardTokenizer
  ) {
    this.shop = shop
    this.revalidateSession = revalidateSession
    this.checkout = checkout
    this.entry = new CardEntryViewModel(createTokenizer)
    autoObservable<this, "shop" | "idempotencyKey" | "revalidateSession" | "isClosed" | "shownTotal">(this, {
      intent: observableRef,
      totalChange: observableRef,
      entry: false,
      checkout: false,
      shop: false,
      revalidateSession: false,
      isClosed: false,
      shownTotal: false,
      idempotencyKey: false
    })
  }

  /** `loading`: the provider draws its fields. `unprepared`: there is no payment, or there are no fields; `prepare` tries again. */
  get status(): CardPaymentModel["status"] {
    if (this.phase !== "open") return this.phase
    if (this.entry.hasFailed) return "unprepared"
    return this.entry.isReady ? "ready" : "loading"
  }
  get problem(): string | undefined {
    return this.status === "unprepared" && this.entry.hasFailed ? paymentPageWords.noCardFields : this.told
  }

  private get priceRequests() {
    return this.checkout.cart.items.map(priceRequestOf)
  }

  /** The amount that will be charged: the server's, not the browser's. */
  get amount(): number {
    return this.intent?.amount ?? this.checkout.total
  }

  /** The cart comes to something else than the payment that is ready: it was changed in another tab. */
  get isOutdated(): boolean {
    const { cart, total } = this.checkout
    return this.status === "ready" && !cart.isEmpty && total !== this.intent?.amount
  }

  /** The page is open until what is answered is called: from then on nothing leads the shopper away any more. */
  open(): () => void {
    this.isClosed = false
    const { cart } = this.checkout
    // As the cart was left, before it is priced anew.
    const stop = when(
      () => cart.isRestored,
      () => this.recordShownTotal(shownTotal(this.checkout))
    )
    return () => {
      this.isClosed = true
      stop()
    }
  }

  /**
   * Makes the payment ready for the cart as it is. One payment serves all tabs of this browser; where an order was sent
   * to be paid by it already, the answer is the page that waits for it.
   */
  async prepare(): Promise<NextDestination | undefined> {
    if (this.status === "unprepared") this.told = undefined
    this.phase = "preparing"
    const next = await this.preparePayment()
    return this.isClosed ? undefined : next
  }

  private async preparePayment(): Promise<NextDestination | undefined> {
    const stored = await readStoredPayment(this.shop)
    if (stored?.sent) return { to: "pending", intentId: stored.intentId }
    // Emptied meanwhile: there is nothing to pay.
    if (this.checkout.cart.isEmpty) return { to: "cart" }
    const { items } = this.checkout.cart
    const answer = await this.requestIntent(stored?.intentId, this.priceRequests)
    if (!answer.ok) {
      if (stored && isUnderWay(answer)) return { to: "pending", intentId: stored.intentId }
      // The cart marks the lines, and says what to do with each.
      if (this.checkout.refusedLines.record(items, answer)) return { to: "cart" }
      this.fail(answer.msg)
      return undefined
    }
    // Meanwhile an order may have been sent, here or in another tab: what is kept of that comes first.
    const sent = await readStoredPayment(this.shop)
    if (sent?.sent) return { to: "pending", intentId: sent.intentId }
    await storePayment(this.shop, { intentId: answer.data.id, sent: false })
    await this.entry.open(answer.data)
    runInAction(() => {
      this.phase = "open"
      if (this.entry.hasFailed) return
      this.intent = answer.data
      this.announceTotal(answer.data.amount)
      const refusal = this.checkout.consumeRefusal()
      if (refusal) this.tell(refusal)
    })
    return undefined
  }

  private recordShownTotal(total: Cents | undefined) {
    if (total !== undefined) this.shownTotal = { total, contactId: this.checkout.cart.buyer?.contactId }
  }

  /** [AUTH-10] Nobody is told what somebody else would have paid. */
  private announceTotal(now: Cents) {
    const shown = this.shownTotal
    const isOwn = shown?.contactId === undefined || shown.contactId === this.checkout.cart.buyer?.contactId
    if (shown && shown.total !== now) {
      this.totalChange = { before: isOwn ? shown.total : undefined, now }
      this.refusals += 1
    }
    this.recordShownTotal(now)
  }

  private fail(problem: string) {
    this.phase = "unprepared"
    this.told = problem
  }

  /** The payment brought up to date with the cart; a new one where there is none, or it is not this browser's any more. */
  private async requestIntent(id: string | undefined, items: ReadonlyArray<PriceRequest>): Promise<CallResult<Intent>> {
    const quote = await this.checkout.delivery.validQuote()
    const body = { items, ...(quote ? { quoteId: quote.id } : {}) }
    const updated = id && (await this.shop.call("PATCH /orders/order/stripe/payment-intent", { body: { id, ...body } }))
    if (updated && (updated.ok || updated.status !== 404)) return updated
    return this.shop.call("POST /orders/order/stripe/payment-intent", { body })
  }

  /** Places the order and pays; pressing twice pays once. A lost connection leads to the waiting page, never to a blank one. */
  async pay(): Promise<NextDestination | undefined> {
    if (this.status !== "ready" || !this.intent) return undefined
    // What the shopper has agreed to by pressing, whatever becomes of prices and buyers while the card is sent.
    const { amount } = this.intent
    this.totalChange = undefined
    this.told = undefined
    if (!this.entry.submit()) {
      this.refusals += 1
      return undefined
    }
    this.phase = "paying"
    const tokenResult = await this.entry.createToken()
    const stored = await readStoredPayment(this.shop)
    const intentId = stored?.intentId ?? this.intent.id
    // Another tab was quicker, and may even have ended the order already: the waiting page finds out which.
    if (stored?.sent || (!stored && this.checkout.cart.isEmpty)) return { to: "pending", intentId }
    if (!tokenResult.ok) return this.showRefusal(tokenResult.msg, tokenResult.field)
    const { items } = this.checkout.cart
    const form = orderForm(items, this.checkout.state, {
      quoteId: this.checkout.delivery.quotes.current?.id,
      buyer: this.checkout.cart.buyer
    })
    if (!form.ok) return this.showRefusal(form.problem)
    // Prices changed behind the button: nobody pays another amount than the one that stands on it.
    if (form.form.total !== amount) {
      return (await this.repriceAndPrepare()) ?? this.showRefusal(orderWords.totalDiffers)
    }
    await storePayment(this.shop, { intentId, sent: true })
    const answer = await this.shop.call("POST /orders/order/stripe", {
      headers: { "idempotency-key": this.idempotencyKey },
      body: { form: form.form, intentId, confirmationToken: tokenResult.token }
    })
    if (answer.ok) return this.nextDestination(answer.data.stripe, intentId)
    // Without an answer, or with one from a shop in trouble, nobody knows yet whether the order was placed.
    if (answer.status === 0 || answer.status >= 500 || isUnderWay(answer)) return { to: "pending", intentId }
    await storePayment(this.shop, { intentId, sent: false })
    this.idempotencyKey = crypto.randomUUID()
    if (this.checkout.refusedLines.record(items, answer)) return { to: "cart" }
    if (answer.code === "OTHER_SHOPPER" || answer.code === "FORBIDDEN") await this.revalidateSession()
    if (answer.code === "EXPIRED_DELIVERY") await this.checkout.delivery.renewQuote(answer.quote)
    // An order that was let go at the bank took its payment with it.
    const isOver = answer.status === 409 || answer.code === "TOO_MANY_WAITING"
    return (isOver ? await this.repriceAndPrepare() : undefined) ?? this.showRefusal(answer.msg)
  }

  private async nextDestination(outcome: Outcome, intentId: string): Promise<NextDestination> {
    const { status, orderNo, redirectUrl } = outcome
    if (status === "succeeded") {
      this.checkout.placedOrderNo = orderNo
      await storePayment(this.shop, { intentId, sent: true, orderNo })
      return { to: "thank-you", orderNo }
    }
    return redirectUrl ? { to: "bank", url: redirectUrl } : { to: "pending", intentId }
  }

  /** Prices changed under the shopper's hand: the cart marks what was and what is, and the payment is for the new total. */
  private async repriceAndPrepare() {
    await this.checkout.cart.reprice()
    return this.prepare()
  }

  /** Everything that was typed stays, but for the security code. */
  private showRefusal(problem: string, field?: keyof CardFields): undefined {
    if (this.phase === "paying") this.phase = "open"
    this.entry.refuse(problem, field)
    this.tell(problem || orderWords.unableToPlace)
    return undefined
  }

  private tell(problem: string) {
    this.told = problem
    this.refusals += 1
  }
}
