/** Places an order whose payment is opened with it, and asks how one went, by the calls of its method. */
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import type { OrderMethod, ProviderMethod } from "../../../core/payment-method.ts"
import type { ProviderFields } from "../../../core/payments/payment.ts"
import type { OrderRequest } from "../stored-payment.ts"

/** How far a payment has come, whatever its method. */
export type Outcome = ApiCalls["POST /orders/order/stripe"]["data"]["stripe"]

type Call = ShopClient["call"]

const outcomeIn = <Data>(answer: CallResult<Data>, read: (data: Data) => Outcome): CallResult<Outcome> =>
  answer.ok ? { ...answer, data: read(answer.data) } : answer

const keyed = ({ key, form }: OrderRequest) => ({ headers: { "idempotency-key": key }, body: { form } })

/** The nine fields of the bank's form stand beside the outcome, and are looked at as they came. */
const hostedOutcome = ({ nab }: ApiCalls["POST /orders/order"]["data"]): Outcome => {
  const { status, orderNo, paymentRef, token, ...fields } = nab
  return {
    ...{ status, orderNo },
    ...(paymentRef ? { paymentRef } : {}),
    ...(token ? { token } : {}),
    ...(status === "requires_action" ? { fields: fields as ProviderFields } : {})
  }
}

const placeCalls: Readonly<Record<OrderMethod, (call: Call, request: OrderRequest) => Promise<CallResult<Outcome>>>> = {
  "hosted-card": async (call, request) => outcomeIn(await call("POST /orders/order", keyed(request)), hostedOutcome),
  paypal: async (call, request) =>
    outcomeIn(await call("POST /orders/order/paypal", keyed(request)), ({ paypal }) => paypal),
  zip: async (call, request) => outcomeIn(await call("POST /orders/order/zip", keyed(request)), ({ zip }) => zip),
  "trade-credit": async (call, request) =>
    outcomeIn(await call("POST /orders/order/tradecredit", keyed(request)), ({ tradecredit }) => tradecredit)
}

/** Sent again with the same request it is the same order, and answers how that stands. */
export const placeOrder = (call: Call, request: OrderRequest): Promise<CallResult<Outcome>> =>
  placeCalls[request.method](call, request)

/** Those whose payment has a name at its provider, by which it can be asked about. */
export type ReturningMethod = Exclude<ProviderMethod, "trade-credit">

type ByReference = (call: Call, id: string) => Promise<CallResult<Outcome>>

const confirmCalls: Readonly<Record<ReturningMethod, ByReference>> = {
  card: async (call, id) =>
    outcomeIn(await call("POST /orders/payments/stripe/confirm", { body: { id } }), ({ stripe }) => stripe),
  "hosted-card": async (call, id) =>
    outcomeIn(await call("POST /orders/payments/card/confirm", { body: { id } }), hostedOutcome),
  paypal: async (call, id) =>
    outcomeIn(await call("POST /orders/payments/paypal/confirm", { body: { id } }), ({ paypal }) => paypal),
  zip: async (call, id) =>
    outcomeIn(await call("POST /orders/payments/zip/confirm", { body: { id } }), ({ zip }) => zip)
}

const abandonCalls: Readonly<Record<ReturningMethod, ByReference>> = {
  card: async (call, id) =>
    outcomeIn(await call("POST /orders/payments/stripe/abandon", { body: { id } }), ({ stripe }) => stripe),
  "hosted-card": async (call, id) =>
    outcomeIn(await call("POST /orders/payments/card/abandon", { body: { id } }), hostedOutcome),
  paypal: async (call, id) =>
    outcomeIn(await call("POST /orders/payments/paypal/abandon", { body: { id } }), ({ paypal }) => paypal),
  zip: async (call, id) =>
    outcomeIn(await call("POST /orders/payments/zip/abandon", { body: { id } }), ({ zip }) => zip)
}

export const isReturningMethod = (method: ProviderMethod): method is ReturningMethod =>
  Object.hasOwn(confirmCalls, method)

/** How a payment went, by its provider's name of it. */
export const confirmPayment = (call: Call, method: ReturningMethod, id: string): Promise<CallResult<Outcome>> =>
  confirmCalls[method](call, id)

/** Gives up a payment that waits for its shopper; one that was agreed to meanwhile stays. */
export const abandonPayment = (call: Call, method: ReturningMethod, id: string): Promise<CallResult<Outcome>> =>
  abandonCalls[method](call, id)
