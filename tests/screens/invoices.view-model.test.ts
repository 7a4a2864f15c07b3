/** A company's invoices looked through and chosen, over the real shop. */
import { beforeAll, describe, expect, it } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import { invoiceText, toSelectedInvoice } from "../../core/billing/invoices/invoice.ts"
import { paymentEntry } from "../../core/billing/ledger/ledger-entries.ts"
import { InvoiceAgainViewModel } from "../../ui/account/invoices/invoice-again.view-model.ts"
import {
  InvoicesViewModel,
  parseSelectionDraft,
  restoredInvoices
} from "../../ui/account/invoices/invoices.view-model.ts"
import { loadInvoices, parseWindows } from "../../ui/account/invoices/load-invoices.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { browserAt, emails } from "../api/account/login-browser.ts"
import { newInvoice } from "../core/billing/account-invoices.ts"
import { bookInvoices } from "../storage/invoice-fixture.ts"
import { type Connection, createPage } from "./browser-tabs.ts"
import { dana, draftIn, memoryTab } from "./memory-tab.ts"
import { createShopBrowser, rowOf, sampleProducts } from "./shop-browser.ts"

const browser = createShopBrowser()
const now = Date.parse("2026-11-23T10:00:00+11:00")

/** The second change of the clocks lies in the third window. */
const days = ["2026-11-23", "2026-09-30", "2026-08-25", "2026-08-24", "2026-05-26", "2026-03-01"] as const
const written = days.map((invoiceDate, place) =>
  newInvoice({ invoiceNumber: String(100_106 - place), invoiceDate, customerOrderNo: `Job ${place}` })
)
const numbers = (model: InvoicesViewModel, filter = {}) =>
  model.visible({ search: "", ...filter }).map((one) => invoiceText(toSelectedInvoice(one)))
const named = (model: InvoicesViewModel, number: string) => {
  const found = model.list.invoices.find(({ invoiceNumber }) => invoiceNumber === number)
  if (!found) throw new Error(`${number} is not loaded`)
  return found
}

const danas = browserAt(browser)
const line: Connection = { calls: [], isDown: false }
let shop: ShopClient
beforeAll(async () => {
  await bookInvoices(browser.database, written, [
    paymentEntry({
      id: "EFT-9",
      customerId: "2001",
      date: "2026-10-30",
      amount: 24_381,
      against: [{ document: "100105-01", amount: 24_381 }]
    })
  ])
  await danas.enter(emails.trade)
  shop = createPage(browser, danas.jar, line)
})

const opened = async (windows = 1, previous?: InvoicesViewModel) => {
  line.calls.length = 0
  const loaded = await loadInvoices(shop.call, now, windows)
  if (!loaded.ok) throw new Error(loaded.msg)
  return new InvoicesViewModel(shop.call, () => now, loaded.data, previous ? { previous } : {})
}

