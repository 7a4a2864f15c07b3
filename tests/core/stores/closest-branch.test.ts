/** Which branch is closest to where somebody lives. */
import { existsSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import fc from "fast-check"
import { Branches } from "../../../core/stores/branches.port.ts"
import { ClosestBranch } from "../../../core/stores/closest-branch.service.ts"
import {
  closestBranch,
  matchingPlaces,
  namesakesOf,
  normalizeSuburb,
  type Place,
  placeQuery
} from "../../../core/stores/closest-branch.ts"
import { roadMetres, straightMetres } from "../../../core/stores/distance.ts"
import { Gazetteer } from "../../../core/stores/gazetteer.port.ts"
import { exampleBranches as branches } from "../../../fixtures/branches.ts"

const place = (suburb: string, postcode: string, latitude: number, longitude: number, state = "VIC"): Place => ({
  suburb,
  postcode,
  state,
  latitude,
  longitude
})
const places = [
  place("Ferntree Gully", "3156", -37.8825, 145.2953),
  place("Mount Evelyn", "3796", -37.7868, 145.3851),
  place("Richmond", "3121", -37.8183, 145.001),
  place("Richmond", "2753", -33.5983, 150.7511, "NSW"),
  place("St Kilda", "3182", -37.8676, 144.9809),
  place("Mooroopna", "3629", -36.3959, 145.3587),
  place("Bondi", "2026", -33.8931, 151.2614, "NSW")
]

describe("The straight line", () => {
  // Published great-circle distances between the cities, to half a per cent.
  it.each([
    ["Melbourne to Sydney", [-37.8136, 144.9631], [-33.8688, 151.2093], 713_000],
    ["Melbourne to Geelong", [-37.8136, 144.9631], [-38.1499, 144.3617], 64_700],
    ["once round a quarter of the earth", [0, 0], [0, 90], 10_007_557]
  ] as const)("[DEL-08] %s", (_, from, to, metres) => {
    const found = straightMetres({ latitude: from[0], longitude: from[1] }, { latitude: to[0], longitude: to[1] })
    assert.isAtMost(Math.abs(found - metres), metres * 0.005)
  })

  // Fails where degrees are not made radians, a sign is lost, or latitude and longitude are swapped.
  it("[DEL-08] is none to itself, the same both ways, never longer than round a corner; the road is three tenths longer", () => {
    const one = fc.record({
      latitude: fc.double({ min: -44, max: -10, noNaN: true }),
      longitude: fc.double({ min: 112, max: 154, noNaN: true })
    })
    fc.assert(
      fc.property(one, one, one, (a, b, c) => {
        assert.strictEqual(straightMetres(a, a), 0)
        assert.closeTo(straightMetres(a, b), straightMetres(b, a), 0.001)
        assert.isAtMost(straightMetres(a, c), straightMetres(a, b) + straightMetres(b, c) + 0.001)
        assert.isAtMost(Math.abs(roadMetres(a, b) - 1.3 * straightMetres(a, b)), 0.5)
        // A degree of latitude is as long everywhere; one of longitude shrinks with the cosine of the latitude.
        assert.closeTo(straightMetres(a, { ...a, latitude: a.latitude + 1 }), 111_195, 5)
        const narrow = 111_195 * Math.cos((a.latitude * Math.PI) / 180)
        assert.closeTo(straightMetres(a, { ...a, longitude: a.longitude + 1 }), narrow, narrow * 0.001)
      })
    )
  })
})

describe("What is looked for", () => {
  it.each([
    ["3156", { postcode: "3156" }],
    [" 0872 ", { postcode: "0872" }],
    ["Ferntree Gully", { suburb: "ferntree gully" }],
    ["  MT. EVELYN ", { suburb: "mount evelyn" }],
    ["Saint Kilda", { suburb: "saint kilda" }],
    ["St-Kilda", { suburb: "saint kilda" }],
    ["O'Connor", { suburb: "oconnor" }],
    ["Rowville 3178", { suburb: "rowville", postcode: "3178" }],
    ["Ferntree Gully, VIC 3156, Australia", { suburb: "ferntree gully", postcode: "3156" }],
    ["Mt Evelyn Vic.", { suburb: "mount evelyn" }],
    ["VIC 3156", { postcode: "3156" }],
    ["Victoria", { suburb: "victoria" }],
    ["31", { suburb: "31" }],
    ["   ", undefined],
    ["--", undefined]
  ])("[DEL-08] '%s'", (value, query) => assert.deepStrictEqual(placeQuery(value), query))

  it.each([
    ["3156", ["Ferntree Gully"]],
    ["mt evelyn", ["Mount Evelyn"]],
    ["saint kilda", ["St Kilda"]],
    ["Bondi", ["Bondi"]],
    ["Richmond NSW 2753", ["Richmond"]],
    ["Ferntree Gully 3121", []],
    ["Nowhere", []]
  ])("[DEL-08] %s names %j", (value, names) =>
    assert.deepStrictEqual(
      matchingPlaces(placeQuery(value) ?? { suburb: "" }, places).map(({ suburb }) => suburb),
      names
    )
  )
  it("[DEL-08] of a name in two states the Victorian one counts", () =>
    assert.deepStrictEqual(
      matchingPlaces({ suburb: "richmond" }, places).map(({ state }) => state),
      ["VIC"]
    ))
})

describe("Places of the same name", () => {
  const [city, country] = [place("Hillside", "3037", -37.7, 144.7), place("Hillside", "3875", -37.8, 147.5)]
  it.each([
    ["hillside", [country]],
    ["Hillside 3037", []],
    ["3037", []],
    ["Hills", []]
  ])("[STO-01] of '%s' are those elsewhere, where no postcode said which", (typed, others) =>
    assert.deepStrictEqual(namesakesOf(typed, city, [city, country, place("Hill End", "3825", -38, 146.2)]), others)
  )
})

describe("The closest branch", () => {
  it.each([
    ["Ferntree Gully", "Rowville"],
    ["Mount Evelyn", "Mount Evelyn"],
    ["Richmond", "North Melbourne"],
    ["Mooroopna", "Shepparton"]
  ])("[DEL-08] to %s is %s", (suburb, name) =>
    assert.strictEqual(
      closestBranch(matchingPlaces({ suburb: normalizeSuburb(suburb) }, places), branches)?.branch.name,
      name
    )
  )

  it("[DEL-08] is none without places or branches", () => {
    assert.isUndefined(closestBranch([], branches))
    assert.isUndefined(closestBranch(places, []))
  })

  // Fails where the farthest, or the first, is taken; or where a tie goes by the order of the list.
  it("[DEL-08] is one that no other is closer than, however the branches are listed", () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: -39, max: -34, noNaN: true }),
      longitude: fc.double({ min: 141, max: 150, noNaN: true })
    })
    fc.assert(
      fc.property(anywhere, fc.shuffledSubarray([...branches], { minLength: 1 }), (here, some) => {
        const home = { ...here, suburb: "Home", postcode: "3000", state: "VIC" }
        const closest = closestBranch([home], some)
        for (const branch of some)
          assert.isAtLeast(straightMetres(home, branch), straightMetres(home, closest?.branch ?? branch))
        assert.strictEqual(closest?.branch.id, closestBranch([home], some.toReversed())?.branch.id)
        const twin = some.map((branch) => ({ ...branch, id: branch.id + 100 }))
        assert.strictEqual(closestBranch([home], [...twin, ...some])?.branch.id, closest?.branch.id)
      })
    )
  })
})

