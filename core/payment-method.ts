/** The ways to pay: each has its provider, its row of limits and its part of the payment page, and nothing compiles until all of them exist. */

/** Its payment is opened over a cart, before there is an order: the browser's card fields need it. */
export const cartMethod = "card"
export type CartMethod = typeof cartMethod

/** Their payment is opened with the order that it pays. */
export const orderMethods = ["hosted-card", "paypal", "zip", "trade-credit", "bank-transfer"] as const
export type OrderMethod = (typeof orderMethods)[number]

/** [PAY-10] The ways to pay, in the order in which they are offered. */
export const paymentMethods = [cartMethod, ...orderMethods] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** A provider takes payments by each. */
export type ProviderMethod = PaymentMethod
