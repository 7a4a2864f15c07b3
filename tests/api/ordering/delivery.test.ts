/** Orders that are brought to an address: what each way costs, what it is refused for, and the last truck of a day. */
import { beforeEach, describe, expect, it, vi } from "vitest"
import { defaultFees } from "../../../core/delivery/quote/fees.ts"
import { defaultFleet } from "../../../core/delivery/vehicles/vehicles.ts"
import { melbourneMoment } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import type { CartOffers } from "../../../core/ordering/quote-delivery.service.ts"
import { arrivalText } from "../../../core/orders/order-destination.ts"
import { deliveryReasonWords, deliveryWords, shownTimeWords } from "../../../core/words/delivery.ts"
import { testDatabase } from "../../postgres/database.ts"
import { addresses, buyDelivered, preparedDelivery, quoteOf } from "./delivered.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock, sticksInStock } from "./order-items.ts"
import { expectConsistentRecords } from "./record-consistency.ts"
import { cards } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database
const token = (card: string) => shop.stripe().token(card)

/** Something small that any carrier takes: Hardware of 400 g and 10 cm, not dangerous. */
const screws = async () => {
  const thing = await itemInStock(query, 2)
  await query(`UPDATE sku SET weight_grams = 400, dimensions = '{"length": 100}' WHERE erp_id = $1`, [thing.sku])
  await query(
    `UPDATE product SET is_hardware = true, is_dangerous = false WHERE id = (SELECT product_id FROM sku WHERE erp_id = $1)`,
    [thing.sku]
  )
  return thing
}

const offersFor = (items: ReadonlyArray<Awaited<ReturnType<typeof screws>>>, address: object) =>
  shop.shopper().call<CartOffers>("POST", "/orders/delivery", { address, items })

// A Tuesday at 9 am: the stores are open, whenever the tests run.
const tuesday = melbourneMoment(Temporal.PlainDate.from("2026-12-01"), 9 * 60)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: tuesday })
  return () => vi.useRealTimers()
})

describe("what each way costs", () => {
  it("[CALL-20] [DEL-05] [DEL-06] is told of every way that can be had, and of every other why not, with its sku", async () => {
    const [screw, stick] = [await screws(), await sticksInStock(query, 2)]
    const near = (await offersFor([screw], addresses.rowville)).data
    expect(near.errors).toEqual({ local: [], national: [] })
    expect(near.local).toMatchObject({ branchId: 25, vehicles: ["ute"], lifts: 0 })
    expect(near.local?.total).toBe(
      defaultFees.trucks.ute.base + Math.round((defaultFees.trucks.ute.perKm * (near.local?.roadMetres ?? 0)) / 1000)
    )
    expect(near.national).toEqual({ vehicles: ["parcel"], total: 1295, shownTime: shownTimeWords.parcel })
    expect(near.uber).toMatchObject({ vehicles: ["uber"], shownTime: shownTimeWords.uber })

    const far = (await offersFor([screw, stick], addresses.perth)).data
    expect(far.local).toBeUndefined()
    expect(far.errors.local).toEqual([{ code: "POSTCODE_ERROR", message: deliveryWords.postcodeNotServed, sku: "" }])
    expect(far.errors.national).toEqual([
      { code: "HARDWARE_ERROR", message: deliveryWords.hardwareOnly, sku: stick.sku }
    ])
    expect(far.courierProblem).toMatch(/too long for an Uber/)

    const abroad = await shop
      .shopper()
      .call<CartOffers>("POST", "/orders/national-delivery", { address: addresses.auckland, items: [screw] })
    expect(abroad.data.national).toEqual({
      vehicles: ["intl_parcel"],
      total: 6900,
      shownTime: shownTimeWords.international
    })
  })

  it("[DEL-05] [MSG-03] what has no reason of its own is the other problem, which advises to collect: a place that nobody knows", async () => {
    const other = { code: "OTHER_ERROR", message: deliveryWords.other, sku: "" }
    const nowhere = (await offersFor([await screws()], { suburb: "", postcode: "3999" })).data
    expect([nowhere.local, nowhere.errors.local]).toEqual([undefined, [other]])
  })

  it("[DEL-05] a thing without a weight is named, and no quote is made of it", async () => {
    const screw = await screws()
    await query("UPDATE sku SET weight_grams = 0 WHERE erp_id = $1", [screw.sku])
    const answer = await quoteOf(shop.shopper(), [screw], { kind: "national", address: addresses.perth })
    expect([answer.status, answer.code]).toEqual([422, "WEIGHT_ERROR"])
    expect(Object.keys(answer.fields ?? {})).toEqual([screw.sku])
    await screws()
  })

  it.each([
    ["national", addresses.auckland, deliveryReasonWords.onlyAustralia],
    ["international", addresses.perth, deliveryReasonWords.notAbroad],
    ["uber", addresses.perth, deliveryReasonWords.courierTooFar(10)],
    ["delivery", addresses.perth, deliveryWords.postcodeNotServed]
  ] as const)("[DEL-05] by %s to %o is refused in its own words", async (kind, address, msg) => {
    const answer = await quoteOf(shop.shopper(), [await screws()], { kind, address })
    expect([answer.status, answer.msg]).toEqual([422, msg])
  })
})

