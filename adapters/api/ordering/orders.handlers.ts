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
import type { Intent } from "../../../core/payments/payment.ts"
import { PaymentProvider } from "../../../core/payments/payment-provider.port.ts"
import { trackingWords } from "../../../core/words/order.ts"
import { codeOf, unavailableNow } from "../answered.ts"
import { ShopApi } from "../api.ts"
import { Conflict, type NotFound, notFound, Refused, type Unavailable } from "../failure.ts"
import { bodyText, orderBrowsers } from "./orders-browser.ts"

/** What the shopper can put right by looking at the new prices or days; everything else is refused by a rule. */
const changed: ReadonlySet<string> = new Set(["total-differs", "other-shopper", "expired-cart", "expired-delivery"])

const failureOf = ({ kind, msg, fields, lines }: OrderRefused): Conflict | Refused => {
  const told = { error: true, code: codeOf(kind), msg } as const
  return changed.has(kind)
    ? new Conflict({ ...told, ...(lines ? { lines } : {}) })
    : new Refused({ ...told, ...(fields ? { fields } : {}) })
}

/** Each kind of failure as the wire has it; `missing` is what was not found. */
const answered = <A>(work: Effect.Effect<A, unknown>, missing: () => NotFound) =>
  Effect.catch(work, (problem): Effect.Effect<never, NotFound | Conflict | Refused | Unavailable> => {
    if (problem instanceof OrderRefused) return Effect.fail(failureOf(problem))
    return problem instanceof OrderNotFound ? Effect.fail(missing()) : unavailableNow(problem)
  })

/** A refusal where nothing that was shown can have changed. */
const ruled = <A, E>(work: Effect.Effect<A, E | Conflict>) =>
  Effect.catchIf(
    work,
    (problem): problem is (E & Conflict) | Conflict => problem instanceof Conflict,
    ({ code, msg }) => Effect.fail(new Refused({ error: true, code, msg }))
  ) as Effect.Effect<A, Exclude<E, Conflict> | Refused>

const anOrder = () => notFound("That order")
const aPayment = () => notFound("That payment")
const notAnOrder = () => Object.assign(anOrder(), { msg: trackingWords.notAnOrder })

export const OrdersHandlers = HttpApiBuilder.group(
  ShopApi,
  "orders",
  Effect.fn(function* (handlers) {
    const placing = yield* PlaceOrder
    const charging = yield* ChargeOrder
    const payments = yield* CartPayment
    const following = yield* FollowOrder
    const pickups = yield* PickupTimes
    const browsers = yield* orderBrowsers
    const named = Effect.catch(browsers.named, unavailableNow)
    const { publishableKey, standIn } = yield* PaymentProvider

    const offer = ({ id, clientSecret, amount }: Intent) => ({
      data: { id, clientSecret, amount, publishableKey, ...(standIn ? { standIn } : {}) }
    })

    const ownPrices = Effect.map(CurrentVisitor, (visitor) => priceCustomerIdOf(buyerOf(visitor)))

    const claim = Effect.fnUntraced(function* (orderNo: string, token: string | undefined) {
      const viewer = yield* Effect.catch(browsers.viewer(orderNo), unavailableNow)
      const reader = orderReaderOf(yield* CurrentVisitor)
      return { ...(viewer ? { viewer } : {}), ...(token ? { token } : {}), ...(reader ? { reader } : {}) }
    })

    /** [T31] Whoever asks in its member's browser is told how an order stands, so that nobody pays twice, and nothing that opens it. */
    const standing = ({ orderNo, status }: PaymentOutcome) => ({ data: { stripe: { orderNo, status } } })

    /** The browser that has just ordered opens what it ordered. */
    const shown = (stripe: PaymentOutcome) => Effect.as(browsers.admit(stripe.orderNo, "browser"), { data: { stripe } })

    const payment = ({ params, query }: { params: { id: string }; query: { t?: string } }) =>
      Effect.flatMap(claim(params.id, query.t), (mine) => seen(following.findPayment(params.id, mine), aPayment))

    return handlers.handleAll({
      pickupTimes: ({ payload: { branchId, items } }) =>
        pickups.forBranch(branchId, items).pipe(
          Effect.catch(unavailableNow),
          Effect.flatMap(
            Option.match({
              onNone: () => Effect.fail(notFound("That branch")),
              onSome: (data) => Effect.succeed({ data })
            })
          )
        ),
      createIntent: ({ payload }) =>
        Effect.gen(function* () {
          const browser = yield* named
          return offer(yield* ruled(answered(payments.openIntent(payload.items, browser, yield* ownPrices), aPayment)))
        }).pipe(Effect.catchIf(isMissing, unavailableNow)),
      updateIntent: ({ payload }) =>
        Effect.gen(function* () {
          const browser = yield* named
          const opened = payments.updateIntent(payload.id, payload.items, browser, yield* ownPrices)
          return offer(yield* ruled(answered(opened, aPayment)))
        }),
      placeStripe: ({ headers, payload }) =>
        Effect.gen(function* () {
          const visitor = yield* CurrentVisitor
          const buyer = buyerOf(visitor)
          const { address } = visitor
          const placed = { ...payload, browser: yield* named, address, key: headers["idempotency-key"] }
          const asked = { ...placed, ...(buyer ? { buyer } : {}), body: bodyText(payload) }
          const outcome = yield* answered(placing.place(asked), aPayment)
          return isSameBuyer(payload.form.buyer, buyer) ? yield* shown(outcome) : standing(outcome)
        }),
      confirmStripe: ({ payload }) =>
        Effect.gen(function* () {
          const browser = yield* Effect.catch(browsers.known, unavailableNow)
          if (browser === undefined) return yield* Effect.fail(aPayment())
          const outcome = yield* ruled(answered(charging.finishPayment(payload.id, browser), aPayment))
          const mayOpen = following.mayView(outcome.orderNo, orderReaderOf(yield* CurrentVisitor))
          return (yield* Effect.catch(mayOpen, unavailableNow)) ? yield* shown(outcome) : standing(outcome)
        }),
      order: ({ params, query }) =>
        Effect.flatMap(claim(params.id, query.t), (mine) => seen(following.findOrder(params.id, mine), anOrder)).pipe(
          // [T44] The token is needed once: from then on the browser's own secret opens the order.
          Effect.tap(browsers.admitByLink(params.id, query.t))
        ),
      payment,
      invoicePayment: payment,
      track: ({ params }) => seen(following.track(params.orderNo), notAnOrder)
    })
  })
)

const isMissing = (problem: unknown): problem is NotFound => (problem as { code?: string }).code === "NOT_FOUND"

/** Something to look at: there, not there, or not to be reached just now. */
const seen = <A>(work: Effect.Effect<A, unknown>, missing: () => NotFound) =>
  work.pipe(
    Effect.catch(
      (problem): Effect.Effect<never, NotFound | Unavailable> =>
        problem instanceof OrderNotFound ? Effect.fail(missing()) : unavailableNow(problem)
    ),
    Effect.map((data) => ({ data }))
  )
