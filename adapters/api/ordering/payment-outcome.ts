/** How far a payment has come, as every call that places or finishes one answers it. */
import { Effect, Schema } from "effect"
import { Identifier, UrlText } from "../../../core/bounds.schema.ts"
import { buyerOf, isSameBuyer } from "../../../core/identity/buyer.ts"
import { serverAllows } from "../../../core/identity/permission-rules.ts"
import { CurrentVisitor } from "../../../core/identity/visitor.port.ts"
import { memberLimit } from "../../../core/ordering/approval/spending-limit.ts"
import type { ChosenPayment } from "../../../core/ordering/new-order.ts"
import { orderReaderOf } from "../../../core/ordering/order-reader.ts"
import type { ChargeOrder, OrderNextStep, PaymentOutcome } from "../../../core/ordering/placing/charge-order.service.ts"
import { type PlacedOutcome, PlaceOrder } from "../../../core/ordering/placing/place-order.service.ts"
import type { OrderRefused } from "../../../core/ordering/refusal.schema.ts"
import { FollowOrder } from "../../../core/ordering/tracking/follow-order.service.ts"
import type { OrderForm } from "../../../core/orders/order-form.ts"
import type { ProviderMethod } from "../../../core/payment-method.ts"
import { notFound } from "../failure.ts"
import { toWire, unprocessableOrder } from "../wire-errors.ts"
import { canonicalJson, newViewer, orderBrowserCookies } from "./order-browser-cookies.ts"

/** [PAY-01] How far the payment of an order has come, and what the browser does next. */
export const OutcomeSchema = Schema.Struct({
  status: Schema.Literals(["succeeded", "requires_action", "processing", "awaits_money"]),
  clientSecret: Schema.optionalKey(Identifier),
  /** Where the shopper agrees, or proves who they are, where the provider asks for it. */
  redirectUrl: Schema.optionalKey(UrlText),
  /** What the browser posts to the provider, with the card. */
  fields: Schema.optionalKey(Schema.Record(Identifier, UrlText)),
  orderNo: Identifier,
  /** The provider's name of the payment, by which the browser asks how it went. */
  paymentRef: Schema.optionalKey(Identifier),
  /** Opens the order without a log-in; to those alone who may read it. */
  token: Schema.optionalKey(Identifier)
})

export const noPayment = () => Effect.fail(notFound("That payment"))

/** Nothing that was shown can have changed where a payment is only being prepared or ended. */
export const failUnprocessable = (refusal: OrderRefused) => Effect.fail(unprocessableOrder(refusal))

/** How a next step is called on the wire. */
export const paymentStatuses = {
  paid: "succeeded",
  "go-to": "requires_action",
  "show-fields": "requires_action",
  waiting: "processing"
} as const

const statuses = { ...paymentStatuses, "awaits-money": "awaits_money" } as const

const nextStep = (next: OrderNextStep) => ({
  status: statuses[next.is],
  ...(next.is === "go-to" && next.clientSecret ? { clientSecret: next.clientSecret } : {}),
  ...(next.is === "go-to" && next.url ? { redirectUrl: next.url } : {}),
  ...(next.is === "show-fields" ? { fields: next.fields } : {})
})

/** [PAY-07] A payment call that fails is logged by its method and its code, and by nothing of who pays. */
const logFailure =
  (method: ProviderMethod, what: "placing" | "ending") =>
  <A, E extends { readonly code: string }, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.tapError(work, ({ code }) => Effect.logInfo("A payment call failed", { method, what, code }))

type Placing = {
  readonly form: OrderForm
  readonly payment: ChosenPayment
  readonly key: string
  /** All that was sent. */
  readonly payload: unknown
}

/** Places orders and ends payments for the browser that asks. */
export const paymentOutcomes = Effect.gen(function* () {
  const placeOrder = yield* PlaceOrder
  const followOrder = yield* FollowOrder
  const browsers = yield* orderBrowserCookies
  const ensureBrowserId = toWire(browsers.ensureBrowserId)

  /** [T31] Whoever asks in its member's browser is told how an order stands, so that nobody pays twice, and nothing that opens it. */
  const closedOutcome = ({ orderNo, next }: PaymentOutcome): typeof OutcomeSchema.Type => ({
    orderNo,
    status: statuses[next.is]
  })

  const wireOutcome = ({ orderNo, paymentRef, token, next }: PaymentOutcome): typeof OutcomeSchema.Type => ({
    orderNo,
    paymentRef,
    token,
    ...nextStep(next)
  })

  /** The browser that has ordered opens what it ordered. */
  const openedOutcome = (outcome: PaymentOutcome) =>
    Effect.as(browsers.grantView(outcome.orderNo, "browser"), wireOutcome(outcome))

  /** The same, where the order may have been written with what opens it. */
  const placedOutcome = (outcome: PlacedOutcome, { secret, viewer }: ReturnType<typeof newViewer>) =>
    outcome.viewer === viewer
      ? Effect.as(browsers.openByCookie(outcome.orderNo, secret), wireOutcome(outcome))
      : openedOutcome(outcome)

  const place = Effect.fnUntraced(function* ({ form, payment, key, payload }: Placing) {
    const visitor = yield* CurrentVisitor
    const buyer = buyerOf(visitor)
    const limit = visitor.kind === "guest" ? undefined : memberLimit(visitor)
    const showsCredit = visitor.kind !== "guest" && serverAllows("viewCreditLimit", visitor, visitor.customer)
    const ownViewer = newViewer()
    const outcome = yield* toWire(
      Effect.catchTag(
        placeOrder.place({
          form,
          payment,
          browser: yield* ensureBrowserId,
          viewer: ownViewer.viewer,
          address: visitor.address,
          ...(buyer ? { buyer, showsCredit } : {}),
          ...(limit === undefined ? {} : { limit }),
          ...(visitor.kind === "guest" ? {} : { po: visitor.customer.poPolicy }),
          key,
          body: canonicalJson(payload)
        }),
        "OrderNotFound",
        noPayment
      )
    ).pipe(logFailure(payment.method, "placing"))
    return isSameBuyer(form.buyer, buyer) ? yield* placedOutcome(outcome, ownViewer) : closedOutcome(outcome)
  })

  /** How a payment of this browser's went, once it was asked to be finished or given up. */
  const end = Effect.fnUntraced(function* (
    method: ProviderMethod,
    paymentRef: string,
    endPayment: ChargeOrder["Service"]["finishPayment"]
  ) {
    const browser = yield* toWire(browsers.browserId)
    if (browser === undefined) return yield* noPayment()
    const outcome = yield* toWire(
      endPayment(method, paymentRef, browser).pipe(
        Effect.catchTag("OrderRefused", failUnprocessable),
        Effect.catchTag("OrderNotFound", noPayment)
      )
    ).pipe(logFailure(method, "ending"))
    const mayOpen = followOrder.mayView(outcome.orderNo, orderReaderOf(yield* CurrentVisitor))
    return (yield* toWire(mayOpen)) ? yield* openedOutcome(outcome) : closedOutcome(outcome)
  })

  return { place, end, open: openedOutcome }
})
