/** Pays quotes: makes one order of them, which is paid like any other. */

import { Clock, Context, Effect, Fiber, Layer } from "effect"
import type { AccountQuote } from "../../billing/quotes/account-quote.ts"
import { openLines } from "../../billing/quotes/call-off.ts"
import { Quotes } from "../../billing/quotes/quotes.port.ts"
import type { Cents } from "../../money.ts"
import { orderNumber } from "../../orders/order-number.ts"
import { cartMethod } from "../../payment-method.ts"
import { DECLINE_MS } from "../../payments/card-testing.ts"
import type { OrderPayment } from "../../payments/payment.ts"
import { RESERVATION_MS } from "../../stock/reservation.ts"
import { Stock } from "../../stock/stock.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { ProviderUnavailable } from "../../unavailable.schema.ts"
import { orderWords } from "../../words/order.ts"
import { stockWords } from "../../words/stock.ts"
import type { PickLine } from "../checkout/stock-allocation.ts"
import type { ChosenPayment } from "../new-order.ts"
import { CurrentWaitingLimits, Orders } from "../orders.port.ts"
import { OrderNotFound, OrderRefused, orderRefused } from "../refusal.schema.ts"
import { waitingProblem } from "../waiting-order-limit.ts"
import { type ChargeOptions, ChargeOrder, type PaymentOutcome } from "./charge-order.service.ts"
import { OpenQuotesPayment, pagesOf } from "./open-quotes-payment.service.ts"
import { type ChosenQuotes, type NotPayable, PayableQuotes, type QuotesPayer } from "./payable-quotes.service.ts"
import { quoteOrder, quotesTotals } from "./quote-order.ts"

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

type PayError = NotPayable | OrderNotFound | ProviderUnavailable

/**
 * [QUO-07] [I16] Service that pays quotes. Fails with `Unavailable` (what it needs is out of reach), `QuoteNotPayable` (one of
 * the six reasons), `OrderRefused` (another, as for any order), `OrderNotFound` (no such payment, or not theirs),
 * `ProviderUnavailable` (the payment provider can't be reached).
 */
export class PayQuotes extends Context.Service<
  PayQuotes,
  {
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
      const payable = yield* PayableQuotes
      const { check, open } = yield* OpenQuotesPayment
      const waitingLimits = yield* CurrentWaitingLimits
      const { charge, paymentOutcome, finishPayment } = yield* ChargeOrder
      const transaction = yield* Transaction

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
        const before = yield* payable.find(payer, request)
        const amount = quotesTotals(before).total
        if (amount !== total) return yield* orderRefused("total-differs", orderWords.totalDiffers)
        // Of no other amount inside the transaction, which asks for it once more.
        yield* check(payer, payment.method, amount)
        const orderNo = orderNumber(yield* orders.nextOrderSequence)
        yield* orders.linkToken(orderNo)
        const paymentRef = yield* open({ payer, payment, orderNo, amount, browser }, before)
        const work = Effect.gen(function* () {
          const chosen = yield* payable.check(payer, request, yield* quotes.lock([...new Set(quoteNos)]))
          if (quotesTotals(chosen).total !== amount)
            return yield* orderRefused("total-differs", orderWords.totalDiffers)
          const { reservationLines, readyAt, hours } = yield* payable.allocate(chosen, request)
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

      const underWay = orderRefused("payment-under-way", orderWords.underWay)

      const payNow = Effect.fnUntraced(function* (request: PayQuotesRequest) {
        const { browser, key, body } = request
        const register = Effect.flatMap(Clock.currentTimeMillis, (at) =>
          orders.registerRequest({ browser, key, body, at })
        )
        const known = yield* register
        if (known.is === "another body") return yield* orderRefused("key-reused", orderWords.keyReused)
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
            Effect.fail(orderRefused("not-enough-stock", stockWords.notEnough(short[0].available)))
          )
        )
        return yield* typeof saved === "string" ? resume(saved, request) : charge(saved, chargeOptions(request))
      })

      // A browser that goes away does not stop what it began.
      const pay: PayQuotes["Service"]["pay"] = Effect.fn("PayQuotes.pay")(function* (request) {
        return yield* Effect.flatMap(Effect.forkDetach(payNow(request)), Fiber.join)
      })

      return PayQuotes.of({ pay })
    })
  )
}

const isUnderWay = (problem: { readonly _tag: string }): problem is OrderRefused =>
  problem instanceof OrderRefused && problem.kind === "payment-under-way"

const chargeOptions = ({ payment, payer }: PayQuotesRequest): ChargeOptions => ({
  pages: pagesOf(payer),
  ...(payment.method === cartMethod ? { token: payment.confirmationToken } : {})
})
