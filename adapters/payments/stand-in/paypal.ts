/** PayPal's Orders v2, as far as a shop that captures needs it. */

import { type CallContext, type CallOutcome, newId } from "./call-context.ts"
import type { LogEntry } from "./event-log.ts"
import { type Form, formIn, textIn } from "./form.ts"
import type { Route } from "./routes.ts"
import { accessTokenOf, amountOf, centsOf, refusedBy } from "./wallet-call.ts"

type Money = { readonly currency_code: string; readonly value: string }
type Payment = { readonly id: string; readonly status: string; readonly amount: Money }
type Unit = {
  readonly reference_id: string
  readonly custom_id?: string
  readonly amount: Money
  readonly payments?: { readonly captures: ReadonlyArray<Payment>; readonly refunds: ReadonlyArray<Payment> }
}
export type PayPalOrder = {
  readonly object: "paypal_order"
  readonly id: string
  readonly status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED"
  readonly purchase_units: readonly [Unit]
  readonly links: ReadonlyArray<{ readonly href: string; readonly rel: string; readonly method: string }>
}
export type PayPalHidden = { readonly returnUrl: string; readonly cancelUrl: string; readonly declines?: boolean }

const orderEntry = (type: string, order: PayPalOrder, hidden: PayPalHidden): LogEntry => ({
  ...{ type, id: order.id, object: order, hidden },
  amount: centsOf(order.purchase_units[0].amount.value)
})

export const findPayPalOrder = ({ store }: CallContext, id: string) => {
  const stored = store.find(id)
  if (stored?.object.object !== "paypal_order") return undefined
  return { order: stored.object as unknown as PayPalOrder, hidden: stored.hidden as unknown as PayPalHidden }
}

const requireOrder = (context: CallContext, id: string) => {
  const found = findPayPalOrder(context, id)
  if (!found) throw refusedBy("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID", 404)
  return found
}

const moneyIn = (form: Form, name: string): Money => {
  const money = formIn(form, name)
  const cents = centsOf(textIn(money, "value"))
  if (textIn(money, "currency_code") !== "AUD" || cents === 0) throw refusedBy("INVALID_REQUEST", "INVALID_AMOUNT", 400)
  return { currency_code: "AUD", value: amountOf(cents) }
}

const create = (context: CallContext, form: Form): CallOutcome => {
  const unit = formIn(formIn(form, "purchase_units"), "0")
  const experience = formIn(formIn(formIn(form, "payment_source"), "paypal"), "experience_context")
  const [returnUrl, cancelUrl] = [textIn(experience, "return_url"), textIn(experience, "cancel_url")]
  if (textIn(form, "intent") !== "CAPTURE" || !returnUrl || !cancelUrl)
    throw refusedBy("INVALID_REQUEST", "MISSING_REQUIRED_PARAMETER", 400)
  const id = newId("", 17).toUpperCase()
  const customId = textIn(unit, "custom_id")
  const order: PayPalOrder = {
    object: "paypal_order",
    id,
    status: "PAYER_ACTION_REQUIRED",
    purchase_units: [
      {
        reference_id: textIn(unit, "reference_id") ?? "default",
        ...(customId ? { custom_id: customId } : {}),
        amount: moneyIn(unit, "amount")
      }
    ],
    links: [
      { href: `${context.origin}/v2/checkout/orders/${id}`, rel: "self", method: "GET" },
      { href: `${context.origin}/wallet/${id}`, rel: "payer-action", method: "GET" }
    ]
  }
  return { status: 201, body: order, entries: [orderEntry("paypal.created", order, { returnUrl, cancelUrl })] }
}

/** What the shopper has said on the page of the wallet. */
export const answeredPayPal = (order: PayPalOrder, hidden: PayPalHidden, declines: boolean): LogEntry =>
  orderEntry("paypal.approved", { ...order, status: "APPROVED" }, { ...hidden, declines })

