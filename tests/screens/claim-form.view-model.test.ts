/** Claiming goods on an invoice's page, over the real shop. */
import { beforeAll, describe, expect, it } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import type { ClaimableLine } from "../../core/billing/claims/claim-quantity.ts"
import { ClaimFormViewModel, parseClaimDraft } from "../../ui/account/claims/claim-form.view-model.ts"
import { steppedQuantity } from "../../ui/account/parts/stepped-quantity.ts"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { newInvoice } from "../core/billing/account-invoices.ts"
import { bookInvoices } from "../storage/invoice-fixture.ts"
import { type Connection, createPage } from "./browser-tabs.ts"
import { draftIn } from "./memory-tab.ts"
import { createShopBrowser } from "./shop-browser.ts"

const browser = createShopBrowser()
const invoice = { invoiceNo: "100234", invoiceSuffix: "01" }
const line: Connection = { calls: [], isDown: false }
let shop: ShopClient
beforeAll(async () => {
  await bookInvoices(browser.database, [newInvoice({ invoiceDate: "2026-11-20" })])
  const danas = browserAt(browser)
  await danas.enter(emails.trade)
  shop = createPage(browser, danas.jar, line)
})

const claims = async () => {
  const answer = await shop.call("GET /users/details/invoice/claims", { query: invoice })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}
const opened = async () => new ClaimFormViewModel(shop, invoice, await claims(), draftIn(parseClaimDraft))
const first = (form: ClaimFormViewModel) => form.lines[0] as ClaimableLine

describe("The form for a claim", () => {
  it("[CLM-01] steps within what is left, and leads to what is missing without asking the shop", async () => {
    const form = await opened()
    const step = (by: 1 | -1) => form.setQuantity(0, steppedQuantity(form.typed(0), first(form), by))
    for (const _ of Array(9)) step(1)
    expect(form.typed(0)).toBe("7")
    for (const _ of Array(9)) step(-1)
    expect(form.typed(0)).toBe("")
    line.calls.length = 0
    expect(await form.send()).toBe(false)
    expect(Object.keys(form.problems)).toEqual(["lines", "reason"])
    expect(form.isWrong(first(form))).toBe(true)
    form.setQuantity(0, "1.5")
    form.setReason("short")
    expect([await form.send(), form.isWrong(first(form)), Object.keys(form.problems)]).toEqual([false, true, ["lines"]])
    form.setPhotos([new File(["no picture"], "a.jpg", { type: "image/jpeg" })])
    form.setQuantity(0, "2")
    expect([await form.send(), form.problems]).toEqual([false, { photos: "Uploaded file type is not allowed" }])
    expect(line.calls).toEqual([])
  })

  it("[CLM-01] keeps what was typed where the shop can't be reached, and is one claim when it is sent again", async () => {
    const form = await opened()
    form.setQuantity(0, "2")
    form.setReason("damaged")
    form.setNote("Split")
    form.setPhotos([new File([Uint8Array.of(0xff, 0xd8, 0xff, 1)], "split.jpg")])
    line.isDown = true
    expect([await form.send(), form.failure, form.typed(0)]).toEqual([false, expect.stringMatching(/\S/), "2"])
    line.isDown = false
    expect(await form.send()).toBe(true)
    expect(form.thanks).toMatch(/^Claim C\d{9} is with the store\./)
    expect(await form.send()).toBe(true)
    const { claims: made, lines } = await claims()
    expect(made).toMatchObject([{ reason: "damaged", note: "Split", photos: 1, lines: [{ position: 0, quantity: 2 }] }])
    expect(lines[0]?.left).toBe(5)
  })

  it("[CLM-01] is another claim where it was changed after an answer that never came", async () => {
    const claimable = await claims()
    const sent: Array<string> = []
    const lossy: ShopClient["submitForm"] = async (call, entries) => {
      sent.push(String(entries.get("key")))
      await shop.submitForm(call, entries)
      return { ok: false, error: true, status: 0, code: "OFFLINE", msg: "Away" }
    }
    const away = new ClaimFormViewModel({ submitForm: lossy }, invoice, claimable, draftIn(parseClaimDraft))
    away.setQuantity(0, "1")
    away.setReason("short")
    expect([await away.send(), await away.send(), new Set(sent).size]).toEqual([false, false, 1])
    away.setNote("One more is split")
    expect([await away.send(), new Set(sent).size]).toEqual([false, 2])
    const { claims: made, lines } = await claims()
    expect(made.map(({ note }) => note)).toEqual(expect.arrayContaining(["One more is split"]))
    expect(lines[0]?.left).toBe(3)
  })

  it("[CLM-01] shows what the shop finds wrong, such as what was claimed meanwhile", async () => {
    const form = await opened()
    const other = await opened()
    other.setQuantity(0, "3")
    other.setReason("short")
    expect(await other.send()).toBe(true)
    form.setQuantity(0, "3")
    form.setReason("short")
    expect([await form.send(), Object.keys(form.problems)]).toEqual([false, ["lines"]])
  })
})
