/** Answers the calls that place, pay for and follow an order. */
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { buyerOf, isSameBuyer, priceCustomerIdOf } from "../../../core/identity/buyer.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { CartPayment } from "../../../core/ordering/checkout/cart-payment.service.ts"
import { PickupTimes } from "../../../core/ordering/checkout/pickup-times.service.ts"
import { ChargeOrder, type PaymentOutcome } from "../../../core/ordering/placing/charge-order.service.ts"
import { PlaceOrder } from "../../../core/ordering/placing/place-order.service.ts"
import { OrderNotFound, OrderRefused } from "../../../core/ordering/refusal.schema.ts"
import { FollowOrder } from "../../../core/ordering/tracking/follow-order.service.ts"
import { orderReaderOf } from "../../../core/ordering/tracking/order-reader.ts"
import { parseOrderNumber } from "../../../core/orders/order-number.ts"
import type { PaymentNextStep, ProviderPayment } from "../../../core/payments/payment.ts"
import { PaymentProviders } from "../../../core/payments/provider.port.ts"
import { trackingWords } from "../../../core/words/order.ts"
import { ShopApi } from "../api.ts"
import { Conflict, type NotFound, notFound, type ServiceUnavailable, UnprocessableRequest } from "../failure.ts"
import { errorCode, failUnavailable } from "../handler-errors.ts"
import { canonicalJson, orderBrowserCookies } from "./order-browser-cookies.ts"

/** What the shopper can put right by looking at the new prices or days; everything else is refused by a rule. */
const changed: ReadonlySet<string> = new Set(["total-differs", "other-shopper", "expired-cart", "expired-delivery"])

const failureOf = ({ kind, msg, fields, lines }: OrderRefused): Conflict | UnprocessableRequest => {
  const envelope = { error: true, code: errorCode(kind), msg } as const
  return changed.has(kind)
    ? new Conflict({ ...envelope, ...(lines ? { lines } : {}) })
    : new UnprocessableRequest({ ...envelope, ...(fields ? { fields } : {}) })
}

/** Each kind of failure as the wire has it; `missing` is what was not found. */
const withOrderErrors = <A>(work: Effect.Effect<A, unknown>, notFoundError: () => NotFound) =>
  Effect.catch(
    work,
    (problem): Effect.Effect<never, NotFound | Conflict | UnprocessableRequest | ServiceUnavailable> => {
      if (problem instanceof OrderRefused) return Effect.fail(failureOf(problem))
      return problem instanceof OrderNotFound ? Effect.fail(notFoundError()) : failUnavailable(problem)
    }
  )

/** A refusal where nothing that was shown can have changed. */
const conflictAsUnprocessable = <A, E>(work: Effect.Effect<A, E | Conflict>) =>
  Effect.catchIf(
    work,
    (problem): problem is (E & Conflict) | Conflict => problem instanceof Conflict,
    ({ code, msg }) => Effect.fail(new UnprocessableRequest({ error: true, code, msg }))
  ) as Effect.Effect<A, Exclude<E, Conflict> | UnprocessableRequest>

const anOrder = () => notFound("That order")
const aPayment = () => notFound("That payment")
const notAnOrder = () => Object.assign(anOrder(), { msg: trackingWords.notAnOrder })

/** [PAY-01] How far a payment has come, as the wire has it. */
const statuses = { paid: "succeeded", "go-to": "requires_action", waiting: "processing" } as const

const nextStep = (next: PaymentNextStep) => ({
  status: statuses[next.is],
  ...(next.is === "go-to" ? { clientSecret: next.clientSecret, ...(next.url ? { redirectUrl: next.url } : {}) } : {})
})

