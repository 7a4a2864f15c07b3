/** The ways to pay, and those of them that a provider takes payments by today. */

/** [PAY-10] The five ways to pay, in the order in which they are offered. */
export const paymentMethods = ["card", "hosted-card", "paypal", "zip", "trade-credit"] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Its payment is opened over a cart, before there is an order: the browser's card fields need it. */
export const cartMethod = "card" satisfies PaymentMethod
export type CartMethod = typeof cartMethod

/** Their payment is opened with the order that it pays. */
export const orderMethods = ["paypal", "zip", "trade-credit"] as const satisfies ReadonlyArray<PaymentMethod>
export type OrderMethod = (typeof orderMethods)[number]

/** Each has its provider, its row of limits and its part of the payment page: nothing compiles until all of them exist. */
export const providerMethods = [cartMethod, ...orderMethods] as const
export type ProviderMethod = (typeof providerMethods)[number]

/** Whether a provider takes payments by that method today. */
export const isProviderMethod = (method: PaymentMethod): method is ProviderMethod =>
  (providerMethods as ReadonlyArray<PaymentMethod>).includes(method)
