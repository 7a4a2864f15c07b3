/** The list of suburbs that the shop brings: complete, in Victoria, and where another list has them. */
import { existsSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { embeddedPlaces, interstatePlaces } from "../../../adapters/places/embedded-gazetteer.ts"
import { isInState, isVictorian } from "../../../core/contact/postcode.ts"
import { closestBranch, normalizeSuburb } from "../../../core/stores/closest-branch.ts"
import { straightMetres } from "../../../core/stores/distance.ts"
import { exampleBranches } from "../../../fixtures/branches.ts"

const places = embeddedPlaces()

it("[DEL-08] every place has a name, a Victorian postcode and a position in Victoria, once", () => {
  expect(places.length).toBeGreaterThan(3_000)
  for (const { suburb, postcode, latitude, longitude } of places) {
    expect(suburb, postcode).toMatch(/^[A-Z][A-Za-z\d' -]+$/)
    expect(isVictorian(postcode), postcode).toBe(true)
    expect(latitude > -39.2 && latitude < -33.9 && longitude > 140.9 && longitude < 150, suburb).toBe(true)
  }
  expect(new Set(places.map(({ suburb, postcode }) => `${normalizeSuburb(suburb)} ${postcode}`)).size).toBe(
    places.length
  )
})

it("[DEL-09] every place in another state has a name and a postcode of that state, once", () => {
  const interstate = interstatePlaces()
  expect(interstate.length).toBeGreaterThan(14_000)
  const states = new Set(interstate.map(({ state }) => state))
  expect([...states].toSorted()).toEqual(["ACT", "NSW", "NT", "QLD", "SA", "TAS", "WA"])
  const odd = interstate.filter(
    ({ suburb, postcode, state }) => !isInState(postcode, state) || !/^[A-Z][A-Za-z' -]+$/.test(suburb)
  )
  expect(odd).toEqual([])
  expect(new Set(interstate.map(({ suburb, postcode, state }) => `${suburb} ${state} ${postcode}`)).size).toBe(
    interstate.length
  )
})

it.each(exampleBranches)("[DEL-08] $name's own suburb is closest to $name", ({ id, address }) => {
  const own = places.filter(({ suburb, postcode }) => suburb === address.suburb && postcode === address.postcode)
  expect(own).toHaveLength(1)
  expect(closestBranch(own, exampleBranches)?.branch.id).toBe(id)
})

const list = "../shared/data/australian-suburbs.csv"

describe.runIf(existsSync(list))("against another list", () => {
  const rows = (existsSync(list) ? readFileSync(list, "utf8") : "")
    .trim()
    .split("\n")
    .map((line) => line.split(","))
  const victorian = rows
    .filter(([, postcode = "", state]) => state === "VIC" && postcode.startsWith("3"))
    .map(([suburb = "", postcode = "", , latitude, longitude, people]) => ({
      key: `${normalizeSuburb(suburb)} ${postcode}`,
      latitude: Number(latitude),
      longitude: Number(longitude),
      people: Number(people)
    }))

  it("[DEL-08] at least 99 of 100 people find their suburb, 95 of 100 of them within 8 km of it", () => {
    const byKey = new Map(places.map((place) => [`${normalizeSuburb(place.suburb)} ${place.postcode}`, place]))
    let [all, found, near] = [0, 0, 0]
    for (const row of victorian) {
      const place = byKey.get(row.key)
      all += row.people
      found += place ? row.people : 0
      near += place && straightMetres(place, row) < 8_000 ? row.people : 0
    }
    expect(found / all).toBeGreaterThan(0.99)
    expect(near / found).toBeGreaterThan(0.95)
  })

  it("[DEL-09] at least 97 of 100 people in the other states find their suburb", () => {
    const known = new Set(interstatePlaces().map(({ suburb, postcode }) => `${normalizeSuburb(suburb)} ${postcode}`))
    const others = rows.filter(([, postcode = "", state]) => state !== "VIC" && /^\d{4}$/.test(postcode))
    const people = (of: typeof others) => of.reduce((sum, [, , , , , count]) => sum + Number(count), 0)
    const found = others.filter(([suburb = "", postcode]) => known.has(`${normalizeSuburb(suburb)} ${postcode}`))
    expect(people(found) / people(others)).toBeGreaterThan(0.97)
  })
})
