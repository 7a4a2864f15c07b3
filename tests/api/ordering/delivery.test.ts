/** Orders that are brought to an address: what each way costs, what it is refused for, and the last truck of a day. */
import { Schema } from "effect"
import { beforeEach, describe, expect, it, vi } from "vitest"
import type { QuoteDestination } from "../../../core/delivery/quote/delivery-quote.ts"
import { defaultFees } from "../../../core/delivery/quote/fees.ts"
import { defaultFleet } from "../../../core/delivery/vehicles/vehicles.ts"
import { melbourneMoment } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { CartQuoteSchema } from "../../../core/ordering/cart-quote.schema.ts"
import type { CartOffers, CartQuote } from "../../../core/ordering/quote-delivery.service.ts"
import { arrivalText } from "../../../core/orders/order-destination.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import { openPeriodOn } from "../../../core/stores/open-hours.ts"
import { deliveryReasonWords, deliveryWords, shownTimeWords } from "../../../core/words/delivery.ts"
import { testDatabase } from "../../postgres/database.ts"
import { addresses, buyDelivered, preparedDelivery, quoteOf } from "./delivered.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock, sticksInStock } from "./order-items.ts"
import { expectConsistentRecords } from "./record-consistency.ts"
import { cards, PICKUP_BRANCH } from "./shopper.ts"

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

