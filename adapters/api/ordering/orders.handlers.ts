/** Answers the calls that place, pay for and follow an order. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import type { DeliveryRefused } from "../../../core/delivery/quote/delivery-offers.schema.ts"
import { buyerOf, priceCustomerIdOf } from "../../../core/identity/buyer.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { CartPayment } from "../../../core/ordering/cart-payment.service.ts"
import type { CartQuoteSchema } from "../../../core/ordering/cart-quote.schema.ts"
import { quoteOwnerOf } from "../../../core/ordering/new-order.ts"
import { ChargeOrder } from "../../../core/ordering/placing/charge-order.service.ts"
import { type OffersRequest, QuoteDelivery } from "../../../core/ordering/quote-delivery.service.ts"
import { FollowOrder } from "../../../core/ordering/tracking/follow-order.service.ts"
import { MoveOrder } from "../../../core/ordering/tracking/move-order.service.ts"
import { parseOrderNumber } from "../../../core/orders/order-number.ts"
import type { ProviderPayment } from "../../../core/payments/payment.ts"
import { PaymentProviders } from "../../../core/payments/provider.port.ts"
import { trackingWords } from "../../../core/words/order.ts"
import { downloadedFile } from "../downloaded-file.ts"
import { notFound, UnprocessableRequest } from "../failure.ts"
import { groupApi } from "../group-api.ts"
import { plainAnswer } from "../plain-answer.ts"
import { toWire } from "../wire-errors.ts"
import { orderBrowserCookies } from "./order-browser-cookies.ts"
import { orderClaims } from "./order-claims.ts"
import { OrdersGroup } from "./orders.contract.ts"
import { failUnprocessable, noPayment, type OutcomeSchema, paymentOutcomes } from "./payment-outcome.ts"

const noOrderToTrack = () => Effect.fail(Object.assign(notFound("That order"), { msg: trackingWords.notAnOrder }))

/** [DEL-05] Each problem with its line, where it is about one; where there is no such place to collect from, that. */
const failRefusedDelivery = ({ errors }: DeliveryRefused) => {
  const [first] = errors
  if (!first) return Effect.fail(notFound("That branch"))
  const fields = Object.fromEntries(errors.flatMap(({ sku, message }) => (sku === "" ? [] : [[sku, message]])))
  const hasFields = Object.keys(fields).length > 0
  return Effect.fail(
    new UnprocessableRequest({ error: true, code: first.code, msg: first.message, ...(hasFields ? { fields } : {}) })
  )
}

