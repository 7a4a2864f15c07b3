/** An order's totals add up, whatever its lines are. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { orderTotals, totalsOnGstBasis } from "../../../core/orders/order-totals.ts"
import { gstIn } from "../../../core/pricing/gst.ts"

const cents = fc.integer({ min: 1, max: 5_000_000 })
const line = cents.map((linePrice) => ({ linePrice, lineGst: gstIn(linePrice) }))

describe("Order totals", () => {
  it("[GST-01] [SUM-01] are the lines, the delivery and the surcharge, and the GST of each of them", () => {
    const lines = [
      { linePrice: 24381, lineGst: 2216 },
      { linePrice: 1000, lineGst: 91 }
    ]
    assert.deepStrictEqual(orderTotals(lines, 4500, 317), {
      subtotal: 25381,
      delivery: 4500,
      surcharge: 317,
      gst: 2216 + 91 + 409 + 29,
      total: 30198
    })
  })

  it("[GST-01] round the GST of each part by itself: two lines of 16 cents hold 2 cents, one of 32 holds 3", () => {
    assert.strictEqual(orderTotals([line16, line16], 0, 0).gst, 2)
    assert.strictEqual(orderTotals([{ linePrice: 32, lineGst: gstIn(32) }], 0, 0).gst, 3)
    assert.strictEqual(orderTotals([], 16, 16).gst, 2)
  })

  it("[SUM-01] do not depend on the order of lines, and taking a line away takes exactly that line away", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), line, cents, cents, (lines, one, delivery, surcharge) => {
        const without = orderTotals(lines, delivery, surcharge)
        const first = orderTotals([one, ...lines], delivery, surcharge)
        assert.deepStrictEqual(first, orderTotals([...lines, one], delivery, surcharge))
        assert.strictEqual(first.total - without.total, one.linePrice)
        assert.strictEqual(first.subtotal - without.subtotal, one.linePrice)
        assert.strictEqual(first.gst - without.gst, one.lineGst)
        assert.strictEqual(first.total - first.subtotal, delivery + surcharge)
      })
    )
  })
})

describe("Totals as their reader sees them", () => {
  it("[GST-03] with GST are the totals themselves; without it each part is less its own GST", () => {
    const totals = { subtotal: 25381, delivery: 4500, surcharge: 317, gst: 2216 + 91 + 409 + 29, total: 30198 }
    assert.deepStrictEqual(totalsOnGstBasis(totals, false), totals)
    assert.deepStrictEqual(totalsOnGstBasis(totals, true), {
      ...totals,
      subtotal: 25381 - 2216 - 91,
      delivery: 4091,
      surcharge: 288
    })
  })

  it("[GST-03] [T59] without GST and the GST come to what is charged, which never changes", () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), cents, cents, (lines, delivery, surcharge) => {
        const totals = orderTotals(lines, delivery, surcharge)
        const shown = totalsOnGstBasis(totals, true)
        assert.strictEqual(shown.subtotal + shown.delivery + shown.surcharge + shown.gst, totals.total)
        assert.deepStrictEqual([shown.total, shown.gst], [totals.total, totals.gst])
        const byLine = lines.reduce((sum, { linePrice, lineGst }) => sum + linePrice - lineGst, 0)
        assert.strictEqual(shown.subtotal, byLine)
      })
    )
  })
})

const line16 = { linePrice: 16, lineGst: gstIn(16) }
