/** The link in an invoice's e-mail pays that invoice. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  type LinkEvent,
  type LinkScreen,
  linkPayment,
  linkScreenAfter,
  linkScreens
} from "../../../core/bills/invoice-link.ts"
import { usualSurcharge } from "../../../core/bills/surcharge.ts"
import { invoice } from "./invoices.ts"

const card = { scheme: "visa", now: Date.parse("2026-11-23T12:00:00+11:00"), rules: usualSurcharge } as const
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
      const answer = linkPayment(link, order, card)
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
    const answer = linkPayment(link, invoices, card)
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
    assert.strictEqual(linkScreenAfter(screen, event), next)
  )

  // Fails where a late refusal takes thank-you back, or a payment starts without its confirmation.
  it("[INV-03] whatever happens in whatever order: paid stays paid, and nothing is charged that was not confirmed", () => {
    const events = fc.array(fc.constantFrom<LinkEvent>("pay", "back", "confirm", "paid", "refused"), { maxLength: 20 })
    fc.assert(
      fc.property(events, (happened) => {
        let screen: LinkScreen = "invoice"
        for (const event of happened) {
          const next = linkScreenAfter(screen, event)
          assert.include(linkScreens, next)
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
