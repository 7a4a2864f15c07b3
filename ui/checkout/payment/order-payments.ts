/** Places an order whose payment is opened with it, and asks how one went, by the calls of its method. */
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import type { OrderMethod } from "../../../core/payment-method.ts"
import type { OrderRequest } from "../stored-payment.ts"

/** How far a payment has come, whatever its method. */
export type Outcome = ApiCalls["POST /orders/order/stripe"]["data"]["stripe"]

type Call = ShopClient["call"]

const outcomeIn = <Data>(answer: CallResult<Data>, read: (data: Data) => Outcome): CallResult<Outcome> =>
  answer.ok ? { ...answer, data: read(answer.data) } : answer

const keyed = ({ key, form }: OrderRequest) => ({ headers: { "idempotency-key": key }, body: { form } })

const placeCalls: Readonly<Record<OrderMethod, (call: Call, request: OrderRequest) => Promise<CallResult<Outcome>>>> = {
  paypal: async (call, request) =>
    outcomeIn(await call("POST /orders/order/paypal", keyed(request)), ({ paypal }) => paypal),
  zip: async (call, request) => outcomeIn(await call("POST /orders/order/zip", keyed(request)), ({ zip }) => zip),
  "trade-credit": async (call, request) =>
    outcomeIn(await call("POST /orders/order/tradecredit", keyed(request)), ({ tradecredit }) => tradecredit)
}

/** Sent again with the same request it is the same order, and answers how that stands. */
export const placeOrder = (call: Call, request: OrderRequest): Promise<CallResult<Outcome>> =>
  placeCalls[request.method](call, request)

/** Those whose shopper comes back from a page of their provider's. */
export const returningMethods = ["card", "paypal"] as const
export type ReturningMethod = (typeof returningMethods)[number]

/** How a payment went, by its provider's name of it. */
export const confirmPayment = async (call: Call, method: ReturningMethod, id: string): Promise<CallResult<Outcome>> =>
  method === "card"
    ? outcomeIn(await call("POST /orders/payments/stripe/confirm", { body: { id } }), ({ stripe }) => stripe)
    : outcomeIn(await call("POST /orders/payments/paypal/confirm", { body: { id } }), ({ paypal }) => paypal)

/** Gives up a payment that waits for its shopper; one that was agreed to meanwhile stays. */
export const abandonPayment = async (call: Call, method: ReturningMethod, id: string): Promise<CallResult<Outcome>> =>
  method === "card"
    ? outcomeIn(await call("POST /orders/payments/stripe/abandon", { body: { id } }), ({ stripe }) => stripe)
    : outcomeIn(await call("POST /orders/payments/paypal/abandon", { body: { id } }), ({ paypal }) => paypal)
