/** A customer cancels an order while nothing was prepared: once, whoever else moves it on at that moment. */
import { describe, expect, it } from "vitest"
import type { OrderTracking } from "../../../core/ordering/tracking/follow-order.service.ts"
import { orderNumber } from "../../../core/orders/order-number.ts"
import { testDatabase } from "../../postgres/database.ts"
import { membersOf } from "./members.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { reconcileOnce } from "./reconcile-once.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"
import type { ShopperResponse } from "./shopper.ts"

const STAFF = "staff-token-of-more-than-32-letters"
const database = testDatabase("small")
const shop = testShop(database, { STAFF_TOKEN: STAFF })
const { query } = database
const { member } = membersOf(shop, database)

type Shopper = ReturnType<typeof shop.shopper>

const buyAs = async (kim: Shopper) => {
  const { answer, form } = await kim.buy([await itemInStock(query, 2)])
  return { kim, total: form.total, ...answer.data.stripe }
}
const placed = () => buyAs(shop.shopper())
const link = (token?: string) => (token ? `?t=${token}` : "")
const cancel = (who: Shopper, orderNo: string, token?: string): Promise<ShopperResponse<OrderTracking>> =>
  who.call("POST", `/orders/order/cancel/id/${orderNo}${link(token)}`)
const track = (who: Shopper, orderNo: string): Promise<ShopperResponse<OrderTracking>> =>
  who.call("GET", `/orders/track/${orderNo}`)
const move = (orderNo: string, status: string) =>
  shop.shopper().call("POST", `/staff/orders/${orderNo}`, { status }, { authorization: `Bearer ${STAFF}` })
const inBooks = async (orderNo: string) => {
  const [order] = await query(
    `SELECT status, captured_cents::int AS captured, refunded_cents::int AS refunded,
       (SELECT string_agg(state, ' ') FROM reservation WHERE reservation.order_no = shop_order.order_no) AS stock,
       (SELECT count(*)::int FROM money_movement AS money WHERE money.order_no = shop_order.order_no AND kind = 'refund') AS refunds
     FROM shop_order WHERE order_no = $1`,
    [orderNo]
  )
  return order
}
const messages = async (orderNo: string) =>
  (await query("SELECT message_key AS key FROM outbox WHERE message_key LIKE '%' || $1 ORDER BY id", [orderNo])).map(
    ({ key }) => String(key).split(" ")[0]
  )
const cancelledMessages = ["order-placed", "pick-list", "order-cancelled", "put-back", "order-refunded"]

