/** Answers the calls that offer the ways to pay, and that place an order by one whose payment is opened with it. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { buyerOf, priceCustomerIdOf } from "../../../core/identity/buyer.ts"
import { serverAllows } from "../../../core/identity/permission-rules.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { CartPayment } from "../../../core/ordering/cart-payment.service.ts"
import { quoteOwnerOf } from "../../../core/ordering/new-order.ts"
import { ChargeOrder } from "../../../core/ordering/placing/charge-order.service.ts"
import { SendForApproval } from "../../../core/ordering/placing/send-for-approval.service.ts"
import type { OrderForm } from "../../../core/orders/order-form.ts"
import type { OrderMethod } from "../../../core/payment-method.ts"
import { zipErrorCode } from "../../../core/payments/zip-return.ts"
import { groupApi } from "../group-api.ts"
import { toWire } from "../wire-errors.ts"
import { orderBrowserCookies } from "./order-browser-cookies.ts"
import { failUnprocessable, type OutcomeSchema, paymentOutcomes } from "./payment-outcome.ts"
import { PaymentsGroup } from "./payments.contract.ts"

type Outcome = typeof OutcomeSchema.Type

/** [PAY-07] A call by Zip that fails says which of Zip's errors it is beside the flag; every other answers nothing. */
const withZipError = <A, E extends { readonly code: string; readonly msg: string }, R>(
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.mapError(work, (failure) =>
    Object.assign(failure, { data: { error: zipErrorCode(failure.msg, failure.code === "UNAVAILABLE") } })
  )

export const PaymentsHandlers = HttpApiBuilder.group(
  groupApi(PaymentsGroup),
  "payments",
  Effect.fn(function* (handlers) {
    const payments = yield* CartPayment
    const chargeOrder = yield* ChargeOrder
    const outcomes = yield* paymentOutcomes
    const approvals = yield* SendForApproval
    const browsers = yield* orderBrowserCookies
    const ensureBrowserId = toWire(browsers.ensureBrowserId)

    type PlaceRequest = {
      readonly headers: { readonly "idempotency-key": string }
      readonly payload: { readonly form: OrderForm }
    }
    const place =
      (method: OrderMethod) =>
      ({ headers, payload }: PlaceRequest) =>
        outcomes.place({ form: payload.form, payment: { method }, key: headers["idempotency-key"], payload })

    const nab = Effect.map(({ fields, ...outcome }: Outcome) => ({ data: { nab: { ...fields, ...outcome } } }))
    const paypal = Effect.map((outcome: Outcome) => ({ data: { paypal: outcome } }))
    const zip = Effect.map((outcome: Outcome) => ({
      data: {
        zip: {
          ...outcome,
          checkoutId: outcome.paymentRef ?? "",
          ...(outcome.redirectUrl ? { checkoutUri: outcome.redirectUrl } : {})
        }
      }
    }))

    return handlers.handleAll({
      paymentOffers: ({ payload }) =>
        Effect.gen(function* () {
          const visitor = yield* CurrentVisitor
          const buyer = buyerOf(visitor)
          const customer = priceCustomerIdOf(buyer)
          const owner = quoteOwnerOf({ browser: yield* ensureBrowserId, ...(buyer ? { buyer } : {}) })
          const offered = payments.offers(
            { ...payload, owner, ...(customer === undefined ? {} : { customer }) },
            visitor.kind === "guest"
              ? undefined
              : {
                  customerId: visitor.customer.id,
                  showsCredit: serverAllows("viewCreditLimit", visitor, visitor.customer)
                }
          )
          const data = yield* toWire(Effect.catchTag(offered, "OrderRefused", failUnprocessable))
          if (visitor.kind === "guest") return { data }
          const approval = yield* toWire(approvals.standing(visitor, { ...payload, total: data.total }))
          return { data: { ...data, ...(approval ? { approval } : {}) } }
        }),
      placeOnCredit: (request) =>
        Effect.map(place("trade-credit")(request), (tradecredit) => ({ data: { tradecredit } })),
      placeByMethod: ({ headers, payload }) => {
        const { form, method } = payload
        const placed = outcomes.place({ form, payment: { method }, key: headers["idempotency-key"], payload })
        return Effect.map(placed, (data) => ({ data }))
      },
      placeHostedCard: (request) => nab(place("hosted-card")(request)),
      confirmHostedCard: ({ payload }) => nab(outcomes.end("hosted-card", payload.id, chargeOrder.finishPayment)),
      abandonHostedCard: ({ payload }) => nab(outcomes.end("hosted-card", payload.id, chargeOrder.abandonPayment)),
      placePayPal: (request) => paypal(place("paypal")(request)),
      confirmPayPal: ({ payload }) => paypal(outcomes.end("paypal", payload.id, chargeOrder.finishPayment)),
      abandonPayPal: ({ payload }) => paypal(outcomes.end("paypal", payload.id, chargeOrder.abandonPayment)),
      placeZip: (request) => withZipError(zip(place("zip")(request))),
      confirmZip: ({ payload }) =>
        withZipError(
          Effect.map(zip(outcomes.end("zip", payload.id, chargeOrder.finishPayment)), ({ data }) => ({
            data: { id: data.zip.orderNo, ...data }
          }))
        ),
      abandonZip: ({ payload }) => withZipError(zip(outcomes.end("zip", payload.id, chargeOrder.abandonPayment)))
    })
  })
)
