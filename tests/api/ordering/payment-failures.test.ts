/** Payment calls that fail: logged, with nothing in their answer; those by Zip say which of Zip's errors it is. */
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { orderMethods } from "../../../core/payment-method.ts"
import { gatewayFields, hostedCardForm } from "../../../core/payments/hosted-card.ts"
import { orderWords } from "../../../core/words/order.ts"
import { zipWords } from "../../../core/words/payment.ts"
import { testDatabase } from "../../postgres/database.ts"
import { membersOf } from "./members.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { cards, type RequestedItem, type ShopperResponse } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database, { LOG_LEVEL: "info" })
const { query } = database
const { member } = membersOf(shop, database)

let wanted: ReadonlyArray<RequestedItem>
beforeAll(async () => {
  const item = await itemInStock(query, 1)
  const { total } = (await shop.shopper().offers([item])).data
  wanted = [{ ...item, qty: Math.ceil(4_000 / total) }]
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.stripe().turn({ clear: true })
})

/** What the shop logs while it works. */
const logged = async <A>(work: () => Promise<A>): Promise<readonly [A, string]> => {
  const lines: Array<string> = []
  for (const name of ["log", "info", "warn", "error"] as const)
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(String(line)))
  const answer = await work()
  return [answer, lines.filter((line) => line.includes("A payment call failed")).join("\n")]
}

/** What an answer holds besides its flag, code and words. */
const restOf = ({ status: _, headers: __, code: ___, msg: ____, ...rest }: ShopperResponse) => rest

const failing: ReadonlyArray<readonly [method: string, code: string, fails: () => Promise<ShopperResponse>]> = [
  ["card", "PAYMENT_REFUSED", async () => (await shop.shopper().buy(wanted, cards.declined)).answer as never],
  [
    "hosted-card",
    "PAYMENT_NOT_OPENED",
    async () => {
      const kim = shop.shopper()
      const form = await kim.form(wanted)
      await shop.stripe().turn({ faults: [{ call: "hosted.retrieve", way: "drop", when: "before" }] })
      return (await kim.placeHosted(form)) as never
    }
  ],
  [
    "paypal",
    "PAYMENT_NOT_OPENED",
    async () => {
      const kim = shop.shopper()
      const form = await kim.form(wanted)
      await shop.stripe().turn({ faults: [{ call: "paypal.create", way: "drop", when: "before" }] })
      return (await kim.placeByWallet("paypal", form)) as never
    }
  ],
  [
    "trade-credit",
    "CREDIT_REFUSED",
    async () => {
      const gus = await member("gus@petersen.example")
      return (await gus.placeOnCredit(await gus.form(wanted))) as never
    }
  ]
]

describe("A payment call that fails", () => {
  it.each(failing)(
    "[PAY-07] by %s is logged with its code, and its answer holds nothing",
    async (method, code, fails) => {
      const [answer, line] = await logged(fails)
      expect(answer).toMatchObject({ status: 422, code, error: true })
      expect(restOf(answer)).toEqual({ error: true })
      expect(line).toContain(`"method":"${method}"`)
      expect(line).toContain(`"code":"${code}"`)
      // [T60] Nobody's name, address or number stands in the log.
      expect(line).not.toMatch(/Kim|kim@|9764 ?1234|4000000000000002/)
    }
  )

  it.each([
    ["drop", "checkout_failed", zipWords.checkoutFailed],
    ["empty", "invalid_response", "Zip Order payload not valid"]
  ] as const)(
    "[PAY-07] by Zip that answers by '%s' has its error flag with data.error: %s",
    async (way, error, msg) => {
      const kim = shop.shopper()
      const form = await kim.form(wanted)
      await shop.stripe().turn({ faults: [{ call: "zip.create", way }] })
      const [answer, line] = await logged(() => kim.placeByWallet("zip", form))
      expect(answer).toMatchObject({ status: 422, error: true, msg, data: { error } })
      expect(line).toContain('"method":"zip"')
    }
  )

  it.each([
    ["poor", "rejected"],
    ["decline", "rejected"],
    ["cancel", "cancelled"]
  ])("[PAY-07] confirmed at Zip and not to be taken (%s), it has data.error: %s", async (outcome, error) => {
    const kim = shop.shopper()
    const { zip } = (await kim.placeByWallet("zip", await kim.form(wanted))).data
    await fetch(zip.redirectUrl ?? "", { method: "POST", body: new URLSearchParams({ outcome }), redirect: "manual" })
    const [answer, line] = await logged(() => kim.confirmWallet("zip", zip.paymentRef ?? ""))
    expect(answer).toMatchObject({ status: 422, error: true, data: { error } })
    expect(line).toContain('"what":"ending"')
  })

  it("[PAY-07] [PAY-04] while Zip is out of reach, confirming it has data.error server_error", async () => {
    const kim = shop.shopper()
    const { zip } = (await kim.placeByWallet("zip", await kim.form(wanted))).data
    await shop.stripe().turn({ faults: [{ call: "zip.retrieve", way: "drop", when: "before", times: "all" }] })
    const [answer] = await logged(() => kim.confirmWallet("zip", zip.paymentRef ?? ""))
    expect(answer).toMatchObject({ status: 503, error: true, data: { error: "server_error" } })
  })
})

