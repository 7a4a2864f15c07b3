/** Whatever is repeated, late or lost, an order is paid once. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  type OrderPayment,
  type ProviderPayment,
  type ProviderPaymentStatus,
  payableOf
} from "../../../core/payments/payment.ts"
import { settle } from "../../../core/payments/settlement.ts"
import { payment, unpaid } from "./examples.ts"

/** The order after what follows from a report: the books as the services keep them. */
const after = (book: OrderPayment, report: ProviderPayment): OrderPayment => {
  switch (settle(payableOf(book), book.attempt, report)) {
    case "place":
      return { ...book, status: "placed", captured: book.captured + report.received }
    case "refund":
      return { ...book, captured: book.captured + report.received, refunded: book.refunded + report.received }
    case "refuse":
      return { ...book, status: "cancelled" }
    default:
      return book
  }
}

describe("Reports of a payment", () => {
  // Fails where a capture is booked without a look at what is booked, or a stray payment counts as the order's own.
  it("[PAY-06] in any number and order capture at most once, and only the whole amount is kept", () => {
    const statuses: ReadonlyArray<ProviderPaymentStatus> = [
      "unpaid",
      "requires-action",
      "processing",
      "succeeded",
      "cancelled"
    ]
    const report = fc.record({
      status: fc.constantFrom(...statuses),
      id: fc.constantFrom("pi_1", "pi_1", "pi_1", "pi_2"),
      received: fc.constantFrom(1100, 1100, 1099)
    })
    fc.assert(
      fc.property(fc.array(report, { maxLength: 20 }), (reports) => {
        let book = payment
        let captures = 0
        for (const one of reports) {
          const next = after(book, { ...unpaid, ...one })
          if (next.captured > book.captured) captures += 1
          if (book.status !== "awaiting-payment") assert.strictEqual(next.status, book.status)
          book = next
        }
        assert.isAtMost(captures, 1)
        assert.strictEqual(book.captured - book.refunded, book.status === "placed" ? 1100 : 0)
      })
    )
  })
})
