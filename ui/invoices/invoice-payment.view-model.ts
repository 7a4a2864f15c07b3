/** Paying invoices by card: what will be charged, the card's fields, and one payment however often the button is pressed. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls } from "../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { dollars } from "../../core/money.ts"
import { cardPaymentWords } from "../../core/words/payment.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { type CardFields, type CardProblems, cardProblems, emptyCard } from "../payment/card-fields.ts"
import { type CardTokenizer, createCardTokenizer } from "../payment/card-tokenizer.ts"
import { invoicePaymentPageWords as words } from "../words/invoice-payment.ts"
import { paymentPageWords } from "../words/payment.ts"
import { storeInvoicePayment } from "./stored-invoice-payment.ts"

type Opened = ApiCalls["POST /orders/invoice/stripe/payment-intent"]["data"]
export type InvoiceCharge = Opened["charge"]

/** Where the browser goes once Pay was answered. */
export type PaidDestination =
  | { readonly to: "thank-you"; readonly paymentNo: string }
  | { readonly to: "pending"; readonly intentId: string }
  | { readonly to: "bank"; readonly url: string }

type Shop = Pick<ShopClient, "call" | "store">

export class InvoicePaymentViewModel {
  charge: InvoiceCharge
  card = emptyCard
  /** `loading`: the provider draws its fields. `unprepared`: there is no payment, or there are no fields; `prepare` tries again. */
  status: "preparing" | "loading" | "ready" | "paying" | "unprepared" = "preparing"
  problem: string | undefined = undefined
  /** Counts the refusals; each is brought before the eyes. */
  refusals = 0
  tokenizer: CardTokenizer | undefined = undefined
  private intentId = ""
  private wasSubmitted = false
  private refusedFields: CardProblems = {}
  private areFieldsReady = false
  private readonly shop: Shop
  private readonly token: string | undefined
  private readonly createTokenizer: typeof createCardTokenizer

  /** `charge` as it was shown; `token` where an invoice's link is paid. */
  constructor(shop: Shop, charge: InvoiceCharge, token?: string, createTokenizer = createCardTokenizer) {
    this.shop = shop
    this.charge = charge
    this.token = token
    this.createTokenizer = createTokenizer
    autoObservable<this, "shop" | "token" | "createTokenizer" | "intentId" | "areFieldsReady" | "refusedFields">(this, {
      charge: observableRef,
      card: observableRef,
      tokenizer: observableRef,
      refusedFields: observableRef,
      shop: false,
      token: false,
      createTokenizer: false,
      intentId: false,
      areFieldsReady: false
    })
  }

  private get request() {
    const invoices = this.charge.invoices.map(({ invoiceNo, invoiceSuffix }) => ({ invoiceNo, invoiceSuffix }))
    return { invoices, ...(this.token ? { t: this.token } : {}) }
  }

  /** [VAL-05] What is wrong with the shop's own fields for a card, once they were to be sent. */
  get cardProblems(): CardProblems {
    return { ...this.refusedFields, ...(this.wasSubmitted && this.tokenizer?.ownFields ? cardProblems(this.card) : {}) }
  }

  /** Opens the payment; another amount than was shown is told before it can be paid. */
  async prepare() {
    this.status = "preparing"
    this.problem = undefined
    await this.openPayment()
  }

  private async openPayment() {
    const answer = await this.shop.call("POST /orders/invoice/stripe/payment-intent", { body: this.request })
    if (!answer.ok) return this.fail(answer.msg)
    const { charge, id, amount, publishableKey, standIn } = answer.data
    const shown = this.charge.payable
    this.tokenizer?.updateAmount(amount)
    const offer = { amount, publishableKey, returnPath: "/invoices/pending", ...(standIn ? { standIn } : {}) }
    const tokenizer = this.tokenizer ?? (await this.createTokenizer(offer))
    if (!tokenizer) return this.fail(paymentPageWords.noCardFields)
    runInAction(() => {
      this.intentId = id
      this.charge = charge
      this.tokenizer = tokenizer
      this.status = tokenizer.ownFields || this.areFieldsReady ? "ready" : "loading"
      if (charge.payable !== shown) this.tell(words.changed(dollars(charge.payable)))
    })
  }

  private fail(problem: string) {
    this.status = "unprepared"
    this.tell(problem)
  }

  private tell(problem: string) {
    this.problem = problem
    this.refusals += 1
  }

  /** Shows the provider's own fields in that box; answers how to take them out. */
  mount(box: HTMLElement): () => void {
    const unmount = this.tokenizer?.mount(box, {
      ready: () =>
        runInAction(() => {
          this.areFieldsReady = true
          if (this.status === "loading") this.status = "ready"
        }),
      failed: () =>
        runInAction(() => {
          this.tokenizer = undefined
          this.areFieldsReady = false
          this.fail(paymentPageWords.noCardFields)
        })
    })
    return () => {
      this.areFieldsReady = false
      unmount?.()
    }
  }

  type(field: keyof CardFields, value: string) {
    this.card = { ...this.card, [field]: value }
    const { [field]: _, ...refused } = this.refusedFields
    this.refusedFields = refused
  }

  /** Pays what stands on the button and nothing else; `back` is the page to try again from. */
  async pay(back: string): Promise<PaidDestination | undefined> {
    if (this.status !== "ready" || !this.tokenizer) return undefined
    const { intentId } = this
    const { payable } = this.charge
    this.wasSubmitted = true
    this.problem = undefined
    if (Object.keys(this.cardProblems).length > 0) {
      this.refusals += 1
      return undefined
    }
    this.status = "paying"
    const card = await this.tokenizer.createToken(this.card)
    if (!card.ok) return this.refuse(card.msg, card.field)
    await storeInvoicePayment(this.shop, { intentId, back })
    const answer = await this.shop.call("POST /orders/invoice/stripe", {
      body: { ...this.request, intentId, confirmationToken: card.token, payable }
    })
    if (answer.ok) {
      const { status, paymentNo, redirectUrl } = answer.data.stripe
      if (status === "succeeded") return { to: "thank-you", paymentNo }
      return redirectUrl ? { to: "bank", url: redirectUrl } : { to: "pending", intentId }
    }
    // Without an answer, or with one from a shop in trouble, nobody knows yet whether it was paid.
    if (answer.status === 0 || answer.status >= 500 || answer.code === "PAYMENT_UNDER_WAY")
      return { to: "pending", intentId }
    if (answer.status === 409 || answer.code === "PAYMENT_DETAILS") await this.openPayment()
    return this.refuse(this.problem ?? answer.msg)
  }

  /** Everything that was typed stays, but for the security code. */
  private refuse(problem: string, field?: keyof CardFields): undefined {
    if (this.status === "paying") this.status = "ready"
    this.card = { ...this.card, cvc: "" }
    this.wasSubmitted = false
    if (field) this.refusedFields = { [field]: problem }
    this.tell(problem || cardPaymentWords.generic)
    return undefined
  }
}
