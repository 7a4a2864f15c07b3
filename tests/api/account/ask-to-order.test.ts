/** A contact who may not order asks the administrators of the company, by one e-mail to each. */
import { beforeEach, describe, expect, it, vi } from "vitest"
import { expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { logInAtCompany } from "./company-people.ts"
import { emails, messagesTo } from "./login-browser.ts"

const shop = shopUnderTest()
const { database } = shop

// The clock stands still, so that no count falls into two stretches of time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T01:00:00Z") })
  return () => void vi.useRealTimers()
})

const ASK = "/users/contact/ask-to-order"
type Asked = { readonly success: true; readonly asked: ReadonlyArray<string> }

const theos = "theo@ironbark.example"
const mayOrder = (granted: boolean) =>
  database.query(
    `INSERT INTO contact_permission (contact_id, customer_id, rule, granted)
     VALUES ('P03', '2001', 'placeOnlineOrders', $1)
     ON CONFLICT (contact_id, customer_id, rule) DO UPDATE SET granted = EXCLUDED.granted`,
    [granted]
  )
const something = async () => {
  const [row] = await database.query(
    "SELECT s.erp_id AS sku, s.name FROM sku s JOIN product p ON p.id = s.product_id WHERE s.uom = 'BX' AND p.status = 'public' LIMIT 1"
  )
  return { sku: String(row?.sku), name: String(row?.name) }
}

describe("A contact who may not order", () => {
  it("[PERM-02] [CHK-07] sends each administrator one e-mail that names them and what was in the cart, twice an hour at most", async () => {
    await mayOrder(false)
    const theo = await logInAtCompany(shop, theos)
    const { sku, name } = await something()
    const items = [
      { sku, qty: 3, uom: "BX|1" },
      { sku: "NO-SUCH-THING", qty: 1, uom: "EA|1" }
    ]
    const told = await theo.post<Asked>(ASK, { items })
    expect(told.data).toEqual({ success: true, asked: ["Dana Whitlock"] })
    const [letter, ...others] = await messagesTo(database, emails.trade)
    expect(letter?.subject).toMatch(/^Theo .* would like to order online$/)
    for (const part of [theos, "Ironbark Constructions", `${name} - 3 boxes`, "/my-account/admin-permissions"])
      expect(letter?.text).toContain(part)
    expect(letter?.text).not.toContain("NO-SUCH-THING")
    expect(others.filter(({ subject }) => subject.includes("order online"))).toEqual([])
    expect((await theo.post(ASK, { items: [] })).status).toBe(200)
    expectFailure(await theo.post(ASK, { items }), 429, "TOO_MANY")
  })

  it("[T24] names nobody to be told, and nothing that the shop doesn't know", async () => {
    const theo = await logInAtCompany(shop, theos)
    expectMalformed(await theo.post(ASK, { items: [], email: "evil@evil.example" }), ["email"])
    expect(await messagesTo(database, "evil@evil.example")).toEqual([])
  })

  it("[PERM-05] has nothing to ask for once they may, and nobody asks who is not logged in", async () => {
    await mayOrder(true)
    expectFailure(await (await logInAtCompany(shop, theos)).post(ASK, { items: [] }), 403, "FORBIDDEN")
    expectFailure(await (await logInAtCompany(shop, emails.trade)).post(ASK, { items: [] }), 403, "FORBIDDEN")
    expect((await shop.call("POST", `/api${ASK}`, { items: [] })).status).toBe(401)
  })
})
