/** Names and notes in any script come back, to the mail and the tax invoice's words, as they were typed. */
import { describe, expect, it } from "vitest"
import { fieldWords } from "../../../core/words/field.ts"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { cards } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database

const typed: ReadonlyArray<[string, string]> = [
  ["composed", "Zo\u00eb N\u00fa\u00f1ez"],
  ["decomposed", "Zoe\u0308 Nu\u0301n\u0303ez"],
  ["dotted and dotless, capital and small", "\u0130rem I\u015f\u0131k"],
  ["right to left", "\u05e0\u05d5\u05e2\u05d4 \u0644\u064a\u0644\u0649"],
  ["of four bytes", "\u{2070e} \u{10348}"],
  ["pictures, one of several joined", "\u{1f477}\u{1f3fd}\u200d\u2640\ufe0f Site 7 \u{1f6fb}"],
  ["like the end of a page's script", "</script><script>alert(1)</script>"],
  ["like a statement", "Robert'); DROP TABLE shop_order;--"]
]

describe("Text", () => {
  it.each(typed)(
    "[F9] [T42] that is %s is stored and shown as sent, and told to the store that picks it",
    async (_, text) => {
      const kim = shop.shopper()
      const wanted = [await itemInStock(query, 1)]
      const { id } = (await kim.intent(wanted)).data
      const form = await kim.form(wanted)
      const contactDetails = { ...form.billing.contactDetails, contactName: text, company: text }
      const said = {
        ...form,
        details: { ...form.details, customerRefNo: text.slice(0, 40) },
        billing: { contactDetails },
        delivery: { ...form.delivery, details: { ...form.delivery.details, instructions: text, contactDetails } }
      }
      const placed = await kim.place(said, id, (await shop.stripe().token(cards.pays)).id)
      expect(placed.status, placed.msg).toBe(200)
      const { orderNo, token } = placed.data.stripe
      const { data } = await kim.order(orderNo, token)
      expect(JSON.stringify(data)).toContain(JSON.stringify(text).slice(1, -1))
      const mailOf = async (key: string) =>
        (await query("SELECT text, html FROM outbox WHERE message_key = $1", [key]))[0]
      const [pickList, confirmation] = [await mailOf(`pick-list ${orderNo}`), await mailOf(`order-placed ${orderNo}`)]
      // One form of each letter, and a space for what can't be seen: nothing hides an address there.
      expect(pickList?.text).toContain(text.normalize("NFKC").replace(/\p{Cf}+/gu, " "))
      // The mailbox of a guest may be anybody's.
      expect(confirmation?.text).not.toContain(text)
      for (const mail of [pickList, confirmation]) expect(mail?.html).not.toContain("<script")
    }
  )

  it("[F9] that is turned around by a sign that nobody sees is refused in each field, in words", async () => {
    const kim = shop.shopper()
    const form = await kim.form([await itemInStock(query, 1)])
    const turned = "Gate \u202ecod.exe"
    const contactDetails = { ...form.billing.contactDetails, contactName: turned, company: turned }
    const refused = await kim.place(
      {
        ...form,
        details: { ...form.details, customerRefNo: turned },
        billing: { contactDetails },
        delivery: { ...form.delivery, details: { ...form.delivery.details, instructions: turned, contactDetails } }
      },
      "pi_none",
      "token"
    )
    expect(refused).toMatchObject({ status: 400, code: "MALFORMED", msg: `${fieldWords.signs}.` })
    expect(Object.entries(refused.fields ?? {}).sort()).toEqual(
      [
        "form.billing.contactDetails.company",
        "form.billing.contactDetails.contactName",
        "form.delivery.details.contactDetails.company",
        "form.delivery.details.contactDetails.contactName",
        "form.delivery.details.instructions",
        "form.details.customerRefNo"
      ].map((name) => [name, fieldWords.signs])
    )
  })
})
