/** Says what quotes come to and by what they can be paid, and opens a payment for them. */
import { Clock, Context, Effect, Layer } from "effect"
import type { AccountQuote } from "../../billing/quotes/account-quote.ts"
import { melbourneDate } from "../../melbourne.ts"
import { methodTerms } from "../../methods/method-terms.ts"
import { type Cents, dollars } from "../../money.ts"
import { cartMethod, type PaymentMethod } from "../../payment-method.ts"
import type { ProviderPayment } from "../../payments/payment.ts"
import { limitProblem } from "../../payments/payment-limits.ts"
import { type OfferedPayments, paidAtOnce } from "../../payments/payment-offers.ts"
import { PaymentProviders } from "../../payments/provider.port.ts"
import type { OrderPages } from "../../payments/return-pages.ts"
import { TradeCredit } from "../../payments/trade-credit.port.ts"
import { creditRefusal } from "../../payments/trade-credit.ts"
import type { ProviderUnavailable, Unavailable } from "../../unavailable.schema.ts"
import { approvalWords } from "../../words/approval.ts"
import { orderWords } from "../../words/order.ts"
import { notOfferedWords, tradeCreditWords } from "../../words/payment.ts"
import { isAboveLimit } from "../approval/spending-limit.ts"
import type { ChosenPayment } from "../new-order.ts"
import { OrderNotFound, type OrderRefused, orderRefused } from "../refusal.schema.ts"
import {
  type ChosenQuotes,
  type NotPayable,
  PayableQuotes,
  type QuotesPayer,
  type QuotesToPay
} from "./payable-quotes.service.ts"
import { quotesTotals } from "./quote-order.ts"

/** What is chosen comes to, and the ways to pay it. */
export type QuotesOffer = OfferedPayments & { readonly quotes: ReadonlyArray<AccountQuote> }

/** The order that is paid, what it comes to (cents), by what, and for which browser. */
export type QuotesPaymentRequest = {
  readonly payer: QuotesPayer
  readonly payment: ChosenPayment
  readonly orderNo: string
  readonly amount: Cents
  readonly browser: string
}

/**
 * [QUO-07] Service that opens payments of quotes. Fails with `Unavailable` (what it needs is out of reach), `QuoteNotPayable` (one
 * of the six reasons), `OrderRefused` (another, as for any order), `OrderNotFound` (no such payment, or not theirs),
 * `ProviderUnavailable` (the payment provider can't be reached).
 */
export class OpenQuotesPayment extends Context.Service<
  OpenQuotesPayment,
  {
    readonly offer: (payer: QuotesPayer, chosen: ChosenQuotes) => Effect.Effect<QuotesOffer, NotPayable>
    /** A card payment over what they come to, for that browser. Nothing is taken by it. */
    readonly openCard: (
      payer: QuotesPayer,
      chosen: ChosenQuotes,
      browser: string
    ) => Effect.Effect<ProviderPayment, NotPayable | ProviderUnavailable>
    /** [PAY-05] [APV-01] Refuses a way to pay that can't be had for so much, before a number is taken for its order. */
    readonly check: (
      payer: QuotesPayer,
      method: PaymentMethod,
      amount: Cents
    ) => Effect.Effect<void, OrderRefused | Unavailable>
    /** The provider's reference of a payment of these quotes, which was checked, refused before anything is written where it can't be made. */
    readonly open: (
      request: QuotesPaymentRequest,
      quotes: QuotesToPay
    ) => Effect.Effect<string, OrderRefused | OrderNotFound | ProviderUnavailable | Unavailable>
  }
