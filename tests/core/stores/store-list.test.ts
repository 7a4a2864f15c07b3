import { assert, describe, it } from "@effect/vitest"
import type { Branch } from "../../../core/stores/branch.ts"
import { kilometresText, listStores } from "../../../core/stores/store-list.ts"

const day = { from: 7 * 60, to: 17 * 60 }

const store = (id: number, name: string, postcode: string, longitude: number, hours: Branch["hours"]): Branch => ({
  id,
  slug: name.toLowerCase(),
  name,
  address: { lineOne: "1 Mill Road", suburb: name === "Phillip Island" ? "Cowes" : name, postcode, state: "VIC" },
  latitude: -37.9,
  longitude,
  phone: "(03) 5550 0100",
  email: "store@lineal.example",
  pickupAvailable: true,
  hours
})

const everyDay = { 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: day }
const branches = [
  store(1, "Bentleigh East", "3165", 145.06, everyDay),
  store(2, "Phillip Island", "3922", 145.24, { 2: day }),
  store(3, "Rowville", "3178", 145.25, everyDay)
]
/** A Monday, 9 am in Melbourne. */
const monday = Date.parse("2026-11-23T09:00:00+11:00")
const names = (text: string, openOnly = false, longitude?: number) =>
  listStores(branches, { text, openOnly, ...(longitude ? { near: { latitude: -37.9, longitude } } : {}) }, monday).map(
    ({ branch }) => branch.name
  )

describe("The list of stores", () => {
  it.each([
    ["", ["Bentleigh East", "Phillip Island", "Rowville"]],
    [" ", ["Bentleigh East", "Phillip Island", "Rowville"]],
    ["row", ["Rowville"]],
    ["EAST", ["Bentleigh East"]],
    ["cowes", ["Phillip Island"]],
    ["3178", ["Rowville"]],
    ["31", ["Bentleigh East", "Rowville"]],
    ["ville", []],
    ["178", []],
    ["constructor", []]
  ])("is narrowed by a name, a suburb or a postcode: %j", (text, expected) =>
    assert.deepStrictEqual(names(text), expected)
  )

  it("leaves out who is closed now", () => assert.deepStrictEqual(names("", true), ["Bentleigh East", "Rowville"]))

  it("begins with the nearest, and says how far each is", () => {
    assert.deepStrictEqual(names("", false, 145.26), ["Rowville", "Phillip Island", "Bentleigh East"])
    const [nearest] = listStores(
      branches,
      { text: "", openOnly: false, near: { latitude: -37.9, longitude: 145.26 } },
      monday
    )
    assert.strictEqual(nearest?.distance, "0.9 km")
  })

  it.each([
    [0, "0.0 km"],
    [9_949, "9.9 km"],
    [10_000, "10 km"],
    [127_400, "127 km"]
  ])("says %i m as %s", (metres, text) => assert.strictEqual(kilometresText(metres), text))
})
