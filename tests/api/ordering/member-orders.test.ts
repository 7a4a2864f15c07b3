/** Orders in a member's name: at their prices, shown as they see them, and readable by nobody else. */
import { describe, expect, it } from "vitest"
import { renderAttachment } from "../../../adapters/messages/attachment-renderer.ts"
import type { Message } from "../../../core/messages/message.ts"
import { dollars } from "../../../core/money.ts"
import { gstIn } from "../../../core/pricing/gst.ts"
import { orderWords } from "../../../core/words/order.ts"
import { testDatabase } from "../../postgres/database.ts"
import { pdfText } from "../../providers/messages/pdf-text.ts"
import { membersOf } from "./members.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock, sticksInStock } from "./order-items.ts"
import { expectConsistentRecords, expectSameAsStripe } from "./record-consistency.ts"
import { cards, type RequestedItem } from "./shopper.ts"
import { tableSnapshot } from "./table-snapshot.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database
const { member, enterBehind } = membersOf(shop, database)

const dana = "dana@ironbark.example"
const theo = "theo@ironbark.example"
const priya = "priya@home.example"
const asha = "asha@several.example"
const without = (rule: string) => `no-${rule}@ironbark.example`

/** Goods that Ironbark has a percentage off, and that a guest pays more for. */
const goods = async (): Promise<ReadonlyArray<RequestedItem>> => [
  await itemInStock(query, 3),
  await sticksInStock(query, 7)
]

type Line = { readonly unitPrice: number; readonly linePrice: number }
const guestTotal = async (wanted: ReadonlyArray<RequestedItem>): Promise<number> => {
  const { form } = await shop.shopper().prepare(wanted)
  return form.total
}

const lettersOf = async (orderNo: string) => {
  const [mail] = await query("SELECT text, html, attachments FROM outbox WHERE message_key = $1", [
    `order-placed ${orderNo}`
  ])
  const [paper] = (mail?.attachments ?? []) as Message["attachments"]
  if (!paper) throw new Error(`${orderNo} was confirmed without an invoice`)
  return { text: String(mail?.text), invoice: pdfText((await renderAttachment(paper)).bytes) }
}

const bought = async (who: Awaited<ReturnType<typeof member>>, wanted: ReadonlyArray<RequestedItem>) => {
  const { answer, form, amount, intentId } = await who.buy(wanted)
  expect(answer.msg).toBeUndefined()
  expect(answer).toMatchObject({ status: 200, data: { stripe: { status: "succeeded" } } })
  const { orderNo, token } = answer.data.stripe
  const [row] = await query(
    `SELECT contact_id, customer_id, at_own_prices, shown_ex_gst, total_cents::int AS total, gst_cents::int AS gst,
       captured_cents::int AS captured FROM shop_order WHERE order_no = $1`,
    [orderNo]
  )
  return { orderNo, token, form, amount, intentId, row }
}

