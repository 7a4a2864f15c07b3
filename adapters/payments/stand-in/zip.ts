/** Zip's merchant API, version 1 of the address: checkouts, charges and refunds. */
import { type CallContext, type CallOutcome, newId } from "./call-context.ts"
import type { LogEntry } from "./event-log.ts"
import { type Form, formIn, textIn } from "./form.ts"
import type { Route } from "./routes.ts"
import { centsOf, refusedBy } from "./wallet-call.ts"

/** `poor`: agreed to with an account that has no money, told as approved. */
export type ZipState = "created" | "approved" | "poor" | "referred" | "declined" | "cancelled" | "expired" | "completed"
export type ZipCheckout = {
  readonly object: "zip_checkout"
  readonly id: string
  readonly uri: string
  readonly type: "standard"
  readonly state: ZipState
  readonly order: { readonly reference: string; readonly amount: number; readonly currency: string }
  readonly metadata: Readonly<Record<string, string>>
  readonly config: { readonly redirect_uri: string }
}
type ZipCharge = {
  readonly object: "zip_charge"
  readonly id: string
  readonly state: "captured" | "refunded"
  readonly reference: string
  readonly amount: number
  readonly captured_amount: number
  readonly refunded_amount: number
  readonly currency: string
}

export const checkoutEntry = (type: string, checkout: ZipCheckout): LogEntry => ({
  ...{ type, id: checkout.id, object: checkout },
  amount: Math.round(checkout.order.amount * 100)
})

export const findCheckout = ({ store }: CallContext, id: string): ZipCheckout | undefined => {
  const object = store.find(id)?.object
  return object?.object === "zip_checkout" ? (object as unknown as ZipCheckout) : undefined
}

const requireCheckout = (context: CallContext, id: string): ZipCheckout => {
  const checkout = findCheckout(context, id)
  if (!checkout) throw refusedBy("not_found", "CHECKOUT_NOT_FOUND", 404)
  return checkout
}

const shownCheckout = (checkout: ZipCheckout): ZipCheckout =>
  checkout.state === "poor" ? { ...checkout, state: "approved" } : checkout

const required = (form: Form, name: string): string => {
  const value = textIn(form, name)
  if (value === undefined) throw refusedBy("request_invalid", `MISSING_${name.toUpperCase()}`, 400)
  return value
}

const amountIn = (form: Form): number => {
  const cents = centsOf(required(form, "amount"))
  if (cents === 0 || required(form, "currency") !== "AUD") throw refusedBy("request_invalid", "INVALID_AMOUNT", 400)
  return cents / 100
}

const create = (context: CallContext, form: Form): CallOutcome => {
  const order = formIn(form, "order")
  for (const name of ["first_name", "last_name", "email"]) required(formIn(form, "shopper"), name)
  const id = newId("co_")
  const metadata = Object.entries(formIn(form, "metadata")).map(([name, value]) => [name, String(value)])
  const checkout: ZipCheckout = {
    object: "zip_checkout",
    id,
    uri: `${context.origin}/wallet/${id}`,
    type: "standard",
    state: "created",
    order: { reference: required(order, "reference"), amount: amountIn(order), currency: "AUD" },
    metadata: Object.fromEntries(metadata),
    config: { redirect_uri: required(formIn(form, "config"), "redirect_uri") }
  }
  return { status: 201, body: checkout, entries: [checkoutEntry("zip.created", checkout)] }
}

