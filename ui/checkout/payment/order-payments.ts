/** Places an order whose payment is opened with it, by the call of its method. */
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import type { OrderMethod } from "../../../core/payment-method.ts"
import type { OrderRequest } from "../stored-payment.ts"

/** How far a payment has come, whatever its method. */
export type Outcome = ApiCalls["POST /orders/order/stripe"]["data"]["stripe"]

type Place = (call: ShopClient["call"], request: OrderRequest) => Promise<CallResult<Outcome>>

const calls: Readonly<Record<OrderMethod, Place>> = {
  "trade-credit": async (call, { key, form }) => {
    const answer = await call("POST /orders/order/tradecredit", {
      headers: { "idempotency-key": key },
      body: { form }
    })
    return answer.ok ? { ...answer, data: answer.data.tradecredit } : answer
  }
}

/** Sent again with the same request it is the same order, and answers how that stands. */
export const placeOrder = (call: ShopClient["call"], request: OrderRequest): Promise<CallResult<Outcome>> =>
  calls[request.method](call, request)
