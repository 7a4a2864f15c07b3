/** An invoice that fails to load says why, and each action on it how it came out. */
import { assert, describe, it } from "@effect/vitest"
import { documentReport, invoiceDetail } from "../../../../core/billing/invoices/invoice-detail.ts"

const unnamed = "This invoice couldn't be opened. Try again in a moment, or call us for a copy."

describe("An invoice's detail", () => {
  it("[INV-04] is the answer's data", () =>
    assert.deepStrictEqual(invoiceDetail({ data: { invoiceNumber: "100234" } }), {
      hasError: false,
      data: { invoiceNumber: "100234" }
    }))
  it.each([
    ["a failure with its message", { error: true, msg: "Invoice is archived" }, "Invoice is archived"],
    ["an error flag beside data", { error: true, msg: "Invoice is archived", data: {} }, "Invoice is archived"],
    ["a message without data", { msg: "No such invoice" }, "No such invoice"],
    ["an error flag without a message", { error: true, data: {} }, unnamed],
    ["an empty message", { error: true, msg: " " }, unnamed],
    ["data that is none", { data: null }, unnamed],
    ["data that is a list", { data: [] }, unnamed],
    ["no answer", undefined, unnamed],
    ["a text", "502 Bad Gateway", unnamed]
  ])("[INV-04] %s is hasError with the message", (_, answer, msg) =>
    assert.deepStrictEqual(invoiceDetail(answer), { hasError: true, msg })
  )
})

describe("An action on an invoice", () => {
  it.each([
    ["email", true, "Your invoice is on its way by e-mail."],
    ["email", false, "Your invoice couldn't be e-mailed. Try again, or download it."],
    ["download", true, "Your invoice has been downloaded."],
    ["download", false, "Your invoice couldn't be downloaded. Try again, or have it e-mailed."]
  ] as const)("[INV-04] %s that succeeded (%s) says: %s", (action, succeeded, msg) =>
    assert.deepStrictEqual(documentReport("invoice", action, succeeded), { succeeded, msg })
  )
})
