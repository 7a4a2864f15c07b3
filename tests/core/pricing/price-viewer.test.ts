/** Who sees which price: every kind of onlooker with every kind of product. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type PriceViewer, priceArea, showsBasePricing } from "../../../core/pricing/display-price.ts"
import { gstIn } from "../../../core/pricing/gst.ts"
import { isPriced, type PricedLine } from "../../../core/pricing/price.ts"
import { priceLine } from "../../../core/pricing/price-line.ts"
import { box, guest, monday } from "./listed.ts"

const product = (retail: number, lowest: number, highest: number, promotion?: number, sku = "SCREWS") => ({
  sku,
  uom: "BX",
  basePricing: {
    skuRetailIncGst: retail,
    ...(promotion === undefined ? {} : { skuPromotionIncGst: promotion }),
    hasBulkDiscounts: false,
    webProductLowest: { sku: "LOW", price: lowest },
    webProductHighest: { sku: "HIGH", price: highest }
  }
})
const own = (unitPrice: number): PricedLine => {
  const answer = priceLine({ ...box, retail: 1000 }, { sku: box.sku, qty: 1, uom: "BX|1" }, guest, monday)
  if (!isPriced(answer)) throw new Error(answer.msg)
  return { ...answer, unitPrice }
}
const visitor: PriceViewer = { loggedIn: false }
const member = (more: Partial<Extract<PriceViewer, { loggedIn: true }>> = {}): PriceViewer => ({
  loggedIn: true,
  showExcGstPricing: false,
  ...more
})

describe("A contact's own price", () => {
  it("[PRC-04] is what they see where the rule is true or missing", () => {
    for (const rule of [{}, { showCustomerPrice: true }])
      assert.deepStrictEqual(priceArea(product(1000, 1000, 1000), member({ price: own(900), ...rule })), {
        price: 900,
        struck: 1000,
        unit: "box",
        gst: "includes GST"
      })
  })
  it("[PRC-04] is not shown where showCustomerPrice is explicitly false, even when it is there: retail is the unit price", () => {
    const hidden = member({ price: own(900), showCustomerPrice: false })
    assert.strictEqual(priceArea(product(1000, 1000, 1000), hidden)?.price, 1000)
    assert.isUndefined(priceArea(product(1000, 1000, 1000), hidden)?.struck)
  })
  it("[PRC-04] is not waited for then: the lowest price shows where there is no retail price", () => {
    const hidden = member({ showCustomerPrice: false })
    assert.strictEqual(priceArea(product(0, 950, 950), hidden)?.price, 950)
    assert.isUndefined(priceArea(product(0, 950, 950), member()))
    assert.isUndefined(priceArea(product(0, 0, 0), hidden))
  })
  it("[GST-03] a contact without own prices still sees them without GST where the customer has it so", () => {
    const hidden = member({ showCustomerPrice: false, showExcGstPricing: true })
    assert.deepStrictEqual(priceArea(product(1290, 1290, 1290), hidden), {
      price: 1173,
      unit: "box",
      gst: "excludes GST"
    })
  })
})

describe("For any product and onlooker", () => {
  const price = fc.constantFrom(0, 1, 500, 900, 1000, 1290)
  const anyProduct = fc
    .tuple(price, price, price, fc.option(price, { nil: undefined }), fc.constantFrom("SCREWS", ""))
    .map(([retail, a, b, promotion, sku]) => product(retail, Math.min(a, b), Math.max(a, b), promotion, sku))
  const anyOnlooker: fc.Arbitrary<PriceViewer> = fc.oneof(
    fc.constant(visitor),
    fc.record(
      {
        loggedIn: fc.constant(true as const),
        price: price.map(own),
        showExcGstPricing: fc.boolean(),
        showCustomerPrice: fc.boolean()
      },
      { requiredKeys: ["loggedIn", "showExcGstPricing"] }
    )
  )

  // Fails where any of the three conditions is dropped, or an own price of 0 counts.
  it("[PRC-08] base pricing shows for a known sku with a price, and to the logged-in only with a valid price of their own", () => {
    fc.assert(
      fc.property(anyProduct, anyOnlooker, (shown, onlooker) => {
        const { skuRetailIncGst, webProductLowest } = shown.basePricing
        const needsOwn = onlooker.loggedIn && onlooker.showCustomerPrice !== false
        const expected =
          shown.sku === "SCREWS" &&
          skuRetailIncGst + webProductLowest.price > 0 &&
          (!needsOwn || (onlooker.price?.unitPrice ?? 0) > 0)
        assert.strictEqual(showsBasePricing(shown, onlooker), expected)
        assert.strictEqual(priceArea(shown, onlooker) !== undefined, expected)
      })
    )
  })

  // Fails where a guest is given prices without GST, a label of the other kind, 'from' for one price, or a struck price that is lower.
  it("[PRC-09] [GST-03] the area says the unit, the GST it shows, 'from' only for a range, and strikes only what is dearer", () => {
    fc.assert(
      fc.property(anyProduct, anyOnlooker, (shown, onlooker) => {
        const area = priceArea(shown, onlooker)
        if (!area) return
        const { webProductLowest, webProductHighest } = shown.basePricing
        const isRange = webProductLowest.price !== webProductHighest.price
        assert.deepStrictEqual([area.from, area.more], isRange ? ["from", "more options"] : [undefined, undefined])
        assert.strictEqual(area.unit, "box")
        const isExc = onlooker.loggedIn && onlooker.showExcGstPricing
        assert.strictEqual(area.gst, isExc ? "excludes GST" : "includes GST")
        assert.isAbove(area.price + Number(isExc), 0)
        if (area.struck !== undefined) assert.isAtLeast(area.struck, area.price)
        // The same onlooker with GST sees the same price with its GST added.
        const inc = priceArea(shown, onlooker.loggedIn ? { ...onlooker, showExcGstPricing: false } : onlooker)!
        assert.strictEqual(area.price, isExc ? inc.price - gstIn(inc.price) : inc.price)
      })
    )
  })
})
