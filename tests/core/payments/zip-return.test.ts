/** The way back from Zip, step by step. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  initialZipReturn,
  nextZipReturn,
  type ZipEvent,
  type ZipReturn,
  zipError
} from "../../../core/payments/zip-return.ts"
import { zipWords } from "../../../core/words/payment.ts"

const returned = (change: Partial<ZipEvent & { type: "returned" }> = {}): ZipEvent => ({
  type: "returned",
  orderId: "100000017",
  checkoutId: "co_1",
  status: "approved",
  ...change
})
const lacking = (field: "orderId" | "checkoutId" | "status"): ZipEvent => {
  const { [field]: _left, ...others } = { orderId: "1", checkoutId: "co_1", status: "approved" }
  return { type: "returned", ...others }
}
const finish: ZipEvent = { type: "finish" }
const confirmed = (answer: unknown): ZipEvent => ({ type: "confirmed", answer })
const through = (...events: ReadonlyArray<ZipEvent>): ZipReturn => events.reduce(nextZipReturn, initialZipReturn)

describe("The return page", () => {
  it("[PAY-04] shows validating payment, details validated, finishing order, and then completed", () => {
    const events = [returned(), finish, confirmed({ id: "ch_1" })]
    const pages = events.map((_, place) => through(...events.slice(0, place + 1)))
    assert.deepStrictEqual(
      [initialZipReturn, ...pages],
      [
        { is: "validating", msg: "Validating payment" },
        { is: "validated", msg: "Details validated" },
        { is: "finishing", msg: "Finishing order" },
        { is: "completed", id: "ch_1" }
      ]
    )
  })

  it.each([
    ["cancelled", "cancelled"],
    ["declined", "rejected"],
    ["rejected", "rejected"],
    ["referred", "referred"],
    ["Referred", "referred"]
  ] as const)("[PAY-04] ends with a result of '%s' as %s", (status, is) =>
    assert.deepStrictEqual(through(returned({ status })), { is, errorCode: is, msg: zipWords[is] })
  )

  it.each([
    ["no order id", lacking("orderId"), "missing_order_id"],
    ["an empty order id", returned({ orderId: " " }), "missing_order_id"],
    ["no checkout id", lacking("checkoutId"), "missing_checkout_id"],
    ["neither, the order's is told", { type: "returned" } as const, "missing_order_id"],
    ["no status", lacking("status"), "invalid_status"],
    ["a strange status", returned({ status: "toString" }), "invalid_status"]
  ] as const)("[PAY-04] fails with %s: %s", (_, event, errorCode) =>
    assert.deepStrictEqual(through(event), { is: "failed", ...zipError(errorCode) })
  )

  it.each([undefined, null, {}, { id: "" }, { id: 5 }, "ch_1"])(
    "[PAY-04] a confirmation without an id (%j) is an invalid response",
    (answer) =>
      assert.deepStrictEqual(through(returned(), finish, confirmed(answer)), {
        is: "failed",
        ...zipError("invalid_response")
      })
  )
  it("[PAY-04] a failed confirmation is a server error", () =>
    assert.deepStrictEqual(through(returned(), finish, { type: "refused", errorCode: "server_error" }), {
      is: "failed",
      errorCode: "server_error",
      msg: zipWords.serverError
    }))
  it("[PAY-04] a payment that was completed before is completed, and says so", () =>
    assert.deepStrictEqual(through(returned(), finish, { type: "refused", errorCode: "already_completed" }), {
      is: "completed",
      msg: zipWords.alreadyCompleted
    }))

  // Fails where a step is skipped, an end is left again, or a repeat finishes a second time.
  it("[PAY-04] never skips a step, never goes back, and finishes once, whatever happens in whatever order", () => {
    const events = fc.constantFrom<ZipEvent>(
      returned(),
      returned({ status: "cancelled" }),
      lacking("orderId"),
      finish,
      confirmed({ id: "ch_1" }),
      confirmed({}),
      { type: "refused", errorCode: "server_error" }
    )
    const rank = ({ is }: ZipReturn) => ["validating", "validated", "finishing"].indexOf(is)
    fc.assert(
      fc.property(fc.array(events, { maxLength: 12 }), (happened) => {
        let page = initialZipReturn
        for (const event of happened) {
          const next = nextZipReturn(page, event)
          if (rank(page) < 0) assert.strictEqual(next, page)
          else if (next !== page && rank(next) >= 0) assert.strictEqual(rank(next), rank(page) + 1)
          if (next.is === "completed" && page.is !== "completed") assert.strictEqual(page.is, "finishing")
          page = next
        }
      })
    )
  })
})

describe("Zip's messages", () => {
  const codes = [
    "default",
    "missing_order_id",
    "missing_checkout_id",
    "invalid_status",
    "already_completed",
    "cancelled",
    "rejected",
    "referred",
    "invalid_response",
    "server_error",
    "checkout_failed"
  ]
  it("[PAY-04] [MSG-03] are eleven, in their order, each by its code", () =>
    assert.deepStrictEqual(
      codes.map((code) => zipError(code).msg),
      Object.values(zipWords)
    ))
  it.each(codes)("[PAY-04] [MSG-03] %s has its own", (code) => {
    assert.strictEqual(zipError(code).errorCode, code)
    assert.lengthOf(
      codes.filter((other) => zipError(other).msg === zipError(code).msg),
      1
    )
  })
  it.each(["", "toString", "__proto__", "declined"])("[PAY-04] an unknown code '%s' is the default", (code) =>
    assert.strictEqual(zipError(code).errorCode, "default")
  )
})
