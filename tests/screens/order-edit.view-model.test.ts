/** Changing an order in its window, over the real shop. */
import { beforeAll, describe, expect, it } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import { OrderEditViewModel } from "../../ui/account/orders/order-edit.view-model.ts"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { insertCompanyOrders } from "../storage/order-fixture.ts"
import { createPage } from "./browser-tabs.ts"
import { createShopBrowser } from "./shop-browser.ts"

const browser = createShopBrowser()
const { query } = browser.database

const danas = browserAt(browser)
let shop: ShopClient
beforeAll(async () => {
  await danas.enter(emails.trade)
  shop = createPage(browser, danas.jar)
})

const texts = { newPo: "", newInstructions: "", newContactName: "Kim Lee", newContactPhone: "0397641234" }

/** A window over an order that was just placed, with the log of reloads. */
const opened = async (more: Partial<Parameters<typeof insertCompanyOrders>[1]> = {}) => {
  const [orderNo = ""] = await insertCompanyOrders(query, {
    customerId: "2001",
    contactId: "P02",
    status: "placed",
    ...more
  })
  const reloads: Array<string> = []
  const model = new OrderEditViewModel(shop.call, orderNo, async () => reloads.push(model.isSaving ? "saving" : "late"))
  model.open(texts)
  const poNumber = async () =>
    (await query("SELECT customer_ref_no FROM shop_order WHERE order_no = $1", [orderNo]))[0]?.customer_ref_no
  return { model, reloads, poNumber }
}

describe("The window that changes an order", () => {
  it("[ENT-04] keeps what was typed, shows the order anew, closes, and says so", async () => {
    const { model, reloads, poNumber } = await opened()
    model.type("newPo", "SITE-9")
    expect(await model.save()).toBe(true)
    expect([model.draft, model.isSaving, model.problem, reloads]).toEqual([undefined, false, undefined, ["saving"]])
    expect(model.message).toBe("Saved. The store and your papers have it from now on.")
    expect(await poNumber()).toBe("SITE-9")
  })

  it("[VAL-03] marks a field when it was left, frees it as soon as it is mended, and sends nothing that is wrong", async () => {
    const { model, poNumber } = await opened()
    model.type("newContactPhone", "12")
    expect(model.problems).toEqual({})
    model.validateField("newContactPhone")
    expect(model.problems.newContactPhone).toBe("Must start with 02 to 09")
    model.type("newPo", "NOT-SENT")
    expect(await model.save()).toBe(false)
    expect(await poNumber()).toBeNull()
    model.type("newContactPhone", "0397641235")
    expect(model.problems.newContactPhone).toBeUndefined()
  })

  it("[CALL-12] stays open with what was typed where the goods left in the meantime, and says why by the field", async () => {
    const { model, reloads } = await opened({ status: "collected" })
    model.type("newInstructions", "Ring first")
    expect(await model.save()).toBe(false)
    const msg = "The goods have left the store. Only the PO/Job number can be changed now."
    expect([model.problem, model.problems, reloads]).toEqual([msg, { newInstructions: msg }, []])
    expect(model.draft?.newInstructions).toBe("Ring first")
    model.close()
    expect(model.hasInput).toBe(false)
  })

  it("saves once for two presses, and does not close in the middle of it", async () => {
    const { model, reloads } = await opened()
    model.type("newPo", "ONCE")
    const first = model.save()
    expect(await model.save()).toBe(false)
    model.close()
    expect(model.draft?.newPo).toBe("ONCE")
    expect(await first).toBe(true)
    expect(reloads).toHaveLength(1)
  })
})
