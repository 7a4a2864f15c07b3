/** Works a delivery out: what stands in its way, and what each way costs. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type DeliveryRequest, deliveryOffers, truckOffer } from "../../../../core/delivery/quote/delivery-offers.ts"
import type { Place } from "../../../../core/stores/closest-branch.ts"
import { roadMetres } from "../../../../core/stores/distance.ts"
import { at, monday, rowville } from "../../ordering/examples.ts"
import { screws, stud, unweighed } from "../loads.ts"

/** 0.05 degrees of latitude south of the branch: 5.56 km straight, 7.227 km of road. */
const near: Place = { suburb: "Near", postcode: "3178", state: "VIC", latitude: -37.95, longitude: 145.2 }
const far: Place = { ...near, suburb: "Far", postcode: "3500", latitude: -34.2, longitude: 142.15 }
const toHere = { postcode: "3178", country: "AU", craneRequired: false }
const wanted: DeliveryRequest = {
  load: [screws],
  to: toHere,
  places: [near],
  branches: [rowville],
  stockedAt: [25],
  now: monday
}
const road = roadMetres(near, rowville)
const codes = (list: ReadonlyArray<{ readonly code: string; readonly sku: string }>) =>
  list.map(({ code, sku }) => `${code} ${sku}`.trim())

describe("A small load of Hardware nearby", () => {
  const offers = deliveryOffers(wanted)
  it("[DEL-05] has no errors and every way to come", () => {
    assert.strictEqual(road, 7228)
    assert.deepStrictEqual(offers, {
      errors: { local: [], national: [] },
      crane: { total: 19_590, extra: 13_500 },
      local: { branchId: 25, roadMetres: road, vehicles: ["ute"], lifts: 0, total: 4_500 + 1_590 },
      national: { vehicles: ["parcel"], total: 1_295, shownTime: "5–15 business days" },
      uber: { branchId: 25, roadMetres: road, vehicles: ["uber"], total: 1_495 + 1_301, shownTime: "Within 90 minutes" }
    })
  })
})

describe("What stands in the way", () => {
  it.each<readonly [string, Partial<DeliveryRequest>, ReadonlyArray<string>, ReadonlyArray<string>]>([
    ["another state", { to: { ...toHere, postcode: "2000" } }, ["POSTCODE_ERROR"], []],
    ["another country", { to: { ...toHere, country: "NZ" } }, ["POSTCODE_ERROR"], []],
    [
      "a postcode that no suburb has",
      { to: { ...toHere, postcode: "9999", isUnknownPostcode: true } },
      ["POSTCODE_ERROR"],
      ["POSTCODE_ERROR"]
    ],
    [
      "a postcode of Victoria that no suburb has, and timber",
      { load: [screws, stud], to: { ...toHere, isUnknownPostcode: true } },
      ["POSTCODE_ERROR"],
      ["POSTCODE_ERROR", "HARDWARE_ERROR T1"]
    ],
    ["timber", { load: [screws, stud] }, [], ["HARDWARE_ERROR T1"]],
    ["no weight", { load: [unweighed, stud] }, ["WEIGHT_ERROR S1"], ["WEIGHT_ERROR S1", "HARDWARE_ERROR T1"]],
    ["13 m", { load: [{ ...screws, lengthMm: 13_000 }] }, ["VEHICLE_ERROR S1"], ["VEHICLE_ERROR S1"]],
    [
      "another state and no weight",
      { load: [unweighed], to: { ...toHere, postcode: "2000" } },
      ["POSTCODE_ERROR", "WEIGHT_ERROR S1"],
      ["WEIGHT_ERROR S1"]
    ],
    ["an address nobody knows", { places: [] }, ["OTHER_ERROR"], []],
    ["no branches", { branches: [] }, ["OTHER_ERROR"], []],
    [
      "more than a day's trucks",
      { load: [{ ...stud, pieces: 1_000, grams: 145_000 }] },
      ["OTHER_ERROR"],
      ["HARDWARE_ERROR T1"]
    ],
    [
      "far more than anything carries",
      { load: [{ ...stud, pieces: 1_000_000 }] },
      ["OTHER_ERROR"],
      ["HARDWARE_ERROR T1"]
    ],
    ["51 full parcels", { load: [{ ...screws, pieces: 51, grams: 22_000 }] }, [], ["OTHER_ERROR"]],
    ["51 parcels of 12 kg", { load: [{ ...screws, pieces: 51, grams: 12_000 }] }, [], ["OTHER_ERROR"]],
    ["nothing to deliver", { load: [] }, ["OTHER_ERROR"], ["OTHER_ERROR"]]
  ])("[DEL-05] %s", (_, change, local, national) => {
    const offers = deliveryOffers({ ...wanted, ...change })
    assert.deepStrictEqual(codes(offers.errors.local), local)
    assert.deepStrictEqual(codes(offers.errors.national), national)
    assert.strictEqual(offers.local === undefined, local.length > 0)
    assert.strictEqual(offers.national === undefined, national.length > 0)
  })
})

