/** The shop is killed at each step of placing orders by every way to pay, of paying a quote and an invoice, and while it takes what was agreed to. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type OrderMethod, orderMethods, type PaymentMethod } from "../../core/payment-method.ts"
import { membersOf } from "../api/ordering/members.ts"
import type { TestShop } from "../api/ordering/open-shop.ts"
import { itemInStock } from "../api/ordering/order-items.ts"
import { finishes, type Placed, placeBy, postHostedCard, STAFF_TOKEN } from "../api/ordering/paid-by-method.ts"
import { cards, type PaymentIntentData, type PlacedOrder } from "../api/ordering/shopper.ts"
import { newInvoice } from "../core/billing/account-invoices.ts"
import { testDatabase } from "../postgres/database.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { bookInvoices } from "../storage/invoice-fixture.ts"
import { insertQuote } from "../storage/quote-fixture.ts"
import { consistencyProblems } from "./consistency-check.ts"
import { freePort, type ShopProcess, shopperOf, standInOf, startShop } from "./shop-process.ts"
import { prepareTwoCards } from "./two-cards.ts"

const database = testDatabase("small")
const { query } = database
const { folder, remove } = freshFolder()
const standIn = standInOf(folder)
let port = 0
let shop: ShopProcess | undefined

beforeAll(async () => {
  port = await freePort()
})
afterEach(() => shop?.close())
afterAll(remove)

const start = async (env: Record<string, string> = {}) => {
  shop = await startShop({ database, folder, port }, { STAFF_TOKEN, ...env })
}
type Shopper = ReturnType<typeof shopperOf>
const { member } = membersOf(
  {
    origin: () => `http://localhost:${port}`,
    send: (request: Request) => fetch(request),
    shopper: () => shopperOf(port)
  } as TestShop,
  database
)

/** What the stand-in's log calls money that was taken; credit is drawn in the shop's own books. */
const taken = { "hosted-card": "hosted.completed", paypal: "paypal.captured", zip: "zip.charged" } as const

type Sent = {
  readonly method: OrderMethod
  readonly kim: Shopper
  readonly form: { readonly total: number }
  readonly key: string
}

const prepare = async (method: OrderMethod): Promise<Sent> => {
  const kim = method === "trade-credit" ? await member("dana@ironbark.example") : shopperOf(port)
  const item = await itemInStock(query, 1)
  const { total } = (await kim.offers([item])).data
  return { method, kim, form: await kim.form([{ ...item, qty: Math.ceil(4_000 / total) }]), key: crypto.randomUUID() }
}
const place = ({ method, kim, form, key }: Sent): Promise<Placed> => placeBy(method, kim, form, key)
/** A quote of Ironbark's, which Dana pays on account. */
const quotePayment = async () => {
  const { sku } = await itemInStock(query, 1)
  const quotedOn = Temporal.Now.plainDateISO("Australia/Melbourne").toString()
  const quoteNo = await insertQuote(query, { customerId: "2001", contactId: "P02", quotedOn, sku, lines: [6600] })
  const dana = await member("dana@ironbark.example")
  await dana.call("GET", `/orders/quote/payment?quotes=${quoteNo}`)
  const key = { "idempotency-key": crypto.randomUUID() }
  const body = { quotes: [quoteNo], total: 6600 }
  return {
    send: () => dana.call<PlacedOrder>("POST", "/orders/quote/tradecredit", body, key),
    orderNo: async () =>
      String((await query("SELECT order_no FROM quote WHERE quote_no = $1", [quoteNo]))[0]?.order_no ?? "")
  }
}

type OpenedInvoice = PaymentIntentData & { readonly charge: { readonly payable: number } }
let lastInvoice = 810_000

/** An invoice of Ironbark's, which Dana pays by card. */
const invoicePayment = async () => {
  lastInvoice += 1
  const invoiceNo = String(lastInvoice)
  await bookInvoices(database, [newInvoice({ invoiceNumber: invoiceNo })])
  const dana = await member("dana@ironbark.example")
  const invoices = [{ invoiceNo, invoiceSuffix: "01" }]
  const opened = (await dana.call<OpenedInvoice>("POST", "/orders/invoice/stripe/payment-intent", { invoices })).data
  const confirmationToken = await dana.token(cards.pays, opened)
  const body = { invoices, intentId: opened.id, confirmationToken, payable: opened.charge.payable }
  const charges = async () =>
    (await standIn.log("?type=charge.succeeded&limit=1000")).filter((one) => one.payment_intent === opened.id).length
  return {
    send: () => dana.call<{ readonly stripe: { readonly status: string } }>("POST", "/orders/invoice/stripe", body),
    charges,
    isWritten: async () =>
      (await query("SELECT 1 FROM payment_attempt WHERE provider_ref = $1", [opened.id])).length > 0,
    left: async () => {
      const [row] = await query("SELECT sum(amount_cents)::int AS left FROM ledger_posting WHERE document = $1", [
        `${invoiceNo}-01`
      ])
      return Number(row?.left)
    }
  }
}

