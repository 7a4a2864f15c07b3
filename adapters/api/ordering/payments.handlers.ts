/** Answers the calls that offer the ways to pay, and that place an order by one whose payment is opened with it. */
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { buyerOf, priceCustomerIdOf } from "../../../core/identity/buyer.ts"
import { serverAllows } from "../../../core/identity/permission-rules.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { CartPayment } from "../../../core/ordering/cart-payment.service.ts"
import { quoteOwnerOf } from "../../../core/ordering/new-order.ts"
import { ShopApi } from "../api.ts"
import { toWire } from "../wire-errors.ts"
import { orderBrowserCookies } from "./order-browser-cookies.ts"
import { failUnprocessable, paymentOutcomes } from "./payment-outcome.ts"

export const PaymentsHandlers = HttpApiBuilder.group(
  ShopApi,
  "payments",
  Effect.fn(function* (handlers) {
    const payments = yield* CartPayment
    const outcomes = yield* paymentOutcomes
    const browsers = yield* orderBrowserCookies
    const ensureBrowserId = toWire(browsers.ensureBrowserId)

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
          return { data: yield* toWire(Effect.catchTag(offered, "OrderRefused", failUnprocessable)) }
        }),
      placeOnCredit: ({ headers, payload }) =>
        outcomes
          .place({
            form: payload.form,
            payment: { method: "trade-credit" },
            key: headers["idempotency-key"],
            payload
          })
          .pipe(Effect.map((tradecredit) => ({ data: { tradecredit } })))
    })
  })
)
