/** Cancelling an order from its tracking page: asked once more, sent once, and told what came of it. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import { CancelOrder } from "../../ui/checkout/result/cancel-order.tsx"
import { CancelOrderViewModel, type TrackedOrder } from "../../ui/checkout/result/cancel-order.view-model.ts"
import { cancelledOrderText } from "../../ui/checkout/result/cancelled-text.ts"

type Cancellation = NonNullable<TrackedOrder["cancellation"]>

const orderWith = (cancellation: Cancellation, cancelled = false): TrackedOrder => ({
  orderNo: "100000017",
  checkoutType: "pickup",
  cancelled,
  steps: [],
  orderedAt: 0,
  estimated: 0,
  branch: "Rowville",
  branchId: 25,
  cancellation
})
const open = orderWith({ state: "open", paid: 6966, refunded: 0 })
const cancelled = orderWith({ state: "cancelled", paid: 6966, refunded: 0 }, true)
const late = "We've started picking it. Call Rowville on (03) 7010 0125."
const refused = orderWith({ state: "refused", msg: late, paid: 6966, refunded: 0 })

const ok = (data: TrackedOrder) => ({ ok: true, data })
const failed = (status: number, msg: string) => ({ ok: false, error: true, status, code: "CODE", msg })

const asking = (...answers: ReadonlyArray<unknown>) => {
  const calls: Array<string> = []
  const left = [...answers]
  const call = (async (name: string) => {
    calls.push(name)
    return left.shift()
  }) as unknown as CallApi
  const model = new CancelOrderViewModel(call, open)
  model.ask()
  return { model, calls }
}

describe("Cancelling an order", () => {
  it("[CANCEL-02] asks first, and sends nothing where the order is kept", async () => {
    const { model, calls } = asking()
    expect(model.step).toBe("asking")
    model.keep()
    await model.confirm()
    expect([model.step, model.order, calls]).toEqual(["closed", open, []])
  })

  it("[CANCEL-02] by a double tap cancels nothing: where the first press was, the second keeps the order", () => {
    const { model } = asking()
    const buttons = () =>
      [...renderToStaticMarkup(<CancelOrder model={model} />).matchAll(/<button[^>]*>([^<]*)/g)].map(([, text]) => text)
    expect(buttons()).toEqual(["Keep the order", "Yes, cancel it"])
    model.keep()
    expect(buttons()).toEqual(["Cancel this order"])
  })

  it("[CANCEL-02] sends it once, however often it is pressed, and shows the order as the shop has it then", async () => {
    const { model, calls } = asking(ok(cancelled))
    const pressed = [model.confirm(), model.confirm()]
    model.keep()
    expect(model.step).toBe("sending")
    await Promise.all(pressed)
    expect([model.step, model.order, model.problem]).toEqual(["closed", cancelled, undefined])
    expect(calls).toEqual(["POST /orders/order/cancel/id/:id"])
    model.ask()
    expect(model.step).toBe("closed")
  })

  it("[CANCEL-01] that comes too late shows the order with why, said once", async () => {
    const { model, calls } = asking(failed(422, late), ok(refused))
    await model.confirm()
    expect([model.step, model.order, model.problem]).toEqual(["closed", refused, undefined])
    expect(calls).toEqual(["POST /orders/order/cancel/id/:id", "GET /orders/track/:orderNo"])
  })

  it("says why where the order can't be looked at again either", async () => {
    const { model } = asking(failed(422, late), failed(429, "Too many."))
    await model.confirm()
    expect([model.step, model.order, model.problem]).toEqual(["closed", open, late])
  })

  it.each([0, 429, 503])("that failed with %i says so and can be sent again", async (status) => {
    const { model } = asking(failed(status, "Try again."), ok(cancelled))
    await model.confirm()
    expect([model.step, model.problem]).toEqual(["asking", "Try again."])
    await model.confirm()
    expect([model.step, model.order, model.problem]).toEqual(["closed", cancelled, undefined])
  })
})

it("[CANCEL-03] the money of a cancelled order: how much is due, or went back when and is shown by which day; to a stranger no amount", () => {
  const paid = { state: "cancelled", paid: 6966 } as const
  expect(cancelledOrderText({ ...paid, refunded: 0 })).toMatch(
    /\$69\.66 is on its way back, the way you paid\. .* up to 10 days/
  )
  const refundedAt = Date.parse("2026-11-23T11:40:00+11:00")
  expect(cancelledOrderText({ ...paid, refunded: 6966, refundedAt, landsBy: "2026-12-03" })).toBe(
    "This order was cancelled. $69.66 went back the way you paid on Mon 23 Nov, 11:40 am. A bank shows it by Thu 3 Dec at the latest."
  )
  expect(cancelledOrderText({ state: "cancelled", paid: 0, refunded: 0 })).toContain("Nothing was charged.")
  expect(cancelledOrderText(undefined)).not.toContain("$")
})
