/** A cart that is kept for later: what of it is kept, and what it comes to when it is opened. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { repeatRequest } from "../../../../core/ordering/cart/order-again.ts"
import {
  priceSavedLines,
  type SavedCartLine,
  savedCartLines,
  savedCartSubtotal,
  statesBefore
} from "../../../../core/ordering/saved-cart/saved-cart.ts"
import type { ListedPrice, PriceRequest } from "../../../../core/pricing/price.ts"
import { box, guest, monday, stick } from "../../pricing/listed.ts"

const mixed: ListedPrice = { ...stick, sku: "MIXED", isRandomLength: true, lengths: [2.4, 3.6] }
const listed = new Map([box, stick, mixed].map((one) => [one.sku, one]))
const goods = new Map([
  [box.sku, { productId: "p1", name: "Screws, box of 100" }],
  [stick.sku, { productId: "p2", name: "Framing 90 x 45", length: stick.factor }],
  [mixed.sku, { productId: "p3", name: "Lining boards" }]
])
const boxes = (qty: number): PriceRequest => ({ sku: box.sku, qty, uom: `${box.uom}|1` })
const sticks = (qty: number): PriceRequest => ({ sku: stick.sku, qty, uom: `STICK|${stick.factor}` })

describe("Lines to keep", () => {
  it("[CART-07] are the shop's own, each with its quantity and no price", () =>
    assert.deepStrictEqual(
      savedCartLines([boxes(3), sticks(7), { sku: "MIXED", qty: 2, uom: "STICK|2.4", length: 2.4 }], listed, goods),
      [
        { productId: "p1", sku: box.sku, name: "Screws, box of 100", uom: box.uom, cf: 1, qty: 3, pieces: 3 },
        {
          productId: "p2",
          sku: stick.sku,
          name: "Framing 90 x 45",
          uom: "STICK",
          cf: stick.factor,
          length: stick.factor,
          qty: Math.round(7 * stick.factor * 100) / 100,
          pieces: 7
        },
        {
          productId: "p3",
          sku: "MIXED",
          name: "Lining boards",
          uom: "STICK",
          cf: 2.4,
          length: 2.4,
          qty: 4.8,
          pieces: 2
        }
      ]
    ))

  it("[T37] leave out what is not sold, or not in such a quantity", () =>
    assert.deepStrictEqual(
      savedCartLines(
        [{ sku: "NONE", qty: 1, uom: "EA|1" }, boxes(0), boxes(-2), { ...boxes(1), uom: "BX" }],
        listed,
        goods
      ),
      []
    ))

  it("[CART-07] hold the same thing once, in the sum of its quantities", () => {
    const [line, ...more] = savedCartLines([boxes(3), boxes(4)], listed, goods)
    assert.deepStrictEqual([line?.qty, line?.pieces, more], [7, 7, []])
  })

  it("[CART-07] ask for the same quantity in the same unit when they are opened", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.constantFrom(boxes, sticks), (qty, request) => {
        const [line] = savedCartLines([request(qty)], listed, goods)
        if (!line) throw new Error("Nothing was kept")
        assert.deepStrictEqual(repeatRequest(line, false), request(qty))
      })
    )
  })
})

describe("A kept cart", () => {
  const lines = savedCartLines([boxes(3), sticks(7)], listed, goods)
  const book = new Map([...listed].map(([sku, one]) => [sku, { ...one, terms: guest }]))

  it("[CART-07] comes to the sum of its lines at the prices of whoever looks", () => {
    const priced = priceSavedLines(lines, book, monday)
    const amounts = priced.map(({ price }) => price?.linePrice ?? 0)
    assert.isTrue(amounts.every((amount) => amount > 0))
    assert.strictEqual(savedCartSubtotal(priced), amounts[0]! + amounts[1]!)
  })

  it("[CART-07] counts nothing for a line that is no longer sold", () => {
    const gone: SavedCartLine = { productId: "p9", sku: "GONE", name: "Gone", uom: "EA", cf: 1, qty: 1, pieces: 1 }
    const priced = priceSavedLines([...lines, gone], book, monday)
    assert.deepStrictEqual(priced.at(-1), { line: gone })
    assert.strictEqual(savedCartSubtotal(priced), savedCartSubtotal(priceSavedLines(lines, book, monday)))
  })

  it("[CART-07] [I26] is brought back from either state before, and from none after it", () =>
    assert.deepStrictEqual(statesBefore, { emailed: ["created", "emailed"], reclaimed: ["created", "emailed"] }))
})
