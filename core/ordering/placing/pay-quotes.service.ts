/** Pays quotes: says what they come to and by what they can be paid, and makes one order of them, which is paid like any other. */

import { Clock, Context, Effect, Fiber, Layer } from "effect"
import type { AccountQuote } from "../../billing/quotes/account-quote.ts"
import { openLines } from "../../billing/quotes/call-off.ts"
import { type QuoteError, type QuotePayer, quoteError, quoteProblem } from "../../billing/quotes/quote-payment.ts"
import { Quotes } from "../../billing/quotes/quotes.port.ts"
import { QuoteNotPayable } from "../../billing/quotes/refusal.schema.ts"
import { orderReadyAt } from "../../delivery/schedule/ready-time.ts"
import { melbourneDate } from "../../melbourne.ts"
import { methodTerms } from "../../methods/method-terms.ts"
import { type Cents, dollars } from "../../money.ts"
import { orderNumber } from "../../orders/order-number.ts"
import { cartMethod } from "../../payment-method.ts"
import { DECLINE_MS } from "../../payments/card-testing.ts"
import type { OrderPayment, ProviderPayment } from "../../payments/payment.ts"
import { limitProblem } from "../../payments/payment-limits.ts"
import { type OfferedPayments, paidAtOnce } from "../../payments/payment-offers.ts"
import { PaymentProviders } from "../../payments/provider.port.ts"
import type { OrderPages } from "../../payments/return-pages.ts"
import { TradeCredit } from "../../payments/trade-credit.port.ts"
import { creditRefusal } from "../../payments/trade-credit.ts"
import { availability } from "../../stock/availability.ts"
import { RESERVATION_MS } from "../../stock/reservation.ts"
import { Stock } from "../../stock/stock.port.ts"
import { Branches } from "../../stores/branches.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { ProviderUnavailable, Unavailable } from "../../unavailable.schema.ts"
import { approvalWords } from "../../words/approval.ts"
import { orderWords } from "../../words/order.ts"
import { notOfferedWords, tradeCreditWords } from "../../words/payment.ts"
import { callOffWords, quotesTogetherWords } from "../../words/quote.ts"
import { stockWords } from "../../words/stock.ts"
import { isAboveLimit } from "../approval/spending-limit.ts"
import { allocateStock, type PickLine } from "../checkout/stock-allocation.ts"
import type { ChosenPayment } from "../new-order.ts"
import { CurrentWaitingLimits, Orders } from "../orders.port.ts"
import { OrderNotFound, OrderRefused } from "../refusal.schema.ts"
import { waitingProblem } from "../waiting-order-limit.ts"
import { type ChargeOptions, ChargeOrder, type PaymentOutcome } from "./charge-order.service.ts"
import {
  areHandedOverTogether,
  calledOffQuote,
  callOffDayProblem,
  quoteOrder,
  quotesPickLines,
  quotesTotals,
  type WantedCallOff
} from "./quote-order.ts"

/** Who pays which quotes: a contact of the account, or whoever has the link of one. */
export type QuotesPayer = (
  | (Extract<QuotePayer, { by: "account" }> & {
      readonly contactId: string
      /** [PERM-07] Sees the company's own prices. */
      readonly hasOwnPrices: boolean
      readonly showsCredit: boolean
    })
  | { readonly by: "link"; readonly token: string }
) & {
  /** [APV-01] The most that who is logged in may order without being asked about, cents with GST; absent where there is no limit. */
  readonly limit?: Cents
}

/** What is chosen comes to, and the ways to pay it. */
export type QuotesOffer = OfferedPayments & { readonly quotes: ReadonlyArray<AccountQuote> }

/** Which quotes are paid: all that is left of each, or a part of one. */
export type ChosenQuotes = { readonly quoteNos: ReadonlyArray<string>; readonly callOff?: WantedCallOff }

/** A payment of quotes as a browser asks for it; `total` is what it was shown, cents. */
export type PayQuotesRequest = ChosenQuotes & {
  readonly payer: QuotesPayer
  readonly total: Cents
  readonly payment: ChosenPayment
  readonly browser: string
  readonly address: string
  readonly key: string
  readonly body: string
}