const kimLee = { contactName: "Kim Lee", phone: "03 9764 1234", email: "kim@example.com" }

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
    expect(near.local?.firstDay).toBe("2026-12-02")
    const span = { firstDay: "2026-12-08", lastDay: "2026-12-22" }
    expect(near.national).toEqual({ vehicles: ["parcel"], total: 1295, shownTime: shownTimeWords.parcel, ...span })
    const today = { firstDay: "2026-12-01", lastDay: "2026-12-01" }
    expect(near.uber).toMatchObject({ vehicles: ["uber"], shownTime: shownTimeWords.uber, ...today })

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
      shownTime: shownTimeWords.international,
      firstDay: "2026-12-15",
      lastDay: "2026-12-22"
    })
  })

  it("[DEL-05] of a postcode that no suburb has says that, whatever is to go there, and quotes no parcel to it", async () => {
    const [screw, stick] = [await screws(), await sticksInStock(query, 2)]
    const nowhere = { ...addresses.perth, state: "QLD", postcode: "9999" }
    const noPlace = { code: "POSTCODE_ERROR", message: deliveryReasonWords.postcodeUnknown("9999"), sku: "" }
    const { data } = await offersFor([screw, stick], nowhere)
    expect(data.errors.local).toEqual([noPlace])
    expect(data.errors.national[0]).toEqual(noPlace)
    expect(data.courierProblem).toBe(noPlace.message)
    const parcel = await offersFor([screw], nowhere)
    expect([parcel.data.national, parcel.data.errors.national]).toEqual([undefined, [noPlace]])
  })

  it("[DEL-05] [MSG-03] what has no reason of its own is the other problem, which advises to collect: more parcels than go at once", async () => {
    const other = { code: "OTHER_ERROR", message: deliveryWords.other, sku: "" }
    const many = (await offersFor([{ ...(await screws()), qty: 3_000 }], addresses.perth)).data
    expect([many.national, many.errors.national]).toEqual([undefined, [other]])
  })

  it.each([
    ["without a weight", "weight_grams = 0", "WEIGHT_ERROR", deliveryWords.weightMissing],
    ["of 15 m", `dimensions = '{"length": 15000}'`, "VEHICLE_ERROR", deliveryWords.vehicleMissing]
  ] as const)(
    "[DEL-05] [MSG-03] a thing %s is named in both lists, and no quote is made of it",
    async (_, change, code, msg) => {
      const screw = await screws()
      await query(`UPDATE sku SET ${change} WHERE erp_id = $1`, [screw.sku])
      const [goods] = await query("SELECT name FROM sku WHERE erp_id = $1", [screw.sku])
      const problem = { code, message: msg(String(goods?.name)), sku: screw.sku }
      expect((await offersFor([screw], addresses.rowville)).data.errors).toEqual({
        local: [problem],
        national: [problem]
      })
      for (const to of [
        { kind: "national", address: addresses.perth },
        { kind: "delivery", address: addresses.rowville }
      ] as const)
        expect(await quoteOf(shop.shopper(), [screw], to)).toMatchObject({
          status: 422,
          code,
          fields: { [screw.sku]: problem.message }
        })
      await screws()
    }
  )

  it("[DEL-06] far from every store a truck comes every few weeks, and a courier who is called shortly before closing comes as soon as he can", async () => {
    const far = (await offersFor([await screws()], addresses.mildura)).data
    expect(far.local).toMatchObject({ shownTime: shownTimeWords.remote })
    const quote = (await quoteOf(shop.shopper(), [await screws()], { kind: "delivery", address: addresses.mildura }))
      .data
    expect(quote.shownTime).toBe(shownTimeWords.remote)
    // Runs are on their own days alone, two weeks from each other.
    const [first = "", second = ""] = quote.days
    expect(Temporal.PlainDate.from(first).until(second).days).toBe(14)
    expect((await offersFor([await screws()], addresses.rowville)).data.uber?.shownTime).toBe(shownTimeWords.uber)
    const { hours } = (await shop.shopper().call<Branch>("GET", `/branches/${PICKUP_BRANCH}`)).data
    const closing = openPeriodOn(hours, Temporal.PlainDate.from("2026-12-01"))?.to ?? 0
    vi.setSystemTime(closing - 89 * 60_000)
    expect((await offersFor([await screws()], addresses.rowville)).data.uber?.shownTime).toBe(shownTimeWords.uberLater)
    vi.setSystemTime(closing + 8 * 3_600_000)
    const closed = (await offersFor([await screws()], addresses.rowville)).data
    expect([closed.uber, closed.courierProblem]).toEqual([undefined, deliveryReasonWords.courierClosed])
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
    ["delivery", addresses.rowville, false, ["ute"], "Our truck"],
    ["delivery", addresses.rowville, true, ["crane_truck"], "Our crane truck"],
    ["uber", addresses.rowville, false, ["uber"], "Uber"],
    ["national", addresses.perth, false, ["parcel"], "Parcel"],
    ["international", addresses.auckland, false, ["intl_parcel"], "Parcel to another country"]
  ] as const)(
    "[DEL-01] [DEL-02] [CHK-05] [CHK-06] [TRK-01] [SUM-01] [GST-01] by %s to %o, crane %s, is paid with its fee and says where it goes",
    async (kind, address, craneRequired, vehicles, carrier) => {
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
        ...(kind === "delivery" ? { date: quote.days[0], time: "2359" } : {}),
        ...(craneRequired ? { hasCrane: true } : {})
      })
      const [pick] = await query("SELECT text FROM outbox WHERE message_key = $1", [`pick-list ${orderNo}`])
      expect(pick?.text).toContain(`Deliver to: ${address.line1}, ${address.suburb}`)
      const arrival = order.destination && arrivalText(order.destination)
      expect(pick?.text).toContain(`\nDelivery: ${carrier}\nEstimated delivery: ${arrival}\nReceiving it: `)
      const [mail] = await query("SELECT text FROM outbox WHERE message_key = $1", [`order-placed ${orderNo}`])
      const sums = ["Subtotal", "Delivery", "Total including GST"].map(
        (name) => String(mail?.text).match(new RegExp(`^${name}: \\$([\\d,.]+)$`, "m"))?.[1]
      )
      expect(sums).toEqual([form.total - quote.fee, quote.fee, form.total].map((cents) => dollars(cents).slice(1)))
      const tracked = await shop.shopper().call<{ arrival?: string }>("GET", `/orders/track/${orderNo}`)
      expect(tracked.data.arrival).toBe(arrival)
      await expectConsistentRecords(query)
    }
  )

  const stale = [409, "EXPIRED_DELIVERY"] as const
  const wrong = [422, "INVALID_INPUT"] as const
  const malformed = [400, "MALFORMED"] as const
  it.each<[what: string, details: Record<string, unknown>, told: readonly [number, string]]>([
    ["a Sunday", { date: "2026-12-06" }, stale],
    ["a public holiday", { date: "2026-12-25" }, stale],
    ["a day that is past", { date: "2026-11-30" }, stale],
    ["a day in a year", { date: "2027-12-01" }, stale],
    ["a day in words", { date: "soon" }, malformed],
    ["a time that there is not", { time: "0900" }, malformed],
    ["a fee of its own", { deliveryTotal: 1 }, stale],
    ["a fee below nothing", { deliveryTotal: -1 }, malformed],
    ["another vehicle", { vehicles: ["truck"] }, stale],
    ["a vehicle that there is not", { vehicles: ["box"] }, malformed],
    [
      "another address than the one that was quoted",
      { address: { ...addresses.rowville, line1: "16 Kelletts Road" } },
      stale
    ],
    ["a postcode of another state", { address: { ...addresses.rowville, postcode: "6000" } }, wrong],
    ["a crane that was not quoted", { craneRequired: true }, stale],
    ["instructions without an end", { instructions: "x".repeat(501) }, malformed],
    ["an e-mail address for a name", { contactDetails: { ...kimLee, contactName: "kim@bank.example" } }, wrong]
  ])("[DEL-03] [CHK-05] with %s is refused, and nothing is charged", async (_, details, told) => {
    const kim = shop.shopper()
    const { form, intentId } = await preparedDelivery(
      kim,
      [await screws()],
      { kind: "delivery", address: addresses.rowville },
      details
    )
    const answer = await kim.place(form, intentId, (await token(cards.pays)).id)
    expect([answer.status, answer.code]).toEqual(told)
    expect(await query("SELECT FROM payment_attempt WHERE provider_ref = $1", [intentId])).toEqual([])
  })

  // From a Friday over the night in which the clocks change: Monday is three days ahead, though 71 or 73 hours.
  it.each(["2026-10-02", "2027-04-02"])(
    "[DEL-03] [F10] ordered on %s, on Monday it comes at any time alone, on Tuesday at a chosen one",
    async (friday) => {
      const from = Temporal.PlainDate.from(friday)
      vi.setSystemTime(melbourneMoment(from, 9 * 60))
      const [wanted, to] = [[await screws()], { kind: "delivery", address: addresses.rowville } as const]
      const placed = async (days: number, time: string) => {
        const kim = shop.shopper()
        const date = from.add({ days }).toString()
        const { quote, form, intentId } = await preparedDelivery(kim, wanted, to, { date, time })
        expect([date, quote.days.includes(date)]).toEqual([date, days !== 2])
        return (await kim.place(form, intentId, (await token(cards.pays)).id)).status
      }
      expect([await placed(3, "0800"), await placed(3, "2359"), await placed(4, "0800")]).toEqual([409, 200, 200])
      expect(await placed(2, "2359")).toBe(409)
    }
  )

  it("[DEL-03] comes at each of the four times, but in one, two or three days at any time alone", async () => {
    const [wanted, to] = [[await screws()], { kind: "delivery", address: addresses.rowville } as const]
    const prepare = async () => {
      const kim = shop.shopper()
      const { quote, form, intentId } = await preparedDelivery(kim, wanted, to)
      const card = (await token(cards.pays)).id
      const placed = async (days: number, time: string) => {
        const date = Temporal.PlainDate.from("2026-12-01").add({ days }).toString()
        expect([date, quote.days.includes(date)]).toEqual([date, true])
        const details = { ...form.delivery.details, date, time }
        return kim.place({ ...form, delivery: { ...form.delivery, details } }, intentId, card)
      }
      return { placed }
    }
    const soon = await prepare()
    for (const days of [1, 2, 3])
      for (const time of ["0800", "1159", "1659"]) {
        const { status, code } = await soon.placed(days, time)
        expect([days, time, status, code]).toEqual([days, time, 409, "EXPIRED_DELIVERY"])
      }
    expect((await soon.placed(3, "2359")).status).toBe(200)
    for (const [time, text] of [
      ["0800", "First run, before 8am"],
      ["1159", "Morning, before 12pm"],
      ["1659", "Afternoon, 12–5pm"],
      ["2359", "Any time"]
    ] as const) {
      const answer = await (await prepare()).placed(6, time)
      expect([time, answer.status]).toEqual([time, 200])
      const [mail] = await query("SELECT text FROM outbox WHERE message_key = $1", [
        `order-placed ${answer.data.stripe.orderNo}`
      ])
      expect(mail?.text).toContain(text)
    }
  })

  it("[DEL-01] with a field that its type lacks is refused, whichever type and field", async () => {
    const kim = shop.shopper()
    const to = { kind: "national", address: addresses.perth } as const
    const { form, intentId } = await preparedDelivery(kim, [await screws()], to)
    const { address, contactDetails } = form.delivery.details
    const everywhere = { instructions: "Gate", contactDetails }
    const carried = { ...everywhere, address, deliveryTotal: 1, vehicles: ["parcel"], craneRequired: false }
    const [day, branch] = [{ date: "2026-12-09" }, { branchId: PICKUP_BRANCH }]
    const every = { ...carried, ...day, ...branch, time: "2359" }
    for (const [type, fields, lacks] of [
      ["pickup", { ...everywhere, ...day, ...branch }, 5],
      ["delivery", { ...carried, ...day, time: "2359" }, 1],
      ["national_delivery", carried, 3],
      ["international_delivery", carried, 3],
      ["uber_delivery", { ...carried, ...branch }, 2]
    ] as const) {
      const more = Object.entries(every).filter(([field]) => !Object.hasOwn(fields, field))
      expect([type, more.length]).toEqual([type, lacks])
      for (const [field, value] of more) {
        const delivery = { type: `hardware_${type}`, details: { ...fields, [field]: value } }
        const { status, code, fields: named } = await kim.place({ ...form, delivery }, intentId, "ctoken_1None")
        expect([type, status, code, Object.keys(named ?? {})]).toEqual([
          type,
          400,
          "MALFORMED",
          [`form.delivery.details.${field}`]
        ])
      }
    }
  })
})

describe("a quote", () => {
  it("[CHK-05] answers what the contract names and nothing else, as it is written past the contract's own schema", async () => {
    const [kim, screw] = [shop.shopper(), await screws()]
    const destinations: ReadonlyArray<QuoteDestination> = [
      { kind: "pickup", branchId: PICKUP_BRANCH },
      { kind: "delivery", address: addresses.rowville },
      { kind: "uber", address: addresses.rowville },
      { kind: "national", address: addresses.perth },
      { kind: "international", address: addresses.auckland }
    ]
    for (const to of destinations) {
      const { data } = await kim.call<CartQuote>("POST", "/orders/delivery-quote", { to, items: [screw] })
      expect(Schema.decodeUnknownSync(CartQuoteSchema, { onExcessProperty: "error" })(data)).toEqual(data)
      expect([data.kind, data.lines.length]).toEqual([to.kind, 1])
    }
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