describe("An order in a member's name", () => {
  it("[PRC-04] [I8] [GST-03] what a trade customer is shown is charged, posted and printed, in lines without GST", async () => {
    const wanted = await goods()
    const who = await member(dana)
    const { orderNo, form, amount, intentId, row } = await bought(who, wanted)
    expect(form.total).toBeLessThan(await guestTotal(wanted))
    expect(amount).toBe(form.total)
    const gst = form.cart.items.reduce((sum, { lineTotal }) => sum + gstIn(lineTotal), 0)
    expect(row).toEqual({
      contact_id: "P02",
      customer_id: "2001",
      at_own_prices: true,
      shown_ex_gst: true,
      total: form.total,
      captured: form.total,
      gst
    })
    const charges = (await shop.stripe().log("?type=charge.succeeded")).filter((one) => one.payment_intent === intentId)
    expect(charges).toMatchObject([{ amount: form.total }])
    const { text, invoice } = await lettersOf(orderNo)
    for (const { lineTotal } of form.cart.items) {
      const exGst = dollars(lineTotal - gstIn(lineTotal))
      expect(text).toContain(exGst)
      expect(invoice.split("\n")).toContain(exGst)
    }
    for (const said of [`Subtotal, excludes GST: ${dollars(form.total - gst)}`, `GST: ${dollars(gst)}`])
      expect(text.split("\n")).toContain(said)
    expect(text).toContain(`Total including GST: ${dollars(form.total)}`)
    for (const said of ["Total ex GST", "Subtotal, excludes GST", dollars(form.total - gst), "GST", dollars(gst)])
      expect(invoice.split("\n")).toContain(said)
    expect(invoice.split("\n").at(-2)).toBe(dollars(form.total))
    await expectConsistentRecords(query)
    await expectSameAsStripe(query, shop.stripe())
  })

  it("[PRC-05] a loyalty member pays 5% less on every unit, and reads prices with GST", async () => {
    const wanted = [await itemInStock(query, 3)]
    const { data } = await shop.shopper().call<ReadonlyArray<Line>>("POST", "/products-pricing/guest-prices", wanted)
    const { unitPrice = 0 } = data[0] ?? {}
    const { orderNo, form, row } = await bought(await member(priya), wanted)
    const less = unitPrice - Math.floor((unitPrice * 5 + 49) / 100)
    expect(form.total).toBe(3 * less)
    expect(row).toMatchObject({ customer_id: "1001", total: 3 * less, shown_ex_gst: false, at_own_prices: true })
    const { text, invoice } = await lettersOf(orderNo)
    expect(text).toContain(`GST included: ${dollars(gstIn(3 * less))}`)
    expect(invoice.split("\n")).toContain("Total")
    expect(invoice).not.toContain("ex GST")
  })

  it("[PERM-07] [T23] who may not see the company's prices pays a guest's; no mail and no paper knows another", async () => {
    const wanted = await goods()
    const { orderNo, form, row } = await bought(await member(without("show-customer-price")), wanted)
    expect(form.total).toBe(await guestTotal(wanted))
    expect(row).toMatchObject({ contact_id: "P13", customer_id: "2001", at_own_prices: false })
    const own = (await (await member(dana)).form(wanted)).cart.items
    const { text, invoice } = await lettersOf(orderNo)
    for (const { lineTotal, unitPrice } of own)
      for (const amount of [lineTotal, unitPrice])
        for (const shown of [dollars(amount), dollars(amount - gstIn(amount))]) {
          expect(text).not.toContain(shown)
          expect(invoice.split("\n")).not.toContain(shown)
        }
  })

  it("[GST-03] [T59] with showExcGstPricing on or off the same is charged and booked: only the papers differ", async () => {
    const wanted = await goods()
    const kept = async (on: boolean) => {
      await query("UPDATE customer SET shows_ex_gst = $1 WHERE id = '2001'", [on])
      const { orderNo, form, row } = await bought(await member(theo), wanted)
      const lines = await query(
        "SELECT sku, qty, unit_cents, line_cents, line_gst_cents FROM order_line WHERE order_no = $1 ORDER BY position",
        [orderNo]
      )
      const captured = await query("SELECT amount_cents FROM money_movement WHERE order_no = $1", [orderNo])
      return { form, row, lines, captured, papers: await lettersOf(orderNo) }
    }
    const [off, on] = [await kept(false), await kept(true)]
    expect({ ...on.row, shown_ex_gst: false }).toEqual(off.row)
    expect([on.lines, on.captured, on.form.total, on.form.cart]).toEqual([
      off.lines,
      off.captured,
      off.form.total,
      off.form.cart
    ])
    const saysExGst = ({ text, invoice }: typeof on.papers) =>
      [text, invoice].map((one) => one.includes("excludes GST"))
    expect([saysExGst(off.papers), saysExGst(on.papers)]).toEqual([
      [false, false],
      [true, true]
    ])
  })
})

describe("[T20] An order that was priced for somebody else", () => {
  const refusedAfter = async (
    priced: Awaited<ReturnType<typeof member>>,
    change: (who: typeof priced) => Promise<unknown> | unknown
  ) => {
    const { form, intentId, token } = await priced.prepare([await itemInStock(query, 1, 7)])
    await change(priced)
    const before = await tableSnapshot(query)
    const answer = await priced.place(form, intentId, token)
    expect(answer).toMatchObject({ status: 409, code: "OTHER_SHOPPER", msg: orderWords.otherShopper })
    expect(await tableSnapshot(query)).toEqual(before)
  }

  it("is refused after a switch to another company, and nothing is written", async () =>
    refusedAfter(await member(asha, "2001"), (who) => enterBehind(who, asha, "2004")))

  it("is refused where a colleague has logged in since", async () =>
    refusedAfter(await member(dana), (who) => enterBehind(who, theo)))

  it("is refused where a guest has logged in since", async () =>
    refusedAfter(shop.shopper(), (who) => enterBehind(who, priya)))

  it("is refused where the login is over", async () =>
    refusedAfter(await member(priya), (who) => void who.jar.delete("__Host-sid")))

  it("goes through once the page has asked for the prices of who is logged in", async () => {
    const who = await member(asha, "2001")
    who.who.buyer = await enterBehind(who, asha, "2004")
    expect((await bought(who, await goods())).row).toMatchObject({ contact_id: "P07", customer_id: "2004" })
  })

  it("is the same order when it is sent again, whoever is logged in by then", async () => {
    const who = await member(priya)
    const key = crypto.randomUUID()
    const sent = await who.sending([await itemInStock(query, 1, 7)], key)
    const { orderNo } = (await sent.answer).data.stripe
    await enterBehind(who, dana)
    const again = await who.place(sent.form, sent.intentId, sent.token, key)
    expect(again).toMatchObject({ status: 200, data: { stripe: { orderNo, status: "succeeded" } } })
  })
})

