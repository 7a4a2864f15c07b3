/** Every kind of customer, by every way to deliver, by every way to pay: what is allowed completes, and all else is refused in its own words. */
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { melbourneMoment } from "../../../core/melbourne.ts"
import { cartMethod, type PaymentMethod, paymentMethods } from "../../../core/payment-method.ts"
import { tradeCreditWords } from "../../../core/words/payment.ts"
import { testDatabase } from "../../postgres/database.ts"
import { addresses, preparedDelivery } from "./delivered.ts"
import { membersOf } from "./members.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { finishes, type Placed, placeBy, STAFF_TOKEN } from "./paid-by-method.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"
import { cards, PICKUP_BRANCH, type RequestedItem } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database, { STAFF_TOKEN })
const { query } = database
const { member } = membersOf(shop, database)
type Shopper = ReturnType<typeof shop.shopper>

/** A trade customer without a limit has no credit, as the specification defines it. */
const customers = ["guest", "cash", "trade", "on hold", "suspended", "without credit"] as const
type Customer = (typeof customers)[number]
const emails = {
  cash: "priya@home.example",
  trade: "dana@ironbark.example",
  "on hold": "gus@petersen.example",
  suspended: "mei@tran-decks.example",
  "without credit": "ned@foley.example"
} as const

/** Each way to deliver, and what its order is kept as. */
const deliveries = {
  pickup: { to: undefined, type: "hardware_pickup" },
  local: { to: { kind: "delivery", address: addresses.rowville }, type: "hardware_delivery" },
  crane: { to: { kind: "delivery", address: addresses.rowville, craneRequired: true }, type: "hardware_delivery" },
  uber: { to: { kind: "uber", address: addresses.rowville }, type: "hardware_uber_delivery" },
  national: { to: { kind: "national", address: addresses.perth }, type: "hardware_national_delivery" },
  international: { to: { kind: "international", address: addresses.auckland }, type: "hardware_international_delivery" }
} as const
type Way = keyof typeof deliveries
const ways = Object.keys(deliveries) as ReadonlyArray<Way>

/** Why a customer can't pay so; nothing where they can. */
const creditRefusals: Readonly<Record<Exclude<Customer, "trade">, { readonly status: number; readonly msg?: string }>> =
  {
    guest: { status: 401 },
    cash: { status: 422, msg: tradeCreditWords.customerType },
    "on hold": { status: 422, msg: tradeCreditWords.onHold },
    suspended: { status: 422, msg: tradeCreditWords.suspended },
    "without credit": { status: 422, msg: tradeCreditWords.customerType }
  }
const refusalOf = (customer: Customer, method: PaymentMethod) =>
  method === "trade-credit" && customer !== "trade" ? creditRefusals[customer] : undefined

const cells = customers.flatMap((customer) =>
  ways.flatMap((way) => paymentMethods.map((method) => [customer, way, method] as const))
)

const shoppers = new Map<Customer, Shopper>()
let wanted: ReadonlyArray<RequestedItem>

// A Tuesday at 9 am: the stores are open, whenever the tests run.
const tuesday = melbourneMoment(Temporal.PlainDate.from("2026-12-01"), 9 * 60)
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: tuesday })
  // Something that any carrier takes, as many as PayPal asks for, with enough of it for every cell.
  const one = await itemInStock(query, 1)
  await query(`UPDATE sku SET weight_grams = 100, dimensions = '{"length": 100}' WHERE erp_id = $1`, [one.sku])
  await query(
    `UPDATE product SET is_hardware = true, is_dangerous = false WHERE id = (SELECT product_id FROM sku WHERE erp_id = $1)`,
    [one.sku]
  )
  await query("INSERT INTO stock_movement (sku, branch_id, pieces, reason) VALUES ($1, $2, 20000, 'count')", [
    one.sku,
    PICKUP_BRANCH
  ])
  await query(
    "UPDATE customer SET credit_limit_cents = 0 WHERE id = (SELECT customer_id FROM company_contact JOIN contact ON contact.id = contact_id WHERE email = $1 LIMIT 1)",
    [emails["without credit"]]
  )
  await query("UPDATE customer SET credit_limit_cents = 100000000 WHERE id = '2001'")
  shoppers.set("guest", shop.shopper())
  for (const [customer, email] of Object.entries(emails)) shoppers.set(customer as Customer, await member(email))
  const { total } = (await shop.shopper().offers([one])).data
  wanted = [{ ...one, qty: Math.ceil(4_500 / total) }]
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: tuesday })
  return () => vi.useRealTimers()
})

const prepared = async (kim: Shopper, way: Way) => {
  const { to } = deliveries[way]
  if (to) return preparedDelivery(kim, wanted, to)
  const form = await kim.form(wanted)
  return { form, intentId: (await kim.intent(wanted)).data.id }
}

/** From the button to the end of the payment, as its method has it. */
const pay = async (method: PaymentMethod, kim: Shopper, way: Way): Promise<Pick<Placed, "status" | "msg" | "data">> => {
  const { form, intentId } = await prepared(kim, way)
  if (method === cartMethod) {
    const { data, ...answer } = await kim.place(form, intentId, (await shop.stripe().token(cards.pays)).id)
    return { ...answer, data: data.stripe }
  }
  const placed = await placeBy(method, kim, form)
  return placed.status === 200 ? finishes[method](kim, { placed, total: form.total }) : placed
}

const shopperFor = (customer: Customer): Shopper => {
  const kim = shoppers.get(customer)
  if (!kim) throw new Error(`Nobody is a ${customer} customer`)
  return kim
}

describe("An order", () => {
  it.each(cells)(
    "[CHK-08] of a %s customer, %s, paid by %s, completes where it is allowed and is refused in its own words where not",
    async (customer, way, method) => {
      const kim = shopperFor(customer)
      const refusal = refusalOf(customer, method)
      const count = async () => (await query("SELECT count(*)::int AS n FROM shop_order"))[0]?.n
      const before = refusal ? await count() : undefined
      const answer = await pay(method, kim, way)
      if (refusal) {
        expect(answer).toMatchObject(refusal)
        expect(await count()).toBe(before)
        return
      }
      expect([answer.msg, answer.status]).toEqual([undefined, 200])
      const [order] = await query(
        `SELECT status, payment_method, captured_cents = total_cents AS paid, customer_id IS NULL AS is_guest,
         delivery->>'type' AS type, coalesce(delivery->'details'->'vehicles' ? 'crane_truck', false) AS by_crane
         FROM shop_order WHERE order_no = $1`,
        [answer.data.orderNo]
      )
      expect(order).toMatchObject({
        status: "placed",
        payment_method: method,
        paid: true,
        is_guest: customer === "guest",
        type: deliveries[way].type,
        by_crane: way === "crane"
      })
    }
  )

  it("[CHK-08] [I8] [I12] and all of them together leave books that agree with themselves and with the bank's", async () => {
    await expectConsistentRecords(query)
    await expectSameAsStripe(query, shop.stripe())
  })

  it.each(customers)("[PAY-10] [CHK-08] what is offered to a %s customer is what completes", async (customer) => {
    const { offers } = (await shopperFor(customer).offers(wanted)).data
    const open = offers.filter(({ problem }) => problem === undefined).map(({ method }) => method)
    expect(open).toEqual(paymentMethods.filter((method) => refusalOf(customer, method) === undefined))
    const credit = offers.find(({ method }) => method === "trade-credit")
    expect(credit?.problem).toBe(
      customer === "guest" || customer === "trade" ? undefined : creditRefusals[customer].msg
    )
  })
})
