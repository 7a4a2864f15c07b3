/** The order that a form makes on the server. */
import { assert, describe, it } from "@effect/vitest"
import type { ProductSnapshot } from "../../../../core/catalogue/product/product-snapshot.ts"
import { draftOrder, type OrderSnapshot } from "../../../../core/ordering/checkout/draft-order.ts"
import type { OrderForm, OrderFormItem } from "../../../../core/orders/order-form.ts"
import type { PriceBookEntry } from "../../../../core/pricing/price.ts"
import { orderWords } from "../../../../core/words/order.ts"
import { at, formOf, framingLine, monday, owner, type PickupForm, quoteFor, rowville } from "../examples.ts"

const point = { sku: "T9045-54", price: 645 }
const booked: PriceBookEntry = {
  sku: "T9045-54",
  uom: "LM",
  factor: 5.4,
  isRandomLength: false,
  retail: 645,
  volumeBreaks: [],
  lowest: point,
  highest: point,
  terms: { kind: "guest" }
}
const mixed: PriceBookEntry = { ...booked, sku: "T9045-MIX", factor: 1, isRandomLength: true, lengths: [2.4, 3.6] }

const goods: ProductSnapshot = {
  productId: "P1",
  slug: "framing",
  sku: "T9045-54",
  name: "90 × 45 Framing 5.4 m",
  attributes: { length: 5.4 },
  length: 5.4,
  weightGrams: 2200,
  isHardware: false,
  isDangerous: false,
  longestMm: 5400,
  uom: "LM",
  factor: 5.4,
  isRandomLength: false
}
const { length: _own, ...loose } = goods

const shelves: OrderSnapshot = {
  prices: new Map([booked, mixed].map((one) => [one.sku, one])),
  goods: new Map([goods, { ...loose, ...mixed, name: "mixed", attributes: {} }].map((one) => [one.sku, one])),
  stock: new Map([
    ["T9045-54", { sku: "T9045-54", stockMode: "normal", stockCode: 0, branches: [{ branchId: 25, available: 9 }] }],
    [
      "T9045-MIX",
      {
        sku: "T9045-MIX",
        stockMode: "normal",
        stockCode: 0,
        branches: [
          { branchId: 25, available: 9, length: 2.4 },
          { branchId: 25, available: 9, length: 3.6 }
        ]
      }
    ]
  ]),
  branches: [{ ...rowville, id: 24, name: "Bentleigh East" }, rowville],
  places: [],
  booked: new Map(),
  owner,
  method: "card",
  now: monday
}

const sent = formOf()
const [item] = sent.cart.items as readonly [OrderFormItem]
const withItems = (items: ReadonlyArray<OrderFormItem>, over: Partial<PickupForm> = {}): PickupForm => ({
  ...sent,
  total: items.reduce((sum, { lineTotal }) => sum + lineTotal, 0),
  cart: { items },
  ...over
})
const on = (date: string): PickupForm => ({
  ...sent,
  delivery: { ...sent.delivery, details: { ...sent.delivery.details, date } }
})

const drafted = (form: OrderForm, over: Partial<OrderSnapshot> = {}) => {
  const made = draftOrder(form, { ...shelves, stored: quoteFor(form), ...over })
  if (!made.ok) throw new Error(made.problem.msg)
  return made.draft
}
const refusal = (form: OrderForm, over: Partial<OrderSnapshot> = {}) => {
  const made = draftOrder(form, { ...shelves, stored: quoteFor(form), ...over })
  return made.ok ? undefined : made.problem
}
const without = <Value>(map: ReadonlyMap<string, Value>, sku: string) =>
  new Map([...map].filter(([key]) => key !== sku))

describe("The order that a form makes", () => {
  it("[CHK-05] has the shop's own prices, frozen with what the thing was called and weighed", () => {
    const { lines, totals, reservationLines: wanted, branch, estimated } = drafted(sent)
    assert.deepStrictEqual(lines, [framingLine])
    assert.deepStrictEqual(totals, { subtotal: 24381, delivery: 0, surcharge: 0, gst: 2216, total: 24381 })
    assert.deepStrictEqual(wanted, [{ sku: "T9045-54", branchId: 25, pieces: 7 }])
    assert.strictEqual(branch.name, "Rowville")
    assert.strictEqual(estimated, at("2026-11-24T07:00"))
  })

  it("[T45] has one line for two of the same thing, of their sum", () => {
    const half = { ...item, qty: 3, lineTotal: 10449 }
    const { lines } = drafted(withItems([half, { ...half, qty: 4, lineTotal: 13932 }]))
    assert.deepStrictEqual(
      lines.map(({ qty, pieces, linePrice }) => [qty, pieces, linePrice]),
      [[37.8, 7, 24381]]
    )
  })

  it("[STK-09] puts aside the length that was chosen, where lengths are mixed", () => {
    const stick = {
      ...item,
      sku: "T9045-MIX",
      variationId: "T9045-MIX",
      attributes: {},
      cf: 3.6,
      length: 3.6,
      qty: 2,
      lineTotal: 4644
    }
    const { reservationLines: wanted, lines } = drafted(withItems([stick]))
    assert.deepStrictEqual(wanted, [{ sku: "T9045-MIX", branchId: 25, pieces: 2, length: 3.6 }])
    assert.strictEqual(lines[0]?.length, 3.6)
    const { length: _chosen, ...unchosen } = stick
    assert.strictEqual(refusal(withItems([unchosen]))?.kind, "invalid-item")
  })

  it("[CHK-06] can be collected when it is ready, on a later day from when the branch opens", () => {
    const early = at("2026-11-23T07:00")
    const today = { ...on("2026-11-23"), pricesExpire: at("2026-11-23T18:00") }
    const stored = quoteFor(today, { firstAt: at("2026-11-23T11:00") })
    assert.strictEqual(drafted(today, { now: early, stored }).estimated, at("2026-11-23T11:00"))
    assert.strictEqual(drafted(on("2026-11-28")).estimated, at("2026-11-28T08:00"))
  })

  it("[EST-01] waits for its slowest line", () => {
    const stock = without(shelves.stock, "T9045-54")
    assert.strictEqual(refusal(on("2026-11-24"), { stock })?.kind, "expired-delivery")
    assert.strictEqual(drafted(on("2026-12-07"), { stock }).estimated, at("2026-12-07T07:00"))
    assert.deepStrictEqual(drafted(on("2026-12-07"), { stock }).reservationLines, [])
  })
})

