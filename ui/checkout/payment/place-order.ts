/** Places the order of a cart whose payment is opened with it, by the call of its method. */
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import type { OrderMethod } from "../../../core/payment-method.ts"
import { hostedOutcome, type Outcome, outcomeIn } from "../../payment/payment-calls.ts"
import type { OrderRequest } from "../stored-payment.ts"

type Call = ShopClient["call"]

const keyed = ({ key, form }: OrderRequest) => ({ headers: { "idempotency-key": key }, body: { form } })

type PlaceCall = (call: Call, request: OrderRequest) => Promise<CallResult<Outcome>>

/** Those with a call of their own. */
const placeCalls: { readonly [method in OrderMethod]?: PlaceCall } = {
  "hosted-card": async (call, request) => outcomeIn(await call("POST /orders/order", keyed(request)), hostedOutcome),
  paypal: async (call, request) =>
    outcomeIn(await call("POST /orders/order/paypal", keyed(request)), ({ paypal }) => paypal),
  zip: async (call, request) => outcomeIn(await call("POST /orders/order/zip", keyed(request)), ({ zip }) => zip),
  "trade-credit": async (call, request) =>
    outcomeIn(await call("POST /orders/order/tradecredit", keyed(request)), ({ tradecredit }) => tradecredit)
}

const placeByMethod: PlaceCall = (call, request) => {
  const { headers, body } = keyed(request)
  return call("POST /orders/order/by-method", { headers, body: { ...body, method: request.method } })
}

/** Sent again with the same request it is the same order, and answers how that stands. */
export const placeOrder = (call: Call, request: OrderRequest): Promise<CallResult<Outcome>> =>
  (placeCalls[request.method] ?? placeByMethod)(call, request)
