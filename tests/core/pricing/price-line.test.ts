/** The price of a line, for every kind of shopper. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { isValidPrice } from "../../../core/pricing/discounts.ts"
import { gstIn } from "../../../core/pricing/gst.ts"
import {
  chargedPrice,
  isPriced,
  type ListedPrice,
  type PricedLine,
  type PriceRequest,
  type PriceTerms
} from "../../../core/pricing/price.ts"
import { piecesOf, priceLine, unknownPrice } from "../../../core/pricing/price-line.ts"
import { anyListed, anyTerms, box, guest, loyalty, monday, stick } from "./listed.ts"

const boxes = (qty: number): PriceRequest => ({ sku: box.sku, qty, uom: "BX|1" })
const sticks = (qty: number) => ({ sku: stick.sku, qty, uom: "STICK|5.4" })
const metres = (qty: number) => ({ sku: stick.sku, qty, uom: "LM|1" })

const priced = (listed: ListedPrice, request = boxes(1), terms: PriceTerms = guest, now = monday): PricedLine => {
  const answer = priceLine(listed, request, terms, now)
  if (!isPriced(answer)) throw new Error(answer.msg)
  return answer
}
const unitPrice = (listed: Partial<ListedPrice>, terms: PriceTerms = guest, now = monday) =>
  priced({ ...box, ...listed }, boxes(1), terms, now).unitPrice

describe("A price", () => {
  it.each([1, 0.5, 1e9])("[PRC-01] of %d is valid", (price) => assert.isTrue(isValidPrice(price)))
  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, "5", null, undefined])("[PRC-01] of %o is not", (price) =>
    assert.isFalse(isValidPrice(price))
  )
  it.each([0, -100, Number.NaN])("[PRC-01] a thing listed at %d has no price", (retail) =>
    assert.isFalse(isPriced(priceLine({ ...box, retail }, boxes(1), guest, monday)))
  )
})

describe("What a line carries", () => {
  const listed: ListedPrice = {
    ...stick,
    volumeBreaks: [{ quantityBreak: 37.8, unitPrice: 900 }],
    promotion: { price: 950, from: "2026-11-01", to: "2026-11-30" }
  }

  it("[PRC-03] every figure of a priced line, with the discount that is paid", () =>
    assert.deepStrictEqual(priceLine(listed, sticks(7), guest, monday), {
      id: "H3-90X45-5.4",
      sku: "H3-90X45-5.4",
      qty: 37.8,
      unitPrice: 950,
      linePrice: 35_910,
      lineGst: 3265,
      customerUnitGst: 86,
      baseUnitPrice: 950,
      baseLinePrice: 35_910,
      baseLineGst: 3265,
      defaultUnitPrice: 1000,
      incGst: true,
      hasDiscount: true,
      hasBulkBuy: true,
      discount: { unitPrice: 900, unitPriceExcGst: 818, quantityBreak: 37.8, linePrice: 34_020, lineGst: 3093 },
      volumeDiscounts: [{ quantityBreak: 37.8, unitPriceFromBulkBuy: 900, unitPriceExcGst: 818 }],
      promotion: { price: 950, from: "2026-11-01", to: "2026-11-30" },
      webProductLowest: { sku: "H3-90X45-2.4", price: 950 },
      webProductHighest: { sku: "H3-90X45-6.0", price: 1050 },
      expires: Date.parse("2026-11-23T18:00:00+11:00")
    }))

  it("[PRC-03] a failure says so, with its words, the id and the quantity", () => {
    const failed = (msg: string, qty: number) => ({ error: true as const, msg, id: box.sku, qty })
    assert.deepStrictEqual(unknownPrice(boxes(4)), failed("price unavailable", 4))
    assert.deepStrictEqual(priceLine(box, boxes(0), guest, monday), failed("incorrect qty", 0))
    assert.deepStrictEqual(
      priceLine(box, boxes(1.5), guest, monday),
      failed("Sold in whole units. The next right quantity is 2.", 1.5)
    )
    const byWeight = { ...box, uom: "KG" }
    const kilograms = (qty: number) => priceLine(byWeight, { sku: box.sku, qty, uom: "KG|1" }, guest, monday)
    assert.strictEqual((kilograms(2.5) as PricedLine).linePrice, 2500)
    assert.deepStrictEqual(kilograms(2.55), failed("Sold in steps of 0.1. The next right quantity is 2.6.", 2.55))
    assert.deepStrictEqual(
      priceLine(box, { ...boxes(2), uom: "BX" }, guest, monday),
      failed("unit of measure missing", 2)
    )
    assert.deepStrictEqual(priceLine({ ...box, retail: 0 }, boxes(2), guest, monday), failed("price unavailable", 2))
    const tooMuch = priceLine({ ...box, retail: 1_000_000_000 }, boxes(1001), guest, monday)
    assert.deepStrictEqual(tooMuch, failed("incorrect qty", 1001))
  })

  it("[PRC-11] hasBulkBuy says that breaks exist, hasDiscount that one applies now", () => {
    const few = priced(listed, sticks(6))
    assert.deepStrictEqual([few.hasBulkBuy, few.hasDiscount, "discount" in few], [true, false, false])
    const none = priced(stick, sticks(7))
    assert.deepStrictEqual([none.hasBulkBuy, none.hasDiscount, none.volumeDiscounts], [false, false, []])
  })

  it("[PRC-11] customerUnitGst is the GST of one unit, lineGst that of the line", () => {
    const line = priced({ ...box, retail: 995 }, boxes(3))
    assert.deepStrictEqual([line.customerUnitGst, line.lineGst, line.incGst], [90, 271, true])
  })
})

describe("Timber", () => {
  it("is priced per metre of whole sticks, whichever way it is bought", () => {
    for (const request of [sticks(7), metres(37), metres(37.8)]) {
      assert.strictEqual(priced(stick, request).qty, 37.8)
      assert.strictEqual(priced(stick, request).linePrice, 37_800)
      assert.strictEqual(piecesOf(stick, request), 7)
    }
  })
  it("[GST-02] the line is rounded once, a half cent up: 1 stick of 0.5 m at $0.01 and at $0.03", () => {
    const half = { ...stick, factor: 0.5 }
    const lineOf = (retail: number) =>
      priced({ ...half, retail }, { sku: stick.sku, qty: 1, uom: "STICK|0.5" }).linePrice
    assert.deepStrictEqual([lineOf(1), lineOf(3)], [1, 2])
  })
  it("of random lengths is priced by the chosen length", () => {
    const random = { ...stick, factor: 1, isRandomLength: true }
    const line = priced(random, { sku: stick.sku, qty: 2, uom: "STICK|3.3", length: 3.3 })
    assert.deepStrictEqual([line.qty, line.linePrice], [6.6, 6600])
    assert.isFalse(isPriced(priceLine(random, { sku: stick.sku, qty: 2, uom: "STICK|3.3" }, guest, monday)))
  })
  it("pieces are counted in units where there are no sticks, and not at all for what cannot be bought", () => {
    assert.strictEqual(piecesOf(box, boxes(3)), 3)
    assert.isUndefined(piecesOf(box, boxes(-1)))
  })
})

describe("A volume discount", () => {
  const at = (breakPrice: number, qty: number, quantityBreak = 10) =>
    priced({ ...box, volumeBreaks: [{ quantityBreak, unitPrice: breakPrice }] }, boxes(qty))

  it("[PRC-02] applies at its break and above, not one unit below", () => {
    assert.isFalse(at(900, 9).hasDiscount)
    assert.strictEqual(at(900, 10).discount?.unitPrice, 900)
    assert.strictEqual(at(900, 11).discount?.unitPrice, 900)
  })
  it("[PRC-02] applies one cent below the unit price, not at it, not one cent above", () => {
    assert.strictEqual(at(999, 10).discount?.unitPrice, 999)
    assert.isFalse(at(1000, 10).hasDiscount)
    assert.isFalse(at(1001, 10).hasDiscount)
  })
  it("[PRC-02] the cheapest that applies wins, in whatever order they stand", () => {
    const breaks = [
      { quantityBreak: 50, unitPrice: 700 },
      { quantityBreak: 10, unitPrice: 900 },
      { quantityBreak: 20, unitPrice: 950 }
    ]
    for (const volumeBreaks of [breaks, breaks.toReversed()]) {
      const paidFor = (qty: number) => priced({ ...box, volumeBreaks }, boxes(qty)).discount?.unitPrice
      assert.deepStrictEqual(
        [paidFor(9), paidFor(10), paidFor(20), paidFor(49), paidFor(50)],
        [undefined, 900, 900, 900, 700]
      )
      assert.deepStrictEqual(
        priced({ ...box, volumeBreaks }).volumeDiscounts.map((one) => one.quantityBreak),
        [10, 20, 50]
      )
    }
  })
  it("[PRC-02] must beat what the shopper pays now, not the retail price", () => {
    const volumeBreaks = [{ quantityBreak: 10, unitPrice: 900 }]
    const trade: PriceTerms = { kind: "trade", fixed: 900 }
    assert.isFalse(priced({ ...box, volumeBreaks }, boxes(10), trade).hasDiscount)
    assert.isFalse(priced({ ...box, volumeBreaks, clearance: 850 }, boxes(10)).hasDiscount)
  })
  it("[PRC-02] [PRC-04] beside a contract's fixed price counts as listed, without the contract's percent", () => {
    const volumeBreaks = [{ quantityBreak: 10, unitPrice: 900 }]
    const at = (terms: PriceTerms) => priced({ ...box, volumeBreaks }, boxes(10), terms).discount?.unitPrice
    assert.strictEqual(at({ kind: "trade", fixed: 950, percentOff: 10 }), 900)
    assert.strictEqual(at({ kind: "trade", percentOff: 5 }), 855)
  })
  it("[PRC-02] counts the priced unit: metres of timber, not sticks", () => {
    const listed = { ...stick, volumeBreaks: [{ quantityBreak: 10, unitPrice: 900 }] }
    assert.isFalse(priced(listed, sticks(1)).hasDiscount)
    assert.isTrue(priced(listed, sticks(2)).hasDiscount)
  })
})

describe("What a guest pays", () => {
  it("is retail, where nothing else is set", () => assert.strictEqual(unitPrice({}), 1000))

  const promotion = { price: 800, from: "2026-11-23", to: "2026-11-25" }
  it.each([
    ["2026-11-22T23:59:59+11:00", 1000],
    ["2026-11-23T00:00:00+11:00", 800],
    ["2026-11-25T23:59:59+11:00", 800],
    ["2026-11-26T00:00:00+11:00", 1000]
  ])("is the promotion's price on its Melbourne days: at %s %i", (now, expected) =>
    assert.strictEqual(unitPrice({ promotion }, guest, Date.parse(now)), expected)
  )
  it("is the clearance price before all others", () =>
    assert.strictEqual(unitPrice({ promotion, clearance: 850 }), 850))
  it("is not changed by a promotion or clearance that is no valid price", () =>
    assert.strictEqual(unitPrice({ promotion: { ...promotion, price: 0 }, clearance: 0 }), 1000))
})

describe("What a member pays", () => {
  it.each([
    [1000, 950],
    [999, 949],
    [10, 10],
    [30, 29],
    [1, 1]
  ])("[PRC-05] of loyalty for %i cents is %i: 5% off one unit, rounded, then multiplied", (retail, expected) => {
    assert.strictEqual(unitPrice({ retail }, loyalty), expected)
    assert.strictEqual(priced({ ...box, retail }, boxes(7), loyalty).linePrice, 7 * expected)
  })
  it("[PRC-05] 5% comes off promotion, clearance and volume prices too", () => {
    const promotion = { price: 800, from: "2026-11-23", to: "2026-11-25" }
    assert.strictEqual(unitPrice({ promotion }, loyalty), 760)
    assert.strictEqual(unitPrice({ clearance: 600 }, loyalty), 570)
    const volume = priced({ ...box, volumeBreaks: [{ quantityBreak: 10, unitPrice: 900 }] }, boxes(10), loyalty)
    assert.deepStrictEqual([volume.discount?.unitPrice, volume.volumeDiscounts[0]?.unitPriceFromBulkBuy], [855, 855])
  })

  it.each<readonly [string, PriceTerms, Partial<ListedPrice>, number]>([
    ["the fixed price of the contract", { kind: "trade", fixed: 720 }, {}, 720],
    [
      "the fixed price, even above a promotion",
      { kind: "trade", fixed: 900 },
      { promotion: { price: 800, from: "2026-01-01", to: "2026-12-31" } },
      900
    ],
    ["retail less the contract's percent", { kind: "trade", percentOff: 12.5 }, {}, 875],
    [
      "the promotion, where it is lower",
      { kind: "trade", percentOff: 10 },
      { promotion: { price: 800, from: "2026-01-01", to: "2026-12-31" } },
      800
    ],
    ["what a guest pays, without a contract", { kind: "trade" }, {}, 1000],
    [
      "the contract's fixed price, where the clearance is dearer",
      { kind: "trade", fixed: 720 },
      { clearance: 850 },
      720
    ],
    ["the clearance price, where the contract is dearer", { kind: "trade", fixed: 900 }, { clearance: 850 }, 850],
    [
      "retail less the percent, where the clearance is dearer",
      { kind: "trade", percentOff: 20 },
      { clearance: 850 },
      800
    ],
    [
      "the clearance price, where retail less the percent is dearer",
      { kind: "trade", percentOff: 10 },
      { clearance: 850 },
      850
    ],
    [
      "the fixed price, not the percent, on clearance too",
      { kind: "trade", fixed: 720, percentOff: 50 },
      { clearance: 850 },
      720
    ]
  ])("of a trade account is %s", (_, terms, listed, expected) => assert.strictEqual(unitPrice(listed, terms), expected))
})

describe("For any listed price and any shopper", () => {
  const quantity = fc.integer({ min: 1, max: 3000 })
  const asked = (listed: ListedPrice, qty: number) => (listed.uom === "LM" ? sticks(qty) : boxes(qty))

  it("[PRC-02] buying more never raises the unit price that is paid", () => {
    fc.assert(
      fc.property(anyListed, anyTerms, quantity, quantity, (listed, terms, a, b) => {
        const paidFor = (qty: number) => chargedPrice(priced(listed, asked(listed, qty), terms)).unitPrice
        assert.isAtMost(paidFor(Math.max(a, b)), paidFor(Math.min(a, b)))
      })
    )
  })

  it("[PRC-02] the discount is one of the breaks, reached and strictly cheaper, and none that applies is cheaper", () => {
    fc.assert(
      fc.property(anyListed, anyTerms, quantity, (listed, terms, qty) => {
        const line = priced(listed, asked(listed, qty), terms)
        const applying = line.volumeDiscounts.filter(
          (one) => line.qty >= one.quantityBreak && one.unitPriceFromBulkBuy < line.unitPrice
        )
        const cheapest = Math.min(...applying.map((one) => one.unitPriceFromBulkBuy))
        assert.strictEqual(line.discount?.unitPrice ?? Number.POSITIVE_INFINITY, cheapest)
        assert.strictEqual(line.hasDiscount, applying.length > 0)
      })
    )
  })

  it("[PRC-11] what is paid never exceeds retail without a contract, and its GST is one eleventh of it", () => {
    fc.assert(
      fc.property(anyListed, quantity, (some, qty) => {
        const { promotion: _promotion, clearance: _clearance, ...listed } = some
        const line = priced(listed, asked(listed, qty), loyalty)
        assert.isAtMost(chargedPrice(line).unitPrice, listed.retail)
        assert.strictEqual(chargedPrice(line).lineGst, gstIn(chargedPrice(line).linePrice))
      })
    )
  })

  it("[GST-02] a line is within half a cent of unit price × quantity", () => {
    fc.assert(
      fc.property(anyListed, anyTerms, quantity, (listed, terms, qty) => {
        const line = priced(listed, asked(listed, qty), terms)
        const exact = BigInt(chargedPrice(line).unitPrice) * BigInt(Math.round(line.qty * 100))
        const off = BigInt(chargedPrice(line).linePrice) * 100n - exact
        assert.isTrue(off > -50n && off <= 50n)
      })
    )
  })
})
