/** What stands in the way of a delivery, thing by thing. */

import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { isVictorian } from "../../../../core/contact/postcode.ts"
import {
  type DeliveryError,
  failedCalculation,
  localErrors,
  nationalErrors,
  otherError
} from "../../../../core/delivery/quote/serviceability.ts"
import type { LoadLine } from "../../../../core/delivery/vehicles/vehicles.ts"
import { screws, stud, unweighed } from "../loads.ts"

const here = { postcode: "3178", country: "AU", craneRequired: false }
const notServed: DeliveryError = {
  code: "POSTCODE_ERROR",
  message: "Our trucks deliver in Victoria only. Enter a Victorian postcode, or choose click and collect.",
  sku: ""
}

describe("Victoria", () => {
  it.each([
    ["2999", false],
    ["3000", true],
    ["3178", true],
    ["3999", true],
    ["4000", false],
    ["7999", false],
    ["8000", true],
    ["8999", true],
    ["9000", false],
    ["0800", false],
    ["300", false],
    ["30000", false],
    ["3o00", false],
    ["", false]
  ])("[DEL-05] has %s: %s", (postcode, is) => assert.strictEqual(isVictorian(postcode), is))

  it("[DEL-05] is 3000 to 3999 and 8000 to 8999 among all postcodes", () => {
    for (let code = 0; code < 10_000; code += 1) {
      const inside = (code >= 3000 && code <= 3999) || (code >= 8000 && code <= 8999)
      assert.strictEqual(isVictorian(String(code).padStart(4, "0")), inside, String(code))
    }
  })
})

describe("By truck", () => {
  it("[DEL-05] nothing stands in the way of goods that a truck carries in Victoria", () =>
    assert.deepStrictEqual(localErrors([screws, stud], here), []))

  it.each(["2000", "0872", "4225"])("[DEL-05] postcode %s is not served", (postcode) =>
    assert.deepStrictEqual(localErrors([screws], { ...here, postcode }), [notServed])
  )
  it.each(["9999", "3999"])("[DEL-05] of postcode %s, which no suburb has, that is what is said", (postcode) =>
    assert.deepStrictEqual(localErrors([screws], { ...here, postcode, isUnknownPostcode: true }), [
      {
        code: "POSTCODE_ERROR",
        message: `We know no suburb with the postcode ${postcode}. Check its four digits. Post boxes can't be delivered to.`,
        sku: ""
      }
    ])
  )
  it("[DEL-05] a Victorian postcode in another country is not served", () =>
    assert.deepStrictEqual(localErrors([screws], { ...here, country: "NZ" }), [notServed]))

  it("[DEL-05] a product without a vehicle is named with its sku", () =>
    assert.deepStrictEqual(localErrors([screws, { ...stud, lengthMm: 12_001 }], here), [
      {
        code: "VEHICLE_ERROR",
        message: "None of our vehicles can carry 90 x 45 Framing. Please choose click and collect for it.",
        sku: "T1"
      }
    ]))

  it.each([undefined, 0, -5, Number.NaN, Number.POSITIVE_INFINITY])(
    "[DEL-05] a weight of %s is missing, and never taken for nothing",
    (grams) => {
      const line: LoadLine = grams === undefined ? unweighed : { ...screws, grams }
      const missing: DeliveryError = {
        code: "WEIGHT_ERROR",
        message:
          "We don't know the weight of Screws, so its delivery can't be worked out. Please choose click and collect for it.",
        sku: "S1"
      }
      assert.deepStrictEqual(localErrors([stud, line], here), [missing])
      assert.deepStrictEqual(nationalErrors([line]), [missing])
    }
  )

  it("[DEL-05] the other problem advises to collect", () =>
    assert.deepStrictEqual(otherError, {
      code: "OTHER_ERROR",
      message: "We couldn't work out your delivery. Please choose click and collect, or try again in a moment.",
      sku: ""
    }))
})

describe("By parcel", () => {
  it("[DEL-06] what is not Hardware is refused, each thing by its sku", () =>
    assert.deepStrictEqual(nationalErrors([stud, screws, { ...stud, sku: "T2" }]), [
      { code: "HARDWARE_ERROR", message: "Only Hardware items can be delivered to your address", sku: "T1" },
      { code: "HARDWARE_ERROR", message: "Only Hardware items can be delivered to your address", sku: "T2" }
    ]))
  it.each([{ grams: 22_001 }, { lengthMm: 1_051 }])("[DEL-05] Hardware with %j has no vehicle", (more) =>
    assert.deepStrictEqual(
      nationalErrors([{ ...screws, ...more }]).map(({ code, sku }) => [code, sku]),
      [["VEHICLE_ERROR", "S1"]]
    )
  )

  // Fails where the check looks at some lines only, or an error names another thing.
  it("[DEL-06] goes exactly where every line is Hardware; one error for each line that is not", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (hardware) => {
        const load = hardware.map((isHardware, place) => ({ ...screws, sku: `S${place}`, isHardware }))
        assert.deepStrictEqual(
          nationalErrors(load).map(({ sku }) => sku),
          load.filter(({ isHardware }) => !isHardware).map(({ sku }) => sku)
        )
      })
    )
  })
})

describe("A call that failed", () => {
  it.each([
    ["no data: the service's message", { message: "The carrier is down" }, "API_ERROR", "The carrier is down", false],
    ["no data with HTTP 400", { status: 400, message: "Bad" }, "API_ERROR", "Bad", false],
    [
      "HTTP 400: the first message",
      { status: 400, messages: ["No such postcode", "Other"], message: "" },
      "POSTCODE_ERROR",
      "No such postcode",
      false
    ],
    [
      "HTTP 400 without any message",
      { status: 400, messages: [], message: "" },
      "POSTCODE_ERROR",
      otherError.message,
      false
    ],
    ["no data and no message", { message: "" }, "API_ERROR", otherError.message, false],
    ["HTTP 500", { status: 500, messages: ["stack trace"], message: "x" }, "OTHER_ERROR", otherError.message, true],
    ["HTTP 401", { status: 401, messages: [], message: "x" }, "OTHER_ERROR", otherError.message, true],
    ["no status", { messages: ["odd"], message: "x" }, "OTHER_ERROR", otherError.message, true]
  ] as const)("[DEL-05] %s", (_, reply, code, message, isForMonitoring) =>
    assert.deepStrictEqual(failedCalculation(reply), { error: { code, message, sku: "" }, isForMonitoring })
  )
})
