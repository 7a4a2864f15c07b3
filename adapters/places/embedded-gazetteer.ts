/** Looks up suburbs and postcodes in the lists that the shop brings with it: Victoria's with their positions, the others for addresses alone. */
import { Effect } from "effect"
import { matchingPlaces, normalizeSuburb, type Place, type PlaceQuery } from "../../core/stores/closest-branch.ts"
import type { Position } from "../../core/stores/distance.ts"
import { type AddressPlace, addressSuggestions, placeSuggestions } from "../../core/stores/place-suggestions.ts"
import { interstateLocalities } from "./interstate-localities.ts"
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

/** Every place outside Victoria. */
export const interstatePlaces = (): ReadonlyArray<AddressPlace> =>
  interstateLocalities.split("\n").flatMap((line) => {
    const [head = "", ...suburbs] = line.split("|")
    const [state = "", postcode = ""] = head.split(" ")
    return suburbs.map((suburb) => ({ suburb, postcode, state }))
  })

/** How each word of a name begins, and a postcode: whatever is typed begins like one of these. */
const beginnings = ({ suburb, postcode }: AddressPlace): ReadonlySet<string> =>
  new Set([postcode, ...normalizeSuburb(suburb).split(" ")].map((word) => word.slice(0, 2)))

/** Those that may begin as a text does, of thousands; sorted out when the first shopper types. */
const createInterstateIndex = () => {
  let index: Map<string, Array<AddressPlace>> | undefined
  return (text: string): ReadonlyArray<AddressPlace> => {
    if (!index) {
      index = new Map()
      for (const place of interstatePlaces())
        for (const beginning of beginnings(place)) {
          const known = index.get(beginning)
          if (known) known.push(place)
          else index.set(beginning, [place])
        }
    }
    return index.get(normalizeSuburb(text).slice(0, 2)) ?? []
  }
}

/** The postcodes outside Victoria; read when the first is asked for. */
const createInterstatePostcodes = () => {
  let postcodes: ReadonlySet<string> | undefined
  return (): ReadonlySet<string> => {
    if (!postcodes) postcodes = new Set(interstatePlaces().map(({ postcode }) => postcode))
    return postcodes
  }
}

/** [DEL-08] Nothing outside is asked, so it never fails. */
export const embeddedGazetteer = () => {
  const index = createIndex()
  const interstate = createInterstateIndex()
  const interstatePostcodes = createInterstatePostcodes()
  const named = (query: PlaceQuery) => index().byName.get("suburb" in query ? query.suburb : query.postcode) ?? []
  return {
    find: (query: PlaceQuery) => Effect.sync(() => matchingPlaces(query, named(query))),
    suggest: (text: string) => Effect.sync(() => placeSuggestions(text, index().all)),
    suggestForAddress: (text: string) => Effect.sync(() => addressSuggestions(text, index().all, interstate(text))),
    hasPostcode: (postcode: string) =>
      Effect.sync(() => index().byName.has(postcode) || interstatePostcodes().has(postcode))
  }
}
