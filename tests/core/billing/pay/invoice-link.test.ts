/** The link in an invoice's e-mail pays that invoice. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  type InvoiceLinkEvent,
  type InvoiceLinkScreen,
  invoiceLinkPayment,
  invoiceLinkScreens,
  nextInvoiceLinkScreen
} from "../../../../core/billing/pay/invoice-link.ts"
import { defaultSurcharge } from "../../../../core/billing/pay/surcharge.ts"
import { invoice } from "../invoices.ts"

const card = { scheme: "visa", now: Date.parse("2026-11-23T12:00:00+11:00"), rules: defaultSurcharge } as const
const link = { customerId: "00001672", invoiceNo: "100234", invoiceSuffix: "01" }
const all = [
  invoice("100234", { outstanding: 10_000 }),
  invoice("100234", { outstanding: 20_000, invoiceSuffix: "02" }),
  invoice("100234", { outstanding: 40_000, customerId: "00002001" }),
  invoice("100235", { outstanding: 80_000 })
]

describe("A link", () => {
  it("[INV-03] pays its own invoice: not its other suffix, not another customer's of that number, not a further one", () => {
    for (const order of [all, all.toReversed()]) {
      const answer = invoiceLinkPayment(link, order, card)
      assert.deepStrictEqual(answer.ok && answer.payment, {
        invoices: [all[0]!],
        total: 10_000,
        surchargePercent: 1.25,
        surcharge: 125,
        payable: 10_125
      })
    }
  })
  it.each([
    ["is paid", [invoice("100234", { outstanding: 0 })], "already-paid"],
    ["is not there", [invoice("100235")], "not-found"],
    ["is another customer's", [invoice("100234", { customerId: "00002001" })], "not-found"],
    ["comes to $1.00", [invoice("100234", { outstanding: 100 })], "too-low"]
  ] as const)("[INV-03] whose invoice %s pays nothing", (_, invoices, kind) => {
    const answer = invoiceLinkPayment(link, invoices, card)
    assert.strictEqual(answer.ok ? undefined : answer.problem.kind, kind)
  })
})

describe("Its screens", () => {
  it.each([
    ["invoice", "pay", "confirmation"],
    ["confirmation", "back", "invoice"],
    ["confirmation", "confirm", "pending"],
    ["pending", "paid", "thank-you"],
    ["pending", "refused", "error"],
    ["error", "pay", "confirmation"],
    ["error", "back", "invoice"],
    ["error", "paid", "thank-you"]
  ] as const)("[INV-03] from %s, %s leads to %s", (screen, event, next) =>
    assert.strictEqual(nextInvoiceLinkScreen(screen, event), next)
  )

  // Fails where a late refusal takes thank-you back, or a payment starts without its confirmation.
  it("[INV-03] whatever happens in whatever order: paid stays paid, and nothing is charged that was not confirmed", () => {
    const events = fc.array(fc.constantFrom<InvoiceLinkEvent>("pay", "back", "confirm", "paid", "refused"), {
      maxLength: 20
    })
    fc.assert(
      fc.property(events, (happened) => {
        let screen: InvoiceLinkScreen = "invoice"
        for (const event of happened) {
          const next = nextInvoiceLinkScreen(screen, event)
          assert.include(invoiceLinkScreens, next)
          if (screen === "thank-you") assert.strictEqual(next, "thank-you")
          if (next === "pending" && screen !== "pending")
            assert.deepStrictEqual([screen, event], ["confirmation", "confirm"])
          if (next === "thank-you" && screen !== next) assert.include(["pending", "error"], screen)
          screen = next
        }
      })
    )
  })
})
