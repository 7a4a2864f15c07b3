/** Whether an order may go by a delivery that was worked out before. */
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
  deliveryRequestKey,
  isDeliveryQuoteValid
} from "../../../../core/delivery/quote/delivery-quote.ts"
import { at, monday } from "../../ordering/examples.ts"

const address = { line1: "1 Ferny Rd", suburb: "Rowville", postcode: "3178", state: "VIC", manuallyEntered: false }
const load = [
  { sku: "S1", pieces: 2 },
  { sku: "T1", pieces: 10 }
]
const asked = deliveryRequestKey(load, address, false)
const answer: DeliveryQuote = {
  id: "d1",
  owner: "browser 1",
  asked,
  expires: at("2026-11-23T18:00"),
  offers: {
    errors: { local: [], national: [] },
    local: { branchId: 25, roadMetres: 7_228, vehicles: ["crane_truck", "ute"], lifts: 0, total: 6_090 },
    national: { vehicles: ["parcel"], total: 1_295 },
    uber: { branchId: 26, roadMetres: 7_228, vehicles: ["uber"], total: 2_796 }
  }
}
const order = { owner: "browser 1", asked }
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

describe("An order", () => {
  it.each<readonly [string, Exclude<Delivery, Pickup>]>([
    ["home", home],
    ["nationwide", national],
    ["by Uber", uber],
    ["abroad", { ...national, type: "hardware_international_delivery" }]
  ])("[CHK-05] %s goes by its answer until 6 pm", (_, delivery) => {
    assert.isTrue(isDeliveryQuoteValid(delivery, answer, order, monday))
    assert.isTrue(isDeliveryQuoteValid(delivery, answer, order, at("2026-11-23T17:59:59")))
    assert.isFalse(isDeliveryQuoteValid(delivery, answer, order, at("2026-11-23T18:00:00")))
  })

  it.each<readonly [string, Exclude<Delivery, Pickup>, DeliveryQuote | undefined, Partial<typeof order>]>([
    ["no answer", home, undefined, {}],
    ["somebody else's answer", home, answer, { owner: "browser 2" }],
    ["one for another load", home, answer, { asked: deliveryRequestKey([{ sku: "S1", pieces: 3 }], address, false) }],
    [
      "one for another address",
      home,
      answer,
      { asked: deliveryRequestKey(load, { ...address, postcode: "3179" }, false) }
    ],
    ["one without the crane", home, answer, { asked: deliveryRequestKey(load, address, true) }],
    ["a cent less", { ...home, details: { ...home.details, deliveryTotal: 6_089 } }, answer, {}],
    ["another way's fee", { ...home, details: { ...home.details, deliveryTotal: 1_295 } }, answer, {}],
    ["fewer vehicles", { ...home, details: { ...home.details, vehicles: ["ute"] } }, answer, {}],
    ["another branch's courier", { ...uber, details: { ...uber.details, branchId: 25 } }, answer, {}],
    ["a way that was not offered", uber, { ...answer, offers: { errors: answer.offers.errors } }, {}]
  ])("[CHK-05] does not go by %s", (_, delivery, known, change) =>
    assert.isFalse(isDeliveryQuoteValid(delivery, known, { ...order, ...change }, monday))
  )
})

describe("What was asked", () => {
  it("[CHK-05] is the same for other capitals and spaces", () =>
    assert.strictEqual(deliveryRequestKey(load, { ...address, line1: " 1  FERNY rd ", country: "AU" }, false), asked))

  // Fails where skus and counts run into each other, or the order of the lines counts.
  it("[CHK-05] is the same in any order of the lines, and another for any other load", () => {
    const lines = fc.array(
      fc.record({ sku: fc.stringMatching(/^[A-B1-2]{1,3}$/), pieces: fc.integer({ min: 1, max: 30 }) }),
      { maxLength: 5 }
    )
    const sorted = (one: ReadonlyArray<{ sku: string; pieces: number }>) =>
      one
        .map(({ sku, pieces }) => `${sku}×${pieces}`)
        .toSorted()
        .join()
    fc.assert(
      fc.property(lines, lines, (one, other) => {
        assert.strictEqual(
          deliveryRequestKey(one, address, false),
          deliveryRequestKey(one.toReversed(), address, false)
        )
        assert.strictEqual(
          deliveryRequestKey(one, address, false) === deliveryRequestKey(other, address, false),
          sorted(one) === sorted(other)
        )
      })
    )
  })
})