describe("Cancelling an order", () => {
  it("[CANCEL-02] [CANCEL-03] by its browser: the stock is free, the money back, customer and branch told; once, however often it is asked", async () => {
    const { kim, orderNo, total } = await placed()
    expect((await track(kim, orderNo)).data.cancellation).toEqual({ state: "open", paid: total, refunded: 0 })
    const { status, data } = await cancel(kim, orderNo)
    expect([status, data.cancelled]).toEqual([200, true])
    expect(data.cancellation).toEqual({
      state: "cancelled",
      paid: total,
      refunded: total,
      refundedAt: expect.any(Number),
      landsBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    })
    expect((await cancel(kim, orderNo)).data).toEqual(data)
    expect((await track(kim, orderNo)).data).toEqual(data)
    expect(await inBooks(orderNo)).toEqual({
      status: "cancelled",
      captured: total,
      refunded: total,
      stock: "released",
      refunds: 1
    })
    expect(await messages(orderNo)).toEqual(cancelledMessages)
    const events = await query("SELECT status, done_by FROM order_event WHERE order_no = $1 ORDER BY id", [orderNo])
    expect(events.at(-1)).toEqual({ status: "cancelled", done_by: "customer" })
    await expectConsistentRecords(query)
    await expectSameAsStripe(query, shop.stripe())
  })

  it("[CANCEL-01] [T31] by its link on any device; to anybody else there is no such order, and tracking says nothing of it", async () => {
    const { orderNo, token, total } = await placed()
    const other = await placed()
    const missing = await cancel(other.kim, orderNumber(99_999_999))
    for (const wrong of [undefined, other.token, token.slice(0, -1)]) {
      const { status, code, msg } = await cancel(other.kim, orderNo, wrong)
      expect([status, code, msg]).toEqual([404, missing.code, missing.msg])
    }
    expect((await track(other.kim, orderNo)).data).not.toHaveProperty("cancellation")
    expect((await inBooks(orderNo))?.status).toBe("placed")
    expect((await cancel(shop.shopper(), orderNo, token)).data.cancellation).toMatchObject({ refunded: total })
  })

  it("[CANCEL-01] a member's: by the contact who placed it and those who order for the company, and nobody who only looks", async () => {
    const dana = await member("dana@ironbark.example")
    const orders = [await buyAs(dana), await buyAs(dana)]
    const looks = await member("no-place-online-orders@ironbark.example")
    const [first, second] = orders.map(({ orderNo }) => orderNo) as [string, string]
    expect((await looks.order(first)).status).toBe(200)
    expect(await cancel(looks, first)).toMatchObject({ status: 422, msg: expect.stringContaining("not cancel it") })
    expect((await track(looks, first)).data.cancellation).toMatchObject({
      state: "refused",
      msg: expect.stringContaining("not cancel it")
    })
    expect((await cancel(await member("priya@home.example"), first)).status).toBe(404)
    expect((await cancel(dana, first)).status).toBe(200)
    expect((await cancel(await member("no-view-quotes@ironbark.example"), second)).status).toBe(200)
  })

  it.each([
    ["preparing", "We've started picking it. Call Rowville on"],
    ["ready", "It's ready for you at the store. Call Rowville on"],
    ["collected", "It has left the store"]
  ])("[CANCEL-01] that is %s comes too late, and says whom to call", async (status, why) => {
    const { kim, orderNo, total } = await placed()
    await move(orderNo, status)
    const { cancellation } = (await track(kim, orderNo)).data
    expect(cancellation).toMatchObject({ state: "refused", msg: expect.stringContaining(why) })
    expect(await cancel(kim, orderNo)).toMatchObject({ status: 422, code: "CANNOT_MOVE", msg: cancellation?.msg })
    expect(await inBooks(orderNo)).toMatchObject({ status, captured: total, refunded: 0 })
  })

  it("[CANCEL-02] [F4] while the provider is away: cancelled at once, and the refund is made later, once", async () => {
    const { kim, orderNo, total } = await placed()
    await shop.stripe().turn({ faults: [{ call: "refunds.create", way: "drop", when: "before" }] })
    const { status, data } = await cancel(kim, orderNo)
    expect([status, data.cancellation]).toEqual([200, { state: "cancelled", paid: total, refunded: 0 }])
    await shop.stripe().turn({ clear: true })
    await query("UPDATE refund_attempt SET next_try_at = now() - interval '1 second' WHERE state = 'open'")
    await reconcileOnce(database, shop)
    expect((await track(kim, orderNo)).data.cancellation).toMatchObject({ refunded: total })
    expect(await messages(orderNo)).toEqual(cancelledMessages)
    await expectSameAsStripe(query, shop.stripe())
  })

  it("[CANCEL-02] [I9] by many at once, while staff moves it on: one of them wins, and it is refunded once or not at all", async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 6; round += 1) {
      const { kim, orderNo, total } = await placed()
      const customers = () => [1, 2, 3].map(() => cancel(kim, orderNo).then(({ status }) => status))
      const staff = () => move(orderNo, round % 3 === 2 ? "cancelled" : "preparing").then(({ status }) => status)
      const [byStaff = 0, ...byCustomer] = await Promise.all(
        round % 2 === 0 ? [staff(), ...customers()] : [...customers(), staff()].toReversed()
      )
      const order = await inBooks(orderNo)
      ends.add(String(order?.status))
      if (order?.status === "preparing") {
        expect([byStaff, byCustomer]).toEqual([200, [422, 422, 422]])
        expect(order).toMatchObject({ captured: total, refunded: 0, refunds: 0, stock: "held" })
        expect(await messages(orderNo)).toEqual(["order-placed", "pick-list", "order-preparing"])
      } else {
        expect(byCustomer).toEqual([200, 200, 200])
        await reconcileOnce(database, shop)
        expect(await inBooks(orderNo)).toMatchObject({ refunded: total, refunds: 1, stock: "released" })
        expect((await messages(orderNo)).toSorted()).toEqual(cancelledMessages.toSorted())
      }
      const steps = await query(
        "SELECT count(*)::int AS steps FROM order_event WHERE order_no = $1 AND status <> 'placed'",
        [orderNo]
      )
      expect(steps).toEqual([{ steps: 1 }])
    }
    expect(ends).toContain("cancelled")
    await expectConsistentRecords(query)
    await expectSameAsStripe(query, shop.stripe())
  })
})