>()("core/ordering/placing/OpenQuotesPayment") {
  static readonly layer = Layer.effect(
    OpenQuotesPayment,
    Effect.gen(function* () {
      const payable = yield* PayableQuotes
      const providers = yield* PaymentProviders
      const tradeCredit = yield* TradeCredit

      const refuseAboveLimit = (payer: QuotesPayer, total: Cents) => {
        const problem = aboveLimitProblem(payer, total)
        return problem === undefined ? Effect.void : Effect.fail(orderRefused("needs-approval", problem))
      }

      const creditAccount = Effect.fnUntraced(function* (payer: QuotesPayer) {
        if (payer.by === "link") return undefined
        return yield* tradeCredit.account(payer.customerId, melbourneDate(yield* Clock.currentTimeMillis))
      })

      const offer: OpenQuotesPayment["Service"]["offer"] = Effect.fn("OpenQuotesPayment.offer")(
        function* (payer, wanted) {
          const chosen = yield* payable.find(payer, wanted)
          if (wanted.callOff) yield* payable.allocate(chosen, wanted)
          const { total } = quotesTotals(chosen)
          const account = yield* creditAccount(payer)
          const showsCredit = payer.by === "account" && payer.showsCredit
          const offered = paidAtOnce(providers, { total, ...(account ? { account, showsCredit } : {}) })
          const problem = aboveLimitProblem(payer, total)
          if (problem === undefined) return { quotes: chosen, ...offered }
          return { quotes: chosen, ...offered, offers: offered.offers.map((offer) => ({ ...offer, problem })) }
        }
      )

      const openCard: OpenQuotesPayment["Service"]["openCard"] = Effect.fn("OpenQuotesPayment.openCard")(
        function* (payer, wanted, browser) {
          const { total } = quotesTotals(yield* payable.find(payer, wanted))
          yield* check(payer, cartMethod, total)
          return yield* Effect.catchTag(
            providers[cartMethod].open({ amount: total, browser }),
            "PaymentNotUsable",
            () => Effect.fail(orderRefused("payment-details", orderWords.paymentDetails))
          )
        }
      )

      /** [T31] A card's payment must be this browser's, and not used yet. */
      const ownCardPayment = Effect.fnUntraced(function* (paymentRef: string, browser: string) {
        const opened = yield* Effect.catchTag(providers[cartMethod].ask(paymentRef), "PaymentNotFound", () =>
          Effect.fail(new OrderNotFound())
        )
        if (opened.browser !== browser) return yield* new OrderNotFound()
        return opened.status === "unpaid"
          ? paymentRef
          : yield* orderRefused("payment-details", orderWords.paymentDetails)
      })

      /** [PAY-05] Whoever can't pay on account is told why before anything is written; a link never can. */
      const refuseWithoutCredit = Effect.fnUntraced(function* (payer: QuotesPayer, total: Cents) {
        if (payer.by === "link") return yield* orderRefused("credit-refused", notOfferedWords.logIn)
        const account = yield* creditAccount(payer)
        const problem = account ? creditRefusal(account, total, payer.showsCredit)?.msg : tradeCreditWords.other
        if (problem !== undefined) return yield* orderRefused("credit-refused", problem)
      })

      const check: OpenQuotesPayment["Service"]["check"] = Effect.fn("OpenQuotesPayment.check")(
        function* (payer, method, amount) {
          const limit = limitProblem(method, amount)
          if (limit) return yield* orderRefused("payment-limit", limit)
          yield* refuseAboveLimit(payer, amount)
          if (method === "trade-credit") yield* refuseWithoutCredit(payer, amount)
        }
      )

      const open: OpenQuotesPayment["Service"]["open"] = Effect.fn("OpenQuotesPayment.open")(function* (
        { payer, payment, orderNo, amount, browser },
        [first]
      ) {
        const { method } = payment
        if (method === cartMethod) return yield* ownCardPayment(payment.paymentRef, browser)
        const { contactName, email, phone } = first.contact
        const payable = { kind: "order", id: orderNo } as const
        const opened = providers[method].open({
          ...{ amount, payable, browser, pages: pagesOf(payer) },
          payer: { contactName, email, phone }
        })
        const notOpened = (why: "no-payment" | "no-answer") =>
          Effect.fail(orderRefused("payment-not-opened", methodTerms[method].notOpened[why]))
        return yield* opened.pipe(
          Effect.map(({ id }) => id),
          Effect.catchTag("PaymentNotUsable", () => notOpened("no-payment")),
          Effect.catchTag("ProviderUnavailable", () => notOpened("no-answer"))
        )
      })

      return OpenQuotesPayment.of({ offer, openCard, check, open })
    })
  )
}

/** Where the payer comes back to. */
export const pagesOf = ({ by }: QuotesPayer): OrderPages => (by === "link" ? "quotes" : "my-account/quotes")

/** [APV-01] A quote that is paid is an order: above a contact's limit somebody else of the company pays it. */
const aboveLimitProblem = ({ limit }: QuotesPayer, total: Cents): string | undefined =>
  limit !== undefined && isAboveLimit(total, limit) ? approvalWords.quoteAboveLimit(dollars(limit)) : undefined