type NotPayable = QuoteNotPayable | OrderRefused | Unavailable
type PayError = NotPayable | OrderNotFound | ProviderUnavailable

const refused = (kind: OrderRefused["kind"], msg: string) => new OrderRefused({ kind, msg })
const notPayable = ({ kind, msg, ...details }: QuoteError) => new QuoteNotPayable({ kind, msg, details })

/**
 * [QUO-07] [I16] Service that pays quotes. Fails with `Unavailable` (what it needs is out of reach), `QuoteNotPayable` (one of
 * the six reasons), `OrderRefused` (another, as for any order), `OrderNotFound` (no such payment, or not theirs),
 * `ProviderUnavailable` (the payment provider can't be reached).
 */
export class PayQuotes extends Context.Service<
  PayQuotes,
  {
    readonly offer: (payer: QuotesPayer, chosen: ChosenQuotes) => Effect.Effect<QuotesOffer, NotPayable>
    /** A card payment over what they come to, for that browser. Nothing is taken by it. */
    readonly openCard: (
      payer: QuotesPayer,
      chosen: ChosenQuotes,
      browser: string
    ) => Effect.Effect<ProviderPayment, NotPayable | ProviderUnavailable>
    /** [I16] [I20] Makes one order of all of them and has it paid, once however often it is sent. */
    readonly pay: (request: PayQuotesRequest) => Effect.Effect<PaymentOutcome, PayError>
  }