/** The shopper does what is left to do. */
const finish = async ({ method, kim, form }: Sent, placed: Placed): Promise<string> =>
  (await finishes[method](kim, { placed, total: form.total })).data.status
const orders = async () =>
  (await query(
    "SELECT order_no, payment_method AS method, status FROM shop_order ORDER BY order_no"
  )) as ReadonlyArray<{
    readonly order_no: string
    readonly method: PaymentMethod
    readonly status: string
  }>
/** Money was taken once for each placed order of a method, and for no other. */
const expectTakenOnce = async () => {
  const placed = (await orders()).filter(({ status }) => status === "placed")
  for (const [method, type] of Object.entries(taken))
    expect(await standIn.log(`?type=${type}&limit=1000`)).toHaveLength(
      placed.filter((one) => one.method === method).length
    )
}

describe.each([
  ["afterReserve", "cancelled"],
  ["duringProviderCall", "placed"],
  ["beforeResult", "placed"],
  ["afterResult", "placed"]
] as const)("killed at %s, the shop owes nobody anything: what nobody asks for is then %s", (step, unasked) => {
  it("[F1] [I10] [I11] [I16] [I20] each browser's repeat is the same order by its method, the same payment of its quote or invoice, and is paid once; the one that nobody asks for ends by itself", async () => {
    await start({ HOLD_AT: step })
    const before = (await orders()).length
    const sent = await Promise.all(orderMethods.map(prepare))
    const cardOrders = await prepareTwoCards({ query, standIn, port })
    const [quote, invoice] = [await quotePayment(), await invoicePayment()]
    for (const one of sent) place(one).catch(() => undefined)
    cardOrders.send()
    for (const { send } of [quote, invoice]) send().catch(() => undefined)
    expect(await shop?.held).toBe(step)
    await expect
      .poll(async () => (await orders()).length, { interval: 20, timeout: 10_000 })
      .toBe(before + orderMethods.length + 3)
    // Past the first step the provider has the money before anybody has heard of it.
    const areCharged = async () =>
      step === "afterReserve" ? invoice.isWritten() : (await invoice.charges()) === 1 && (await cardOrders.areCharged())
    await expect.poll(areCharged, { interval: 20, timeout: 10_000 }).toBe(true)
    const [orderOfQuote, byCard] = [await quote.orderNo(), await cardOrders.orderNos()]
    await shop?.kill()
    const written = new Map(
      (await orders())
        .slice(before)
        .filter(({ order_no }) => ![orderOfQuote, ...byCard].includes(order_no))
        .map((one) => [one.method, one.order_no])
    )
    await start()
    for (const one of sent) {
      const again = await place(one)
      expect(again.data.orderNo).toBe(written.get(one.method))
      expect(await finish(one, again)).toBe("succeeded")
    }
    await cardOrders.askAgain()
    const quoteAnswer = await quote.send()
    expect(quoteAnswer).toMatchObject({ status: 200, data: { status: "succeeded", orderNo: orderOfQuote } })
    expect((await invoice.send()).data.stripe.status).toBe("succeeded")
    expect([await invoice.left(), await invoice.charges()]).toEqual([0, 1])
    const answered = [...written.values(), orderOfQuote, byCard[0]]
    expect(await consistencyProblems(query, standIn, answered)).toEqual([])
    expect(await cardOrders.unaskedStatus()).toBe(unasked)
    await expectTakenOnce()
  })
})

describe("Killed while it takes what was agreed to", () => {
  it.each(["before", "after"] as const)(
    "[F1] [I9] [I10] %s the gateway has done so, the reconciler ends the order placed, and its money is taken once",
    async (when) => {
      await start()
      const one = await prepare("hosted-card")
      const { data: placed } = await place(one)
      await postHostedCard(placed, one.form.total)
      await standIn.turn({ faults: [{ call: "hosted.complete", way: "hang", when }] })
      one.kim.confirmHosted(placed.paymentRef ?? "").catch(() => undefined)
      await standIn.hanging(1)
      await shop?.kill()
      await standIn.turn({ clear: true, release: true })
      await start()
      const statusOf = async () => (await orders()).find(({ order_no }) => order_no === placed.orderNo)?.status
      await expect.poll(statusOf, { interval: 50, timeout: 20_000 }).toBe("placed")
      expect(await consistencyProblems(query, standIn, [placed.orderNo])).toEqual([])
      await expectTakenOnce()
    }
  )
})
