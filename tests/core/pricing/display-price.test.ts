/** What the price area of a card shows to whom. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  basePrice,
  ownPriceRequest,
  type PriceViewer,
  priceArea,
  showsBasePricing
} from "../../../core/pricing/display-price.ts"
import { gstIn } from "../../../core/pricing/gst.ts"
import { isPriced, type PricedLine } from "../../../core/pricing/price.ts"
import { priceLine } from "../../../core/pricing/price-line.ts"
import { box, guest, monday } from "./listed.ts"

const point = (price: number) => ({ sku: "SCREWS", price })
const product = (retail: number, lowest = retail, highest = retail, promotion?: number, sku = "SCREWS") => ({
  sku,
  uom: "BX",
  basePricing: {
    skuRetailIncGst: retail,
    ...(promotion === undefined ? {} : { skuPromotionIncGst: promotion }),
    hasBulkDiscounts: false,
    webProductLowest: point(lowest),
    webProductHighest: point(highest)
  }
})

const own = (retail: number): PricedLine => {
  const answer = priceLine({ ...box, retail }, { sku: box.sku, qty: 1, uom: "BX|1" }, guest, monday)
  if (!isPriced(answer)) throw new Error(answer.msg)
  return answer
}
const visitor: PriceViewer = { loggedIn: false }
const member = (retail: number, showExcGstPricing = false): PriceViewer => ({
  loggedIn: true,
  price: own(retail),
  showExcGstPricing
})

describe("A base price", () => {
  it("[PRC-08] has the price without GST and the price with it", () =>
    assert.deepStrictEqual(basePrice(1290), { excGst: 1173, plusGst: 1290 }))
  it("[PRC-11] excGst + its GST = plusGst", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (price) => {
        const { excGst, plusGst } = basePrice(price)
        assert.strictEqual(excGst + gstIn(plusGst), plusGst)
      })
    )
  })
})

describe("Base pricing shows", () => {
  it.each<readonly [string, ReturnType<typeof product>, PriceViewer, boolean]>([
    ["a retail price", product(1000), visitor, true],
    ["a lowest price alone", product(0, 900, 900), visitor, true],
    ["neither", product(0, 0, 0), visitor, false],
    ["no sku", product(1000, 1000, 1000, undefined, ""), visitor, false],
    ["a valid price of the customer's own", product(1000), member(900), true],
    ["no price of the customer's own", product(1000), { loggedIn: true, showExcGstPricing: false }, false]
  ])("[PRC-08] with %s", (_, shown, onlooker, expected) => {
    assert.strictEqual(showsBasePricing(shown, onlooker), expected)
    assert.strictEqual(priceArea(shown, onlooker) !== undefined, expected)
  })
})

describe("The price area", () => {
  it("[PRC-09] of one price: the price, its unit and 'includes GST'", () =>
    assert.deepStrictEqual(priceArea(product(1000), visitor), { price: 1000, unit: "box", gst: "includes GST" }))

  it("[PRC-09] 'from' and 'more options' where the lowest and the highest differ", () =>
    assert.deepStrictEqual(priceArea(product(1000, 950, 1050), visitor), {
      price: 950,
      from: "from",
      more: "more options",
      unit: "box",
      gst: "includes GST"
    }))

  it("[PRC-09] the struck base price beside a promotion", () =>
    assert.deepStrictEqual(priceArea(product(1000, 1000, 1000, 800), visitor), {
      price: 800,
      struck: 1000,
      unit: "box",
      gst: "includes GST"
    }))

  it("[PRC-09] the struck base price beside a customer's own", () => {
    const price = { ...own(1000), unitPrice: 900 }
    const area = priceArea(product(1000), { loggedIn: true, price, showExcGstPricing: false })
    assert.deepStrictEqual([area?.price, area?.struck], [900, 1000])
  })

  it("[GST-03] without GST and with the label for it only for a logged-in customer who has it so", () => {
    const shown = (onlooker: PriceViewer) => {
      const area = priceArea(product(1290), onlooker)
      return [area?.price, area?.gst]
    }
    assert.deepStrictEqual(shown(visitor), [1290, "includes GST"])
    assert.deepStrictEqual(shown(member(1290)), [1290, "includes GST"])
    assert.deepStrictEqual(shown(member(1290, true)), [1173, "excludes GST"])
  })
})

describe("A customer's own price", () => {
  it("[PRC-10] is asked for the cheapest variant, one of it", () =>
    assert.deepStrictEqual(ownPriceRequest({ sku: "SCREWS-500", uom: "BX" }, { sku: "SCREWS-25" }), {
      sku: "SCREWS-25",
      qty: 1,
      uom: "BX|1"
    }))

  it.each([undefined, { sku: "" }])(
    "[PRC-10] is asked for the thing itself where the cheapest is not known: %j",
    (lowest) =>
      assert.deepStrictEqual(ownPriceRequest({ sku: "SCREWS-500", uom: "BX" }, lowest), {
        sku: "SCREWS-500",
        qty: 1,
        uom: "BX|1"
      })
  )
})
