/** The shop is killed at each step of placing orders by the bank's card form, wallets and trade credit, and while it takes what was agreed to. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { gatewayFields, hostedCardForm } from "../../core/payments/hosted-card.ts"
import { membersOf } from "../api/ordering/members.ts"
import type { TestShop } from "../api/ordering/open-shop.ts"
import { itemInStock } from "../api/ordering/order-items.ts"
import { cards, type HostedOrder, type PlacedOrder } from "../api/ordering/shopper.ts"
import { testDatabase } from "../postgres/database.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { consistencyProblems } from "./consistency-check.ts"
import { freePort, type ShopProcess, shopperOf, standInOf, startShop } from "./shop-process.ts"

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
  shop = await startShop({ database, folder, port }, env)
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

const methods = ["hosted-card", "paypal", "zip", "trade-credit"] as const
type Method = (typeof methods)[number]
/** What the stand-in's log calls money that was taken; credit is drawn in the shop's own books. */
const taken = { "hosted-card": "hosted.completed", paypal: "paypal.captured", zip: "zip.charged" } as const

type Sent = {
  readonly method: Method
  readonly kim: Shopper
  readonly form: { readonly total: number }
  readonly key: string
}

const prepare = async (method: Method): Promise<Sent> => {
  const kim = method === "trade-credit" ? await member("dana@ironbark.example") : shopperOf(port)
  const item = await itemInStock(query, 1)
  const { total } = (await kim.offers([item])).data
  return { method, kim, form: await kim.form([{ ...item, qty: Math.ceil(4_000 / total) }]), key: crypto.randomUUID() }
}
const place = async ({ method, kim, form, key }: Sent): Promise<PlacedOrder> => {
  if (method === "hosted-card") return (await kim.placeHosted(form, key)).data.nab
  if (method === "trade-credit") return (await kim.placeOnCredit(form, key)).data.tradecredit
  return (await kim.placeByWallet(method, form, key)).data[method]
}
const post = async (nab: HostedOrder, total: number) => {
  const form = hostedCardForm(nab, { referenceId: nab.paymentRef ?? "", total })
  if (!form) throw new Error("The form is not whole")
  const body = new URLSearchParams(gatewayFields(form, { number: cards.pays, expiry: "12/29", cvc: "123" }))
  await fetch(form.actionUrl, { method: "POST", body, redirect: "manual" })
}
/** The shopper agrees, and their browser asks how it went. */
const finish = async ({ method, kim, form }: Sent, placed: PlacedOrder): Promise<string> => {
  const { paymentRef = "", redirectUrl = "" } = placed
  if (method === "trade-credit") return placed.status
  if (method === "hosted-card") {
    await post(placed as HostedOrder, form.total)
    return (await kim.confirmHosted(paymentRef)).data.nab.status
  }
  await fetch(redirectUrl, { method: "POST", body: new URLSearchParams({ outcome: "agree" }), redirect: "manual" })
  return (await kim.confirmWallet(method, paymentRef)).data[method].status
}
const orders = async () =>
  (await query(
    "SELECT order_no, payment_method AS method, status FROM shop_order ORDER BY order_no"
  )) as ReadonlyArray<{
    readonly order_no: string
    readonly method: Method
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

describe.each(["afterReserve", "duringProviderCall", "beforeResult", "afterResult"] as const)(
  "killed at %s",
  (step) => {
    it("[F1] [I10] [I11] [I20] each browser's repeat is the same order by its method, and is paid once", async () => {
      await start({ HOLD_AT: step })
      const before = (await orders()).length
      const sent = await Promise.all(methods.map(prepare))
      for (const one of sent) place(one).catch(() => undefined)
      expect(await shop?.held).toBe(step)
      await expect.poll(async () => (await orders()).length, { interval: 20, timeout: 10_000 }).toBe(before + 4)
      await shop?.kill()
      const written = new Map((await orders()).slice(before).map((one) => [one.method, one.order_no]))
      await start()
      for (const one of sent) {
        const again = await place(one)
        expect(again.orderNo).toBe(written.get(one.method))
        expect(await finish(one, again)).toBe("succeeded")
      }
      expect(await consistencyProblems(query, standIn, [...written.values()])).toEqual([])
      await expectTakenOnce()
    })
  }
)

describe("Killed while it takes what was agreed to", () => {
  it.each(["before", "after"] as const)(
    "[F1] [I9] [I10] %s the gateway has done so, the reconciler ends the order placed, and its money is taken once",
    async (when) => {
      await start()
      const one = await prepare("hosted-card")
      const placed = (await place(one)) as HostedOrder
      await post(placed, one.form.total)
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