const capture = (context: CallContext, id: string): CallOutcome => {
  const { order, hidden } = requireOrder(context, id)
  const [unit] = order.purchase_units
  if (order.status === "COMPLETED") throw refusedBy("UNPROCESSABLE_ENTITY", "ORDER_ALREADY_CAPTURED")
  if (order.status !== "APPROVED") throw refusedBy("UNPROCESSABLE_ENTITY", "ORDER_NOT_APPROVED")
  if (hidden.declines) throw refusedBy("UNPROCESSABLE_ENTITY", "INSTRUMENT_DECLINED")
  const taken: Payment = {
    id: newId("", 17).toUpperCase(),
    status: context.settleLater ? "PENDING" : "COMPLETED",
    amount: unit.amount
  }
  const paid: PayPalOrder = {
    ...order,
    status: "COMPLETED",
    purchase_units: [{ ...unit, payments: { captures: [taken], refunds: [] } }]
  }
  const amount = centsOf(unit.amount.value)
  const entries = [
    orderEntry("paypal.completed", paid, hidden),
    { type: "paypal.captured", id: taken.id, amount, object: { object: "paypal_capture", order: id } }
  ]
  return { status: 201, body: paid, entries }
}

const refund = (context: CallContext, captureId: string, form: Form): CallOutcome => {
  const stored = context.store.find(captureId)
  if (stored?.object.object !== "paypal_capture") throw refusedBy("RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID", 404)
  const { order, hidden } = requireOrder(context, String(stored.object.order))
  const [unit] = order.purchase_units
  const { captures = [], refunds = [] } = unit.payments ?? {}
  const left = centsOf(unit.amount.value) - refunds.reduce((sum, { amount }) => sum + centsOf(amount.value), 0)
  const amount = form.amount === undefined ? { currency_code: "AUD", value: amountOf(left) } : moneyIn(form, "amount")
  if (left === 0) throw refusedBy("UNPROCESSABLE_ENTITY", "CAPTURE_FULLY_REFUNDED")
  if (centsOf(amount.value) > left) throw refusedBy("UNPROCESSABLE_ENTITY", "REFUND_AMOUNT_EXCEEDED")
  const made: Payment = { id: newId("", 17).toUpperCase(), status: "COMPLETED", amount }
  const after: PayPalOrder = {
    ...order,
    purchase_units: [{ ...unit, payments: { captures, refunds: [...refunds, made] } }]
  }
  const entries = [
    orderEntry("paypal.changed", after, hidden),
    { type: "paypal.refunded", id: made.id, amount: centsOf(amount.value) }
  ]
  return { status: 201, body: made, entries }
}

const ORDER = "/v2/checkout/orders"

export const paypalRoutes = [
  {
    call: "paypal.token",
    method: "POST",
    path: /^\/v1\/oauth2\/token$/,
    wallet: true,
    answer: ({ key }) => ({
      status: 200,
      body: { access_token: accessTokenOf(key), token_type: "Bearer", expires_in: 31_668 },
      entries: []
    })
  },
  {
    call: "paypal.create",
    method: "POST",
    path: new RegExp(`^${ORDER}$`),
    wallet: true,
    answer: (context, _id, form) => create(context, form)
  },
  {
    call: "paypal.retrieve",
    method: "GET",
    path: new RegExp(`^${ORDER}/([A-Za-z0-9_-]{1,100})$`),
    wallet: true,
    answer: (context, id) => ({ status: 200, body: requireOrder(context, id).order, entries: [] })
  },
  {
    call: "paypal.capture",
    method: "POST",
    path: new RegExp(`^${ORDER}/([A-Za-z0-9_-]{1,100})/capture$`),
    wallet: true,
    answer: (context, id) => capture(context, id)
  },
  {
    call: "paypal.refund",
    method: "POST",
    path: /^\/v2\/payments\/captures\/([A-Za-z0-9_-]{1,100})\/refund$/,
    wallet: true,
    answer: (context, id, form) => refund(context, id, form)
  }
] as const satisfies ReadonlyArray<Route>