describe("The list of invoices", () => {
  it("[INV-01] [CALL-13] asks for the 90 days to today, then for 90 days to the day before each time, until nothing is older", async () => {
    const model = await opened()
    const ask = (fromDate: string, toDate: string) =>
      `GET /api/users/details/invoice/list?batchSize=0&batchPage=last&fromDate=${fromDate}&toDate=${toDate}`
    expect([model.list.status, numbers(model)]).toEqual(["done", ["100106-01", "100105-01", "100104-01"]])
    expect(model.hasOlder).toBe(true)
    const more = model.loadNext()
    expect(model.list.status).toBe("fetching")
    expect(await model.loadNext()).toBe(false)
    expect(await more).toBe(true)
    expect(numbers(model).slice(3)).toEqual(["100103-01", "100102-01"])
    expect([await model.loadNext(), model.hasOlder, model.windows]).toEqual([true, false, 3])
    expect(numbers(model)).toEqual(written.map(({ invoiceNumber }) => `${invoiceNumber}-01`))
    expect(line.calls).toEqual([
      ask("2026-08-25", "2026-11-23"),
      ask("2026-05-26", "2026-08-24"),
      ask("2026-02-24", "2026-05-25")
    ])
  })

  it("[INV-01] opened by its address with three windows is as it was left after two more loads", async () => {
    const pressed = await opened()
    await pressed.loadNext()
    await pressed.loadNext()
    expect((await opened(3)).list).toEqual(pressed.list)
    expect(["3", "0", "x", "1e9", undefined].map(parseWindows)).toEqual([3, 1, 1, 40, 1])
  })

  it("[INV-01] a window that fails leaves the list as it is, says so, and the same days are asked for next", async () => {
    const model = await opened()
    line.isDown = true
    expect(await model.loadNext()).toBe(false)
    expect(model.list.msg).toBe("Your invoices couldn't be loaded. Press 'Load next 90 days' to try again.")
    expect(numbers(model)).toHaveLength(3)
    line.isDown = false
    expect(await model.loadNext()).toBe(true)
    expect(numbers(model).slice(3)).toEqual(["100103-01", "100102-01"])
    line.isDown = true
    expect(await loadInvoices(shop.call, now, 2)).toMatchObject({ ok: false, status: 0 })
    line.isDown = false
  })

  it("[INV-01] is searched by number and PO/Job number, and narrowed down to what is due, overdue, paid or credited", async () => {
    const model = await opened(3)
    expect(numbers(model, { search: "job 4" })).toEqual(["100102-01"])
    expect(numbers(model, { search: "0104" })).toEqual(["100104-01"])
    expect(numbers(model, { state: "due" })).toEqual(["100106-01"])
    expect(numbers(model, { state: "overdue" })).toEqual(["100104-01", "100103-01", "100102-01", "100101-01"])
    expect(numbers(model, { state: "paid" })).toEqual(["100105-01"])
    expect(numbers(model, { state: "credit" })).toEqual([])
  })
})

describe("The selection of invoices", () => {
  it("[INV-01] stays over further windows, a search and another visit, with what all of it comes to", async () => {
    const model = await opened()
    model.toggle(named(model, "100106"))
    await model.loadNext()
    model.toggle(named(model, "100103"))
    expect([model.selection.length, model.selectedTotal]).toEqual([2, 48_762])
    expect(model.selectedElsewhere({ search: "100106" })).toBe(1)
    const again = await opened(1, model)
    expect([again.selection.length, again.selectedTotal]).toEqual([2, 48_762])
    expect(again.selectedElsewhere({ search: "" })).toBe(1)
    expect(again.paySelected()).toBe("/my-account/pay-my-account/invoice-payments?invoice=100106-01&invoice=100103-01")
    again.toggle(named(again, "100106"))
    expect(again.selectedTotal).toBe(24_381)
    again.clearSelection()
    expect([again.selection.length, again.selectedTotal]).toEqual([0, 0])
  })

  it("[INV-01] lets go of what was paid in the meantime", async () => {
    const model = await opened()
    model.toggle(named(model, "100104"))
    model.toggle(named(model, "100106"))
    await bookInvoices(
      browser.database,
      [],
      [
        paymentEntry({
          id: "EFT-10",
          customerId: "2001",
          date: "2026-11-23",
          amount: 24_381,
          against: [{ document: "100104-01", amount: 24_381 }]
        })
      ]
    )
    const again = await opened(1, model)
    expect(again.paySelected()).toBe("/my-account/pay-my-account/invoice-payments?invoice=100106-01")
  })

  it("[COMP-02] is gone with the company that was switched away from, and does not come back with it", async () => {
    const loaded = await loadInvoices(shop.call, now, 1)
    if (!loaded.ok) throw new Error(loaded.msg)
    const lists = new Map<string, unknown>()
    const tab = memoryTab()
    const shown = (customerId: string) => {
      const owner = { contactId: "P02", customerId }
      const model = restoredInvoices(
        lists,
        { buyer: owner, draft: draftIn(parseSelectionDraft, tab, owner) },
        shop.call,
        () => now,
        loaded.data
      )
      model.restore()
      return model
    }
    const own = shown("2001")
    own.toggle(named(own, "100106"))
    expect(shown("2001").selection).toHaveLength(1)
    expect(shown("2005").selection).toEqual([])
    expect(shown("2001").selection).toEqual([])
  })

  it("[INV-01] [EXP-58] is there again after a reload of the tab, but for what was paid or let go of in the meantime", async () => {
    const tab = memoryTab()
    const reloaded = async (windows = 1) => {
      const loaded = await loadInvoices(shop.call, now, windows)
      if (!loaded.ok) throw new Error(loaded.msg)
      const draft = draftIn(parseSelectionDraft, tab)
      const model = restoredInvoices(new Map(), { buyer: dana, draft }, shop.call, () => now, loaded.data)
      model.restore()
      return model
    }
    const chosen = (model: InvoicesViewModel) => model.selection.map(invoiceText)
    const model = await reloaded(2)
    model.toggle(named(model, "100106"))
    model.toggle(named(model, "100103"))
    expect(chosen(await reloaded(2))).toEqual(["100106-01", "100103-01"])
    // Of what is not loaded nobody knows what is left to pay.
    expect(chosen(await reloaded(1))).toEqual(["100106-01"])
    const again = await reloaded(2)
    again.toggle(named(again, "100106"))
    expect(chosen(await reloaded(2))).toEqual(["100103-01"])
    again.clearSelection()
    expect(tab.keys()).toEqual([])
  })

  it("[INV-02] says that at least one has to be selected, until one is", async () => {
    const model = await opened()
    expect(model.paySelected()).toBeUndefined()
    expect(model.problem).toBe("* Select at least 1 invoice to proceed")
    model.toggle(named(model, "100106"))
    expect(model.problem).toBeUndefined()
  })
})

