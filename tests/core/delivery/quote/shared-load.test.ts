/** A load is shared out among as few vehicles as carry it. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { liftsFor, parcelsFor, trucksFor } from "../../../../core/delivery/quote/shared-load.ts"
import {
  defaultFleet,
  loadGrams,
  type Truck,
  truckFor,
  trucks,
  type WeighedLine
} from "../../../../core/delivery/vehicles/vehicles.ts"

const { capacity } = defaultFleet
const kg = 1000
const line = (pieces: number, grams: number, lengthMm = 3_000): WeighedLine => ({ sku: "A", pieces, grams, lengthMm })

describe("The smallest set of trucks", () => {
  it.each<readonly [string, ReadonlyArray<WeighedLine>, boolean, ReadonlyArray<Truck>]>([
    ["79 boards of 4.8 m decking", [line(79, 7_344, 4_800)], false, ["ute"]],
    ["900 kg", [line(9, 100 * kg)], false, ["ute"]],
    ["a gram over a ute", [line(9, 100 * kg), line(1, 1)], false, ["truck"]],
    ["8 t", [line(80, 100 * kg)], false, ["truck"]],
    ["8.1 t", [line(81, 100 * kg)], false, ["crane_truck"]],
    ["10.1 t", [line(101, 100 * kg)], false, ["crane_truck", "ute"]],
    ["one stick of 5.4 m among short ones", [line(5, 10 * kg), line(1, 12 * kg, 5_400)], false, ["truck"]],
    ["a pack of 151 kg", [line(1, 151 * kg)], false, ["crane_truck"]],
    ["a crane that was asked for", [line(1, 5 * kg)], true, ["crane_truck"]],
    [
      "10.5 t of which one stick is 9 m",
      [line(104, 100 * kg, 4_800), line(1, 100 * kg, 9_000)],
      false,
      ["crane_truck", "ute"]
    ],
    [
      "six packs that two trucks just carry",
      [line(2, 4_000 * kg), line(4, 3_000 * kg)],
      false,
      ["crane_truck", "crane_truck"]
    ],
    ["nothing", [], false, []]
  ])("[DEL-02] for %s", (_, load, crane, set) => assert.deepStrictEqual(trucksFor(load, crane), set))

  it("[DEL-02] is none where one piece is too long or too heavy for all of them", () => {
    assert.isUndefined(trucksFor([line(5, kg), line(1, kg, 12_001)], false))
    assert.isUndefined(trucksFor([line(5, kg), line(1, 10_001 * kg)], false))
  })

  const anyLine = fc.record({
    sku: fc.constant("A"),
    pieces: fc.integer({ min: 1, max: 400 }),
    grams: fc.oneof(fc.integer({ min: 1, max: 160_000 }), fc.integer({ min: 150_001, max: 10_000_000 })),
    lengthMm: fc.integer({ min: 1, max: 12_000 })
  })

  // Fails where a vehicle is left out, the last one is not counted, or a long piece goes on a short truck.
  it("[DEL-02] carries everything: enough for the weight, and a truck for the longest piece", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), fc.boolean(), (load, crane) => {
        const set = trucksFor(load, crane) ?? []
        assert.isAtLeast(
          set.reduce((sum, truck) => sum + capacity[truck].grams, 0),
          loadGrams(load)
        )
        const ranks = load.map((one) => trucks.indexOf(truckFor(one, crane) ?? "ute"))
        assert.isAtLeast(Math.max(...set.map((truck) => trucks.indexOf(truck))), Math.max(...ranks))
        assert.deepStrictEqual(trucksFor(load.toReversed(), crane)?.length, set.length)
        // The bound of first fit by falling weight, against what the weight alone needs.
        const fewest = Math.ceil(loadGrams(load) / capacity.crane_truck.grams)
        assert.isAtMost(set.length, 2 * fewest)
      })
    )
  })

  /** Slow and obvious: every set of up to so many trucks, smallest first, and every way to put the pieces on it. */
  const tried = (pieces: ReadonlyArray<WeighedLine>, crane: boolean): ReadonlyArray<Truck> => {
    const sets: Array<ReadonlyArray<Truck>> = [[]]
    for (let from = 0, size = 0; size < pieces.length; size += 1) {
      const last = sets.slice(from)
      from = sets.length
      for (const set of last) for (const truck of trucks) sets.push([...set, truck])
    }
    const size = (set: ReadonlyArray<Truck>) => set.reduce((sum, truck) => sum + capacity[truck].grams, 0)
    const goes = (left: ReadonlyArray<WeighedLine>, set: ReadonlyArray<{ truck: Truck; room: number }>): boolean => {
      const [first, ...rest] = left
      if (!first) return true
      const least = trucks.indexOf(truckFor(first, crane) ?? "ute")
      return set.some(
        ({ truck, room }, place) =>
          trucks.indexOf(truck) >= least &&
          room >= first.grams &&
          goes(rest, set.with(place, { truck, room: room - first.grams }))
      )
    }
    const carrying = sets.filter((set) =>
      goes(
        pieces,
        set.map((truck) => ({ truck, room: capacity[truck].grams }))
      )
    )
    const [best = []] = carrying.toSorted((one, other) => one.length - other.length || size(one) - size(other))
    return best.toSorted((one, other) => trucks.indexOf(other) - trucks.indexOf(one))
  }

  // Fails where a truck is not made as small as its load, or two small trucks are taken for one big one.
  it("[DEL-02] of up to four pieces is the one found by trying everything", () => {
    const one = fc.record({
      sku: fc.constant("A"),
      pieces: fc.constant(1),
      grams: fc.constantFrom(
        1,
        100_000,
        140_000,
        900_000,
        2_500_000,
        3_000_000,
        4_000_000,
        5_000_000,
        7_500_000,
        10_000_000
      ),
      lengthMm: fc.constantFrom(1_000, 4_800, 6_000, 7_200, 9_000)
    })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 4 }), fc.boolean(), (load, crane) => {
        assert.deepStrictEqual(trucksFor(load, crane), tried(load, crane))
      })
    )
  })

  /** Slow and obvious: the fewest trucks for each subset of the pieces, from the fewest for what one truck leaves over. */
  const fewest = (tonnes: ReadonlyArray<number>): number => {
    const weight = (subset: number) => tonnes.reduce((sum, one, place) => sum + ((subset >> place) & 1) * one, 0)
    const all = 2 ** tonnes.length - 1
    const least = [0]
    for (let subset = 1; subset <= all; subset += 1) {
      least[subset] = Number.POSITIVE_INFINITY
      for (let one = subset; one > 0; one = (one - 1) & subset)
        if (weight(one) <= 10) least[subset] = Math.min(least[subset] ?? 0, 1 + (least[subset ^ one] ?? 0))
    }
    return least[all] ?? 0
  }

  // Fails on first fit alone.
  it("[DEL-02] of up to eight packs has as few trucks as there can be", () => {
    const packs = fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 5, maxLength: 8 })
    fc.assert(
      fc.property(packs, (tonnes) => {
        const load = tonnes.map((one) => line(1, one * 1_000 * kg))
        assert.lengthOf(trucksFor(load, false) ?? [], fewest(tonnes))
      })
    )
  })
})

