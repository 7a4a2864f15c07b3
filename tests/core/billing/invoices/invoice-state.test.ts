/** How an invoice stands on a day, and which states a list shows it under. */
import { assert, describe, it } from "@effect/vitest"
import {
  creditedAmount,
  invoiceState,
  invoiceStates,
  isInState
} from "../../../../core/billing/invoices/invoice-state.ts"
import { invoice } from "../invoices.ts"

const march = { invoiceDate: "2026-03-17", total: 10_000, outstanding: 10_000 }
const standing = (more: Partial<typeof march> & { credited?: number } = {}) => invoice("1", { ...march, ...more })

describe("The state of an invoice", () => {
  it("[INV-01] [CRED-01] is due up to its due day, and overdue from the day after", () => {
    assert.strictEqual(invoiceState(standing(), "2026-04-30"), "due")
    assert.strictEqual(invoiceState(standing(), "2026-05-01"), "overdue")
    assert.strictEqual(invoiceState(standing({ outstanding: 1 }), "2026-05-01"), "overdue")
  })
  it("[INV-01] is paid without anything left, however much of it was a credit, and a credit where all of it was", () => {
    assert.strictEqual(invoiceState(standing({ outstanding: 0 }), "2026-05-01"), "paid")
    assert.strictEqual(invoiceState(standing({ outstanding: 0, credited: 9_999 }), "2026-05-01"), "paid")
    assert.strictEqual(invoiceState(standing({ outstanding: 0, credited: 10_000 }), "2026-05-01"), "credit")
  })
  it("[INV-01] a list of credits shows those in part, too; of the other three states one alone shows it", () => {
    const part = standing({ outstanding: 4_000, credited: 6_000 })
    const shownAs = (one: typeof part, day: string) => invoiceStates.filter((state) => isInState(one, state, day))
    assert.deepStrictEqual(shownAs(part, "2026-04-30"), ["due", "credit"])
    assert.deepStrictEqual(shownAs(standing({ outstanding: 0, credited: 10_000 }), "2026-04-30"), ["credit"])
    assert.deepStrictEqual(shownAs(standing({ outstanding: 0 }), "2026-04-30"), ["paid"])
    assert.strictEqual(creditedAmount(standing()), 0)
  })
})
