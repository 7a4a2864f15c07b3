/** An order only ever goes forward on its own way. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { CheckoutType, OrderStatus } from "../../../core/orders/order.ts"
import { canChangeStatus, trackingProblem, trackingSteps } from "../../../core/orders/order-status.ts"

const all: ReadonlyArray<OrderStatus> = [
  "awaiting-payment",
  "placed",
  "preparing",
  "on-the-way",
  "ready",
  "delivered",
  "collected",
  "cancelled"
]
const types: ReadonlyArray<CheckoutType> = ["pickup", "delivery"]

/** From each status, where it may go. */
const legal: Readonly<Record<CheckoutType, Readonly<Record<OrderStatus, ReadonlyArray<OrderStatus>>>>> = {
  pickup: {
    "awaiting-payment": ["placed", "cancelled"],
    placed: ["preparing", "ready", "collected", "cancelled"],
    preparing: ["ready", "collected", "cancelled"],
    ready: ["collected", "cancelled"],
    collected: [],
    "on-the-way": [],
    delivered: [],
    cancelled: []
  },
  delivery: {
    "awaiting-payment": ["placed", "cancelled"],
    placed: ["preparing", "on-the-way", "delivered", "cancelled"],
    preparing: ["on-the-way", "delivered", "cancelled"],
    "on-the-way": ["delivered"],
    delivered: [],
    ready: ["cancelled"],
    collected: [],
    cancelled: []
  }
}

describe("Order status", () => {
  const cases = types.flatMap((type) => all.map((from) => [type, from] as const))
  it.each(cases)("[TRK-01] of a %s order goes from %s only where it may", (type, from) => {
    assert.sameMembers(
      all.filter((to) => canChangeStatus(type, from, to)),
      [...legal[type][from]]
    )
  })

  it.each([
    ["pickup", ["order confirmation", "preparing your order", "ready for collection", "collected"]],
    ["delivery", ["order confirmation", "preparing your order", "on the way", "delivered"]]
  ] as const)("[TRK-01] a %s order is tracked in four steps", (type, labels) => {
    assert.deepStrictEqual(
      trackingSteps(type, "placed").map(({ label }) => label),
      [...labels]
    )
  })

  it.each([
    ["awaiting-payment", 0],
    ["cancelled", 0],
    ["placed", 1],
    ["preparing", 2],
    ["ready", 3],
    ["collected", 4]
  ] as const)("[TRK-01] a pickup that is %s has %s steps behind it", (status, count) => {
    assert.deepStrictEqual(
      trackingSteps("pickup", status).map(({ done }) => done),
      [0, 1, 2, 3].map((place) => place < count)
    )
  })

  it("[TRK-01] whatever is asked of it, no step that was done is undone unless the order is cancelled", () => {
    const asked = fc.array(fc.constantFrom(...all), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.constantFrom(...types), asked, (type, wishes) => {
        let status: OrderStatus = "awaiting-payment"
        for (const wish of wishes) {
          if (!canChangeStatus(type, status, wish)) continue
          const before = trackingSteps(type, status).filter(({ done }) => done).length
          const after = trackingSteps(type, wish).filter(({ done }) => done).length
          if (wish !== "cancelled") assert.isAbove(after, before)
          assert.notInclude(["cancelled", "collected", "delivered"], status)
          status = wish
        }
      })
    )
  })
})

describe("An order that can't be shown", () => {
  it("[TRK-01] is no order where there is none of that number, whatever the shop says of it", () =>
    assert.strictEqual(trackingProblem({ code: "NOT_FOUND", msg: "no" }), "Requested item is not an order"))

  it("[TRK-01] is else a system error, told with its code and its message", () =>
    assert.strictEqual(
      trackingProblem({ code: "UNAVAILABLE", msg: "That part of the shop is away." }),
      "UNAVAILABLE: That part of the shop is away."
    ))
})
