/** Everybody who pays at a shop that is killed: what they press, and how the same again must end once it is open. */
import { expect } from "vitest"
import { type OrderMethod, orderMethods } from "../../core/payment-method.ts"
import { membersOf } from "../api/ordering/members.ts"
import type { TestShop } from "../api/ordering/open-shop.ts"
import { itemInStock } from "../api/ordering/order-items.ts"
import { finishes, placeBy, postHostedCard } from "../api/ordering/paid-by-method.ts"
import { cards, type PaymentIntentData, type PlacedOrder } from "../api/ordering/shopper.ts"
import { newInvoice } from "../core/billing/account-invoices.ts"
import type { TestDatabase } from "../postgres/database.ts"
import { bookInvoices } from "../storage/invoice-fixture.ts"
import { insertQuote } from "../storage/quote-fixture.ts"
import { shopperOf, type standInOf } from "./shop-process.ts"
import { prepareTwoCards } from "./two-cards.ts"

type Shopper = ReturnType<typeof shopperOf>
type Place = {
  readonly database: TestDatabase
  readonly standIn: ReturnType<typeof standInOf>
  readonly port: number
}
/** What is pressed, and the same again after the kill: it ends paid, under the number of the order that there was. */
type Press = { readonly send: () => Promise<unknown>; readonly again: () => Promise<string> }

type OpenedInvoice = PaymentIntentData & { readonly charge: { readonly payable: number } }
let lastInvoice = 810_000

const orderMeans = ({ query }: TestDatabase) => {
  const numberOf = async (key: string) =>
    String((await query("SELECT order_no FROM idempotency WHERE key = $1", [key]))[0]?.order_no)
  return (method: OrderMethod, kim: Shopper, form: { readonly total: number }): Press => {
    const key = crypto.randomUUID()
    return {
      send: () => placeBy(method, kim, form, key),
      again: async () => {
        const orderNo = await numberOf(key)
        const placed = await placeBy(method, kim, form, key)
        expect(placed.data.orderNo, method).toBe(orderNo)
        expect((await finishes[method](kim, { placed, total: form.total })).data.status, method).toBe("succeeded")
        return orderNo
      }
    }
  }
}

/** A quote of Ironbark's, which Dana pays on account. */
const quotePress = async ({ query }: TestDatabase, dana: Shopper): Promise<Press> => {
  const { sku } = await itemInStock(query, 1)
  const quotedOn = Temporal.Now.plainDateISO("Australia/Melbourne").toString()
  const quoteNo = await insertQuote(query, { customerId: "2001", contactId: "P02", quotedOn, sku, lines: [6600] })
  await dana.call("GET", `/orders/quote/payment?quotes=${quoteNo}`)
  const key = { "idempotency-key": crypto.randomUUID() }
  const send = () =>
    dana.call<PlacedOrder>("POST", "/orders/quote/tradecredit", { quotes: [quoteNo], total: 6600 }, key)
  return {
    send,
    again: async () => {
      const [row] = await query("SELECT order_no FROM quote WHERE quote_no = $1", [quoteNo])
      const orderNo = String(row?.order_no)
      expect(await send()).toMatchObject({ status: 200, data: { status: "succeeded", orderNo } })
      return orderNo
    }
  }
}

/** An invoice of Ironbark's, which Dana pays by card. */
const invoicePress = async ({ database, standIn }: Place, dana: Shopper) => {
  lastInvoice += 1
  const invoiceNo = String(lastInvoice)
  await bookInvoices(database, [newInvoice({ invoiceNumber: invoiceNo })])
  const invoices = [{ invoiceNo, invoiceSuffix: "01" }]
  const opened = (await dana.call<OpenedInvoice>("POST", "/orders/invoice/stripe/payment-intent", { invoices })).data
  const confirmationToken = await dana.token(cards.pays, opened)
  const body = { invoices, intentId: opened.id, confirmationToken, payable: opened.charge.payable }
  const charges = async () =>
    (await standIn.log("?type=charge.succeeded&limit=1000")).filter((one) => one.payment_intent === opened.id).length
  const send = () => dana.call<{ readonly stripe: { readonly status: string } }>("POST", "/orders/invoice/stripe", body)
  const left = async () => {
    const [row] = await database.query(
      "SELECT sum(amount_cents)::int AS left FROM ledger_posting WHERE document = $1",
      [`${invoiceNo}-01`]
    )
    return Number(row?.left)
  }
  return {
    send,
    isCharged: async () => (await charges()) === 1,
    again: async () => {
      expect((await send()).data.stripe.status).toBe("succeeded")
      expect([await left(), await charges()]).toEqual([0, 1])
    }
  }
}

/** Those of one round: each method's shopper with a form that several orders may be placed by, and Dana of Ironbark. */
export const openRound = async (place: Place) => {
  const { database, port, standIn } = place
  const { query } = database
  const shop = { origin: () => `http://localhost:${port}`, send: fetch, shopper: () => shopperOf(port) }
  const dana = await membersOf(shop as unknown as TestShop, database).member("dana@ironbark.example")
  const pressOf = orderMeans(database)
  const item = await itemInStock(query, 1)
  const { total } = (await dana.offers([item])).data
  const wanted = [{ ...item, qty: Math.ceil(4_000 / total) }]
  const shoppers = await Promise.all(
    orderMethods.map(async (method) => {
      const kim = method === "trade-credit" ? dana : shopperOf(port)
      return { method, kim, form: await kim.form(wanted) }
    })
  )
  return {
    /** One by each method, two by card of whom one asks again, one who pays a quote and one an invoice. */
    buyers: async () => {
      const byMethod = shoppers.map(({ method, kim, form }) => pressOf(method, kim, form))
      const twoCards = await prepareTwoCards({ query, standIn, port })
      const [quote, invoice] = [await quotePress(database, dana), await invoicePress(place, dana)]
      return {
        sends: [...twoCards.sends, ...[...byMethod, quote, invoice].map(({ send }) => send)],
        areCharged: async () => (await invoice.isCharged()) && (await twoCards.areCharged()),
        /** All but one do the same again; answers the orders that they are told of. */
        askAgain: async () => {
          const [byCard] = await Promise.all([twoCards.askAgain(), invoice.again()])
          return [byCard, ...(await Promise.all([...byMethod, quote].map(({ again }) => again())))]
        },
        unaskedStatus: twoCards.unaskedStatus
      }
    },
    /** An order whose card is posted to the bank and of whose payment the shop hasn't heard. */
    postedCard: async () => {
      const [{ kim, form }] = shoppers.filter(({ method }) => method === "hosted-card") as [(typeof shoppers)[number]]
      const { data } = await placeBy("hosted-card", kim, form)
      await postHostedCard(data, form.total)
      return { orderNo: data.orderNo, confirm: () => kim.confirmHosted(data.paymentRef ?? "") }
    }
  }
}
