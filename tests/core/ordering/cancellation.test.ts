/** Until when a customer may cancel an order, who may, and when the money is back. */
import { assert, describe, it } from "@effect/vitest"
import { mayCancelOrder, type OrderReader } from "../../../core/ordering/order-reader.ts"
import { canCancel, cancelRefusal, refundLandsBy } from "../../../core/orders/cancellation.ts"
import type { OrderStatus } from "../../../core/orders/order.ts"
import { canChangeStatus } from "../../../core/orders/order-status.ts"

const branch = { name: "Rowville", phone: "(03) 7010 0125" }
const cases: ReadonlyArray<readonly [OrderStatus, boolean, RegExp | undefined]> = [
  ["awaiting-payment", false, /still checking/],
  ["placed", true, undefined],
  ["preparing", false, /^We've started picking it\. Call Rowville on \(03\) 7010 0125\.$/],
  ["ready", false, /ready.*Call Rowville on \(03\) 7010 0125\.$/],
  ["on-the-way", false, /left the store.*Call Rowville on/],
  ["delivered", false, /left the store.*Call Rowville on/],
  ["collected", false, /left the store.*Call Rowville on/],
  ["cancelled", false, undefined]
]

describe("A customer's cancellation", () => {
  it.each(cases)("[CANCEL-01] of an order that is %s: %s, else told why", (status, may, why) => {
    assert.strictEqual(canCancel(status), may)
    const refusal = cancelRefusal(status, branch)
    if (why) assert.match(refusal ?? "", why)
    else assert.isUndefined(refusal)
    if (may)
      assert.isTrue(canChangeStatus("pickup", status, "cancelled") && canChangeStatus("delivery", status, "cancelled"))
  })

  const buyer = { contactId: "P1", customerId: "2001", hasOwnPrices: true, showsExGst: false }
  const reader: OrderReader = {
    contactId: "P1",
    customerId: "2001",
    hasOwnPrices: true,
    viewsOrders: true,
    placesOrders: false
  }
  const colleague = { ...reader, contactId: "P2" }

  it.each([
    ["who placed it", reader, true],
    ["a colleague who sees and places orders", { ...colleague, placesOrders: true }, true],
    ["a colleague who only sees them", colleague, false],
    ["a colleague who only places them", { ...colleague, placesOrders: true, viewsOrders: false }, false],
    ["somebody of another company", { ...reader, customerId: "2002", placesOrders: true }, false],
    ["nobody who is logged in", undefined, false]
  ] as const)("[CANCEL-01] of a member's order by %s: %j is %s", (_, who, may) => {
    assert.strictEqual(mayCancelOrder(buyer, undefined, who), may)
    assert.strictEqual(mayCancelOrder(buyer, "browser", who), may)
    assert.isTrue(mayCancelOrder(buyer, "link", who))
  })

  it("[CANCEL-01] of a guest's order needs its link or its browser", () =>
    assert.deepStrictEqual(
      (["link", "browser", undefined] as const).map((knownBy) => mayCancelOrder(undefined, knownBy, reader)),
      [true, true, false]
    ))

  it("[CANCEL-03] is shown by the bank ten Melbourne days after the refund at the latest", () =>
    assert.deepStrictEqual(
      ["2026-11-23T23:59:00+11:00", "2026-11-24T00:00:00+11:00"].map((at) => refundLandsBy(Date.parse(at))),
      ["2026-12-03", "2026-12-04"]
    ))
})