describe("Parcels", () => {
  it.each([
    ["one of 22 kg", [line(1, 22_000)], [22_000]],
    ["two of 12 kg", [line(2, 12_000)], [12_000, 12_000]],
    ["five of 4.4 kg", [line(5, 4_400)], [22_000]],
    ["small ones beside big ones", [line(2, 3_000), line(1, 20_000), line(1, 18_000)], [20_000, 21_000, 3_000]]
  ])("[DEL-02] %s", (_, load, parcels) => assert.deepStrictEqual(parcelsFor(load), parcels))

  // Fails where a parcel is overfilled or a piece is lost.
  it("[DEL-02] hold everything, none above 22 kg, and no two would go into one", () => {
    const small = fc.record({
      sku: fc.constant("A"),
      pieces: fc.integer({ min: 1, max: 60 }),
      grams: fc.integer({ min: 1, max: 22_000 }),
      lengthMm: fc.constant(500)
    })
    fc.assert(
      fc.property(fc.array(small, { minLength: 1, maxLength: 6 }), (load) => {
        const parcels = parcelsFor(load)
        assert.strictEqual(
          parcels.reduce((sum, grams) => sum + grams, 0),
          loadGrams(load)
        )
        for (const grams of parcels) assert.isAtMost(grams, 22_000)
        const [least = 0, next = 22_001] = parcels.toSorted((one, other) => one - other)
        if (parcels.length > 1) assert.isAbove(least + next, 22_000)
      })
    )
  })
})

describe("The crane lifts", () => {
  it.each([
    ["nothing that hands can carry", [line(9, 150 * kg)], false, 0],
    ["each pack above 150 kg", [line(3, 151 * kg), line(9, 5 * kg)], false, 3],
    ["once where it was asked for", [line(9, 5 * kg)], true, 1],
    ["each heavy pack, also where it was asked for", [line(3, 900 * kg)], true, 3]
  ])("[FEE-01] %s", (_, load, crane, lifts) => assert.strictEqual(liftsFor(load, crane), lifts))
})
