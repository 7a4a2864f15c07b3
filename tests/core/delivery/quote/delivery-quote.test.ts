/** Whether an order may go by a delivery quote. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type {
  Delivery,
  HomeDelivery,
  NationalDelivery,
  Pickup,
  UberDelivery
} from "../../../../core/delivery/delivery.ts"
import {
  type DeliveryQuote,
  destinationOf,
  isAsQuoted,
  quotedItemsKey,
  quotedPlaceKey,
  quoteProblem,
  type StoredQuote
} from "../../../../core/delivery/quote/delivery-quote.ts"
import { at, monday } from "../../ordering/examples.ts"

const address = { line1: "1 Ferny Rd", suburb: "Rowville", postcode: "3178", state: "VIC", manuallyEntered: false }
const items = [
  { sku: "S1", qty: 2, uom: "EA|1" },
  { sku: "T1", qty: 10, uom: "STICK|5.4" }
]
const contactDetails = { contactName: "Kim", phone: "03 9764 1234", email: "kim@example.com" }
const carried = { instructions: "", craneRequired: false, contactDetails, address: { ...address, country: "AU" } }
const home: HomeDelivery = {
  type: "timber_delivery",
  details: { ...carried, deliveryTotal: 6_090, vehicles: ["ute", "crane_truck"], date: "2026-11-30", time: "2359" }
}
const national: NationalDelivery = {
  type: "hardware_national_delivery",
  details: { ...carried, deliveryTotal: 1_295, vehicles: ["parcel"] }
}
const uber: UberDelivery = {
  type: "hardware_uber_delivery",
  details: { ...carried, deliveryTotal: 2_796, vehicles: ["uber"], branchId: 26 }
}
const pickup: Pickup = {
  type: "timber_pickup",
  details: { date: "2026-11-24", instructions: "", branchId: 25, contactDetails }
}

const some = { id: "q1", branchId: 25, firstAt: monday, days: [], expires: at("2026-11-23T18:00") }
const ofHome: DeliveryQuote = { ...some, kind: "delivery", fee: 6_090, vehicles: ["crane_truck", "ute"] }
const ofNational: DeliveryQuote = { ...some, kind: "national", fee: 1_295, vehicles: ["parcel"] }
const ofUber: DeliveryQuote = { ...some, kind: "uber", branchId: 26, fee: 2_796, vehicles: ["uber"] }
const ofPickup: DeliveryQuote = { ...some, kind: "pickup", fee: 0, vehicles: [] }

describe("An order", () => {
  it.each<readonly [string, Delivery, DeliveryQuote]>([
    ["home", home, ofHome],
    ["nationwide", national, ofNational],
    ["by Uber", uber, ofUber],
    ["collected", pickup, ofPickup]
  ])("[CHK-05] %s names what was quoted", (_, delivery, quote) => assert.isTrue(isAsQuoted(delivery, quote)))

  it.each<readonly [string, Delivery, DeliveryQuote]>([
    ["a cent less", { ...home, details: { ...home.details, deliveryTotal: 6_089 } }, ofHome],
    ["another way's fee", { ...home, details: { ...home.details, deliveryTotal: 1_295 } }, ofHome],
    ["fewer vehicles", { ...home, details: { ...home.details, vehicles: ["ute"] } }, ofHome],
    ["another branch's courier", { ...uber, details: { ...uber.details, branchId: 25 } }, ofUber],
    ["another branch's pickup", { ...pickup, details: { ...pickup.details, branchId: 26 } }, ofPickup],
    ["a pickup where that has a fee", pickup, { ...ofPickup, fee: 1 }],
    ["another way", { ...national, type: "hardware_international_delivery" }, ofNational]
  ])("[CHK-05] does not name what was quoted: %s", (_, delivery, quote) => assert.isFalse(isAsQuoted(delivery, quote)))
})

const keys = (delivery: Delivery) => ({
  itemsKey: quotedItemsKey(items),
  placeKey: quotedPlaceKey(destinationOf(delivery)!)
})

describe("A quote", () => {
  const stored: StoredQuote = { quote: ofHome, owner: { browser: "b1", contactId: "C1" }, ...keys(home) }
  const claim = { owner: { browser: "b1" }, ...keys(home) }

  it("[CHK-05] is good until 6 pm, and no longer", () => {
    assert.isUndefined(quoteProblem(stored, claim, at("2026-11-23T17:59:59")))
    assert.strictEqual(quoteProblem(stored, claim, at("2026-11-23T18:00:00")), "expired")
  })

  it("[CHK-05] is its browser's and its member's, and anybody else's is none at all", () => {
    const by = (owner: StoredQuote["owner"]) => quoteProblem(stored, { ...claim, owner }, monday)
    assert.deepStrictEqual([by({ browser: "b1" }), by({ browser: "b2", contactId: "C1" })], [undefined, undefined])
    assert.deepStrictEqual([by({ browser: "b2" }), by({ browser: "b2", contactId: "C2" })], ["unknown", "unknown"])
    const { contactId: _, ...guest } = stored.owner
    assert.strictEqual(
      quoteProblem({ ...stored, owner: guest }, { ...claim, owner: { browser: "b2" } }, monday),
      "unknown"
    )
    assert.strictEqual(quoteProblem(undefined, claim, monday), "unknown")
  })

  it.each<readonly [string, Partial<typeof claim>]>([
    ["other goods", { itemsKey: quotedItemsKey([{ sku: "S1", qty: 3, uom: "EA|1" }]) }],
    ["another address", keys({ ...home, details: { ...home.details, address: { ...address, postcode: "3179" } } })],
    ["the crane", keys({ ...home, details: { ...home.details, craneRequired: true } })],
    ["another way", keys(national)]
  ])("[CHK-05] for %s is another", (_, change) =>
    assert.strictEqual(quoteProblem(stored, { ...claim, ...change }, monday), "other-request")
  )
})

describe("What was asked", () => {
  it("[CHK-05] is the same for other capitals and spaces", () =>
    assert.strictEqual(
      quotedPlaceKey({ kind: "delivery", address: { ...address, line1: " 1  FERNY rd ", country: "AU" } }),
      quotedPlaceKey({ kind: "delivery", address })
    ))

  // Fails where skus and counts run into each other, or the order of the lines counts.
  it("[CHK-05] is the same in any order of the lines, and another for any other lines", () => {
    const line = fc.record({
      sku: fc.stringMatching(/^[A-B1-2]{1,3}$/),
      qty: fc.integer({ min: 1, max: 30 }),
      uom: fc.constantFrom("EA|1", "STICK|5.4")
    })
    const lines = fc.array(line, { maxLength: 5 })
    const sorted = (one: ReadonlyArray<{ sku: string; qty: number; uom: string }>) =>
      one
        .map(({ sku, qty, uom }) => `${sku}×${qty} ${uom}`)
        .toSorted()
        .join()
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        assert.strictEqual(quotedItemsKey(one), quotedItemsKey(one.toReversed()))
        assert.strictEqual(quotedItemsKey(one) === quotedItemsKey(other), sorted(one) === sorted(other))
      })
    )
  })
})