describe("Terms and conditions", () => {
  it("[CHK-03] that nobody has agreed to: no order by any way to pay is written, and the field says what to do", async () => {
    const dana = await member("dana@ironbark.example")
    const made = await dana.form(wanted)
    const form = { ...made, details: { ...made.details, agreeTermsAndConditions: false } }
    const count = () => query("SELECT count(*)::int FROM shop_order")
    const before = await count()
    const { data: intent } = await dana.intent(wanted)
    const token = (await shop.stripe().token(cards.pays)).id
    for (const answer of [
      await dana.place(form, intent.id, token),
      await dana.placeHosted(form),
      await dana.placeByWallet("paypal", form),
      await dana.placeByWallet("zip", form),
      await dana.placeOnCredit(form),
      ...(await Promise.all(orderMethods.map((method) => dana.placeByMethod(method, form))))
    ])
      expect(answer).toMatchObject({
        status: 422,
        code: "INVALID_INPUT",
        fields: { agreeTermsAndConditions: "Agree to the terms and conditions to place your order" }
      })
    expect(await count()).toEqual(before)
  })
})

/** Each with what really brings it about: a form that is changed, or a card. */
const causes: ReadonlyArray<readonly [cause: string, msg: string, fails: () => Promise<ShopperResponse>]> = [
  [
    "a thing that the shop doesn't sell",
    orderWords.invalidItem,
    async () => {
      const kim = shop.shopper()
      const form = await kim.form(wanted)
      const [item] = form.cart.items
      return (await kim.placeHosted({
        ...form,
        cart: { items: [{ ...item, sku: "NOPE", variationId: "NOPE" }] }
      })) as never
    }
  ],
  [
    "a delivery quote that there is not",
    orderWords.expiredDelivery,
    async () => {
      const kim = shop.shopper()
      return (await kim.placeHosted({ ...(await kim.form(wanted)), quoteId: "gone" })) as never
    }
  ],
  [
    "prices from before six o'clock",
    orderWords.expiredCart,
    async () => {
      const kim = shop.shopper()
      return (await kim.placeHosted({ ...(await kim.form(wanted)), pricesExpire: 1 })) as never
    }
  ],
  [
    "an e-mail address that is none",
    orderWords.invalidInput,
    async () => {
      const kim = shop.shopper()
      const form = await kim.form(wanted)
      const contactDetails = { ...form.billing.contactDetails, email: "kim" }
      return (await kim.placeHosted({ ...form, billing: { contactDetails } })) as never
    }
  ],
  [
    "a card's token that is spent",
    orderWords.paymentDetails,
    async () => {
      const kim = shop.shopper()
      const { form, intentId } = await kim.prepare(wanted)
      return (await kim.place(form, intentId, "ctoken_1spent")) as never
    }
  ],
  [
    "a card that the bank declines",
    orderWords.paymentError,
    async () => {
      const kim = shop.shopper()
      const form = await kim.form(wanted)
      const { nab } = (await kim.placeHosted(form)).data
      const whole = hostedCardForm(nab, { referenceId: nab.paymentRef ?? "", total: form.total })
      if (!whole) throw new Error("The form is not whole")
      const card = { number: cards.declined, expiry: "12/29", cvc: "123" }
      const body = new URLSearchParams(gatewayFields(whole, card))
      await fetch(whole.actionUrl, { method: "POST", body, redirect: "manual" })
      return (await kim.confirmHosted(nab.paymentRef ?? "")) as never
    }
  ]
]

describe("What stops an order", () => {
  it.each(causes)("[MSG-01] %s is told in its own words: %s", async (_, msg, fails) => {
    const answer = await fails()
    expect([answer.msg, [409, 422].includes(answer.status)]).toEqual([msg, true])
  })
})