describe("[CHK-07] Ordering where permissions count", () => {
  it("is not for who may not place orders: no payment is opened, changed or made", async () => {
    const who = await member(without("place-online-orders"))
    const wanted = [await itemInStock(query, 1)]
    const form = await who.form(wanted)
    const { id } = (await shop.shopper().intent(wanted)).data
    const before = await tableSnapshot(query)
    for (const answer of [await who.intent(wanted), await who.change(id, wanted), await who.place(form, id, "ct_1")])
      expect(answer).toMatchObject({ status: 403, code: "FORBIDDEN" })
    expect(await tableSnapshot(query)).toEqual(before)
  })

  it("is for everybody whose company doesn't ask", async () => {
    await query("UPDATE customer SET asks_permission = false WHERE id = '2001'")
    const who = await member(without("place-online-orders"))
    expect((await bought(who, [await itemInStock(query, 1)])).row).toMatchObject({ customer_id: "2001" })
    await query("UPDATE customer SET asks_permission = true WHERE id = '2001'")
  })
})

describe("Looking at a member's order", () => {
  it("[T31] [PERM-05] [PERM-07] [T23] is for its contact and those of the company who may, each else as if it weren't there", async () => {
    const who = await member(dana)
    const { orderNo, token } = await bought(who, await goods())
    const seen = async (reader: Awaited<ReturnType<typeof member>>, link?: string) => [
      (await reader.order(orderNo, link)).status,
      (await reader.call("GET", `/orders/order/payment/id/${orderNo}${link ? `?t=${link}` : ""}`)).status
    ]
    expect(await seen(who)).toEqual([200, 200])
    expect(await seen(await member(theo))).toEqual([200, 200])
    expect(await seen(await member(asha, "2001"))).toEqual([200, 200])
    for (const rule of ["view-orders", "show-customer-price"])
      expect(await seen(await member(without(rule)))).toEqual([404, 404])
    expect(await seen(await member(asha, "2004"))).toEqual([404, 404])
    expect(await seen(await member(priya))).toEqual([404, 404])
    expect(await seen(shop.shopper())).toEqual([404, 404])
    expect(await seen(shop.shopper(), token)).toEqual([200, 200])
  })

  it("[T18] [T31] ends with the login, also in the browser that placed it", async () => {
    const who = await member(priya)
    const { orderNo } = await bought(who, [await itemInStock(query, 1)])
    expect((await who.order(orderNo)).status).toBe(200)
    await who.call("POST", "/users/auth/logout")
    who.jar.delete("__Host-sid")
    expect(who.jar.has("__Host-orders")).toBe(true)
    expect((await who.order(orderNo)).status).toBe(404)
  })

  it("[PERM-07] one at a guest's prices opens to the contact who placed it and may see no others", async () => {
    const who = await member(without("show-customer-price"))
    const { orderNo } = await bought(who, [await itemInStock(query, 1)])
    expect((await who.order(orderNo)).status).toBe(200)
    expect((await (await member(dana)).order(orderNo)).status).toBe(200)
  })

  it("[T31] [T44] opens by its link without a login, and from then on without the token in that browser", async () => {
    const { orderNo, token } = await bought(await member(dana), [await itemInStock(query, 1)])
    const reader = shop.shopper()
    expect((await reader.order(orderNo, token)).status).toBe(200)
    expect((await reader.order(orderNo)).status).toBe(200)
  })

  it("says nothing of who placed it to who holds the link", async () => {
    const { orderNo, token } = await bought(await member(dana), [await itemInStock(query, 1)])
    const { data } = await shop.shopper().order(orderNo, token)
    expect(JSON.stringify(data)).not.toMatch(/"2001"|"P02"|buyer/)
  })

  it("a guest's order stays with the browser that placed it, also once its owner has logged in", async () => {
    const who = shop.shopper()
    const { answer } = await who.buy([await itemInStock(query, 1)], cards.pays)
    await enterBehind(who, priya)
    expect((await who.order(answer.data.stripe.orderNo)).status).toBe(200)
    expect((await (await member(priya)).order(answer.data.stripe.orderNo)).status).toBe(404)
  })

  it("[T31] [T20] [PERM-07] opens to nobody else in the same browser who asks how its payment went, or asks the same again", async () => {
    const wanted = await goods()
    const who = await member(theo)
    const { form, intentId, token } = await who.prepare(wanted)
    const key = crypto.randomUUID()
    const { orderNo } = (await who.place(form, intentId, token, key)).data.stripe
    expect((await who.finish(intentId)).data.stripe).toMatchObject({ orderNo, token: expect.any(String) })
    const attemptsOfOthers = async () => {
      const [paid, repeated] = [await who.finish(intentId), await who.place(form, intentId, token, key)]
      // How it stands, so that nobody pays twice; and nothing that opens it.
      for (const told of [paid, repeated]) expect(told.data).toEqual({ stripe: { orderNo, status: "succeeded" } })
      expect((await who.order(orderNo)).status).toBe(404)
    }
    await enterBehind(who, without("show-customer-price"))
    await attemptsOfOthers()
    for (const name of [...who.jar.keys()]) if (!name.startsWith("__Host-order")) who.jar.delete(name)
    await attemptsOfOthers()
    await enterBehind(who, theo)
    expect((await who.place(form, intentId, token, key)).data.stripe.orderNo).toBe(orderNo)
  })
})