describe("an order that is delivered", () => {
  it.each([
    ["delivery", addresses.rowville, false, ["ute"]],
    ["delivery", addresses.rowville, true, ["crane_truck"]],
    ["uber", addresses.rowville, false, ["uber"]],
    ["national", addresses.perth, false, ["parcel"]],
    ["international", addresses.auckland, false, ["intl_parcel"]]
  ] as const)(
    "[DEL-01] [DEL-02] [CHK-05] [CHK-06] [TRK-01] [SUM-01] [GST-01] by %s to %o, crane %s, is paid with its fee and says where it goes",
    async (kind, address, craneRequired, vehicles) => {
      const kim = shop.shopper()
      const wanted = [await screws()]
      const { answer, quote, form, amount } = await buyDelivered(kim, wanted, { kind, address, craneRequired }, token)
      expect([answer.status, answer.data.stripe?.status]).toEqual([200, "succeeded"])
      expect(quote.vehicles).toEqual(vehicles)
      expect(quote.fee).toBeGreaterThan(0)
      expect(amount).toBe(form.total)
      const { orderNo, token: link } = answer.data.stripe
      const { data: order } = await kim.order(orderNo, link)
      const eleventh = (cents: number) => Math.round(cents / 11)
      const gst = form.cart.items.reduce((sum, { lineTotal }) => sum + eleventh(lineTotal), eleventh(quote.fee))
      expect(order.totals).toMatchObject({ delivery: quote.fee, gst, total: form.total })
      expect(order).toMatchObject({ checkoutType: "delivery", branchId: quote.branchId })
      expect(order.destination).toEqual({
        method: kind,
        // [DEL-01] What leaves our own trucks names its country.
        address: kind === "uber" || kind === "national" ? { ...address, country: "AU" } : address,
        ...(kind === "delivery" ? { date: quote.days[0], time: "2359" } : {})
      })
      const [pick] = await query("SELECT text FROM outbox WHERE message_key = $1", [`pick-list ${orderNo}`])
      expect(pick?.text).toContain(`Deliver to: ${address.line1}, ${address.suburb}`)
      const [mail] = await query("SELECT text FROM outbox WHERE message_key = $1", [`order-placed ${orderNo}`])
      const sums = ["Subtotal", "Delivery", "Total including GST"].map(
        (name) => String(mail?.text).match(new RegExp(`^${name}: \\$([\\d,.]+)$`, "m"))?.[1]
      )
      expect(sums).toEqual([form.total - quote.fee, quote.fee, form.total].map((cents) => dollars(cents).slice(1)))
      const tracked = await shop.shopper().call<{ arrival?: string }>("GET", `/orders/track/${orderNo}`)
      expect(tracked.data.arrival).toBe(order.destination && arrivalText(order.destination))
      await expectConsistentRecords(query)
    }
  )

  it.each([
    ["a time that cannot be chosen within three days", { time: "0800" }],
    ["a Sunday", { date: "2026-12-06" }],
    ["a fee of its own", { deliveryTotal: 1 }],
    ["another vehicle", { vehicles: ["truck"] }],
    ["another address than the one that was quoted", { address: { ...addresses.rowville, line1: "16 Kelletts Road" } }],
    ["a crane that was not quoted", { craneRequired: true }]
  ])("[DEL-03] [CHK-05] with %s is refused, and nothing is charged", async (_, details) => {
    const kim = shop.shopper()
    const { form, intentId } = await preparedDelivery(
      kim,
      [await screws()],
      { kind: "delivery", address: addresses.rowville },
      details
    )
    const answer = await kim.place(form, intentId, (await token(cards.pays)).id)
    expect([answer.status, answer.code]).toEqual([409, "EXPIRED_DELIVERY"])
    expect(await query("SELECT FROM payment_attempt WHERE provider_ref = $1", [intentId])).toEqual([])
  })

  it("[DEL-01] with a field that its type lacks is refused", async () => {
    const kim = shop.shopper()
    const to = { kind: "national", address: addresses.perth } as const
    const { form, intentId } = await preparedDelivery(kim, [await screws()], to, { date: "2026-12-09" })
    expect((await kim.place(form, intentId, (await token(cards.pays)).id)).status).toBe(400)
  })
})

describe("the last truck of a day", () => {
  it("[DAY-01] 50 who order at once have as many as there are trucks; the others are told the next day", async () => {
    const wanted = [await screws()]
    const to = { kind: "delivery", address: addresses.rowville, craneRequired: true } as const
    const most = defaultFleet.perDay.crane_truck
    const day = "2026-12-03"
    const shoppers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const one = shop.shopper()
        return { one, ...(await preparedDelivery(one, wanted, to, { date: day })), token: (await token(cards.pays)).id }
      })
    )
    const answers = await Promise.all(
      shoppers.map(({ one, form, intentId, token: id }) => one.place(form, intentId, id))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(["409 EXPIRED_DELIVERY"]))
    for (const answer of refused) {
      const { quote } = answer as unknown as { readonly quote: { readonly days: ReadonlyArray<string> } }
      expect([quote.days.includes(day), quote.days.length > 0]).toEqual([false, true])
    }
    const [row] = await query(
      `SELECT count(*)::int AS trucks FROM shop_order, jsonb_array_elements_text(delivery->'details'->'vehicles') AS truck
       WHERE delivery->'details'->>'date' = $1 AND truck = 'crane_truck' AND status <> 'cancelled'`,
      [day]
    )
    expect(row?.trucks).toBe(most)
    const greyed = (await quoteOf(shop.shopper(), wanted, to)).data.unavailableDays.find(({ date }) => date === day)
    expect(greyed?.problem).toMatch(/fully booked/)
    // One that is cancelled gives its truck back.
    const [kept] = answers.filter(({ status }) => status === 200)
    await query("UPDATE shop_order SET status = 'cancelled' WHERE order_no = $1", [kept?.data.stripe.orderNo])
    expect((await quoteOf(shop.shopper(), wanted, to)).data.days).toContain(day)
  })
})
