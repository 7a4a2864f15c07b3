/** Paying quotes: the ways to do it, and one order of all of them however often the button is pressed. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import { callOffPartsText } from "../../../core/billing/quotes/call-off-text.ts"
import { cartMethod, type OrderMethod, type ProviderMethod } from "../../../core/payment-method.ts"
import { type OrderPages, pendingPath } from "../../../core/payments/return-pages.ts"
import { orderWords } from "../../../core/words/order.ts"
import { verificationWords } from "../../../core/words/payment.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { paymentPageWords } from "../../words/payment.ts"
import { CardEntryViewModel } from "../card-entry.view-model.ts"
import type { CardFields } from "../card-fields.ts"
import type { createCardTokenizer } from "../card-tokenizer.ts"
import { followOutcome } from "../follow-outcome.ts"
import type { NextDestination } from "../next-destination.ts"
import type { Outcome } from "../payment-calls.ts"
import type { PaymentJourney } from "../payment-journey.ts"
import type { CardPaymentModel } from "../payment-model.ts"
import {
  type ChosenQuotes,
  consumeRefusal,
  findSentPayment,
  type QuotesRequest,
  quotesJourney
} from "./quotes-journey.ts"

export type QuotesOffer = ApiCalls["GET /orders/quote/payment"]["data"]

type Shop = Pick<ShopClient, "call" | "store">
type Failure = {
  readonly status: number
  readonly code: string
  readonly msg: string
  readonly fields?: { readonly [name: string]: string } | undefined
}

/** What is paid, and on which page. */
export type QuotesPage = {
  readonly chosen: ChosenQuotes
  readonly pages: OrderPages
  /** The page's own address. */
  readonly back: string
}

export class QuotesPaymentViewModel {
  /** What the quotes come to, and the ways to pay it. */
  current: QuotesOffer
  isLoading = false
  /** Counts the refusals; each is brought before the eyes. */
  refusals = 0
  readonly entry: CardEntryViewModel
  private told: string | undefined = undefined
  private picked: ProviderMethod | undefined = undefined
  private phase: "preparing" | "open" | "unprepared" = "preparing"
  private isPaying = false
  private intent: { readonly id: string; readonly amount: number } | undefined = undefined
  private readonly shop: Shop
  private readonly page: QuotesPage
  private readonly journey: PaymentJourney<QuotesRequest>

  constructor(shop: Shop, page: QuotesPage, offer: QuotesOffer, createTokenizer?: typeof createCardTokenizer) {
    this.shop = shop
    this.page = page
    this.current = offer
    this.journey = quotesJourney(shop, page.back)
    this.entry = new CardEntryViewModel(createTokenizer)
    autoObservable<this, "shop" | "page" | "journey" | "intent">(this, {
      current: observableRef,
      intent: observableRef,
      entry: false,
      shop: false,
      page: false,
      journey: false
    })
  }

  /** The way that is chosen: the first that can be had until one is; nothing where none can. */
  get chosen(): ProviderMethod | undefined {
    const open = this.current.offers.filter(({ problem }) => problem === undefined).map(({ method }) => method)
    return open.find((method) => method === this.picked) ?? open[0]
  }
  choose(method: ProviderMethod) {
    this.picked = method
    this.told = undefined
  }

  /** What stands on the button, cents with GST. */
  get amount(): number {
    return this.intent?.amount ?? this.current.total
  }
  get problem(): string | undefined {
    const isCard = this.chosen === cartMethod
    return isCard && this.cardStatus === "unprepared" && this.entry.hasFailed
      ? paymentPageWords.noCardFields
      : this.told
  }
  /** Of the card: `loading`: the provider draws its fields. `unprepared`: there is no payment, or there are no fields. */
  get cardStatus(): CardPaymentModel["status"] {
    if (this.isPaying) return "paying"
    if (this.phase !== "open") return this.phase
    if (this.entry.hasFailed) return "unprepared"
    return this.entry.isReady ? "ready" : "loading"
  }
  /** Of every other way. */
  get status(): "ready" | "paying" {
    return this.isPaying ? "paying" : "ready"
  }

  /** Asks once more what the quotes come to. */
  async load(): Promise<void> {
    this.isLoading = true
    const { quotes, t, callOff } = this.page.chosen
    const part = callOff ? { parts: callOffPartsText(callOff.parts), day: callOff.day } : {}
    const query = { quotes: quotes.join(","), ...(t ? { t } : {}), ...part }
    const answer = await this.shop.call("GET /orders/quote/payment", { query })
    runInAction(() => {
      this.isLoading = false
      if (answer.ok) this.current = answer.data
      else this.tell(answer.msg)
    })
  }

  /**
   * The page is opened: says what became of the payment before it, and has a card's payment ready. Where one of these quotes
   * was sent and has not ended, here or in another tab, the answer is the page that waits for it.
   */
  async prepare(): Promise<NextDestination | undefined> {
    this.phase = "preparing"
    this.told = undefined
    const sent = await findSentPayment(this.shop, this.page.back)
    if (sent) return { to: "pending", intentId: sent.intentId }
    const refusal = await consumeRefusal(this.shop, this.page.back)
    if (refusal) this.tell(refusal)
    const isCardOffered = this.current.offers.some(
      ({ method, problem }) => method === cartMethod && problem === undefined
    )
    // Either makes this browser known to the shop, which the page as it was sent could not.
    await (isCardOffered ? this.openCard() : this.load())
    return undefined
  }

