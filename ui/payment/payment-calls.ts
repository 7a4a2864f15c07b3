/** Asks how the payment of an order went, by the calls of its method. */
import type { ApiCalls, CallResult } from "../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../adapters/client.ts"
import type { ProviderMethod } from "../../core/payment-method.ts"
import type { ProviderFields } from "../../core/payments/payment.ts"

/** How far a payment has come, whatever its method. */
export type Outcome = ApiCalls["POST /orders/order/stripe"]["data"]["stripe"]

type Call = ShopClient["call"]

export const outcomeIn = <Data>(answer: CallResult<Data>, read: (data: Data) => Outcome): CallResult<Outcome> =>
  answer.ok ? { ...answer, data: read(answer.data) } : answer

/** The nine fields of the bank's form stand beside the outcome, and are looked at as they came. */
export const hostedOutcome = ({ nab }: ApiCalls["POST /orders/order"]["data"]): Outcome => {
  const { status, orderNo, paymentRef, token, ...fields } = nab
  return {
    ...{ status, orderNo },
    ...(paymentRef ? { paymentRef } : {}),
    ...(token ? { token } : {}),
    ...(status === "requires_action" ? { fields: fields as ProviderFields } : {})
  }
}

type ByReference = (call: Call, id: string) => Promise<CallResult<Outcome>>

const confirmCalls = {
  card: async (call, id) =>
    outcomeIn(await call("POST /orders/payments/stripe/confirm", { body: { id } }), ({ stripe }) => stripe),
  "hosted-card": async (call, id) =>
    outcomeIn(await call("POST /orders/payments/card/confirm", { body: { id } }), hostedOutcome),
  paypal: async (call, id) =>
    outcomeIn(await call("POST /orders/payments/paypal/confirm", { body: { id } }), ({ paypal }) => paypal),
  zip: async (call, id) =>
    outcomeIn(await call("POST /orders/payments/zip/confirm", { body: { id } }), ({ zip }) => zip)
} satisfies { readonly [method in ProviderMethod]?: ByReference }

/** Those whose payment has a name at its provider, by which it can be asked about. */
export type ReturningMethod = keyof typeof confirmCalls

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
