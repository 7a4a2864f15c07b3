/** The runs of the trucks over the API of staff: the sheet of a day, what is marked, and what the customer sees of it. */
import sharp from "sharp"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { defaultDeliverySettings as usual } from "../../../core/delivery/quote/delivery-settings.ts"
import { melbourneMoment } from "../../../core/melbourne.ts"
import type { BranchRun } from "../../../core/ordering/runs/plan-runs.service.ts"
import { deliveryDayWords } from "../../../core/words/delivery.ts"
import { runWords } from "../../../core/words/run.ts"
import { testDatabase } from "../../postgres/database.ts"
import { addresses, buyDelivered, quoteOf } from "./delivered.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"

const STAFF = "staff-token-of-more-than-32-letters"
const database = testDatabase("small")
const shop = testShop(database, { STAFF_TOKEN: STAFF })
const { query } = database
const authorization = `Bearer ${STAFF}`

const tuesday = melbourneMoment(Temporal.PlainDate.from("2026-12-01"), 9 * 60)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: tuesday })
  return () => vi.useRealTimers()
})

const weighed = async () => {
  const thing = await itemInStock(query, 2)
  await query(`UPDATE sku SET weight_grams = 400, dimensions = '{"length": 100}' WHERE erp_id = $1`, [thing.sku])
  return thing
}

const toRowville = { kind: "delivery", address: addresses.rowville } as const

const delivered = async (craneRequired = false) => {
  const kim = shop.shopper()
  const bought = await buyDelivered(kim, [await weighed()], { ...toRowville, craneRequired }, (card) =>
    shop.stripe().token(card)
  )
  return { kim, ...bought, ...bought.answer.data.stripe }
}

const staff = <Data>(method: string, path: string, body?: unknown) =>
  shop.shopper().call<Data>(method, path, body, { authorization })

describe("a run sheet", () => {
  it("[RUN-01] lists what a branch sends out on a day, with weights and lifts, for staff alone", async () => {
    const [plain, lifted] = [await delivered(), await delivered(true)]
    const day = String(plain.quote.days[0])
    const { status, data } = await staff<BranchRun>("GET", `/staff/runs/${plain.quote.branchId}/${day}`)
    expect(status).toBe(200)
    expect(data).toMatchObject({ day, branchId: plain.quote.branchId, lifts: 1 })
    const stop = data.stops.find(({ orderNo }) => orderNo === plain.orderNo)
    expect(stop).toMatchObject({
      suburb: "Rowville",
      address: "14 Kelletts Road, Rowville VIC 3178",
      time: "2359",
      vehicles: ["ute"],
      grams: 800,
      lifts: 0,
      instructions: "Gate"
    })
    expect(data.stops.find(({ orderNo }) => orderNo === lifted.orderNo)).toMatchObject({
      vehicles: ["crane_truck"],
      lifts: 1
    })
    const none = await staff<BranchRun>("GET", `/staff/runs/${plain.quote.branchId}/2026-12-02`)
    expect([none.status, day === "2026-12-02" || none.data.stops.length === 0]).toEqual([200, true])

    for (const path of ["/staff/runs/999/2026-12-02", `/staff/runs/${plain.quote.branchId}/2026-02-30`])
      expect([path, (await staff("GET", path)).status]).toEqual([path, 404])
    expect((await shop.shopper().call("GET", `/staff/runs/${plain.quote.branchId}/${day}`)).status).toBe(401)
    expect(
      (await shop.shopper().call("GET", `/staff/runs/25/${day}`, undefined, { authorization: "Bearer no" })).status
    ).toBe(401)
  })

  it("[RUN-01] prints as a page, whatever was typed into the order", async () => {
    const { orderNo, quote } = await delivered()
    await query("UPDATE shop_order SET instructions = '<script>alert(1)</script>' WHERE order_no = $1", [orderNo])
    const address = `${shop.origin()}/api/staff/runs/${quote.branchId}/${quote.days[0]}`
    const answer = await shop.send(new Request(address, { headers: { authorization, accept: "text/html" } }))
    const html = await answer.text()
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/)
    expect(html).toContain("<h1>Run sheet, ")
    expect(html).toContain("14 Kelletts Road, Rowville VIC 3178")
    expect(html).not.toContain("<script>")
  })
})

