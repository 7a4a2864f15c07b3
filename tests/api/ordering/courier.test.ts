/** Orders that a courier brings: priced by the courier itself, called once when the goods are ready, and moved on by its signed reports. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { uberFee } from "../../../core/delivery/quote/fees.ts"
import { melbourneMoment } from "../../../core/melbourne.ts"
import type { CartOffers } from "../../../core/ordering/quote-delivery.service.ts"
import { deliveryReasonWords } from "../../../core/words/delivery.ts"
import { testDatabase } from "../../postgres/database.ts"
import { picture, signedEvent, startUberStandIn } from "../../providers/couriers/uber-stand-in.ts"
import { addresses, buyDelivered, quoteOf } from "./delivered.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { callCouriersOnce } from "./reconcile-once.ts"
import type { RequestedItem } from "./shopper.ts"

const STAFF = "staff-token-of-more-than-32-letters"
const uber = await startUberStandIn()
const database = testDatabase("small")
const shop = testShop(database, { STAFF_TOKEN: STAFF, ...uber.env })
const { query } = database
afterAll(uber.close)

// A Tuesday at 9 am: the stores are open, whenever the tests run.
const tuesday = melbourneMoment(Temporal.PlainDate.from("2026-12-01"), 9 * 60)
let minutes = 0
beforeEach(() => {
  // Each a while after the other: a provider that failed is left alone for half a minute.
  minutes += 2
  vi.useFakeTimers({ toFake: ["Date"], now: tuesday + minutes * 60_000 })
  return () => vi.useRealTimers()
})
afterEach(() => {
  uber.state.mode = "works"
  uber.asked.length = 0
})

const screws = async (): Promise<RequestedItem> => {
  const thing = await itemInStock(query, 2)
  await query(`UPDATE sku SET weight_grams = 400, dimensions = '{"length": 100}' WHERE erp_id = $1`, [thing.sku])
  await query(
    `UPDATE product SET is_hardware = true, is_dangerous = false WHERE id = (SELECT product_id FROM sku WHERE erp_id = $1)`,
    [thing.sku]
  )
  return thing
}
const toRowville = { kind: "uber", address: addresses.rowville } as const
const quoted = async () => quoteOf(shop.shopper(), [await screws()], toRowville)
const offered = async () =>
  (
    await shop
      .shopper()
      .call<CartOffers>("POST", "/orders/delivery", { address: addresses.rowville, items: [await screws()] })
  ).data
const order = async () => {
  const kim = shop.shopper()
  const bought = await buyDelivered(kim, [await screws()], toRowville, (card) => shop.stripe().token(card))
  expect(bought.answer).toMatchObject({ status: 200, data: { stripe: { status: "succeeded" } } })
  return { kim, ...bought, ...bought.answer.data.stripe }
}
const staff = (orderNo: string, status: string) =>
  shop
    .shopper()
    .call<{ status: string }>("POST", `/staff/orders/${orderNo}`, { status }, { authorization: `Bearer ${STAFF}` })
const tripOf = async (orderNo: string) =>
  (await query("SELECT state, ref, tracking_url, code, tries FROM courier_trip WHERE order_no = $1", [orderNo]))[0]
const bookedTrip = (orderNo: string) =>
  vi.waitFor(async () => {
    const trip = await tripOf(orderNo)
    expect(trip?.state).toBe("booked")
    return String(trip?.ref)
  })
const statusOf = async (orderNo: string) =>
  (await query("SELECT status FROM shop_order WHERE order_no = $1", [orderNo]))[0]?.status
const stepsOf = (orderNo: string) =>
  query("SELECT status, done_by FROM order_event WHERE order_no = $1 ORDER BY at, status", [orderNo])
const report = (event: object, key?: string) => {
  const { body, headers } = signedEvent(event, key)
  return shop.shopper().call("POST", "/webhooks/uber-direct", body, headers)
}
const delivery = (ref: string, status: string, more: object = {}) => ({
  ...{ kind: "event.delivery_status", id: crypto.randomUUID(), delivery_id: ref, status, live_mode: true },
  data: { id: ref, status, ...more }
})

describe("What a courier costs", () => {
  it("[CRR-01] is what the courier itself asks, from the branch to the address, in the offer, the quote and the order", async () => {
    expect((await offered()).uber?.total).toBe(uber.state.fee)
    const { quote, form, answer } = await order()
    expect(quote.fee).toBe(uber.state.fee)
    // No more is promised than within 90 minutes; a slower courier is told.
    expect(quote.firstAt).toBe(Date.now() + 90 * 60_000)
    uber.state.minutes = 110
    expect((await quoted()).data.firstAt).toBe(Date.now() + 110 * 60_000)
    uber.state.minutes = 35
    const { data } = await shop.shopper().order(answer.data.stripe.orderNo, answer.data.stripe.token)
    expect(data.totals).toMatchObject({ delivery: uber.state.fee, total: form.total })
    const [asked] = uber.asked.filter(({ path }) => path.endsWith("/delivery_quotes")).slice(-1)
    expect(asked?.path).toBe("/v1/customers/cus_lineal/delivery_quotes")
    expect(JSON.parse(String(asked?.json.dropoff_address))).toEqual({
      street_address: ["14 Kelletts Road"],
      ...{ city: "Rowville", state: "VIC", zip_code: "3178", country: "AU" }
    })
    expect(asked?.json.pickup_phone_number).toMatch(/^\+61\d{9}$/)
    // One token for all of them.
    expect(new Set(uber.asked.map(({ authorization }) => authorization)).size).toBe(1)
  })

  it("[CRR-01] where the courier goes nowhere near, it is no way to deliver, and says so", async () => {
    uber.state.mode = "refuses"
    const answer = await quoted()
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer)).toContain(deliveryReasonWords.courierRefused)
    const near = await offered()
    expect(near.uber).toBeUndefined()
    expect(near.courierProblem).toBe(deliveryReasonWords.courierRefused)
    expect(near.local).toBeDefined()
  })

  it.each(["fails", "babbles", "hangs"] as const)(
    "[CRR-01] where the courier %s, the shop goes by its own fees",
    async (mode) => {
      uber.state.mode = mode
      const { status, data } = await quoted()
      expect(status).toBe(200)
      uber.state.mode = "works"
      const { roadMetres = 0 } = (await offered()).uber ?? {}
      expect(data.fee).toBe(uberFee(roadMetres))
    }
  )

  it("[CRR-01] a token that was taken back is asked for anew by the next call", async () => {
    uber.state.mode = "takes the token back"
    expect((await quoted()).status).toBe(200)
    expect((await quoted()).data.fee).toBe(uber.state.fee)
  })
})

describe("A courier's trip", () => {
  it("[CRR-02] is booked once when the goods are ready, and the order waits for it in preparation", async () => {
    const { orderNo, kim, form } = await order()
    expect((await staff(orderNo, "ready")).data).toMatchObject({ status: "preparing" })
    await bookedTrip(orderNo)
    expect((await staff(orderNo, "ready")).data).toMatchObject({ status: "preparing" })
    await callCouriersOnce(database, shop)
    const booked = uber.asked.filter(({ path, json }) => path.endsWith("/deliveries") && json.external_id === orderNo)
    expect(booked).toHaveLength(1)
    expect(booked[0]?.json).toMatchObject({
      ...{ external_id: orderNo, manifest_reference: orderNo, manifest_total_value: form.total },
      ...{ dropoff_name: "Kim Lee", dropoff_phone_number: "+61397641234", dropoff_notes: "Gate" },
      manifest_items: [{ quantity: 2, weight: 400 }],
      dropoff_verification: { picture: true }
    })
    expect(await tripOf(orderNo)).toMatchObject({
      state: "booked",
      tracking_url: `https://delivery.example/order-${orderNo}`
    })
    expect(await statusOf(orderNo)).toBe("preparing")
    expect((await kim.order(orderNo)).data).toMatchObject({ status: "preparing" })
  })

  it("[CRR-02] no other order calls one: of a truck's, ready is no step", async () => {
    const kim = shop.shopper()
    const to = { kind: "delivery", address: addresses.rowville } as const
    const { answer } = await buyDelivered(kim, [await screws()], to, (card) => shop.stripe().token(card))
    const { orderNo } = answer.data.stripe
    expect(await staff(orderNo, "ready")).toMatchObject({ status: 422 })
    expect((await staff(orderNo, "on-the-way")).status).toBe(200)
    expect(await tripOf(orderNo)).toBeUndefined()
  })

  it.each(["fails", "loses the answer"] as const)(
    "[CRR-02] where the courier %s, it is asked for again by itself, and comes once",
    async (mode) => {
      const { orderNo } = await order()
      uber.state.mode = mode
      expect((await staff(orderNo, "ready")).status).toBe(200)
      await vi.waitFor(async () => expect(await tripOf(orderNo)).toMatchObject({ state: "wanted", tries: 1 }))
      uber.state.mode = "works"
      // Not at once.
      await callCouriersOnce(database, shop)
      expect(await tripOf(orderNo)).toMatchObject({ state: "wanted" })
      vi.setSystemTime(Date.now() + 60_000)
      await Promise.all([callCouriersOnce(database, shop), callCouriersOnce(database, shop)])
      await bookedTrip(orderNo)
      expect([...uber.deliveries.keys()].filter((key) => key === `order-${orderNo}`)).toHaveLength(1)
    }
  )

  it("[CRR-02] refused it is not asked for again, and the order stays where it is", async () => {
    const { orderNo } = await order()
    uber.state.mode = "refuses"
    await staff(orderNo, "ready")
    await vi.waitFor(async () =>
      expect(await tripOf(orderNo)).toMatchObject({ state: "refused", code: "address_undeliverable" })
    )
    uber.state.mode = "works"
    vi.setSystemTime(Date.now() + 3_600_000)
    await callCouriersOnce(database, shop)
    expect(await tripOf(orderNo)).toMatchObject({ state: "refused" })
    expect(await statusOf(orderNo)).toBe("preparing")
  })
})

describe("What a courier reports", () => {
  const booked = async () => {
    const bought = await order()
    await staff(bought.orderNo, "ready")
    return { ...bought, ref: await bookedTrip(bought.orderNo) }
  }

  it("[CRR-03] [TRK-01] [RUN-02] moves the order on its way and to its door, with who took it and the photograph", async () => {
    const { orderNo, ref, kim } = await booked()
    expect((await report(delivery(ref, "pickup_complete"))).status).toBe(200)
    expect(await statusOf(orderNo)).toBe("on-the-way")
    const verification = { signature_proof: { signer_name: "Alex Ng" } }
    await report(delivery(ref, "delivered", { dropoff: { verification } }))
    expect(await statusOf(orderNo)).toBe("delivered")
    const [proof] = await query("SELECT received_by, photo, photo_type FROM delivery_proof WHERE order_no = $1", [
      orderNo
    ])
    expect(proof).toMatchObject({ received_by: "Alex Ng", photo_type: "image/jpeg" })
    expect(Buffer.compare(proof?.photo as Buffer, picture)).toBe(0)
    expect((await kim.order(orderNo)).data).toMatchObject({ status: "delivered" })
    const told = await query("SELECT message_key FROM outbox WHERE message_key LIKE '%' || $1 || '%'", [orderNo])
    expect(told.filter(({ message_key }) => String(message_key).includes("delivered"))).toHaveLength(1)
  })

  it("[CRR-03] repeated, at once, late and out of order it changes nothing more", async () => {
    const { orderNo, ref } = await booked()
    const done = delivery(ref, "delivered")
    const answers = await Promise.all([report(done), report(done), report(done)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await report(delivery(ref, "pickup_complete"))
    await report(done)
    expect(await statusOf(orderNo)).toBe("delivered")
    expect((await stepsOf(orderNo)).filter(({ done_by }) => done_by === "courier")).toEqual([
      { status: "delivered", done_by: "courier" }
    ])
    const proofs = await query("SELECT received_by FROM delivery_proof WHERE order_no = $1", [orderNo])
    expect(proofs).toEqual([{ received_by: "Kim Lee" }])
  })

  it("[CRR-03] [T47] not signed, signed by another key or for other bytes, it is refused and nothing moves", async () => {
    const { orderNo, ref } = await booked()
    const event = delivery(ref, "delivered")
    expect(await report(event, "another-key")).toMatchObject({ status: 400, code: "UNSIGNED" })
    const { headers } = signedEvent({ ...event, status: "canceled" })
    const send = (body: unknown, more: Record<string, string>) =>
      shop.shopper().call("POST", "/webhooks/uber-direct", body, more)
    expect(await send(JSON.stringify(event), headers)).toMatchObject({ status: 400, code: "UNSIGNED" })
    expect(await send(event, {})).toMatchObject({ status: 400, code: "UNSIGNED" })
    expect(await send(event, { "x-uber-signature": "zz" })).toMatchObject({ status: 400, code: "UNSIGNED" })
    expect(await statusOf(orderNo)).toBe("preparing")
    // The name that the header had before.
    const { body, headers: signed } = signedEvent(event)
    expect((await send(body, { "x-postmates-signature": signed["x-uber-signature"] })).status).toBe(200)
    expect(await statusOf(orderNo)).toBe("delivered")
  })

  it("[CRR-03] of a trip that is none of the shop's, of another kind, or in another shape, it moves nothing", async () => {
    expect((await report(delivery("del_of_another", "delivered"))).status).toBe(200)
    expect((await report({ kind: "event.courier_update", delivery_id: "x" })).status).toBe(200)
    for (const body of [{ of: "another shape" }, delivery("del_\u0000", "delivered")])
      expect(await report(body)).toMatchObject({ status: 400, code: "MALFORMED" })
  })

  it("[CRR-03] given back, the trip is over and the order stays for staff to see to", async () => {
    const { orderNo, ref } = await booked()
    await report(delivery(ref, "canceled"))
    expect(await tripOf(orderNo)).toMatchObject({ state: "cancelled" })
    expect(await statusOf(orderNo)).toBe("preparing")
  })

  it.each(["before", "after"] as const)(
    "[CRR-04] given back %s it was picked up, another courier is called by a press, under a key of its own, and the last one's late reports move nothing",
    async (when) => {
      const { orderNo, ref } = await booked()
      if (when === "after") await report(delivery(ref, "pickup_complete"))
      await report(delivery(ref, when === "after" ? "returned" : "canceled"))
      const answers = await Promise.all([staff(orderNo, "ready"), staff(orderNo, "ready")])
      // Of what is on its way, a second press finds a courier under way, and says so.
      expect(answers.map(({ status }) => status).sort()[0]).toBe(200)
      if (when === "after") expect(await staff(orderNo, "ready")).toMatchObject({ status: 422 })
      const second = await bookedTrip(orderNo)
      expect(second).not.toBe(ref)
      expect([...uber.deliveries.keys()].filter((key) => key.startsWith(`order-${orderNo}`))).toEqual([
        `order-${orderNo}`,
        `order-${orderNo}-2`
      ])
      await report(delivery(ref, "returned"))
      expect(await tripOf(orderNo)).toMatchObject({ state: "booked", ref: second })
      await report(delivery(second, "delivered"))
      expect(await statusOf(orderNo)).toBe("delivered")
    }
  )

  it("[CRR-04] refused, the shop brings it itself or hands it over at the counter, and no courier is called", async () => {
    const [van, counter] = [await order(), await order()]
    uber.state.mode = "refuses"
    for (const { orderNo } of [van, counter]) {
      await staff(orderNo, "ready")
      await vi.waitFor(async () => expect(await tripOf(orderNo)).toMatchObject({ state: "refused" }))
    }
    uber.state.mode = "works"
    expect((await staff(van.orderNo, "on-the-way")).data.status).toBe("on-the-way")
    for (const { orderNo } of [van, counter]) {
      expect((await staff(orderNo, "delivered")).data.status).toBe("delivered")
      expect(await tripOf(orderNo)).toMatchObject({ state: "refused" })
      expect([...uber.deliveries.keys()].filter((key) => key.startsWith(`order-${orderNo}`))).toEqual([])
    }
  })

  it("[CRR-04] [CANCEL-02] of a cancelled order it is called off, also when the courier answers late or says that it is too late", async () => {
    const [first, second, third] = [await booked(), await booked(), await booked()]
    expect((await staff(first.orderNo, "cancelled")).data.status).toBe("cancelled")
    await Promise.all([callCouriersOnce(database, shop), callCouriersOnce(database, shop)])
    expect(uber.calledOff).toContain(first.ref)
    expect(await tripOf(first.orderNo)).toMatchObject({ state: "cancelled", code: "called off" })
    uber.state.mode = "fails"
    await staff(second.orderNo, "cancelled")
    await callCouriersOnce(database, shop)
    expect(await tripOf(second.orderNo)).toMatchObject({ state: "unwanted", tries: 1 })
    uber.state.mode = "works"
    vi.setSystemTime(Date.now() + 120_000)
    await callCouriersOnce(database, shop)
    expect(uber.calledOff).toContain(second.ref)
    uber.state.mode = "is past calling off"
    await staff(third.orderNo, "cancelled")
    await callCouriersOnce(database, shop)
    expect(await tripOf(third.orderNo)).toMatchObject({ state: "cancelled", code: "noncompliant_deliverable_action" })
    // What comes after moves nothing of a cancelled order.
    await report(delivery(first.ref, "delivered"))
    expect(await statusOf(first.orderNo)).toBe("cancelled")
  })

  it("[CRR-04] of an order that is cancelled while its courier is being booked, nobody comes", async () => {
    const { orderNo } = await order()
    uber.state.mode = "fails"
    await staff(orderNo, "ready")
    await vi.waitFor(async () => expect(await tripOf(orderNo)).toMatchObject({ state: "wanted", tries: 1 }))
    await staff(orderNo, "cancelled")
    uber.state.mode = "works"
    vi.setSystemTime(Date.now() + 120_000)
    await callCouriersOnce(database, shop)
    expect(await tripOf(orderNo)).toMatchObject({ state: "cancelled" })
    expect([...uber.deliveries.keys()].filter((key) => key.startsWith(`order-${orderNo}`))).toEqual([])
  })

  it("[CRR-04] [CANCEL-02] booked while its order is cancelled, or left behind by a shop that died then, it is called off in the end", async () => {
    const [late, left] = [await order(), await booked()]
    uber.state.mode = "books late, and calls nobody off"
    await staff(late.orderNo, "ready")
    await vi.waitFor(() => expect([...uber.deliveries.keys()]).toContain(`order-${late.orderNo}`))
    await staff(late.orderNo, "cancelled")
    uber.endBooking()
    await vi.waitFor(async () => expect(await tripOf(late.orderNo)).toMatchObject({ state: "unwanted", tries: 1 }))
    await staff(left.orderNo, "cancelled")
    await query("UPDATE courier_trip SET state = 'booked' WHERE order_no = $1", [left.orderNo])
    uber.state.mode = "works"
    vi.setSystemTime(Date.now() + 120_000)
    await callCouriersOnce(database, shop)
    for (const { orderNo } of [late, left]) {
      const trip = await tripOf(orderNo)
      expect(trip).toMatchObject({ state: "cancelled", code: "called off" })
      expect(uber.calledOff).toContain(trip?.ref)
    }
  })
})
