/** A whole shop for a test file: its database, its own stand-in for Stripe, and browsers that order from it. */
import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { Redacted } from "effect"
import { afterAll, beforeAll } from "vitest"
import { openShop, type Shop } from "../../../adapters/web/shop.ts"
import { pickupDays } from "../../../core/delivery/pickup.ts"
import { orderReadyAt } from "../../../core/orders/estimate.ts"
import type { Order } from "../../../core/orders/order.ts"
import type { OrderForm } from "../../../core/orders/order-form.ts"
import { type PriceAnswer, type PricedLine, paid } from "../../../core/pricing/price.ts"
import type { Branch } from "../../../core/stock/branch.ts"
import type { TestDatabase } from "../database.ts"
import { freshFolder, type RunningStripe, secretKey, startStripe, webhookSecret } from "../payments/running-stripe.ts"

/** What is wanted of one thing: a chosen unit as `EA|1`, `STICK|5.4`. */
export type Wanted = { readonly sku: string; readonly qty: number; readonly uom: string; readonly length?: number }

export type Answered<Data = Record<string, unknown>> = {
  readonly status: number
  readonly data: Data
  readonly code: string
  readonly msg: string
  readonly fields?: Record<string, string>
  readonly lines?: ReadonlyArray<PricedLine>
  readonly headers: Headers
}

export type Placed = {
  readonly status: string
  readonly orderNo: string
  readonly token: string
  readonly redirectUrl?: string
}
export type Offer = {
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

/** A person's browser: keeps its cookies, as one does. */
const browserOf = (send: (request: Request) => Promise<Response>, origin: string) => {
  const jar = new Map<string, string>()
  const call = async <Data>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
    const init: RequestInit = { method, headers: { origin, ...(cookie ? { cookie } : {}), ...headers } }
    if (body !== undefined) {
      init.body = typeof body === "string" ? body : JSON.stringify(body)
      init.headers = { "content-type": "application/json", ...init.headers }
    }
    const response = await send(new Request(`${origin}/api${path}`, init))
    for (const set of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=")
      jar.set(name, value)
    }
    const read = response.headers.get("content-type")?.includes("json") ? await response.json() : {}
    return { ...read, status: response.status, headers: response.headers } as Answered<Data>
  }
  return { call, jar }
}

type Call = ReturnType<typeof browserOf>["call"]

const contact = { contactName: "Kim Lee", phone: "03 9764 1234", email: "kim@example.com" }

const priced = (answers: ReadonlyArray<PriceAnswer>): ReadonlyArray<PricedLine> =>
  answers.map((answer) => {
    if ("error" in answer) throw new Error(`${answer.id}: ${answer.msg}`)
    return answer
  })

