/** Orders that are under way while prices run out, while the connection loses half of what is sent, and while many others ask. */
import { afterEach, describe, expect, it, vi } from "vitest"
import type { PriceAnswer } from "../../../core/pricing/price.ts"
import { seededRandom } from "../../faults/seeded-random.ts"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"
import { cards, type RequestedItem, shopperAt } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database

afterEach(() => void vi.useRealTimers())

const cardToken = async () => (await shop.stripe().token(cards.pays)).id
const orderCount = async () => Number((await query("SELECT count(*)::int AS n FROM shop_order"))[0]?.n)

/** So many things that have a price. */
const pricedItems = async (count: number): Promise<ReadonlyArray<RequestedItem>> =>
  (
    await query(
      "SELECT sku.erp_id AS sku, sku.uom FROM sku JOIN price ON price.sku = sku.erp_id WHERE uom <> 'LM' ORDER BY 1 LIMIT $1",
      [count]
    )
  ).map(({ sku, uom }) => ({ sku: String(sku), qty: 2, uom: `${uom}|1` }))

describe("at 6 pm", () => {
  it("[F11] [PRC-06] what was priced at 17:59:59.9 is priced anew at 18:00:00.1, and paid as it was shown then; an order keeps its prices", async () => {
    // No promotion begins or ends there: only what is told to change does.
    await query("UPDATE price SET promotion_cents = NULL, promotion_from = NULL, promotion_to = NULL")
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T17:59:59.900+11:00") })
    const six = Date.parse("2026-11-25T18:00:00+11:00")
    const kim = shop.shopper()
    const batch = await kim.call<ReadonlyArray<PriceAnswer>>(
      "POST",
      "/products-pricing/guest-prices",
      await pricedItems(50)
    )
    expect(batch.data).toHaveLength(50)
    expect(new Set(batch.data.map((one) => ("expires" in one ? one.expires : 0)))).toEqual(new Set([six]))

    const wanted = [await itemInStock(query, 2, 1)]
    const early = await kim.form(wanted)
    expect(early.pricesExpire).toBe(six)
    const { id } = (await kim.intent(wanted)).data

    vi.setSystemTime(six + 0.1)
    await query("UPDATE price SET retail_cents = retail_cents + 100, clearance_cents = NULL WHERE sku = $1", [
      wanted[0]?.sku
    ])
    const late = await kim.place(early, id, await cardToken())
    expect([late.status, late.code]).toEqual([409, "EXPIRED_CART"])
    expect(await query("SELECT FROM payment_attempt WHERE provider_ref = $1", [id])).toEqual([])

    vi.setSystemTime(six + 60_000)
    const anew = await kim.form(wanted)
    expect(anew.total).toBeGreaterThan(early.total)
    expect((await kim.change(id, wanted)).data.amount).toBe(anew.total)
    const placed = await kim.place(anew, id, await cardToken())
    expect([placed.status, placed.data.stripe.status]).toEqual([200, "succeeded"])
    await query("UPDATE price SET retail_cents = retail_cents * 3 WHERE sku = $1", [wanted[0]?.sku])
    const [order] = await query("SELECT total_cents::int AS total FROM shop_order WHERE order_no = $1", [
      placed.data.stripe.orderNo
    ])
    expect(order).toEqual({ total: anew.total })
    await expectConsistentRecords(query)
  })
})

describe("over a connection that loses half of all calls", () => {
  it("[F13] [I8] [I9] an order that is sent again under its key until it is answered is placed once and paid once", async () => {
    const random = seededRandom(13)
    /** Half are lost: some on their way to the shop, some on their way back. */
    const lossy = async (url: string, init: RequestInit) => {
      if (random() < 0.25) throw new TypeError("Failed to fetch")
      const response = await shop.send(new Request(url, init))
      if (random() < 0.25) throw new TypeError("Failed to fetch")
      return response
    }
    const untilAnswered = async <A>(ask: () => Promise<A>): Promise<A> => {
      for (let nth = 0; nth < 40; nth += 1) {
        try {
          return await ask()
        } catch (problem) {
          expect(problem).toBeInstanceOf(TypeError)
        }
      }
      throw new Error("Nothing was answered")
    }
    // What changes nothing is asked again by the page itself; an order is sent again by whoever presses the button.
    const isOrder = (url: string) => url.endsWith("/orders/order/stripe")
    const kim = shopperAt(
      (url, init) => (isOrder(url) ? lossy(url, init) : untilAnswered(() => lossy(url, init))),
      shop.origin(),
      cardToken
    )
    const before = await orderCount()
    for (let nth = 0; nth < 6; nth += 1) {
      const wanted = [await itemInStock(query, 1)]
      const { form, intentId, token } = await kim.prepare(wanted)
      const key = crypto.randomUUID()
      const answer = await untilAnswered(() => kim.place(form, intentId, token, key))
      expect([answer.status, answer.data.stripe.status]).toEqual([200, "succeeded"])
      const again = await untilAnswered(() => kim.place(form, intentId, token, key))
      expect(again.data.stripe.orderNo).toBe(answer.data.stripe.orderNo)
    }
    expect(await orderCount()).toBe(before + 6)
    await expectConsistentRecords(query)
    await expectSameAsStripe(query, shop.stripe())
  })
})

describe("while others ask", () => {
  it("[L6] checkouts, pages of goods and batches of 50 prices at once are each answered as alone, and every record is right", async () => {
    const items = await pricedItems(50)
    const slugs = await query("SELECT slug FROM product WHERE status = 'public' ORDER BY id LIMIT 50")
    const kim = shop.shopper()
    const priceBatch = () => kim.call<ReadonlyArray<PriceAnswer>>("POST", "/products-pricing/guest-prices", items)
    const product = (slug: unknown) => kim.call("GET", `/products/slug/${slug}`)
    const alone = (await priceBatch()).data
    const before = await orderCount()
    const wanted = await Promise.all(Array.from({ length: 15 }, () => itemInStock(query, 1)))
    const [bought, batches, pages] = await Promise.all([
      Promise.all(wanted.map((one) => shop.shopper().buy([one]))),
      Promise.all(Array.from({ length: 20 }, priceBatch)),
      Promise.all(slugs.map(({ slug }) => product(slug)))
    ])
    expect(bought.map(({ answer }) => [answer.status, answer.data.stripe.status])).toEqual(
      bought.map(() => [200, "succeeded"])
    )
    for (const { status, data } of batches) expect([status, data]).toEqual([200, alone])
    expect(pages.map(({ status, data }) => [status, (data as { slug?: string }).slug])).toEqual(
      slugs.map(({ slug }) => [200, slug])
    )
    expect(await orderCount()).toBe(before + 15)
    await expectConsistentRecords(query)
    await expectSameAsStripe(query, shop.stripe())
  })
})