>()("core/ordering/placing/PayQuotes") {
  static readonly layer = Layer.effect(
    PayQuotes,
    Effect.gen(function* () {
      const quotes = yield* Quotes
      const orders = yield* Orders
      const stock = yield* Stock
      const branches = yield* Branches
      const providers = yield* PaymentProviders
      const tradeCredit = yield* TradeCredit
      const waitingLimits = yield* CurrentWaitingLimits
      const { charge, paymentOutcome, finishPayment } = yield* ChargeOrder
      const transaction = yield* Transaction

      /** [QUO-04] All of them, in the order asked; the first that can't be paid says why for all. */
      const payable = Effect.fnUntraced(function* (
        payer: QuotesPayer,
        { quoteNos, callOff }: ChosenQuotes,
        found: ReadonlyArray<AccountQuote>
      ) {
        const now = yield* Clock.currentTimeMillis
        const chosen: Array<AccountQuote> = []
        for (const quoteNo of new Set(quoteNos)) {
          const quote = found.find(({ orderNo }) => orderNo === quoteNo)
          const isHidden =
            payer.by === "link" ? !(yield* quotes.isLinkToken(quoteNo, payer.token)) : isHiddenFrom(payer, quote)
          const problem = quoteProblem(quoteNo, isHidden || !quote ? "none" : quote, payer, now)
          const isWaiting = quote?.isBeingPaid && (!problem || problem.kind === "no-outstanding-amount")
          if (isWaiting) return yield* refused("payment-under-way", quotesTogetherWords.underWay(quoteNo))
          if (problem) return yield* notPayable(problem)
          if (quote) chosen.push(quote)
        }
        const [first, ...rest] = chosen
        if (!first) return yield* notPayable(quoteError("not-found", { quoteNo: "" }))
        if (!areHandedOverTogether(chosen)) return yield* refused("invalid-input", quotesTogetherWords.apart)
        if (!callOff) return [first, ...rest] as const
        if (rest.length > 0) return yield* refused("invalid-input", callOffWords.together)
        return [
          calledOffQuote(first, callOff.parts) ?? (yield* refused("invalid-input", callOffWords.quantity))
        ] as const
      })

      const findPayable = Effect.fnUntraced(function* (payer: QuotesPayer, chosen: ChosenQuotes) {
        const found = yield* quotes.find([...new Set(chosen.quoteNos)]).pipe(
          Effect.tapError(Effect.logError),
          Effect.catchTag("Unavailable", () => Effect.succeed("no-answer" as const))
        )
        if (found !== "no-answer") return yield* payable(payer, chosen, found)
        const [quoteNo = ""] = chosen.quoteNos
        const unknown = quoteProblem(quoteNo, found, payer, yield* Clock.currentTimeMillis)
        return yield* notPayable(unknown ?? quoteError("unknown", { quoteNo }))
      })

      const refuseAboveLimit = (payer: QuotesPayer, total: Cents) => {
        const problem = aboveLimitProblem(payer, total)
        return problem === undefined ? Effect.void : Effect.fail(refused("needs-approval", problem))
      }

      const creditAccount = Effect.fnUntraced(function* (payer: QuotesPayer) {
        if (payer.by === "link") return undefined
        return yield* tradeCredit.account(payer.customerId, melbourneDate(yield* Clock.currentTimeMillis))
      })

      const offer: PayQuotes["Service"]["offer"] = Effect.fn("PayQuotes.offer")(function* (payer, wanted) {
        const chosen = yield* findPayable(payer, wanted)
        if (wanted.callOff) yield* allocation(chosen, wanted)
        const { total } = quotesTotals(chosen)
        const account = yield* creditAccount(payer)
        const showsCredit = payer.by === "account" && payer.showsCredit
        const offered = paidAtOnce(providers, { total, ...(account ? { account, showsCredit } : {}) })
        const problem = aboveLimitProblem(payer, total)
        if (problem === undefined) return { quotes: chosen, ...offered }
        return { quotes: chosen, ...offered, offers: offered.offers.map((offer) => ({ ...offer, problem })) }
      })

      const openCard: PayQuotes["Service"]["openCard"] = Effect.fn("PayQuotes.openCard")(
        function* (payer, wanted, browser) {
          const { total } = quotesTotals(yield* findPayable(payer, wanted))
          yield* refuseAboveLimit(payer, total)
          return yield* Effect.catchTag(
            providers[cartMethod].open({ amount: total, browser }),
            "PaymentNotUsable",
            () => Effect.fail(refused("payment-details", orderWords.paymentDetails))
          )
        }
      )

      /** [T31] A card's payment must be this browser's, and not used yet. */
      const ownCardPayment = Effect.fnUntraced(function* (paymentRef: string, browser: string) {
        const opened = yield* Effect.catchTag(providers[cartMethod].ask(paymentRef), "PaymentNotFound", () =>
          Effect.fail(new OrderNotFound())
        )
        if (opened.browser !== browser) return yield* new OrderNotFound()
        return opened.status === "unpaid" ? paymentRef : yield* refused("payment-details", orderWords.paymentDetails)
      })

      /** [PAY-05] Whoever can't pay on account is told why before anything is written; a link never can. */
      const refuseWithoutCredit = Effect.fnUntraced(function* (payer: QuotesPayer, total: Cents) {
        if (payer.by === "link") return yield* refused("credit-refused", notOfferedWords.logIn)
        const account = yield* creditAccount(payer)
        const problem = account ? creditRefusal(account, total, payer.showsCredit)?.msg : tradeCreditWords.other
        if (problem !== undefined) return yield* refused("credit-refused", problem)
      })

      const openPayment = Effect.fnUntraced(function* (
        { payer, payment, browser }: PayQuotesRequest,
        orderNo: string,
        [first]: readonly [AccountQuote, ...Array<AccountQuote>],
        amount: Cents
      ) {
        const { method } = payment
        if (method === cartMethod) return yield* ownCardPayment(payment.paymentRef, browser)
        if (method === "trade-credit") yield* refuseWithoutCredit(payer, amount)
        const { contactName, email, phone } = first.contact
        const payable = { kind: "order", id: orderNo } as const
        const opened = providers[method].open({
          ...{ amount, payable, browser, pages: pagesOf(payer) },
          payer: { contactName, email, phone }
        })
        const notOpened = (why: "no-payment" | "no-answer") =>
          Effect.fail(refused("payment-not-opened", methodTerms[method].notOpened[why]))
        return yield* opened.pipe(
          Effect.map(({ id }) => id),
          Effect.catchTag("PaymentNotUsable", () => notOpened("no-payment")),
          Effect.catchTag("ProviderUnavailable", () => notOpened("no-answer"))
        )
      })

      /** What the branches put aside for them, and when all of it is at the one that hands it over. */
      const allocation = Effect.fnUntraced(function* (
        chosen: readonly [AccountQuote, ...Array<AccountQuote>],
        { callOff }: ChosenQuotes
      ) {
        const [first] = chosen
        const { branchId, orderNo } = first
        const picked = quotesPickLines(chosen)
        const held = yield* stock.stockBySku([...new Set(picked.map(({ sku }) => sku))])
        const branch = (yield* branches.all).find(({ id }) => id === branchId)
        if (!branch) return yield* Effect.die(`Quote ${orderNo} is of no branch`)
        const allocated = allocateStock(picked, held, branchId)
        if (!allocated.ok) return yield* refused("not-enough-stock", stockWords.notEnough(allocated.left))
        const levels = picked.map(({ sku, pieces }) => {
          const one = held.get(sku)
          return one ? availability(one, branchId, pieces).level : "special order"
        })
        const now = yield* Clock.currentTimeMillis
        const { hours } = branch
        const readyAt = orderReadyAt(["in stock", ...levels], { hours, now, gazetted: [] })
        const problem = callOff && callOffDayProblem(first, callOff.day, { readyAt, now, hours })
        if (problem) return yield* refused("invalid-input", problem)
        return { reservationLines: allocated.reservationLines, readyAt, hours }
      })

      /** [T55] Whoever tries card after card is stopped, with a link too. */
      const enforceWaitingLimits = Effect.fnUntraced(function* (
        { browser, address }: PayQuotesRequest,
        wanted: ReadonlyArray<PickLine>,
        now: number
      ) {
        if (!waitingLimits) return
        const skus = [...new Set(wanted.map(({ sku }) => sku))]
        const waiting = yield* orders.waitingOrders({ browser, address }, skus, now - DECLINE_MS)
        const problem = waitingProblem(waiting, wanted, waitingLimits)
        if (problem) return yield* new OrderRefused(problem)
      })

      /** [QUO-08] A quote of which a part was called off goes on in parts, so that one of them can be cancelled. */
      const assign = Effect.fnUntraced(function* (
        chosen: ReadonlyArray<AccountQuote>,
        orderNo: string,
        { payer, callOff }: PayQuotesRequest,
        at: number
      ) {
        const step = { at, by: payer.by === "account" ? payer.contactId : "quote link" }
        const inParts = chosen.filter(({ callOffs }) => callOff !== undefined || callOffs.length > 0)
        const whole = chosen.filter((quote) => !inParts.includes(quote))
        if (whole.length > 0)
          yield* quotes.assignOrder(
            whole.map((quote) => quote.orderNo),
            orderNo,
            step
          )
        for (const quote of inParts) yield* quotes.saveCallOff(quote.orderNo, orderNo, openLines(quote), step)
      })

      /** [I16] The quotes are locked while all is asked once more: what was paid, ended or changed meanwhile is refused. */
      const save = Effect.fnUntraced(function* (request: PayQuotesRequest) {
        const { payer, quoteNos, callOff, total, payment, browser, address, key } = request
        const before = yield* findPayable(payer, request)
        const amount = quotesTotals(before).total
        if (amount !== total) return yield* refused("total-differs", orderWords.totalDiffers)
        const limit = limitProblem(payment.method, amount)
        if (limit) return yield* refused("payment-limit", limit)
        yield* refuseAboveLimit(payer, amount)
        const orderNo = orderNumber(yield* orders.nextOrderSequence)
        yield* orders.linkToken(orderNo)
        const paymentRef = yield* openPayment(request, orderNo, before, amount)
        const work = Effect.gen(function* () {
          const chosen = yield* payable(payer, request, yield* quotes.lock([...new Set(quoteNos)]))
          if (quotesTotals(chosen).total !== amount) return yield* refused("total-differs", orderWords.totalDiffers)
          const { reservationLines, readyAt, hours } = yield* allocation(chosen, request)
          const now = yield* Clock.currentTimeMillis
          yield* enforceWaitingLimits(request, reservationLines, now)
          const method = payment.method
          const contact = payer.by === "account" ? { contactId: payer.contactId } : {}
          const order = quoteOrder(chosen, {
            orderNo,
            method,
            paymentRef,
            browser,
            address,
            key,
            readyAt,
            now,
            hours,
            ...(callOff ? { day: callOff.day } : {}),
            ...contact
          })
          const saved = yield* orders.save(order)
          if (reservationLines.length > 0) yield* stock.reserve(orderNo, reservationLines, now + RESERVATION_MS)
          yield* assign(chosen, orderNo, request, now)
          return saved
        })
        return yield* transaction.run(work)
      })

      const resume = Effect.fnUntraced(function* (orderNo: string, request: PayQuotesRequest) {
        const payment = yield* orders.payment(orderNo)
        if (!payment) return yield* new OrderNotFound()
        if (payment.status !== "awaiting-payment") return yield* paymentOutcome(payment)
        const { method, paymentRef, state } = payment.attempt
        return yield* state === "started"
          ? charge(payment, chargeOptions(request))
          : finishPayment(method, paymentRef, request.browser)
      })

      const underWay = refused("payment-under-way", orderWords.underWay)

      const payNow = Effect.fnUntraced(function* (request: PayQuotesRequest) {
        const { browser, key, body } = request
        const register = Effect.flatMap(Clock.currentTimeMillis, (at) =>
          orders.registerRequest({ browser, key, body, at })
        )
        const known = yield* register
        if (known.is === "another body") return yield* refused("key-reused", orderWords.keyReused)
        if (known.is === "under way") return yield* resume(known.orderNo, request)
        if (known.is === "refused") return yield* new OrderRefused(known.refusal)
        /** Sent twice at once, the other was quicker: it is this request's own order. */
        const ownOrder = <E>(problem: E) =>
          Effect.flatMap(register, (found) =>
            found.is === "under way" ? Effect.succeed(found.orderNo) : Effect.fail(problem)
          )
        const saved: OrderPayment | string = yield* save(request).pipe(
          Effect.catchTag("OrderTaken", ({ what }) =>
            what === "payment" ? Effect.fail(underWay) : ownOrder(underWay)
          ),
          Effect.catchTag("QuoteNotPayable", ownOrder),
          Effect.catchIf(isUnderWay, ownOrder),
          Effect.catchTag("NotEnoughStock", ({ short }) =>
            Effect.fail(refused("not-enough-stock", stockWords.notEnough(short[0].available)))
          )
        )
        return yield* typeof saved === "string" ? resume(saved, request) : charge(saved, chargeOptions(request))
      })

      // A browser that goes away does not stop what it began.
      const pay: PayQuotes["Service"]["pay"] = Effect.fn("PayQuotes.pay")(function* (request) {
        return yield* Effect.flatMap(Effect.forkDetach(payNow(request)), Fiber.join)
      })

      return PayQuotes.of({ offer, openCard, pay })
    })
  )
}

const isUnderWay = (problem: { readonly _tag: string }): problem is OrderRefused =>
  problem instanceof OrderRefused && problem.kind === "payment-under-way"

const pagesOf = ({ by }: QuotesPayer): OrderPages => (by === "link" ? "quotes" : "my-account/quotes")

const chargeOptions = ({ payment, payer }: PayQuotesRequest): ChargeOptions => ({
  pages: pagesOf(payer),
  ...(payment.method === cartMethod ? { token: payment.confirmationToken } : {})
})

/** [PERM-07] At the company's own prices, to who may not see those, it does not exist. */
const isHiddenFrom = ({ hasOwnPrices }: Extract<QuotesPayer, { by: "account" }>, quote: AccountQuote | undefined) =>
  quote?.isAtOwnPrices === true && !hasOwnPrices

/** [APV-01] A quote that is paid is an order: above a contact's limit somebody else of the company pays it. */
const aboveLimitProblem = ({ limit }: QuotesPayer, total: Cents): string | undefined =>
  limit !== undefined && isAboveLimit(total, limit) ? approvalWords.quoteAboveLimit(dollars(limit)) : undefined