  private async openCard(): Promise<void> {
    const answer = await this.shop.call("POST /orders/quote/stripe/payment-intent", { body: this.page.chosen })
    if (!answer.ok) {
      this.phase = "unprepared"
      if (this.chosen === cartMethod) this.tell(answer.msg)
      return
    }
    const { id, amount, publishableKey, standIn } = answer.data
    const returnPath = pendingPath(this.page.pages)
    await this.entry.open({ amount, publishableKey, returnPath, ...(standIn ? { standIn } : {}) })
    runInAction(() => {
      this.intent = { id, amount }
      this.phase = "open"
      if (this.entry.hasFailed) this.refusals += 1
    })
  }

  /** By card, or as `pay` says: what stands on the button and nothing else. */
  async payCard(): Promise<NextDestination | undefined> {
    const { intent } = this
    if (this.cardStatus !== "ready" || !intent) return undefined
    this.told = undefined
    if (!this.entry.submit()) {
      this.refusals += 1
      return undefined
    }
    this.isPaying = true
    const next = await this.sendCard(intent)
    runInAction(() => {
      this.isPaying = false
    })
    return next
  }

  private async sendCard({ id, amount: total }: { readonly id: string; readonly amount: number }) {
    const card = await this.entry.createToken()
    if (!card.ok) return this.refuse(card.msg, card.field)
    const { journey, page, shop } = this
    await journey.write({ intentId: id, sent: true })
    const answer = await shop.call("POST /orders/quote/stripe", {
      headers: { "idempotency-key": crypto.randomUUID() },
      body: { ...page.chosen, total, intentId: id, confirmationToken: card.token }
    })
    if (answer.ok) return this.followCard(answer.data, id)
    // Without an answer, or with one from a shop in trouble, nobody knows yet whether it was paid.
    if (isUnknown(answer)) return { to: "pending" as const, intentId: id }
    await journey.write({ intentId: "", sent: false })
    // What was opened for another total, or is used up, pays nothing any more.
    if (answer.status === 409 || answer.code === "PAYMENT_DETAILS") await this.renew()
    return quoteErrorPage(answer) ?? this.refuse(answer.msg)
  }

  private async followCard({ status, orderNo, redirectUrl }: Outcome, intentId: string): Promise<NextDestination> {
    if (status !== "succeeded") return redirectUrl ? { to: "bank", url: redirectUrl } : { to: "pending", intentId }
    await this.journey.write({ intentId, sent: true, orderNo })
    return { to: "thank-you", orderNo }
  }

  /** By every other way: a lost answer leads to the page that waits, which sends the same request again under its key. */
  async pay(method: OrderMethod, card?: CardFields): Promise<NextDestination | undefined> {
    if (this.isPaying) return undefined
    this.isPaying = true
    this.told = undefined
    const next = await this.send(method, card)
    runInAction(() => {
      this.isPaying = false
    })
    return next
  }

  private async send(method: OrderMethod, card?: CardFields): Promise<NextDestination | undefined> {
    const { journey, shop } = this
    const { total } = this.current
    const request = { ...this.page.chosen, method, total, key: crypto.randomUUID() }
    await journey.write({ intentId: "", sent: true, request })
    const answer = await journey.place(request)
    if (answer.ok) {
      const next = await followOutcome(shop.call, journey, answer.data, { request, total, ...(card ? { card } : {}) })
      return next ?? this.refuse(verificationWords.invalid)
    }
    if (isUnknown(answer)) return { to: "pending", intentId: "" }
    await journey.write({ intentId: "", sent: false })
    if (answer.status === 409) await this.renew()
    return quoteErrorPage(answer) ?? this.refuse(answer.msg)
  }

  /** The total is another by now: it is shown before it can be paid. */
  private async renew(): Promise<void> {
    await this.load()
    await this.openCard()
  }

  private refuse(problem: string, field?: keyof CardFields): undefined {
    this.entry.refuse(problem, field)
    this.tell(problem || orderWords.unableToPlace)
  }

  private tell(problem: string): undefined {
    this.told = problem
    this.refusals += 1
  }
}

/** Nobody knows yet how it went. */
const isUnknown = ({ status }: Failure): boolean => status === 0 || status >= 500

/** [QUO-04] A quote that can't be paid at all has a page that says why; `QUOTE_ALREADY_PAID` is `already-paid` there. */
const quoteErrorPage = ({ code, fields }: Failure): NextDestination | undefined => {
  if (!code.startsWith("QUOTE_")) return undefined
  const kind = code.slice("QUOTE_".length).toLowerCase().replaceAll("_", "-")
  return { to: "error", href: `/quotes/error?${new URLSearchParams({ code: kind, quote: fields?.quoteNo ?? "" })}` }
}
