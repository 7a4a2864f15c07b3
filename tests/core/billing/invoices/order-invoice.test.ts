/** The invoice of an order, what is booked with it, and what its paper says. */
import { assert, describe, it } from "@effect/vitest"
import { parseInvoiceText } from "../../../../core/billing/invoices/invoice.ts"
import { invoiceSale } from "../../../../core/billing/invoices/invoice-paper.ts"
import { orderInvoice, orderInvoiceEntries } from "../../../../core/billing/invoices/order-invoice.ts"
import { balanceOf } from "../../../../core/billing/ledger/ledger.ts"
import type { Order } from "../../../../core/orders/order.ts"
import { framingLine } from "../../ordering/examples.ts"
import { newInvoice } from "../account-invoices.ts"

const contact = { contactName: "Kim Lee", phone: "03 9764 1234", email: "kim@example.com" }
const order = (over: Partial<Order> = {}): Order => ({
  orderNo: "100000017",
  buyer: { contactId: "P02", customerId: "2001", hasOwnPrices: true, showsExGst: true },
  status: "ready",
  orderedAt: Date.parse("2026-11-22T22:00:00Z"),
  checkoutType: "pickup",
  branchId: 25,
  lines: [framingLine],
  totals: { subtotal: 24_381, delivery: 0, surcharge: 0, gst: 2216, total: 24_381 },
  contact,
  billing: {
    contactDetails: { ...contact, company: "Ironbark Constructions" },
    address: {
      line1: "4 Mill Rd",
      suburb: "Rowville",
      state: "VIC",
      postcode: "3178",
      country: "AU",
      manuallyEntered: true
    }
  },
  instructions: "",
  customerRefNo: "PO-7",
  estimated: Date.parse("2026-11-23T03:00:00Z"),
  transactionReference: "ch_3One",
  paymentMethod: "card",
  ...over
})

describe("The invoice of an order", () => {
  it("[ENT-05] has its number, no suffix, the day on which the goods left, and whom the order is made out to", () => {
    const { productId: _, slug: __, cf: ___, weightGrams: ____, ...line } = framingLine
    assert.deepStrictEqual(orderInvoice(order(), "2026-11-24"), {
      invoiceNumber: "100000017",
      invoiceSuffix: "",
      customerId: "2001",
      invoiceDate: "2026-11-24",
      customerEmail: "kim@example.com",
      customerOrderNo: "PO-7",
      total: 24_381,
      orderNo: "100000017",
      branchId: 25,
      soldTo: ["Ironbark Constructions", "4 Mill Rd", "Rowville VIC 3178"],
      lines: [line],
      totals: order().totals,
      isAtOwnPrices: true,
      showsExGst: true
    })
  })

  it("[ENT-05] is none for a guest", () => {
    const { buyer: _, ...guest } = order()
    assert.isUndefined(orderInvoice(guest, "2026-11-24"))
  })

  it.each([
    ["card", 0],
    ["paypal", 0],
    ["zip", 0],
    ["trade-credit", 24_381]
  ] as const)("[LED-01] [CRED-02] paid by %s, it leaves %d cents owed", (paymentMethod, owed) => {
    const invoice = orderInvoice(order(), "2026-11-24")!
    const entries = orderInvoiceEntries(invoice, { paymentMethod, transactionReference: "ref-1" })
    assert.strictEqual(balanceOf(entries, "2001"), owed)
    for (const { postings } of entries)
      assert.strictEqual(
        postings.reduce((sum, { amount }) => sum + amount, 0),
        0
      )
    assert.deepStrictEqual(
      entries.map(({ id, kind }) => [id, kind]),
      owed === 0
        ? [
            ["100000017", "invoice"],
            ["payment ref-1", "payment"]
          ]
        : [["100000017", "invoice"]]
    )
  })
})

describe("The paper of an invoice", () => {
  const full = { ...newInvoice(), outstanding: 24_381, settlements: [] }

  it("[INV-04] [CRED-01] says number, PO/Job number and the day on which it falls due", () => {
    const { number, facts } = invoiceSale(full)
    assert.strictEqual(number, "100234-01")
    assert.deepStrictEqual(facts, ["PO/Job number Lot 14", "Due 30 Nov 2026"])
  })

  it("[INV-04] says that it is paid where nothing is left", () => {
    assert.deepStrictEqual(invoiceSale({ ...full, outstanding: 0 }).facts, ["PO/Job number Lot 14", "Paid"])
  })
})

describe("An invoice's number as it is typed", () => {
  it.each([
    ["100234-01", { invoiceNo: "100234", invoiceSuffix: "01" }],
    [" 100 000 017 ", { invoiceNo: "100000017", invoiceSuffix: "" }],
    ["100234", { invoiceNo: "100234", invoiceSuffix: "" }],
    ["100234-1", undefined],
    ["-01", undefined],
    ["12", undefined],
    ["abcdef", undefined],
    ["1".repeat(13), undefined]
  ])("[ENT-05] %s", (typed, named) => assert.deepStrictEqual(parseInvoiceText(typed), named))
})
