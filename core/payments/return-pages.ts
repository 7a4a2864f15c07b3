/** The pages that a provider sends whoever pays back to. */

/** Each has its own page to wait on, `/quotes/pending`, and those that Zip is offered on its own page for Zip. */
export type ReturnPages = "checkout" | "quotes" | "my-account/quotes" | "invoices"

/** Those on which an order is paid. */
export type OrderPages = Exclude<ReturnPages, "invoices">

/** Where somebody waits to hear how their payment went, as a path of the shop. */
export const pendingPath = (pages: ReturnPages): `/${ReturnPages}/pending` => `/${pages}/pending`

/** [PAY-04] Where Zip sends whoever pays back to, as a path of the shop. */
export const zipReturnPath = (pages: OrderPages): `/${OrderPages}/zip/processing` => `/${pages}/zip/processing`
