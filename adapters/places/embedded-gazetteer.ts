/** Looks up Victorian suburbs and postcodes in the list that the shop brings with it. */
import { Effect } from "effect"
import { matchingPlaces, normalizeSuburb, type Place, type PlaceQuery } from "../../core/stores/closest-branch.ts"
import type { Position } from "../../core/stores/distance.ts"
import { placeSuggestions } from "../../core/stores/place-suggestions.ts"
import { victorianLocalities } from "./victorian-localities.ts"

/** `Richmond -37.8182 145.0018`, or `Richmond North` whose own position is not known. */
const locality = /^(.+?)(?: (-\d+\.?\d*) (\d+\.?\d*))?$/

const mean = (numbers: ReadonlyArray<number>): number => numbers.reduce((total, one) => total + one, 0) / numbers.length

const middleOf = (positions: ReadonlyArray<Position>): Position | undefined =>
  positions.length === 0
    ? undefined
    : {
        latitude: mean(positions.map(({ latitude }) => latitude)),
        longitude: mean(positions.map(({ longitude }) => longitude))
      }

const placesOfLine = (line: string): ReadonlyArray<Place> => {
  const [head = "", ...localities] = line.split("|")
  const [postcode = "", ...middle] = head.split(" ")
  const read = localities.map((text) => {
    const [, suburb = "", latitude, longitude] = locality.exec(text) ?? []
    const own = latitude === undefined ? [] : [{ latitude: Number(latitude), longitude: Number(longitude) }]
    return { suburb, own }
  })
  const known = middleOf(read.flatMap(({ own }) => own))
  const fallback = known ?? { latitude: Number(middle[0]), longitude: Number(middle[1]) }
  return read.map(({ suburb, own: [position = fallback] }) => ({ suburb, postcode, state: "VIC", ...position }))
}

/** Every place of the list, by postcode. */
export const embeddedPlaces = (): ReadonlyArray<Place> => victorianLocalities.trim().split("\n").flatMap(placesOfLine)

/** The list as it is asked: read when the first shopper does. */
const createIndex = () => {
  let index:
    | { readonly all: ReadonlyArray<Place>; readonly byName: ReadonlyMap<string, ReadonlyArray<Place>> }
    | undefined
  return () => {
    if (index) return index
    const all = embeddedPlaces()
    const byPostcode = Map.groupBy(all, ({ postcode }) => postcode)
    index = { all, byName: new Map([...byPostcode, ...Map.groupBy(all, ({ suburb }) => normalizeSuburb(suburb))]) }
    return index
  }
}

/** [DEL-08] Nothing outside is asked, so it never fails. */
export const embeddedGazetteer = () => {
  const index = createIndex()
  const named = (query: PlaceQuery) => index().byName.get("suburb" in query ? query.suburb : query.postcode) ?? []
  return {
    find: (query: PlaceQuery) => Effect.sync(() => matchingPlaces(query, named(query))),
    suggest: (text: string) => Effect.sync(() => placeSuggestions(text, index().all))
  }
}
