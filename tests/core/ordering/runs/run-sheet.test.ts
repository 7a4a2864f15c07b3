/** The run sheet of a branch and day, and what is kept of a delivery. */
import { assert, describe, it } from "@effect/vitest"
import { defaultFleet, type Vehicle } from "../../../../core/delivery/vehicles/vehicles.ts"
import {
  type DeliveryPhoto,
  MAX_PHOTO_BYTES,
  photoType,
  proofProblem
} from "../../../../core/ordering/runs/delivery-proof.ts"
import { type RunOrder, runSheet } from "../../../../core/ordering/runs/run-sheet.ts"
import { runWords } from "../../../../core/words/run.ts"

const order = (
  orderNo: string,
  suburb: string,
  { line1 = "1 Road", time = "2359", weightGrams = 10_000, pieces = 2, craneRequired = false, vehicle = "ute" } = {}
): RunOrder => ({
  orderNo,
  status: "placed",
  instructions: "",
  contact: { contactName: "Sam", phone: "0400 000 000" },
  details: {
    date: "2026-12-01",
    time: time as "2359",
    deliveryTotal: 1,
    instructions: "",
    vehicles: [vehicle as Vehicle],
    craneRequired,
    address: { line1, suburb, postcode: "3178", state: "VIC", manuallyEntered: true },
    contactDetails: { contactName: "Sam", phone: "0400 000 000", email: "sam@site.example" }
  },
  lines: [{ sku: "A", name: "Beam", pieces, uom: "EA", weightGrams }]
})

describe("A run sheet", () => {
  it("[RUN-01] goes by suburb, then by time, then by address", () => {
    const orders = [
      order("5", "rowville", { line1: "9 Road" }),
      order("1", "Scoresby"),
      order("2", "Rowville", { line1: "2 Road" }),
      order("3", "Rowville", { time: "1159" }),
      order("4", "Ferntree Gully")
    ]
    const sheet = runSheet({ branchId: 25, day: "2026-12-01" }, orders, defaultFleet)
    assert.deepStrictEqual(
      sheet.stops.map(({ orderNo }) => orderNo),
      ["4", "3", "2", "5", "1"]
    )
  })

  it("[RUN-01] sums weights, lifts of pieces above 150 kg, cranes that were asked for, and trucks", () => {
    const orders = [
      order("1", "A", { weightGrams: 400_000, pieces: 2, vehicle: "crane_truck" }),
      order("2", "B", { craneRequired: true, vehicle: "crane_truck" }),
      order("3", "C", { weightGrams: 300_000, pieces: 2 })
    ]
    const { grams, lifts, trucks, stops } = runSheet({ branchId: 25, day: "2026-12-01" }, orders, defaultFleet)
    assert.deepStrictEqual([grams, lifts], [710_000, 3])
    assert.deepStrictEqual(
      stops.map((stop) => stop.lifts),
      [2, 1, 0]
    )
    assert.deepStrictEqual(trucks, { ute: 1, truck: 0, crane_truck: 2 })
  })
})

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)

describe("What is kept of a delivery", () => {
  it("[RUN-02] a picture is what it begins with", () => {
    assert.strictEqual(photoType(jpeg), "image/jpeg")
    assert.strictEqual(photoType(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)), "image/png")
    assert.strictEqual(photoType(new TextEncoder().encode("RIFF....WEBP")), "image/webp")
    assert.isUndefined(photoType(new TextEncoder().encode("<svg onload=alert(1)>")))
  })

  it.each([
    ["a name", { receivedBy: "Sam" }, undefined],
    ["a name and a picture", { receivedBy: "Sam", photo: { type: "image/jpeg", bytes: jpeg } }, undefined],
    ["no name", { receivedBy: " " }, "Received by is required"],
    ["what is no picture", { receivedBy: "Sam", photo: { type: "image/png", bytes: jpeg } }, runWords.photo],
    [
      "a film",
      { receivedBy: "Sam", photo: { type: "image/jpeg", bytes: new Uint8Array(MAX_PHOTO_BYTES + 1).fill(0xff) } },
      runWords.photo
    ]
  ] as ReadonlyArray<[string, { receivedBy: string; photo?: DeliveryPhoto }, string | undefined]>)(
    "[RUN-02] %s is kept, or the form says what is wrong",
    (_, proof, problem) => assert.strictEqual(proofProblem(proof), problem)
  )
})