export const OrdersHandlers = HttpApiBuilder.group(
  ShopApi,
  "orders",
  Effect.fn(function* (handlers) {
    const placeOrder = yield* PlaceOrder
    const chargeOrder = yield* ChargeOrder
    const payments = yield* CartPayment
    const followOrder = yield* FollowOrder
    const pickupTimes = yield* PickupTimes
    const browsers = yield* orderBrowserCookies
    const ensureBrowserId = Effect.catch(browsers.ensureBrowserId, failUnavailable)
    const { card } = yield* PaymentProviders
    const { publishableKey, standIn } = card

    const intentResponse = ({ id, clientSecret, amount }: ProviderPayment) => ({
      data: { id, clientSecret, amount, publishableKey, ...(standIn ? { standIn } : {}) }
    })

    const ownPrices = Effect.map(CurrentVisitor, (visitor) => priceCustomerIdOf(buyerOf(visitor)))

    const claim = Effect.fnUntraced(function* (orderNo: string, token: string | undefined) {
      const viewer = yield* Effect.catch(browsers.viewer(orderNo), failUnavailable)
      const reader = orderReaderOf(yield* CurrentVisitor)
      return { ...(viewer ? { viewer } : {}), ...(token ? { token } : {}), ...(reader ? { reader } : {}) }
    })

    /** [T31] Whoever asks in its member's browser is told how an order stands, so that nobody pays twice, and nothing that opens it. */
    const outcomeResponse = ({ orderNo, next }: PaymentOutcome) => ({
      data: { stripe: { orderNo, status: statuses[next.is] } }
    })

    /** The browser that has just ordered opens what it ordered. */
    const grantViewResponse = ({ orderNo, token, next }: PaymentOutcome) =>
      Effect.as(browsers.grantView(orderNo, "browser"), { data: { stripe: { orderNo, token, ...nextStep(next) } } })

    const payment = ({ params, query }: { params: { id: string }; query: { t?: string } }) =>
      Effect.flatMap(claim(params.id, query.t), (credentials) =>
        orNotFound(followOrder.findPayment(params.id, credentials), aPayment)
      )

    return handlers.handleAll({
      pickupTimes: ({ payload: { branchId, items } }) =>
        pickupTimes.forBranch(branchId, items).pipe(
          Effect.catch(failUnavailable),
          Effect.flatMap(
            Option.match({
              onNone: () => Effect.fail(notFound("That branch")),
              onSome: (data) => Effect.succeed({ data })
            })
          )
        ),
      createIntent: ({ payload }) =>
        Effect.gen(function* () {
          const browser = yield* ensureBrowserId
          return intentResponse(
            yield* conflictAsUnprocessable(
              withOrderErrors(payments.openPayment("card", payload.items, browser, yield* ownPrices), aPayment)
            )
          )
        }).pipe(Effect.catchIf(isMissing, failUnavailable)),
      updateIntent: ({ payload }) =>
        Effect.gen(function* () {
          const browser = yield* ensureBrowserId
          const intentUpdate = payments.updatePayment("card", payload.id, payload.items, browser, yield* ownPrices)
          return intentResponse(yield* conflictAsUnprocessable(withOrderErrors(intentUpdate, aPayment)))
        }),
      placeStripe: ({ headers, payload }) =>
        Effect.gen(function* () {
          const visitor = yield* CurrentVisitor
          const buyer = buyerOf(visitor)
          const { address } = visitor
          const { form, intentId, confirmationToken } = payload
          const payment = { method: "card", paymentRef: intentId, confirmationToken } as const
          const placement = {
            form,
            ...payment,
            browser: yield* ensureBrowserId,
            address,
            key: headers["idempotency-key"]
          }
          const placeRequest = { ...placement, ...(buyer ? { buyer } : {}), body: canonicalJson(payload) }
          const outcome = yield* withOrderErrors(placeOrder.place(placeRequest), aPayment)
          return isSameBuyer(payload.form.buyer, buyer) ? yield* grantViewResponse(outcome) : outcomeResponse(outcome)
        }),
      confirmStripe: ({ payload }) =>
        Effect.gen(function* () {
          const browser = yield* Effect.catch(browsers.browserId, failUnavailable)
          if (browser === undefined) return yield* Effect.fail(aPayment())
          const outcome = yield* conflictAsUnprocessable(
            withOrderErrors(chargeOrder.finishPayment("card", payload.id, browser), aPayment)
          )
          const mayOpen = followOrder.mayView(outcome.orderNo, orderReaderOf(yield* CurrentVisitor))
          return (yield* Effect.catch(mayOpen, failUnavailable))
            ? yield* grantViewResponse(outcome)
            : outcomeResponse(outcome)
        }),
      order: ({ params, query }) =>
        Effect.flatMap(claim(params.id, query.t), (credentials) =>
          orNotFound(followOrder.findOrder(params.id, credentials), anOrder)
        ).pipe(
          // [T44] The token is needed once: from then on the browser's own secret opens the order.
          Effect.tap(browsers.grantViewByLink(params.id, query.t))
        ),
      payment,
      invoicePayment: payment,
      cancel: ({ params, query }) =>
        Effect.gen(function* () {
          const credentials = yield* claim(params.id, query.t)
          yield* conflictAsUnprocessable(withOrderErrors(followOrder.cancel(params.id, credentials), anOrder))
          return yield* orNotFound(followOrder.track(params.id, credentials), anOrder)
        }),
      track: ({ params, query }) =>
        Effect.flatMap(claim(parseOrderNumber(params.orderNo) ?? "", query.t), (credentials) =>
          orNotFound(followOrder.track(params.orderNo, credentials), notAnOrder)
        )
    })
  })
)

const isMissing = (problem: unknown): problem is NotFound => (problem as { code?: string }).code === "NOT_FOUND"

/** Something to look at: there, not there, or not to be reached just now. */
const orNotFound = <A>(work: Effect.Effect<A, unknown>, notFoundError: () => NotFound) =>
  work.pipe(
    Effect.catch(
      (problem): Effect.Effect<never, NotFound | ServiceUnavailable> =>
        problem instanceof OrderNotFound ? Effect.fail(notFoundError()) : failUnavailable(problem)
    ),
    Effect.map((data) => ({ data }))
  )
