/** Somebody who orders from the shop, as an honest browser does it: prices, form, card, button. */

import type { Buyer } from "../../../core/identity/buyer.ts"
import type { Order } from "../../../core/orders/order.ts"
import type { OrderForm } from "../../../core/orders/order-form.ts"
import type { OrderMethod } from "../../../core/payment-method.ts"
import type { HostedCardForm } from "../../../core/payments/hosted-card.ts"
import { chargedPrice, type PriceAnswer, type PricedLine } from "../../../core/pricing/price.ts"

/** What is wanted of one thing: a chosen unit as `EA|1`, `STICK|5.4`. */
export type RequestedItem = {
  readonly sku: string
  readonly qty: number
  readonly uom: string
  readonly length?: number
}

export type ShopperResponse<Data = Record<string, unknown>> = {
  readonly status: number
  readonly data: Data
  readonly code: string
  readonly msg: string
  readonly fields?: Record<string, string>
  readonly lines?: ReadonlyArray<PricedLine>
  readonly headers: Headers
}

export type PlacedOrder = {
  readonly status: string
  readonly orderNo: string
  readonly token: string
  readonly redirectUrl?: string
  readonly paymentRef?: string
}
/** An order by the bank's card form, with the nine fields until its card is posted. */
export type HostedOrder = PlacedOrder & { readonly [field in keyof HostedCardForm]: string }

export type OfferedPayments = {
  readonly total: number
  readonly offers: ReadonlyArray<{ readonly method: string; readonly problem?: string }>
  readonly approval?: { readonly is: string; readonly limit: number; readonly approvers: ReadonlyArray<string> }
  readonly credit?: { readonly limit: number; readonly used: number; readonly available: number; readonly left: number }
}
export type SentApproval = {
  readonly id: string
  readonly state: string
  readonly total: number
  readonly expiresAt: number
}

export type PaymentIntentData = {
  readonly id: string
  readonly amount: number
  readonly clientSecret: string
  readonly publishableKey: string
  readonly standIn: string
}

export const cards = {
  pays: "4242424242424242",
  declined: "4000000000000002",
  poor: "4000000000009995",
  expired: "4000000000000069",
  asks: "4000002760003184"
} as const

export const PICKUP_BRANCH = 25

/** How a browser sends what it asks: `fetch`, or what is asked like it. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

/** A person's browser: keeps its cookies, as one does. */
const browserOf = (send: Send, origin: string) => {
  const jar = new Map<string, string>()
  const call = async <Data>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
    const init: RequestInit = { method, headers: { origin, ...(cookie ? { cookie } : {}), ...headers } }
    if (body !== undefined) {
      init.body = typeof body === "string" ? body : JSON.stringify(body)
      init.headers = { "content-type": "application/json", ...init.headers }
    }
    const response = await send(`${origin}/api${path}`, init)
    for (const set of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=")
      jar.set(name, value)
    }
    const read = response.headers.get("content-type")?.includes("json") ? await response.json() : {}
    return { ...read, status: response.status, headers: response.headers } as ShopperResponse<Data>
  }
  return { call, jar }
}

type Call = ReturnType<typeof browserOf>["call"]

/** What a shopper's browser reads of a quote. */
type PickupQuote = { readonly id: string; readonly days: ReadonlyArray<string> }

const contact = { contactName: "Kim Lee", phone: "03 9764 1234", email: "kim@example.com" }

const priced = (answers: ReadonlyArray<PriceAnswer>): ReadonlyArray<PricedLine> =>
  answers.map((answer) => {
    if ("error" in answer) throw new Error(`${answer.id}: ${answer.msg}`)
    return answer
  })

/** The form that an honest browser sends for these lines, at the prices that the shop has just answered. */
const formFor = async (
  call: Call,
  wanted: ReadonlyArray<RequestedItem>,
  buyer: Buyer | undefined
): Promise<OrderForm> => {
  const path = `/products-pricing/${buyer ? "prices" : "guest-prices"}`
  const lines = priced((await call<ReadonlyArray<PriceAnswer>>("POST", path, wanted)).data)
  const to = { kind: "pickup", branchId: PICKUP_BRANCH }
  const quote = (await call<PickupQuote>("POST", "/orders/delivery-quote", { to, items: wanted })).data
  return {
    total: lines.reduce((sum, line) => sum + chargedPrice(line).linePrice, 0),
    cart: {
      items: wanted.map(({ sku, qty, uom, length }, place) => {
        const [unit = "", factor] = uom.split("|")
        const { unitPrice, linePrice } = chargedPrice(lines[place]!)
        return {
          variationId: sku,
          flags: { isClearance: false, isRandomLength: false, isTally: false },
          attributes: {},
          id: "P",
          sku,
          cf: Number(factor),
          uom: unit,
          qty,
          ...(length === undefined ? {} : { length }),
          lineTotal: linePrice,
          unitPrice
        }
      })
    },
    details: { customerRefNo: "PO-77", agreeTermsAndConditions: true, agreeMarketingCommunication: false },
    delivery: {
      type: "hardware_pickup",
      details: {
        date: quote.days[0]!,
        instructions: "Ute",
        branchId: PICKUP_BRANCH,
        contactDetails: contact
      }
    },
    quoteId: quote.id,
    billing: { contactDetails: contact },
    ...(buyer ? { buyer } : {}),
    pricesExpire: Math.min(...lines.map(({ expires }) => expires))
  }
}