describe("The service", () => {
  const layer = ClosestBranch.layer.pipe(
    Layer.provide([
      Layer.succeed(Gazetteer, {
        find: (query) => Effect.succeed(matchingPlaces(query, places)),
        suggest: () => Effect.succeed([]),
        suggestForAddress: () => Effect.succeed([]),
        hasPostcode: () => Effect.succeed(true)
      }),
      Layer.succeed(Branches, { all: Effect.succeed(branches) })
    ])
  )
  const closestTo = (value: string) =>
    Effect.runPromise(
      Effect.result(Effect.flatMap(ClosestBranch, ({ closestTo: to }) => to(value)).pipe(Effect.provide(layer)))
    )

  it.each([
    ["3156", "Rowville"],
    ["mt evelyn", "Mount Evelyn"]
  ])("[DEL-08] answers for %s: %s", async (value, name) => {
    const answer = await closestTo(value)
    assert.isTrue(answer._tag === "Success" && answer.success.branch.name === name)
  })
  it.each(["9999", "Nowhere", "", "  "])("[DEL-08] knows no place '%s'", async (value) => {
    const answer = await closestTo(value)
    assert.isTrue(answer._tag === "Failure" && answer.failure._tag === "PlaceNotFound")
  })
})

const list = "../shared/data/australian-suburbs.csv"
describe.runIf(existsSync(list))("All suburbs of a public list", () => {
  const rows = (existsSync(list) ? readFileSync(list, "utf8") : "").trim().split("\n").slice(1)
  it("[DEL-08] in Victoria each have a branch within 600 km, and find themselves by their postcode and name", () => {
    const all = rows.map((row): Place => {
      const [suburb = "", postcode = "", state = "", latitude, longitude] = row.split(",")
      return { suburb, postcode, state, latitude: Number(latitude), longitude: Number(longitude) }
    })
    const here = all.filter(({ state, postcode }) => state === "VIC" && postcode.startsWith("3"))
    assert.isAbove(here.length, 1_000)
    for (const [place_, home] of here.entries()) {
      assert.isBelow(closestBranch([home], branches)?.roadMetres ?? Number.NaN, 780_000, home.suburb)
      if (place_ % 50 !== 0) continue
      assert.include(matchingPlaces(placeQuery(home.suburb) ?? { suburb: "" }, all), home)
      assert.include(matchingPlaces({ postcode: home.postcode }, all), home)
    }
  })
})
