/** The PO/Job number that a company asks for: set by its administrator, asked by the server of every order, and on all that comes of it. */
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import type { PoPolicy } from "../../../core/identity/po-policy.ts"
import { testDatabase } from "../../postgres/database.ts"
import { membersOf } from "./members.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { cards, type RequestedItem } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database
const { member } = membersOf(shop, database)
type Shopper = Awaited<ReturnType<typeof member>>

const codes = ["J-100", "J-200"]
let wanted: ReadonlyArray<RequestedItem>
let dana: Shopper
let theo: Shopper
beforeAll(async () => {
  wanted = [await itemInStock(query, 1)]
  dana = await member("dana@ironbark.example")
  theo = await member("theo@ironbark.example")
})
afterEach(() => query("UPDATE customer SET po_ask = 'optional', po_codes = '{}' WHERE id = '2001'"))

const ask = (who: Shopper, poPolicy: PoPolicy) =>
  who.call<{ success: boolean; settings: { poPolicy?: PoPolicy } }>("POST", "/users/customer/settings", {
    settings: { showExcGstPricing: true, poPolicy }
  })
const formWith = async (who: Shopper, customerRefNo: string | undefined) => {
  const { details, ...form } = await who.form(wanted)
  const { customerRefNo: _, ...others } = details
  return { ...form, details: { ...others, ...(customerRefNo === undefined ? {} : { customerRefNo }) } }
}
const place = async (who: Shopper, customerRefNo: string | undefined) =>
  who.placeOnCredit(await formWith(who, customerRefNo))

describe("A company's PO/Job numbers", () => {
  it("[PO-01] [COMP-03] are an administrator's to decide, are told to everybody of the company, and are on the record", async () => {
    expect(await ask(theo, { ask: "required", codes: [] })).toMatchObject({ status: 403 })
    const poPolicy = { ask: "list", codes } as const
    expect((await ask(dana, poPolicy)).data).toMatchObject({ success: true, settings: { poPolicy } })
    for (const who of [dana, theo])
      expect((await who.call<{ customer: object }>("GET", "/users/details")).data.customer).toMatchObject({ poPolicy })
    const [row] = await query(
      "SELECT done_by, detail FROM audit WHERE action = 'settings changed' AND customer_id = '2001' ORDER BY id DESC LIMIT 1"
    )
    expect(row?.done_by).toBe("P02")
    expect(JSON.parse(String(Object(row?.detail).after)).poPolicy).toEqual(poPolicy)
    // Another setting leaves them as they are.
    await dana.call("POST", "/users/customer/settings", { settings: { showExcGstPricing: true } })
    expect((await dana.call<{ customer: object }>("GET", "/users/details")).data.customer).toMatchObject({ poPolicy })
  })

  it("[PO-01] [COMP-03] a list without codes is refused, and nothing changes", async () => {
    expect(await ask(dana, { ask: "list", codes: [] })).toMatchObject({
      status: 422,
      error: true,
      msg: "Write at least one code, each on a line of its own"
    })
    expect(await query("SELECT po_ask FROM customer WHERE id = '2001'")).toEqual([{ po_ask: "optional" }])
  })

  it.each([
    ["required", undefined, "PO/Job number is required"],
    ["required", "   ", "PO/Job number is required"],
    ["list", undefined, "PO/Job number is required"],
    ["list", "J-300", "Choose one of your company's job codes"]
  ] as const)(
    "[PO-01] asked for (%s), an order with %j is refused at its field, whoever of the company places it",
    async (how, typed, problem) => {
      await ask(dana, { ask: how, codes: how === "list" ? codes : [] })
      for (const who of [dana, theo])
        expect(await place(who, typed)).toMatchObject({
          status: 422,
          code: "INVALID_INPUT",
          fields: { customerRefNo: problem }
        })
      const { data: intent } = await dana.intent(wanted)
      const token = (await shop.stripe().token(cards.pays)).id
      expect(await dana.place(await formWith(dana, typed), intent.id, token)).toMatchObject({ status: 422 })
    }
  )

  it("[PO-01] is kept on the order, and on its e-mail, its pick list and its invoice", async () => {
    await ask(dana, { ask: "list", codes })
    const answer = await place(dana, "J-200")
    expect(answer.status).toBe(200)
    const { orderNo, token } = answer.data.tradecredit
    expect((await dana.order(orderNo, token)).data).toMatchObject({ customerRefNo: "J-200" })
    const listed = await dana.call<{ customerOrderNo?: string }>(
      "GET",
      `/users/details/salesorder/listone?orderNo=${orderNo}`
    )
    expect(JSON.stringify(listed.data)).toContain("J-200")
    const mails = await query("SELECT message_key, text FROM outbox WHERE message_key IN ($1, $2)", [
      `order-placed ${orderNo}`,
      `pick-list ${orderNo}`
    ])
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(String(text)).toContain("J-200")
  })

  it("[PO-01] not asked for, what a browser still holds is dropped; a guest may write one", async () => {
    await ask(dana, { ask: "off", codes: [] })
    const { orderNo, token } = (await place(dana, "PO-77")).data.tradecredit
    expect((await dana.order(orderNo, token)).data).not.toHaveProperty("customerRefNo")
    const guest = shop.shopper()
    const { answer } = await guest.buy(wanted)
    expect((await guest.order(answer.data.stripe.orderNo)).data).toMatchObject({ customerRefNo: "PO-77" })
  })

  it("[PO-01] [ENT-04] is asked for again where it is changed afterwards", async () => {
    await ask(dana, { ask: "list", codes })
    const { orderNo } = (await place(dana, "J-100")).data.tradecredit
    const change = (newPo: string) =>
      dana.call("POST", "/users/details/salesorder/update", {
        orderNo,
        newPo,
        newInstructions: "Ute",
        newContactName: "Kim Lee",
        newContactPhone: "03 9764 1234"
      })
    expect(await change("")).toMatchObject({ status: 422, fields: { newPo: "PO/Job number is required" } })
    expect(await change("J-200")).toMatchObject({ status: 200 })
  })
})