export const OrdersHandlers = HttpApiBuilder.group(
  groupApi(OrdersGroup),
  "orders",
  Effect.fn(function* (handlers) {
    const outcomes = yield* paymentOutcomes
    const chargeOrder = yield* ChargeOrder
    const payments = yield* CartPayment
    const followOrder = yield* FollowOrder
    const moveOrder = yield* MoveOrder
    const quoteDelivery = yield* QuoteDelivery
    const browsers = yield* orderBrowserCookies
    const ensureBrowserId = toWire(browsers.ensureBrowserId)
    const { card } = yield* PaymentProviders
    const { publishableKey, standIn } = card

    const intentResponse = ({ id, clientSecret = "", amount }: ProviderPayment) => ({
      data: { id, clientSecret, amount, publishableKey, ...(standIn ? { standIn } : {}) }
    })

    const quoteOwner = Effect.gen(function* () {
      const buyer = buyerOf(yield* CurrentVisitor)
      return quoteOwnerOf({ browser: yield* ensureBrowserId, ...(buyer ? { buyer } : {}) })
    })

    /** Whose cart it is, and whose prices they pay. */
    const cartOwner = Effect.gen(function* () {
      const customer = priceCustomerIdOf(buyerOf(yield* CurrentVisitor))
      return { owner: yield* quoteOwner, ...(customer === undefined ? {} : { customer }) }
    })

    const claim = yield* orderClaims

    const stripe = Effect.map((outcome: typeof OutcomeSchema.Type) => ({ data: { stripe: outcome } }))

    const payment = Effect.fnUntraced(function* ({ params, query }: { params: { id: string }; query: { t?: string } }) {
      const found = followOrder.findPayment(params.id, yield* claim(params.id, query.t))
      return { data: yield* toWire(Effect.catchTag(found, "OrderNotFound", noPayment)) }
    })

    /** [CALL-20] Both calls answer for any address: what our trucks, a courier and parcels cost, or why they can't. */
    const deliveryOffers = ({ payload }: { payload: OffersRequest }) =>
      Effect.map(toWire(quoteDelivery.offers(payload)), (data) => ({ data }))

    return handlers.handleAll({
      quoteDelivery: ({ payload }) =>
        Effect.gen(function* () {
          const quote = quoteDelivery.quote(payload, yield* quoteOwner)
          const quoted = yield* toWire(Effect.catchTag(quote, "DeliveryRefused", failRefusedDelivery))
          return plainAnswer<typeof CartQuoteSchema>(quoted)
        }),
      deliveryOffers,
      nationalDeliveryOffers: deliveryOffers,
      createIntent: ({ payload }) =>
        Effect.gen(function* () {
          const opened = payments.openPayment("card", { ...payload, ...(yield* cartOwner) })
          return intentResponse(yield* toWire(Effect.catchTag(opened, "OrderRefused", failUnprocessable)))
        }),
      updateIntent: ({ payload: { id, ...cart } }) =>
        Effect.gen(function* () {
          const updated = payments.updatePayment("card", id, { ...cart, ...(yield* cartOwner) })
          return intentResponse(
            yield* toWire(
              updated.pipe(
                Effect.catchTag("OrderRefused", failUnprocessable),
                Effect.catchTag("OrderNotFound", noPayment)
              )
            )
          )
        }),
      placeStripe: ({ headers, payload }) => {
        const { form, intentId, confirmationToken } = payload
        const payment = { method: "card", paymentRef: intentId, confirmationToken } as const
        return stripe(outcomes.place({ form, payment, key: headers["idempotency-key"], payload }))
      },
      confirmStripe: ({ payload }) => stripe(outcomes.end("card", payload.id, chargeOrder.finishPayment)),
      abandonStripe: ({ payload }) => stripe(outcomes.end("card", payload.id, chargeOrder.abandonPayment)),
      order: ({ params, query }) =>
        Effect.gen(function* () {
          const credentials = yield* claim(params.id, query.t)
          const data = yield* toWire(followOrder.findOrder(params.id, credentials))
          // [T44] The token is needed once: from then on the browser's own secret opens the order.
          yield* browsers.grantViewByLink(params.id, query.t)
          return { data }
        }),
      payment,
      deliveryProof: ({ params, query }) =>
        Effect.gen(function* () {
          const { receivedBy, at, photo } = yield* toWire(
            followOrder.findProof(params.id, yield* claim(params.id, query.t))
          )
          const picture = photo && downloadedFile({ name: "delivered", mediaType: photo.type, content: photo.bytes })
          return { data: { receivedBy, at, ...(picture ? { photo: picture } : {}) } }
        }),
      cancel: ({ params, query }) =>
        Effect.gen(function* () {
          const credentials = yield* claim(params.id, query.t)
          const cancelled = moveOrder.cancel(params.id, credentials)
          yield* toWire(Effect.catchTag(cancelled, "OrderRefused", failUnprocessable))
          return { data: yield* toWire(followOrder.track(params.id, credentials)) }
        }),
      track: ({ params, query }) =>
        Effect.gen(function* () {
          const found = followOrder.track(params.orderNo, yield* claim(parseOrderNumber(params.orderNo) ?? "", query.t))
          return { data: yield* toWire(Effect.catchTag(found, "OrderNotFound", noOrderToTrack)) }
        }),
      trackAll: ({ params, query }) =>
        Effect.gen(function* () {
          const shown = yield* claim(parseOrderNumber(params.number) ?? "", query.t)
          const found = followOrder.trackAll(params.number, shown)
          return { data: yield* toWire(Effect.catchTag(found, "OrderNotFound", noOrderToTrack)) }
        })
    })
  })
)
