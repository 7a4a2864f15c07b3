/** A shop goes by its own settings, whichever rule is asked. */
import { assert, describe, it } from "@effect/vitest"
import { defaultFees } from "../../../core/delivery/quote/fees.ts"
import { defaultFleet } from "../../../core/delivery/vehicles/vehicles.ts"
import { createShop } from "../../../core/shop/shop.ts"
import { box } from "../pricing/listed.ts"

const day = { from: 7 * 60, to: 17 * 60 }
const hours = { 1: day, 2: day, 3: day, 4: day, 5: day }
/** The Thursday before the grand final, whose Friday is gazetted. */
const now = () => Date.parse("2026-09-24T09:00:00+10:00")
const order = { level: "in stock", hours } as const

describe("A shop", () => {
  const [plain, gazetted] = [createShop({ holidays: [], now }), createShop({ holidays: ["2026-09-25"], now })]

  it("[SHOP-01] opens, collects and delivers by the gazetted days", () => {
    const truck = { ...order, vehicles: ["truck"] as const }
    assert.deepStrictEqual([plain.isOpenDay("2026-09-25"), gazetted.isOpenDay("2026-09-25")], [true, false])
    assert.deepStrictEqual([plain.isWorkingDay("2026-09-25"), gazetted.isWorkingDay("2026-09-25")], [true, false])
    assert.isTrue(gazetted.isPublicHoliday("2026-12-25"))
    assert.notInclude(gazetted.pickupDays(order), "2026-09-25")
    assert.include(plain.pickupDays(order), "2026-09-25")
    assert.deepStrictEqual(
      [plain.earliestDeliveryDay(truck), gazetted.earliestDeliveryDay(truck)],
      ["2026-09-25", "2026-09-28"]
    )
    assert.strictEqual(gazetted.deliveryDayProblem("2026-09-25", truck), gazetted.deliveryDays(truck)[0]?.problem)
    assert.isString(gazetted.deliveryDays(truck)[0]?.problem)
    assert.isString(gazetted.pickupDayProblem("2026-09-25", { hours, readyAt: gazetted.readyAt(order) }))
    assert.strictEqual(gazetted.leadDays("in stock"), 0)
  })

  it("[SHOP-01] sends out as many trucks as its fleet has", () => {
    const small = createShop({
      holidays: [],
      now,
      fleet: { ...defaultFleet, perDay: { ute: 1, truck: 1, crane_truck: 1 } }
    })
    const booked = new Map([["2026-09-25", { truck: 1 }]])
    const truck = { ...order, vehicles: ["truck"] as const, booked }
    assert.deepStrictEqual(
      [plain.earliestDeliveryDay(truck), small.earliestDeliveryDay(truck)],
      ["2026-09-25", "2026-09-28"]
    )
  })

  it("[SHOP-01] charges parcels its own fees", () => {
    const dear = createShop({ holidays: [], now, fees: { ...defaultFees, parcel: [{ grams: 22_000, fee: 9_900 }] } })
    const screws = {
      sku: "S",
      name: "Screws",
      pieces: 1,
      grams: 900,
      lengthMm: 100,
      isHardware: true,
      isDangerous: false
    }
    const to = { postcode: "2000", country: "AU", craneRequired: false }
    const offers = dear.deliveryOffers({ load: [screws], to, places: [], stockedAt: [] })
    assert.strictEqual(offers.national?.total, 9_900)
  })

  it("[SHOP-01] prices and explains a line as the rules do, and refuses by one shape", () => {
    const line = plain.priceLine(box, { sku: box.sku, qty: 2, uom: "BX|1" })
    assert.isTrue(line.ok && line.value.linePrice === 2000)
    const told = plain.explainPrice(box, { sku: box.sku, qty: 2, uom: "BX|1" })
    assert.isTrue(told.ok && told.value.linePrice === 2000)
    const refused = plain.priceLine(box, { sku: box.sku, qty: 0, uom: "BX|1" })
    assert.deepStrictEqual(refused, { ok: false, code: "unpriced", field: box.sku, msg: "incorrect qty" })
  })

  it("[SHOP-01] is not created where the holidays were forgotten", () =>
    assert.throws(() => createShop({ now } as never), RangeError, "holidays are missing"))

  it("[SHOP-01] plans nothing for a level or a truck that there is not, and prices nothing in part of a cent", () => {
    const lorry = { ...order, vehicles: ["lorry"] } as never
    const soon = { level: "in-stock", hours, vehicles: ["truck"] } as never
    for (const ask of [plain.earliestDeliveryDay, plain.deliveryDays]) {
      assert.throws(() => ask(lorry), RangeError, "a vehicle must be one of ute, truck, crane_truck, and is lorry")
      assert.throws(() => ask(soon), RangeError, "level must be one of in stock,")
    }
    for (const ask of [plain.readyAt, plain.pickupDays]) assert.throws(() => ask(soon), RangeError, "level")
    assert.throws(() => plain.leadDays("soon" as never), RangeError, "level")
    const request = { sku: box.sku, qty: 2, uom: "BX|1" }
    for (const ask of [plain.priceLine, plain.explainPrice]) {
      assert.throws(() => ask({ ...box, retail: 12.5 }, request), RangeError, "Not whole cents: 12.5")
      assert.throws(() => ask({ ...box, clearance: 0.5 }, request), RangeError, "Not whole cents: 0.5")
      const volumeBreaks = [{ quantityBreak: 10, unitPrice: 29.9 }]
      assert.throws(() => ask({ ...box, volumeBreaks }, request), RangeError, "Not whole cents: 29.9")
      assert.throws(() => ask(box, request, { kind: "trade", fixed: 6.45 }), RangeError, "Not whole cents: 6.45")
    }
  })

  it("[SHOP-01] takes no holiday that is no day", () =>
    assert.throws(() => createShop({ holidays: ["25/09/2026"], now }), RangeError))
})
