/** The ways to pay, and those of them that a provider takes payments by today. */

/** [PAY-10] The five ways to pay, in the order in which they are offered. */
export const paymentMethods = ["card", "hosted-card", "paypal", "zip", "trade-credit"] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Each has its provider, its row of limits and its part of the payment page: nothing compiles until all of them exist. */
export const providerMethods = ["card"] as const satisfies ReadonlyArray<PaymentMethod>
export type ProviderMethod = (typeof providerMethods)[number]