const charge = (context: CallContext, form: Form): CallOutcome => {
  const authority = formIn(form, "authority")
  const checkout = requireCheckout(context, required(authority, "value"))
  if (checkout.state === "completed") throw refusedBy("invalid_state", "CHECKOUT_ALREADY_CHARGED")
  if (checkout.state === "poor") throw refusedBy("payment_declined", "ACCOUNT_INSUFFICIENT_FUNDS", 402)
  if (checkout.state !== "approved") throw refusedBy("invalid_state", "CHECKOUT_NOT_APPROVED")
  const amount = amountIn(form)
  if (amount > checkout.order.amount) throw refusedBy("amount_invalid", "AMOUNT_EXCEEDS_CHECKOUT")
  const taken: ZipCharge = {
    object: "zip_charge",
    id: newId("ch_zip"),
    state: "captured",
    reference: required(form, "reference"),
    amount,
    captured_amount: amount,
    refunded_amount: 0,
    currency: "AUD"
  }
  const entries = [
    checkoutEntry("zip.completed", { ...checkout, state: "completed" }),
    { type: "zip.charged", id: taken.id, amount: Math.round(amount * 100), object: taken }
  ]
  return { status: 201, body: taken, entries }
}

const requireCharge = ({ store }: CallContext, id: string): ZipCharge => {
  const object = store.find(id)?.object
  if (object?.object !== "zip_charge") throw refusedBy("not_found", "CHARGE_NOT_FOUND", 404)
  return object as unknown as ZipCharge
}

const refundsOf = ({ store }: CallContext, id: string): ReadonlyArray<unknown> =>
  (store.find(id)?.hidden.refunds as ReadonlyArray<unknown> | undefined) ?? []

const listRefunds = (context: CallContext, form: Form): CallOutcome => {
  const { id } = requireCharge(context, required(form, "charge_id"))
  return { status: 200, body: { items: refundsOf(context, id) }, entries: [] }
}

const refund = (context: CallContext, form: Form): CallOutcome => {
  const charged = requireCharge(context, required(form, "charge_id"))
  const cents = centsOf(required(form, "amount"))
  const refunded = Math.round(charged.refunded_amount * 100) + cents
  if (refunded > Math.round(charged.captured_amount * 100)) throw refusedBy("amount_invalid", "AMOUNT_EXCEEDS_CHARGE")
  const made = { id: newId("rf_"), charge_id: charged.id, reason: required(form, "reason"), amount: cents / 100 }
  const after: ZipCharge = {
    ...charged,
    refunded_amount: refunded / 100,
    state: refunded === Math.round(charged.captured_amount * 100) ? "refunded" : "captured"
  }
  const given = [...refundsOf(context, charged.id), made]
  const entries = [
    { type: "zip.changed", id: after.id, object: after, hidden: { refunds: given } },
    { type: "zip.refunded", id: made.id, amount: cents, charge: charged.id }
  ]
  return { status: 201, body: made, entries }
}

const whole = (name: string) => new RegExp(`^/merchant/v1/${name}$`)
const one = (name: string) => new RegExp(`^/merchant/v1/${name}/([A-Za-z0-9_-]{1,100})$`)

export const zipRoutes = [
  {
    call: "zip.create",
    method: "POST",
    path: whole("checkouts"),
    wallet: true,
    answer: (context, _id, form) => create(context, form)
  },
  {
    call: "zip.retrieve",
    method: "GET",
    path: one("checkouts"),
    wallet: true,
    answer: (context, id) => ({ status: 200, body: shownCheckout(requireCheckout(context, id)), entries: [] })
  },
  {
    call: "zip.charge",
    method: "POST",
    path: whole("charges"),
    wallet: true,
    answer: (context, _id, form) => charge(context, form)
  },
  {
    call: "zip.retrieveCharge",
    method: "GET",
    path: one("charges"),
    wallet: true,
    answer: (context, id) => ({ status: 200, body: requireCharge(context, id), entries: [] })
  },
  {
    call: "zip.refunds",
    method: "GET",
    path: whole("refunds"),
    wallet: true,
    answer: (context, _id, form) => listRefunds(context, form)
  },
  {
    call: "zip.refund",
    method: "POST",
    path: whole("refunds"),
    wallet: true,
    answer: (context, _id, form) => refund(context, form)
  }
] as const satisfies ReadonlyArray<Route>