/** The form that an honest browser sends for these lines, at the prices that the shop has just answered. */
const formFor = async (call: Call, wanted: ReadonlyArray<Wanted>): Promise<OrderForm> => {
  const lines = priced((await call<ReadonlyArray<PriceAnswer>>("POST", "/products-pricing/guest-prices", wanted)).data)
  const branch = (await call<Branch>("GET", `/branches/${PICKUP_BRANCH}`)).data
  const now = Date.now()
  // The slowest that any thing can be, so that the day is right for every cart.
  const readyAt = orderReadyAt(["special order"], { hours: branch.hours, now })
  return {
    total: lines.reduce((sum, line) => sum + paid(line).linePrice, 0),
    cart: {
      items: wanted.map(({ sku, qty, uom, length }, place) => {
        const [unit = "", factor] = uom.split("|")
        const { unitPrice, linePrice } = paid(lines[place]!)
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
        date: pickupDays(readyAt, branch.hours)[0]!,
        instructions: "Ute",
        branchId: PICKUP_BRANCH,
        contactDetails: contact
      }
    },
    billing: { contactDetails: contact },
    pricesExpire: Math.min(...lines.map(({ expires }) => expires))
  }
}

/** Somebody who orders; `tokenOf` is what the card form does with a card's number. */
export const shopperAt = (
  send: (request: Request) => Promise<Response>,
  origin: string,
  tokenOf: (card: string, offer: Offer) => Promise<string>
) => {
  const { call, jar } = browserOf(send, origin)
  const place = (form: unknown, intentId: string, confirmationToken: string, key: string = crypto.randomUUID()) =>
    call<{ stripe: Placed }>(
      "POST",
      "/orders/order/stripe",
      { form, intentId, confirmationToken },
      { "idempotency-key": key }
    )
  return {
    call,
    jar,
    place,
    form: (wanted: ReadonlyArray<Wanted>) => formFor(call, wanted),
    intent: (items: ReadonlyArray<Wanted>) => call<Offer>("POST", "/orders/order/stripe/payment-intent", { items }),
    change: (id: string, items: ReadonlyArray<Wanted>) =>
      call<Offer>("PATCH", "/orders/order/stripe/payment-intent", { id, items }),
    finish: (id: string) => call<{ stripe: Placed }>("POST", "/orders/payments/stripe/confirm", { id }),
    order: (orderNo: string, token?: string) =>
      call<Order>("GET", `/orders/order/id/${orderNo}${token ? `?t=${token}` : ""}`),
    /** Presses the button and does not wait for the answer. */
    sending: async (wanted: ReadonlyArray<Wanted>, key: string, card: string = cards.pays) => {
      const form = await formFor(call, wanted)
      const offer = (await call<Offer>("POST", "/orders/order/stripe/payment-intent", { items: wanted })).data
      const { id: intentId, amount } = offer
      const token = await tokenOf(card, offer)
      return { answer: place(form, intentId, token, key), form, intentId, amount, token, key }
    },
    /** From the cart to the answer, as one presses the button. */
    async buy(wanted: ReadonlyArray<Wanted>, card: string = cards.pays, key: string = crypto.randomUUID()) {
      const sent = await this.sending(wanted, key, card)
      return { ...sent, answer: await sent.answer }
    }
  }
}

const forward = async (shop: Shop, message: IncomingMessage, port: number): Promise<Response> => {
  const parts: Array<Buffer> = []
  for await (const part of message as AsyncIterable<Buffer>) parts.push(part)
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) headers.set(name, String(value))
  const init: RequestInit = { method: message.method ?? "GET", headers }
  return shop.call(
    new Request(
      `http://127.0.0.1:${port}${message.url}`,
      parts.length > 0 ? { ...init, body: Buffer.concat(parts) } : init
    )
  )
}

/** Opens a shop for the file, or the `describe`, in which it is asked for; `settings` over the usual ones. */
export const testShop = (database: TestDatabase, settings: Record<string, string> = {}) => {
  const { folder, remove } = freshFolder()
  let stripe: RunningStripe | undefined
  let shop: Shop | undefined
  const server = createServer((message, response) => {
    void (shop ? forward(shop, message, port()) : Promise.resolve(new Response(null, { status: 503 }))).then(
      async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers))
        response.end(Buffer.from(await answer.arrayBuffer()))
      }
    )
  })
  const port = () => (server.address() as AddressInfo).port
  const running = () => {
    if (!stripe) throw new Error("The stand-in is there once the tests run")
    return stripe
  }
  const env = () => ({
    DATABASE_URL: String(Redacted.value(database.url())),
    PORT: String(port()),
    EXAMPLE_SHOP: "none",
    DATA_DIR: folder,
    STRIPE_URL: running().origin,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: running().publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    LIMITS: "off",
    LOG_LEVEL: "error",
    RECONCILE_EVERY: "3600",
    ...settings
  })
  const send = (request: Request): Promise<Response> => {
    if (!shop) throw new Error("The shop is open once the tests run")
    return shop.call(request)
  }
  beforeAll(async () => {
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    stripe = await startStripe(folder, { WEBHOOK_URL: `http://127.0.0.1:${port()}/api/webhooks/stripe` })
    shop = await openShop(env())
  })
  afterAll(async () => {
    await stripe?.turn({ clear: true, webhooks: { hold: true } })
    await shop?.close()
    await stripe?.stop()
    server.closeAllConnections()
    server.close()
    remove()
  })
  return {
    stripe: running,
    origin: () => `http://127.0.0.1:${port()}`,
    send,
    env,
    shopper: () => shopperAt(send, `http://127.0.0.1:${port()}`, async (card) => (await running().token(card)).id)
  }
}

export type TestShop = ReturnType<typeof testShop>