/** Somebody who orders; `tokenOf` is what the card form does with a card's number. */
export const shopperAt = (
  send: Send,
  origin: string,
  tokenOf: (card: string, offer: PaymentIntentData) => Promise<string>
) => {
  const { call, jar } = browserOf(send, origin)
  /** Who this browser knows to be logged in. */
  const who: { buyer?: Buyer } = {}
  const place = (form: unknown, intentId: string, confirmationToken: string, key: string = crypto.randomUUID()) =>
    call<{ stripe: PlacedOrder }>(
      "POST",
      "/orders/order/stripe",
      { form, intentId, confirmationToken },
      { "idempotency-key": key }
    )
  return {
    call,
    jar,
    who,
    /** What the card form does with a card's number. */
    token: tokenOf,
    place,
    placeOnCredit: (form: unknown, key: string = crypto.randomUUID()) =>
      call<{ tradecredit: PlacedOrder }>("POST", "/orders/order/tradecredit", { form }, { "idempotency-key": key }),
    placeByMethod: (method: OrderMethod, form: unknown, key: string = crypto.randomUUID()) =>
      call<PlacedOrder>("POST", "/orders/order/by-method", { form, method }, { "idempotency-key": key }),
    sendForApproval: (form: unknown, method = "trade-credit") =>
      call<SentApproval>("POST", "/orders/order/approval", { form, method }),
    placeHosted: (form: unknown, key: string = crypto.randomUUID()) =>
      call<{ nab: HostedOrder }>("POST", "/orders/order", { form }, { "idempotency-key": key }),
    confirmHosted: (id: string) => call<{ nab: HostedOrder }>("POST", "/orders/payments/card/confirm", { id }),
    abandonHosted: (id: string) => call<{ nab: HostedOrder }>("POST", "/orders/payments/card/abandon", { id }),
    placeByWallet: (wallet: "paypal" | "zip", form: unknown, key: string = crypto.randomUUID()) =>
      call<{ paypal: PlacedOrder; zip: PlacedOrder }>(
        "POST",
        `/orders/order/${wallet}`,
        { form },
        { "idempotency-key": key }
      ),
    confirmWallet: (wallet: "paypal" | "zip", id: string) =>
      call<{ paypal: PlacedOrder; zip: PlacedOrder; id?: string }>("POST", `/orders/payments/${wallet}/confirm`, {
        id
      }),
    abandonWallet: (wallet: "paypal" | "zip", id: string) =>
      call<{ paypal: PlacedOrder; zip: PlacedOrder }>("POST", `/orders/payments/${wallet}/abandon`, { id }),
    offers: (items: ReadonlyArray<RequestedItem>, quoteId?: string) =>
      call<OfferedPayments>("POST", "/orders/payment-offers", { items, ...(quoteId ? { quoteId } : {}) }),
    form: (wanted: ReadonlyArray<RequestedItem>) => formFor(call, wanted, who.buyer),
    intent: (items: ReadonlyArray<RequestedItem>) =>
      call<PaymentIntentData>("POST", "/orders/order/stripe/payment-intent", { items }),
    change: (id: string, items: ReadonlyArray<RequestedItem>) =>
      call<PaymentIntentData>("PATCH", "/orders/order/stripe/payment-intent", { id, items }),
    finish: (id: string) => call<{ stripe: PlacedOrder }>("POST", "/orders/payments/stripe/confirm", { id }),
    abandon: (id: string) => call<{ stripe: PlacedOrder }>("POST", "/orders/payments/stripe/abandon", { id }),
    order: (orderNo: string, token?: string) =>
      call<Order>("GET", `/orders/order/id/${orderNo}${token ? `?t=${token}` : ""}`),
    /** Everything up to the button: the form, the payment, the card. */
    prepare: async (wanted: ReadonlyArray<RequestedItem>, card: string = cards.pays) => {
      const form = await formFor(call, wanted, who.buyer)
      const offer = (await call<PaymentIntentData>("POST", "/orders/order/stripe/payment-intent", { items: wanted }))
        .data
      const { id: intentId, amount } = offer
      return { form, intentId, amount, token: await tokenOf(card, offer) }
    },
    /** Presses the button and does not wait for the answer. */
    async sending(wanted: ReadonlyArray<RequestedItem>, key: string, card: string = cards.pays) {
      const prepared = await this.prepare(wanted, card)
      return { ...prepared, answer: place(prepared.form, prepared.intentId, prepared.token, key), key }
    },
    /** From the cart to the answer, as one presses the button. */
    async buy(wanted: ReadonlyArray<RequestedItem>, card: string = cards.pays, key: string = crypto.randomUUID()) {
      const sent = await this.sending(wanted, key, card)
      return { ...sent, answer: await sent.answer }
    }
  }
}