describe("An invoice bought again", () => {
  it("[EXP-57] [INV-04] puts its lines in the cart by their skus, at today's prices, and names what is no longer sold", async () => {
    const [timber, box] = await Promise.all([
      browser.product(sampleProducts.timber),
      browser.product(sampleProducts.box)
    ])
    const [stick, carton] = [rowOf(timber).variation, rowOf(box).variation]
    const one = { unitPrice: 1, linePrice: 1, lineGst: 0 }
    const metres = Math.round(stick.factor * 300) / 100
    const sold = { sku: stick.sku, name: "Stud", length: stick.factor, qty: metres, pieces: 3, pricedUom: "LM", ...one }
    const boxes = { uom: carton.uom, qty: 2, pieces: 2, pricedUom: carton.uom, ...one }
    const lines = [
      { ...sold, uom: "STICK" },
      { ...sold, uom: "LM" },
      { ...boxes, sku: carton.sku, name: "Box" },
      { ...boxes, sku: "OLD-1", name: "Old size" },
      { ...boxes, sku: "no sku of today", name: "Older size" }
    ]
    await bookInvoices(browser.database, [newInvoice({ invoiceNumber: "100900", lines })])
    const cart = new CartViewModel(shop)
    const again = new InvoiceAgainViewModel(shop, cart)
    const invoice = { invoiceNo: "100900", invoiceSuffix: "01" }
    const both = Promise.all([again.add(invoice), again.add(invoice)])
    expect(again.running).toBe("100900-01")
    await both
    expect(cart.items.map(({ erpId, uom, qtyRaw }) => [erpId, uom, qtyRaw])).toEqual([
      [stick.sku, "STICK", 3],
      [stick.sku, "LM", metres],
      [carton.sku, carton.uom, 2]
    ])
    expect(again.report?.message).toBe("3 lines are in your cart, at today's prices.")
    expect(again.report?.notes).toEqual([
      expect.stringMatching(/^Stud was \$0\.01 per m and is \$[\d.]+ per m today\.$/),
      expect.stringMatching(/^Stud was /),
      expect.stringMatching(/^Box was /),
      "Old size is no longer sold.",
      "Older size is no longer sold."
    ])

    // Another company's is none, and adds nothing.
    await bookInvoices(browser.database, [newInvoice({ invoiceNumber: "100901", customerId: "2002", lines })])
    await again.add({ ...invoice, invoiceNo: "100901" })
    expect([again.report, again.running]).toEqual([undefined, undefined])
    expect(again.problem).toMatch(/\S/)
    expect(cart.items).toHaveLength(3)
  })
})
