/** What a delivery costs. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { defaultFees, parcelFee, truckFee, uberFee } from "../../../../core/delivery/quote/fees.ts"
import { type Truck, trucks } from "../../../../core/delivery/vehicles/vehicles.ts"

describe("Trucks", () => {
  it.each<readonly [ReadonlyArray<Truck>, number, number, number]>([
    [["ute"], 0, 0, 4_500],
    [["ute"], 10_000, 0, 6_700],
    [["truck"], 10_000, 0, 9_700],
    [["crane_truck"], 10_000, 0, 14_200],
    [["crane_truck"], 10_000, 2, 26_200],
    [["crane_truck", "ute"], 12_345, 1, 4_500 + 12_000 + 2 * 2_716 + 6_000],
    [["ute"], 2, 0, 4_500],
    [["ute"], 3, 0, 4_501]
  ])("[FEE-01] %j over %i m with %i lifts cost %i cents", (vehicles, roadMetres, lifts, cents) =>
    assert.strictEqual(truckFee({ vehicles, roadMetres, lifts }), cents)
  )

  // Fails where the sum is rounded instead of each truck, or kilometres are rounded before they are priced.
  it("[FEE-01] cost what each costs alone, a further road or lift never less, to half a cent of the exact", () => {
    const set = fc.array(fc.constantFrom(...trucks), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(set, fc.nat(600_000), fc.nat(5_000), fc.nat(9), (vehicles, roadMetres, further, lifts) => {
        const fee = truckFee({ vehicles, roadMetres, lifts })
        const alone = vehicles.map((truck) => truckFee({ vehicles: [truck], roadMetres, lifts: 0 }))
        assert.strictEqual(fee, alone.reduce((sum, one) => sum + one, 0) + lifts * 6_000)
        assert.isAtLeast(truckFee({ vehicles, roadMetres: roadMetres + further, lifts }), fee)
        for (const [place, truck] of vehicles.entries()) {
          const exact = defaultFees.trucks[truck].base + (220 * roadMetres) / 1000
          assert.isAtMost(Math.abs((alone[place] ?? 0) - exact), 0.5)
        }
      })
    )
  })
})

describe("A courier", () => {
  it.each([
    [0, 1_495],
    [1_000, 1_675],
    [10_000, 3_295]
  ])("[FEE-01] over %i m costs %i cents", (metres, cents) => assert.strictEqual(uberFee(metres), cents))
})

describe("Parcels", () => {
  it.each([
    [1, 1_295, 6_900],
    [5_000, 1_295, 6_900],
    [5_001, 1_795, 11_900],
    [10_000, 1_795, 11_900],
    [10_001, 2_495, 21_900],
    [22_000, 2_495, 21_900]
  ])("[FEE-01] of %i g cost %i cents here and %i abroad", (grams, here, abroad) => {
    assert.strictEqual(parcelFee([grams]), here)
    assert.strictEqual(parcelFee([grams], defaultFees.intlParcel), abroad)
  })
  it("[FEE-01] are added up, and never sent for nothing above the last band", () => {
    assert.strictEqual(parcelFee([22_000, 22_000, 4_000]), 2 * 2_495 + 1_295)
    assert.throws(() => parcelFee([22_001]), RangeError)
  })
})
