/** A quote that is ordered in parts: what is left of its lines, and what a part costs. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  type CallOff,
  calledOffLines,
  calledOffShare,
  openLines,
  openParts,
  type QuoteLine
} from "../../../../core/billing/quotes/call-off.ts"
import { callOffPartsText, parseCallOffParts } from "../../../../core/billing/quotes/call-off-text.ts"
import { soldQuantity } from "../../../../core/orders/line-part.ts"
import { gstIn } from "../../../../core/pricing/gst.ts"
import { lineAmounts } from "../../../../core/pricing/price-line.ts"

const line = (pricedUom: string, count: number, length: number, unitPrice: number, position: number): QuoteLine => {
  const qty = { EA: count * 100, KG: count * 10, LM: count * length }[pricedUom] ?? 0
  const linePrice = lineAmounts(unitPrice, qty)
  return {
    position,
    productId: "p",
    sku: "A",
    name: "A",
    slug: "a",
    uom: pricedUom === "LM" ? "STICK" : pricedUom,
    cf: 1,
    qty: qty / 100,
    pieces: pricedUom === "KG" ? Math.ceil(qty / 100) : count,
    pricedUom,
    unitPrice,
    linePrice,
    lineGst: gstIn(linePrice),
    weightGrams: qty
  }
}

const order = (orderNo: string, lines: ReadonlyArray<QuoteLine>): CallOff => ({
  orderNo,
  status: "placed",
  estimated: 0,
  lines: lines.map(({ position, qty, pieces }) => ({ position, qty, pieces }))
})

const anyLine = fc
  .record({
    unit: fc.constantFrom("EA", "KG", "LM"),
    count: fc.integer({ min: 1, max: 60 }),
    length: fc.integer({ min: 90, max: 600 }),
    unitPrice: fc.integer({ min: 1, max: 200_000 })
  })
  .map(({ unit, count, length, unitPrice }) => line(unit, count, length, unitPrice, 3))

describe("A quote that is called off in parts", () => {
  it("[QUO-08] sticks are taken whole, with their metres, at the quoted price; the rest stays", () => {
    const sticks = line("LM", 10, 540, 643, 0)
    const [part] = calledOffLines({ lines: [sticks], callOffs: [] }, [{ place: 0, quantity: 3 }]) ?? []
    assert.deepStrictEqual(part, {
      ...sticks,
      qty: 16.2,
      pieces: 3,
      linePrice: 10_417,
      lineGst: 947,
      weightGrams: 1620
    })
    const callOffs = [order("1", part ? [part] : [])]
    assert.deepStrictEqual(openParts({ lines: [sticks], callOffs }), [{ place: 0, unit: "STICK", step: 1, left: 7 }])
    assert.deepStrictEqual(
      [calledOffShare({ lines: [sticks], callOffs: [] }), calledOffShare({ lines: [sticks], callOffs })],
      ["none", "part"]
    )
  })

  it("[QUO-08] lines that were handed over are taken by nobody, and an unordered quote is ordered as it was quoted", () => {
    const [one, other] = [{ ...line("EA", 4, 0, 100, 0), invoiceNo: "400107" }, line("KG", 25, 0, 899, 1)]
    const quote = { lines: [one, other], callOffs: [] }
    assert.deepStrictEqual(openLines(quote), [other])
    assert.strictEqual(calledOffLines(quote, [{ place: 0, quantity: 1 }]), undefined)
    assert.strictEqual(calledOffLines(quote, [{ place: 1, quantity: 2.55 }]), undefined)
    assert.strictEqual(calledOffLines(quote, [{ place: 1, quantity: 2.5 }])?.[0], other)
  })

  it("[QUO-08] parts one after the other come to the whole line, each at unit price times quantity, and never to more", () =>
    fc.assert(
      fc.property(anyLine, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }), (quoted, shares) => {
        const callOffs: Array<CallOff> = []
        for (const share of shares) {
          const quote = { lines: [quoted], callOffs }
          const [open] = openParts(quote)
          if (!open) break
          const quantity = Math.round((Math.ceil((open.left / open.step) * share) || 1) * open.step * 100) / 100
          const [taken] = calledOffLines(quote, [{ place: 0, quantity: Math.min(open.left, quantity) }]) ?? []
          if (!taken) throw new Error("What is left can't be taken")
          assert.strictEqual(taken.linePrice, lineAmounts(quoted.unitPrice, Math.round(taken.qty * 100)))
          callOffs.push(order(String(callOffs.length), [taken]))
          const more = [{ place: 0, quantity: open.left + open.step }]
          assert.strictEqual(calledOffLines(quote, more), undefined)
        }
        const rest = openLines({ lines: [quoted], callOffs })
        const all = [...callOffs.flatMap(({ lines }) => lines), ...rest]
        const sum = all.reduce((total, part) => total + soldQuantity({ ...quoted, ...part }), 0)
        assert.strictEqual(sum, soldQuantity(quoted))
      })
    ))

  it("[QUO-08] an address holds the part; another text holds none", () => {
    const parts = [
      { place: 0, quantity: 12 },
      { place: 3, quantity: 2.5 }
    ]
    assert.strictEqual(callOffPartsText(parts), "0:12,3:2.5")
    assert.deepStrictEqual(parseCallOffParts("0:12,3:2.5"), parts)
    for (const text of ["", "0", "0:", "a:1", "0:1;2:3", "0:-1"]) assert.deepStrictEqual(parseCallOffParts(text), [])
  })
})