describe("By truck", () => {
  it("[DEL-05] [FEE-01] a crane that is asked for comes, lifts once, and no courier does", () => {
    const { local, uber } = deliveryOffers({ ...wanted, to: { ...toHere, craneRequired: true } })
    assert.deepStrictEqual(local, {
      branchId: 25,
      roadMetres: road,
      vehicles: ["crane_truck"],
      lifts: 1,
      total: 12_000 + 1_590 + 6_000
    })
    assert.isUndefined(uber)
  })
  it("[DEL-06] to a remote area says every 2–4 weeks", () => {
    const { local } = deliveryOffers({ ...wanted, places: [far], to: { ...toHere, postcode: "3500" } })
    assert.strictEqual(local?.shownTime, "Every 2–4 weeks")
  })
})

describe("Abroad", () => {
  it("[DEL-02] [FEE-01] goes as international parcels at their fee", () => {
    const { national } = deliveryOffers({ ...wanted, to: { postcode: "6011", country: "NZ", craneRequired: false } })
    assert.deepStrictEqual(national, { vehicles: ["intl_parcel"], total: 6_900, shownTime: "2–3 weeks" })
  })
})

describe("A courier", () => {
  it.each<readonly [string, Partial<DeliveryRequest>, boolean]>([
    ["when the branch is open and has everything", {}, true],
    ["not from a branch that lacks something", { stockedAt: [] }, false],
    ["not on a Sunday", { now: at("2026-11-29T10:00") }, false],
    ["not a minute before the branch opens", { now: at("2026-11-23T06:59") }, false],
    ["from the minute that it opens", { now: at("2026-11-23T07:00") }, true],
    ["not once it is closed", { now: at("2026-11-23T17:00") }, false],
    ["not on a gazetted holiday", { gazetted: ["2026-11-23"] }, false],
    ["not further than 10 km", { places: [far] }, false],
    ["not with something long", { load: [{ ...screws, lengthMm: 1_201 }] }, false],
    ["not with something dangerous", { load: [{ ...screws, isDangerous: true }] }, false],
    ["not with an unknown weight", { load: [unweighed] }, false],
    ["not abroad", { to: { ...toHere, country: "NZ" } }, false]
  ])("[DEL-02] comes %s", (_, change, comes) =>
    assert.strictEqual(deliveryOffers({ ...wanted, ...change }).uber !== undefined, comes)
  )
  it("[DEL-06] comes as soon as possible where the branch closes within 90 minutes", () =>
    assert.strictEqual(deliveryOffers({ ...wanted, now: at("2026-11-23T15:31") }).uber?.shownTime, "ASAP"))
})

// Fails where a line without weight counts nothing, or an offer is made beside an error.
describe("Every load", () => {
  it("[DEL-05] is offered at a price above nothing or has an error, and no way has both; by truck alone the same", () => {
    const line = fc.record({
      sku: fc.stringMatching(/^[A-Z]\d{3}$/),
      name: fc.constant("Thing"),
      pieces: fc.integer({ min: 1, max: 2_000 }),
      grams: fc.integer({ min: 0, max: 200_000 }),
      lengthMm: fc.integer({ min: 1, max: 13_000 }),
      isHardware: fc.boolean(),
      isDangerous: fc.boolean()
    })
    const postcode = fc.constantFrom("3178", "8001", "2000")
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), postcode, fc.boolean(), (load, code, craneRequired) => {
        const request = { ...wanted, load, to: { postcode: code, country: "AU", craneRequired } }
        const { errors, local, national, uber } = deliveryOffers(request)
        assert.deepStrictEqual(truckOffer(request), { errors: errors.local, local })
        assert.strictEqual(local === undefined, errors.local.length > 0)
        assert.strictEqual(national === undefined, errors.national.length > 0)
        for (const offer of [local, national, uber]) assert.isTrue(offer === undefined || offer.total > 0)
        const lost = load.filter(({ grams }) => grams === 0).map(({ sku }) => sku)
        for (const sku of lost) assert.include(codes(errors.local), `WEIGHT_ERROR ${sku}`)
      })
    )
  })
})
