/** The branch that is closest to a postcode or a suburb. */
import { isVictorian } from "../contact/postcode.ts"
import type { Branch } from "./branch.ts"
import { type Position, roadMetres, straightMetres } from "./distance.ts"

/** A suburb or locality, as a gazetteer has it. */
export type Place = Position & {
  readonly suburb: string
  readonly postcode: string
  readonly state: string
  /** Known from a service whose positions may stand on no map but its own. */
  readonly isUnmapped?: true
}

/** What a place is looked for by: a postcode, or a suburb's name as `normalizeSuburb` writes it, also with its postcode. */
export type PlaceQuery = { readonly postcode: string } | { readonly suburb: string; readonly postcode?: string }

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

/** [STO-01] The places of a name that are elsewhere than the one that was taken, where no postcode told which is meant. */
export const namesakesOf = (
  typed: string,
  place: Pick<Place, "postcode">,
  places: ReadonlyArray<Place>
): ReadonlyArray<Place> => {
  const name = normalizeSuburb(typed)
  return places.filter(({ suburb, postcode }) => postcode !== place.postcode && normalizeSuburb(suburb) === name)
}

const states = new Set(["vic", "victoria", "nsw", "qld", "sa", "wa", "tas", "act", "nt", "australia"])

/**
 * [DEL-08] A postcode where four digits were written, else a suburb's folded name, also as an address ends: `Rowville VIC
 * 3178`; nothing for an empty value.
 */
export const placeQuery = (value: string): PlaceQuery | undefined => {
  const words = normalizeSuburb(value).split(" ")
  while (words.length > 1 && states.has(words.at(-1) ?? "")) words.pop()
  const postcode = /^\d{4}$/.test(words.at(-1) ?? "") ? words.pop() : undefined
  while (words.length > 1 && states.has(words.at(-1) ?? "")) words.pop()
  const suburb = words.join(" ")
  if (postcode !== undefined) return suburb === "" || states.has(suburb) ? { postcode } : { suburb, postcode }
  return suburb === "" ? undefined : { suburb }
}

/** Whether a place is one that a query names. */
const isNamed = ({ suburb, postcode }: Place, query: PlaceQuery): boolean =>
  (query.postcode === undefined || query.postcode === postcode) &&
  (!("suburb" in query) || query.suburb === normalizeSuburb(suburb))

/** The places of a list that a query names; of a name in several states the Victorian ones, where there are any. */
export const matchingPlaces = (query: PlaceQuery, places: ReadonlyArray<Place>): ReadonlyArray<Place> => {
  const named = places.filter((place) => isNamed(place, query))
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
