/** What somebody made of an order form with tools of their own: each is refused, and nothing is written or charged. */
import { describe, expect, it } from "vitest"
import { fieldWords } from "../../../core/words/field.ts"
import { orderWords } from "../../../core/words/order.ts"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock, sticksInStock } from "./order-items.ts"
import { cards } from "./shopper.ts"
import { tableSnapshot } from "./table-snapshot.ts"

// A shop of its own, in which nobody pays: no report of an earlier payment comes in while a test looks at what is written.
const database = testDatabase("small")
const shop = testShop(database)
const { query } = database

describe("a form that the shop does not believe", () => {
  type Form = Awaited<ReturnType<ReturnType<typeof shop.shopper>["form"]>>
  type Change = (form: Form) => unknown
  const first = (form: Form, change: object) => ({
    ...form,
    cart: { items: form.cart.items.map((item, place) => (place === 0 ? { ...item, ...change } : item)) }
  })
  const second = (form: Form, change: object) => ({
    ...form,
    cart: { items: form.cart.items.map((item, place) => (place === 1 ? { ...item, ...change } : item)) }
  })
  const flagged = (flag: string) => ({
    flags: { isClearance: false, isRandomLength: false, isTally: false, [flag]: true }
  })
  const tampered: ReadonlyArray<[what: string, change: Change, status: number, code: string, msg?: string]> = [
    ["a total of one cent", (form) => ({ ...form, total: 1 }), 409, "TOTAL_DIFFERS", orderWords.totalDiffers],
    ["a total below nothing", (form) => ({ ...form, total: -form.total }), 409, "TOTAL_DIFFERS"],
    ["a total beyond all money", (form) => ({ ...form, total: 1e15 }), 400, "MALFORMED"],
    ["half a cent", (form) => ({ ...form, total: form.total - 0.5 }), 400, "MALFORMED"],
    ["a total as text", (form) => ({ ...form, total: String(form.total) }), 400, "MALFORMED"],
    ["a discount of its own", (form) => ({ ...form, discount: 100 }), 400, "MALFORMED"],
    [
      "a delivery price of its own",
      (form) => ({
        ...form,
        delivery: { ...form.delivery, details: { ...form.delivery.details, deliveryTotal: -100 } }
      }),
      400,
      "MALFORMED"
    ],
    ["a line with a rule of its own", (form) => first(form, { contractPrice: 1 }), 400, "MALFORMED"],
    ["a total one cent too low", (form) => ({ ...form, total: form.total - 1 }), 409, "TOTAL_DIFFERS"],
    ["a unit price of one cent", (form) => first(form, { unitPrice: 1 }), 409, "TOTAL_DIFFERS"],
    ["a line total of one cent", (form) => ({ ...first(form, { lineTotal: 1 }), total: 1 }), 409, "TOTAL_DIFFERS"],
    ["another factor", (form) => first(form, { cf: 0.01 }), 422, "INVALID_ITEM", orderWords.invalidItem],
    ["a factor of nothing", (form) => first(form, { cf: 0 }), 422, "INVALID_ITEM"],
    ["a factor below nothing", (form) => first(form, { cf: -1 }), 422, "INVALID_ITEM"],
    ["a factor of 1e308", (form) => first(form, { cf: 1e308 }), 400, "MALFORMED"],
    ["another stick", (form) => second(form, { cf: 99 }), 422, "INVALID_ITEM"],
    ["a stick written small", (form) => second(form, { uom: "stick" }), 422, "INVALID_ITEM"],
    ["sticks by the piece", (form) => second(form, { uom: "EA", cf: 1 }), 422, "INVALID_ITEM"],
    ["sticks by the metre", (form) => second(form, { uom: "LM", cf: 1 }), 409, "EXPIRED_DELIVERY"],
    ["a length below nothing", (form) => second(form, { length: -1 }), 422, "INVALID_ITEM"],
    ["another length of sticks of one length", (form) => second(form, { length: 0.3 }), 422, "INVALID_ITEM"],
    ["a length of what is sold by none", (form) => first(form, { length: 0.3 }), 422, "INVALID_ITEM"],
    ["a length of 1e9", (form) => second(form, { length: 1e9 }), 400, "MALFORMED"],
    ["a length as text", (form) => second(form, { length: "5.4" }), 400, "MALFORMED"],
    ["another variation", (form) => first(form, { variationId: "NOPE-1" }), 422, "INVALID_ITEM"],
    ["a length that is not sold", (form) => second(form, { attributes: { length: "99 m" } }), 422, "INVALID_ITEM"],
    ["clearance", (form) => first(form, flagged("isClearance")), 422, "INVALID_ITEM"],
    ["mixed lengths", (form) => second(form, flagged("isRandomLength")), 422, "INVALID_ITEM"],
    ["a tally", (form) => second(form, flagged("isTally")), 422, "INVALID_ITEM"],
    ["another unit", (form) => first(form, { uom: "BX" }), 422, "INVALID_ITEM"],
    ["a quantity of -1", (form) => first(form, { qty: -1 }), 422, "INVALID_ITEM"],
    ["a quantity of 0", (form) => first(form, { qty: 0 }), 422, "INVALID_ITEM"],
    ["a quantity of 0.001, which is one,", (form) => first(form, { qty: 0.001 }), 409, "EXPIRED_DELIVERY"],
    ["a quantity of 1e9", (form) => first(form, { qty: 1e9 }), 422, "INVALID_ITEM"],
    ["a quantity of 1e308", (form) => first(form, { qty: 1e308 }), 400, "MALFORMED"],
    ["a quantity of 2.5", (form) => first(form, { qty: 2.5 }), 422, "INVALID_ITEM"],
    ["a quantity as text", (form) => first(form, { qty: "1e3" }), 400, "MALFORMED"],
    ["no number for a quantity", (form) => first(form, { qty: null }), 400, "MALFORMED"],
    ["a sku that does not exist", (form) => first(form, { sku: "NOPE-1" }), 422, "INVALID_ITEM"],
    ["no lines", (form) => ({ ...form, cart: { items: [] }, total: 0 }), 422, "NO_ITEMS", orderWords.noItems],
    [
      "prices that ran out",
      (form) => ({ ...form, pricesExpire: Date.now() - 1 }),
      409,
      "EXPIRED_CART",
      orderWords.expiredCart
    ],
    ["prices that ran out in 1970", (form) => ({ ...form, pricesExpire: -1 }), 409, "EXPIRED_CART"],
    ["prices that never run out", (form) => ({ ...form, pricesExpire: 1e300 }), 400, "MALFORMED"],
    [
      "a pickup day that is past",
      (form) => ({
        ...form,
        delivery: { ...form.delivery, details: { ...form.delivery.details, date: "2020-01-02" } }
      }),
      409,
      "EXPIRED_DELIVERY",
      orderWords.expiredDelivery
    ],
    [
      "a branch that does not exist",
      (form) => ({ ...form, delivery: { ...form.delivery, details: { ...form.delivery.details, branchId: 99 } } }),
      409,
      "EXPIRED_DELIVERY"
    ],
    [
      "no agreement to the terms",
      (form) => ({ ...form, details: { ...form.details, agreeTermsAndConditions: false } }),
      422,
      "INVALID_INPUT",
      orderWords.invalidInput
    ]
  ]
  it.each(tampered)(
    "[CHK-05] [T45] %s is refused, and nothing is written or charged",
    async (_what, change, status, code, msg = "") => {
      const kim = shop.shopper()
      const wanted = [await itemInStock(query, 2, 1), await sticksInStock(query, 3)]
      const { id } = (await kim.intent(wanted)).data
      const before = await tableSnapshot(query)
      const { id: token } = await shop.stripe().token(cards.pays)
      const answer = await kim.place(change(await kim.form(wanted)), id, token)
      expect([answer.status, answer.code]).toEqual([status, code])
      if (msg) expect(answer.msg).toBe(msg)
      // The cart marks the lines that are the reason.
      if (code === "INVALID_ITEM")
        expect(Object.keys(answer.fields ?? {})).toContainEqual(expect.stringMatching(/^items\.[01]/))
      expect(await tableSnapshot(query)).toEqual(before)
      expect((await shop.stripe().log("?type=intent.confirmed")).filter((entry) => entry.id === id)).toEqual([])
    }
  )

  it("[T45] each field that the form does not know is named, whatever its name", async () => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { id: intentId } = (await kim.intent(wanted)).data
    const form = JSON.stringify({ ...first(await kim.form(wanted), { rebate: 1 }), gift: true })
    const send = (body: string) =>
      kim.call("POST", "/orders/order/stripe", body, { "idempotency-key": crypto.randomUUID() })
    const body = `{"form":${form},"intentId":"${intentId}","confirmationToken":"ctoken_1None","__proto__":{"total":1}}`
    const before = await tableSnapshot(query)
    const answer = await send(body)
    expect([answer.status, answer.code]).toEqual([400, "MALFORMED"])
    expect(Object.keys(answer.fields ?? {}).sort()).toEqual(["__proto__", "form.cart.items.0.rebate", "form.gift"])
    expect(await tableSnapshot(query)).toEqual(before)
    expect(({} as { total?: number }).total).toBeUndefined()
  })

  it.each([["NaN"], ["1e400"], ["-Infinity"], ["0x10"], ["+1"], ['"1e3"'], ["[1]"], ["true"]])(
    "[T45] [T61] a quantity written as %s is malformed, wherever one is asked for",
    async (qty) => {
      const kim = shop.shopper()
      const wanted = [await itemInStock(query, 1)]
      const form = await kim.form(wanted)
      const { id: intentId } = (await kim.intent(wanted)).data
      const before = await tableSnapshot(query)
      const order = JSON.stringify({ form, intentId, confirmationToken: "ctoken_1None" })
      const bodies: ReadonlyArray<[method: string, path: string, body: string]> = [
        ["POST", "/orders/order/stripe", order],
        ["POST", "/orders/order/stripe/payment-intent", JSON.stringify({ items: wanted })],
        ["PATCH", "/orders/order/stripe/payment-intent", JSON.stringify({ id: intentId, items: wanted })],
        ["POST", "/orders/delivery-quote", JSON.stringify({ to: { kind: "pickup", branchId: 25 }, items: wanted })],
        ["POST", "/products-pricing/guest-prices", JSON.stringify(wanted)]
      ]
      for (const [method, path, body] of bodies) {
        const headers = { "idempotency-key": crypto.randomUUID() }
        const answer = await kim.call(method, path, body.replace('"qty":1', `"qty":${qty}`), headers)
        expect([path, answer.status, answer.code]).toEqual([path, 400, "MALFORMED"])
      }
      expect(await tableSnapshot(query)).toEqual(before)
    }
  )

  it.each([-1, 0, 0.001, 1e9, 1e308])(
    "[T45] for a quantity of %d no payment is prepared beyond what it comes to",
    async (qty) => {
      const kim = shop.shopper()
      const thing = await itemInStock(query, 1, 1)
      const one = (await kim.intent([thing])).data.amount
      const answer = await kim.intent([{ ...thing, qty }])
      // A thousandth of a piece is one piece, which is what the shopper is told; none of the others can be bought.
      if (qty === 0.001) expect([answer.status, answer.data.amount]).toEqual([200, one])
      else expect([answer.status, answer.code]).toEqual(qty > 1e9 ? [400, "MALFORMED"] : [422, "INVALID_ITEM"])
      // The cart marks the line.
      if (answer.code === "INVALID_ITEM") expect(answer.fields).toEqual({ "items.0": orderWords.notSellable })
    }
  )

  const address = {
    line1: "1 Yard Road",
    suburb: "Rowville",
    postcode: "3178",
    state: "VIC",
    manuallyEntered: true
  }
  it.each<[string, object, Record<string, string>]>([
    ["three digits", { postcode: "317" }, { "address.postcode": fieldWords.postcode }],
    ["no suburb", { suburb: " " }, { "address.suburb": fieldWords.required("Suburb") }],
    ["no street", { line1: "" }, { "address.line1": fieldWords.required("Address") }],
    ["a state that is none", { state: "Bavaria" }, { "address.state": fieldWords.state }],
    ["a country that is none", { country: "7" }, { "address.country": fieldWords.country }]
  ])("[CHK-05] an address to bill with %s is refused, and the field is named", async (_, change, fields) => {
    const kim = shop.shopper()
    const wanted = [await itemInStock(query, 1)]
    const { id } = (await kim.intent(wanted)).data
    const form = await kim.form(wanted)
    const before = await tableSnapshot(query)
    const sent = { ...form, billing: { ...form.billing, address: { ...address, ...change } } }
    const answer = await kim.place(sent, id, "ctoken_1None")
    expect([answer.status, answer.code, answer.fields]).toEqual([422, "INVALID_INPUT", fields])
    expect(await tableSnapshot(query)).toEqual(before)
  })
})
