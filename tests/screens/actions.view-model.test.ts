/** Downloads and e-mails of a page over the real shop: one at a time, with success or failure said. */
import { beforeAll, describe, expect, it } from "vitest"
import { ActionsViewModel } from "../../ui/kit/actions.view-model.ts"
import { documentActionWords } from "../../ui/words/document-actions.ts"
import { orderPageWords } from "../../ui/words/orders.ts"
import { browserAt } from "../api/account/login-browser.ts"
import { shopUnderTest } from "../api/shop-under-test.ts"
import { insertCompanyOrders } from "../storage/order-fixture.ts"
import { createPage } from "./browser-tabs.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const danas = browserAt(shop)
beforeAll(() => danas.enter("dana@ironbark.example"))

const connection = { calls: [] as Array<string>, isDown: false }
const page = () => createPage(shop, danas.jar, connection)
const order = async (status: "placed" | "awaiting-payment") =>
  (await insertCompanyOrders(shop.database.query, { customerId: "2001", contactId: "P02", status }))[0] ?? ""

const emailing = (orderNo: string) => () => page().call("POST /users/salesorder/email", { body: { orderNo } })
const said = {
  done: ({ email }: { readonly email: string }) => orderPageWords.emailed(email),
  failed: orderPageWords.notEmailed
}

describe("[ORD-02] An action", () => {
  it("[ORD-02] [CONT-05] says what came of it: done, refused, or nobody reached", async () => {
    const actions = new ActionsViewModel()
    await actions.run("email", emailing(await order("placed")), said)
    expect([actions.message, actions.problem]).toEqual([
      "The tax invoice is on its way to dana@ironbark.example.",
      undefined
    ])
    await actions.run("email", emailing(await order("awaiting-payment")), said)
    expect([actions.message, actions.problem]).toEqual([
      undefined,
      "The e-mail couldn't be sent. There's no tax invoice yet: it comes as soon as the order is paid."
    ])
    connection.isDown = true
    await actions.run("email", emailing("100000017"), said)
    connection.isDown = false
    expect(actions.problem).toMatch(/^The e-mail couldn't be sent\. The shop could not be reached/)
  })

  it("[ORD-02] is done once however often the button is pressed, and the next follows it", async () => {
    const actions = new ActionsViewModel()
    const orderNo = await order("placed")
    const both = [actions.run("email", emailing(orderNo), said), actions.run("email", emailing(orderNo), said)]
    expect(actions.running).toBe("email")
    await Promise.all(both)
    expect(actions.running).toBeUndefined()
    const sent = await shop.database.query("SELECT FROM outbox WHERE message_key LIKE $1", [
      `invoice-copy ${orderNo} %`
    ])
    expect(sent).toHaveLength(1)
    let saved = ""
    await actions.run(
      "list",
      () => page().call("POST /users/salesorder/stream", { body: { document: "list", status: "placed" } }),
      {
        done: (file) => {
          saved = Buffer.from(file.base64, "base64").toString()
          return documentActionWords.saved(file.name)
        },
        failed: documentActionWords.notSaved
      }
    )
    expect(saved).toContain(orderNo)
    expect(actions.message).toMatch(/^Saved as orders-.*\.csv\.$/)
  })
})
