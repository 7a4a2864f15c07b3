/** Paying invoices by card: what will be charged, and one payment however often the button is pressed. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls } from "../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../adapters/client.ts"
import { dollars } from "../../core/money.ts"
import { cardPaymentWords } from "../../core/words/payment.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { CardEntryViewModel } from "../payment/card-entry.view-model.ts"
import type { CardFields } from "../payment/card-fields.ts"
import type { createCardTokenizer } from "../payment/card-tokenizer.ts"
import type { CardPaymentModel } from "../payment/payment-model.ts"
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
  /** Counts the refusals; each is brought before the eyes. */
  refusals = 0
  readonly entry: CardEntryViewModel
  private phase: "preparing" | "open" | "paying" | "unprepared" = "preparing"
  private told: string | undefined = undefined
  private intentId = ""
  private readonly shop: Shop
  private readonly token: string | undefined

  /** `charge` as it was shown; `token` where an invoice's link is paid. */
  constructor(shop: Shop, charge: InvoiceCharge, token?: string, createTokenizer?: typeof createCardTokenizer) {
    this.shop = shop
    this.charge = charge
    this.token = token
    this.entry = new CardEntryViewModel(createTokenizer)
    autoObservable<this, "shop" | "token" | "intentId">(this, {
      charge: observableRef,
      entry: false,
      shop: false,
      token: false,
      intentId: false
    })
  }

  private get request() {
    const invoices = this.charge.invoices.map(({ invoiceNo, invoiceSuffix }) => ({ invoiceNo, invoiceSuffix }))
    return { invoices, ...(this.token ? { t: this.token } : {}) }
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
  /** What stands on the button, cents with the surcharge. */
  get amount(): number {
    return this.charge.payable
  }

  /** Opens the payment; another amount than was shown is told before it can be paid. */
  async prepare() {
    this.phase = "preparing"
    this.told = undefined
    await this.openPayment()
  }

  private async openPayment() {
    const answer = await this.shop.call("POST /orders/invoice/stripe/payment-intent", { body: this.request })
    if (!answer.ok) {
      this.phase = "unprepared"
      return this.tell(answer.msg)
    }
    const { charge, id, amount, publishableKey, standIn } = answer.data
    const shown = this.charge.payable
    const returnPath = "/invoices/pending"
    await this.entry.open({ amount, publishableKey, returnPath, ...(standIn ? { standIn } : {}) })
    runInAction(() => {
      this.intentId = id
      this.charge = charge
      this.phase = "open"
      if (this.entry.hasFailed) this.refusals += 1
      else if (charge.payable !== shown) this.tell(words.changed(dollars(charge.payable)))
    })
  }

  private tell(problem: string) {
    this.told = problem
    this.refusals += 1
  }

  /** Pays what stands on the button and nothing else; `back` is the page to try again from. */
  async pay(back: string): Promise<PaidDestination | undefined> {
    if (this.status !== "ready") return undefined
    const { intentId } = this
    const { payable } = this.charge
    this.told = undefined
    if (!this.entry.submit()) {
      this.refusals += 1
      return undefined
    }
    this.phase = "paying"
    const card = await this.entry.createToken()
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
    return this.refuse(this.told ?? answer.msg)
  }

  private refuse(problem: string, field?: keyof CardFields): undefined {
    if (this.phase === "paying") this.phase = "open"
    this.entry.refuse(problem, field)
    this.tell(problem || cardPaymentWords.generic)
    return undefined
  }
}