describe("A form makes no order", () => {
  const claims: ReadonlyArray<[field: string, change: Partial<OrderFormItem>]> = [
    ["variationId", { variationId: "T9045-MIX" }],
    ["flags.isClearance", { flags: { ...item.flags, isClearance: true } }],
    ["flags.isRandomLength", { flags: { ...item.flags, isRandomLength: true } }],
    ["flags.isTally", { flags: { ...item.flags, isTally: true } }],
    ["attributes.length", { attributes: { length: "6.0 m" } }],
    ["attributes.colour", { attributes: { length: "5.4 m", colour: "Red" } }],
    ["attributes.toString", { attributes: { toString: "Red" } }]
  ]
  for (const [field, change] of claims)
    it(`[CHK-05] [T45] where the goods are not sold by a line's ${field}, and marks it`, () => {
      const problem = refusal(withItems([item, { ...item, ...change }]))
      assert.strictEqual(problem?.kind, "invalid-item")
      assert.deepStrictEqual(Object.keys(problem?.fields ?? {}), [`items.1.${field}`])
    })

  it("[CHK-05] does not stand in the way of a line that leaves out what its goods have, or says that they lack what they lack", () => {
    assert.isUndefined(refusal(withItems([{ ...item, attributes: {} }])))
    assert.isUndefined(refusal(withItems([{ ...item, attributes: { length: "5.4 m", colour: "" } }])))
    const stock = new Map([
      [
        "T9045-54",
        { sku: "T9045-54", stockMode: "clearance" as const, stockCode: 0, branches: [{ branchId: 25, available: 9 }] }
      ]
    ])
    assert.isUndefined(refusal(withItems([{ ...item, flags: { ...item.flags, isClearance: true } }]), { stock }))
  })

  it("[CHK-05] where a price has changed, and then says the new ones", () => {
    const dearer = new Map([["T9045-54", { ...booked, retail: 646 }]])
    const problem = refusal(sent, { prices: dearer })
    assert.strictEqual(problem?.kind, "total-differs")
    assert.deepStrictEqual(
      problem?.lines?.map(({ linePrice }) => linePrice),
      [24419]
    )
  })

  it("[CHK-05] where its prices have run out, and says those of today", () => {
    const problem = refusal(sent, { now: sent.pricesExpire })
    assert.strictEqual(problem?.kind, "expired-cart")
    assert.lengthOf(problem?.lines ?? [], 1)
  })

  it.each<readonly [string, Partial<OrderSnapshot>]>([
    ["has no price", { prices: without(shelves.prices, "T9045-54") }],
    ["is not on show", { goods: without(shelves.goods, "T9045-54") }]
  ])("[CHK-05] of a thing that %s, alone or beside another", (_, over) => {
    const other = { ...item, sku: "T9045-MIX", cf: 3.6, length: 3.6, qty: 2, lineTotal: 4644 }
    for (const items of [[item], [other, item]]) {
      const problem = refusal(withItems(items), over)
      assert.strictEqual(problem?.kind, "invalid-item")
      assert.isUndefined(problem?.lines)
      assert.deepStrictEqual(problem?.fields, { [`items.${items.length - 1}`]: orderWords.notSellable })
    }
  })

  it("[CHK-05] of a thing that has no price, and names each line that it was sent in", () => {
    const other = { ...item, sku: "T9045-MIX", variationId: "T9045-MIX", attributes: {}, cf: 3.6, length: 3.6 }
    const problem = refusal(withItems([item, other, item]), { prices: without(shelves.prices, "T9045-54") })
    assert.deepStrictEqual(Object.keys(problem?.fields ?? {}), ["items.0", "items.2"])
  })

  it("[STK-04] of more than is left of what is being cleared", () => {
    const stock = new Map([
      [
        "T9045-54",
        {
          sku: "T9045-54",
          stockMode: "clearance" as const,
          stockCode: 0,
          branches: [
            { branchId: 25, available: 5 },
            { branchId: 24, available: 1 }
          ]
        }
      ]
    ])
    const problem = refusal(sent, { stock })
    assert.strictEqual(problem?.kind, "not-enough-stock")
    assert.match(problem?.msg ?? "", /remaining stock: 6/)
  })

  it("[CHK-05] at a branch that is not there", () => {
    assert.strictEqual(refusal(sent, { branches: [{ ...rowville, id: 26 }] })?.kind, "expired-delivery")
  })

  it("[PAY-01] that comes to more than the card provider takes", () => {
    const dear = new Map([["T9045-54", { ...booked, retail: 3_000_000 }]])
    const problem = refusal(withItems([{ ...item, unitPrice: 3_000_000, lineTotal: 113_400_000 }]), { prices: dear })
    assert.strictEqual(problem?.kind, "payment-limit")
    assert.include(problem?.msg ?? "", "$999,999.99")
  })
})
