/** Where an order goes to, and when it comes, as its papers say it. */
import { assert, describe, it } from "@effect/vitest"
import type { Delivery } from "../../../core/delivery/delivery.ts"
import { arrivalText, destinationText, orderDestination } from "../../../core/orders/order-destination.ts"
import { formOf } from "./examples.ts"

const address = {
  line1: "14 Kelletts Road",
  line2: "Unit 2",
  suburb: "Rowville",
  postcode: "3178",
  state: "VIC",
  manuallyEntered: true
}
const details = { deliveryTotal: 1, vehicles: [], craneRequired: false, instructions: "", contactDetails: {}, address }
const brought = (type: string, more = {}) => ({ type, details: { ...details, ...more } }) as unknown as Delivery

describe("Where an order goes to", () => {
  it("[CHK-06] is nowhere for what is collected", () => assert.isUndefined(orderDestination(formOf().delivery)))

  it.each([
    ["timber_delivery", { date: "2026-11-30", time: "1159" }, "Mon 30 Nov, Morning, before 12pm"],
    ["hardware_uber_delivery", { branchId: 25 }, "Within 90 minutes"],
    ["hardware_national_delivery", {}, "5–15 business days"],
    ["hardware_international_delivery", {}, "2–3 weeks"]
  ])("[CHK-06] [DEL-06] %s comes as it was told", (type, more, text) => {
    const destination = orderDestination(brought(type, more))
    assert.strictEqual(destination && arrivalText(destination), text)
  })

  it.each<[type: string, vehicles: ReadonlyArray<string>, craneRequired: boolean, hasCrane: true | undefined]>([
    ["timber_delivery", ["crane_truck"], false, true],
    ["timber_delivery", ["truck"], true, true],
    ["timber_delivery", ["truck"], false, undefined],
    ["hardware_national_delivery", ["parcel"], true, undefined]
  ])(
    "[CHK-06] [DEL-07] %s by %j, a crane asked for: %s, has a crane: %s",
    (type, vehicles, craneRequired, hasCrane) => {
      const destination = orderDestination(brought(type, { vehicles, craneRequired, date: "2026-11-30", time: "1159" }))
      assert.strictEqual(destination?.hasCrane, hasCrane)
    }
  )

  it("[CHK-06] is one line, with the country where that is another", () => {
    assert.strictEqual(destinationText({ address }), "Unit 2, 14 Kelletts Road, Rowville VIC 3178")
    assert.strictEqual(
      destinationText({ address: { ...address, line2: "", state: "", country: "NZ" } }),
      "14 Kelletts Road, Rowville 3178, New Zealand"
    )
  })
})