/** As a driver's telephone makes it: held upright, with where it was taken, and when. */
const jpeg = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#5a7d4f" } })
  .withExif({ IFD0: { Artist: "Sam of Rowville" }, IFD3: { GPSLatitudeRef: "S" } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

describe("a delivery that is marked", () => {
  it("[RUN-02] [TRK-01] [T40] goes out and is handed over with a name and a photo; the customer hears and sees it, nobody else", async () => {
    const { kim, orderNo } = await delivered()
    await query(`UPDATE shop_order SET contact = jsonb_set(contact, '{phone}', '"0400 000 000"') WHERE order_no = $1`, [
      orderNo
    ])
    const to = (body: object) => staff<{ status: string }>("POST", `/staff/orders/${orderNo}`, body)
    expect((await to({ status: "on-the-way" })).data.status).toBe("on-the-way")
    const refused = await to({ status: "delivered", receivedBy: "Sam", photo: "PHN2Zz4=" })
    expect([refused.status, refused.msg]).toEqual([422, runWords.photo])
    const moved = await to({ status: "delivered", receivedBy: "Sam Lee", photo: jpeg.toString("base64") })
    expect([moved.status, moved.data.status]).toEqual([200, "delivered"])

    const path = `/orders/order/delivery-proof/id/${orderNo}`
    const { data } = await kim.call<{ receivedBy: string; photo: { mediaType: string; base64: string } }>("GET", path)
    expect(data).toMatchObject({ receivedBy: "Sam Lee", photo: { mediaType: "image/jpeg" } })
    const shown = await sharp(Buffer.from(data.photo.base64, "base64")).metadata()
    expect([shown.width, shown.height, shown.exif, shown.orientation]).toEqual([20, 30, undefined, undefined])
    expect(await query("SELECT photo FROM delivery_proof WHERE order_no = $1", [orderNo])).toEqual([{ photo: jpeg }])
    expect((await shop.shopper().call("GET", path)).status).toBe(404)
    const { data: tracked } = await kim.call<{ steps: ReadonlyArray<{ label: string; done: boolean }> }>(
      "GET",
      `/orders/track/${orderNo}`
    )
    expect(tracked.steps.every(({ done }) => done)).toBe(true)
    const stranger = await shop.shopper().call("GET", `/orders/track/${orderNo}`)
    expect(JSON.stringify(stranger.data)).not.toContain("Sam Lee")

    const messages = await query(
      "SELECT channel, message_key FROM outbox WHERE message_key LIKE $1 AND (message_key LIKE '%on-the-way%' OR message_key LIKE '%delivered%') ORDER BY id",
      [`%${orderNo}`]
    )
    expect(messages).toEqual([
      { channel: "email", message_key: `order-on-the-way ${orderNo}` },
      { channel: "sms", message_key: `sms-on-the-way ${orderNo}` },
      { channel: "email", message_key: `order-delivered ${orderNo}` },
      { channel: "sms", message_key: `sms-delivered ${orderNo}` }
    ])
  })

  it("[RUN-02] a name belongs to what is delivered, and is kept once", async () => {
    const { orderNo } = await delivered()
    const answer = await staff("POST", `/staff/orders/${orderNo}`, { status: "on-the-way", receivedBy: "Sam" })
    expect([answer.status, answer.msg]).toEqual([422, runWords.onlyDelivered])
    expect(await query("SELECT FROM delivery_proof WHERE order_no = $1", [orderNo])).toEqual([])
  })
})

describe("what staff set of deliveries", () => {
  it("[FEE-01] [DAY-01] [DEL-07] holds from the next quote on: fees, trucks a day and days off, without a start", async () => {
    const wanted = [await weighed()]
    const before = (await quoteOf(shop.shopper(), wanted, toRowville)).data
    const [day, listed, ranged] = [before.days[3], before.days[5], before.days[8]].map(String)
    const value = {
      fees: { ...usual.fees, trucks: { ...usual.fees.trucks, ute: { base: 9_900, perKm: 0 } } },
      gazetted: [day],
      disabled: { listed: [listed], ranges: [{ from: ranged, to: ranged }] }
    }
    await query("INSERT INTO setting (name, value) VALUES ('delivery', $1)", [JSON.stringify(value)])
    const after = (await quoteOf(shop.shopper(), wanted, toRowville)).data
    expect(after.fee).toBe(9_900)
    expect([before.days.includes(String(day)), after.days.includes(String(day))]).toEqual([true, false])
    const reasonOf = (date: string | undefined) => after.unavailableDays.find((one) => one.date === date)?.problem
    expect(reasonOf(day)).toMatch(/public holidays/)
    expect([listed, ranged].map(reasonOf)).toEqual([deliveryDayWords.notOffered, deliveryDayWords.notOffered])

    await query("UPDATE setting SET value = jsonb_set(value, '{fees,lift}', '-1') WHERE name = 'delivery'")
    expect((await quoteOf(shop.shopper(), wanted, toRowville)).status).toBe(503)
    await query("DELETE FROM setting WHERE name = 'delivery'")
    expect((await quoteOf(shop.shopper(), wanted, toRowville)).data.fee).toBe(before.fee)
  })
})
