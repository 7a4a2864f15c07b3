/** The branch that is closest to a postcode or a suburb. */
import { isVictorian } from "../contact/postcode.ts"
import type { Branch } from "./branch.ts"
import { type Position, roadMetres, straightMetres } from "./distance.ts"

/** A suburb or locality, as a gazetteer has it. */
export type Place = Position & { readonly suburb: string; readonly postcode: string; readonly state: string }

/** What a place is looked for by. */
export type PlaceQuery = { readonly postcode: string } | { readonly suburb: string }

const short: Readonly<Record<string, string>> = { mt: "mount", st: "saint", pt: "point", nth: "north", sth: "south" }

/** A suburb's name in lower case, without signs, with its short words written out: `Mt. Evelyn` is `mount evelyn`. */
export const normalizeSuburb = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => (Object.hasOwn(short, word) ? (short[word] ?? word) : word))
    .join(" ")

/** [DEL-08] A postcode where four digits were written, else a suburb's folded name; nothing for an empty value. */
export const placeQuery = (value: string): PlaceQuery | undefined => {
  const typed = value.trim()
  if (/^\d{4}$/.test(typed)) return { postcode: typed }
  const suburb = normalizeSuburb(typed)
  return suburb === "" ? undefined : { suburb }
}

/** The places of a list that a query names; of a name in several states the Victorian ones, where there are any. */
export const matchingPlaces = (query: PlaceQuery, places: ReadonlyArray<Place>): ReadonlyArray<Place> => {
  const named = places.filter((place) =>
    "postcode" in query ? place.postcode === query.postcode : normalizeSuburb(place.suburb) === query.suburb
  )
  const here = named.filter(({ postcode }) => isVictorian(postcode))
  return here.length > 0 ? here : named
}

export type ClosestBranchMatch = { readonly branch: Branch; readonly place: Place; readonly roadMetres: number }

/** [DEL-08] The branch closest to any of the places, by the straight line; of two as close the one of the lower id. */
export const closestBranch = (
  places: ReadonlyArray<Place>,
  branches: ReadonlyArray<Branch>
): ClosestBranchMatch | undefined => {
  const pairs = places.flatMap((place) =>
    branches.map((branch) => ({ branch, place, metres: straightMetres(place, branch) }))
  )
  const [first, ...others] = pairs
  if (!first) return undefined
  const { branch, place } = others.reduce((best, one) => {
    const isCloser = one.metres < best.metres || (one.metres === best.metres && one.branch.id < best.branch.id)
    return isCloser ? one : best
  }, first)
  return { branch, place, roadMetres: roadMetres(place, branch) }
}
