/** The suburbs that a shopper may have meant by what they typed. */
import { isVictorian } from "../contact/postcode.ts"
import { editDistance } from "../edit-distance.ts"
import { normalizeSuburb, type Place, placeQuery } from "./closest-branch.ts"

/** [CALL-30] The most places that are offered for one text. */
export const MOST_SUGGESTIONS = 5

/** Fewer letters than this are the beginning of too many names. */
const LEAST_LETTERS = 2

/** What an address needs of a place. */
export type AddressPlace = Pick<Place, "suburb" | "postcode" | "state">

/** How many slips a name of so many letters is forgiven. */
const forgivenSlips = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2)

/** How well a name answers to what was typed, lower is better: itself, its beginning, a later word's, one misspelled; undefined for none. */
const rankOf = (name: string, typed: string, isForgiving: boolean): number | undefined => {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  if (name.includes(` ${typed}`)) return 2
  const most = isForgiving ? forgivenSlips(typed.length) : 0
  const slips = most === 0 ? 1 : editDistance(typed, name, most)
  return slips <= most ? 2 + slips : undefined
}

/** Postcodes of the same delivery region differ in their last figure. */
const rankOfPostcode = (postcode: string, typed: string): number | undefined => {
  if (postcode.startsWith(typed)) return 0
  return typed.length === 4 && postcode.startsWith(typed.slice(0, 3)) ? 1 : undefined
}

const rank = (place: AddressPlace, typed: string, isForgiving: boolean): number | undefined => {
  if (/^\d+$/.test(typed)) return rankOfPostcode(place.postcode, typed)
  const query = placeQuery(typed)
  if (!query || !("suburb" in query)) return query && rankOfPostcode(place.postcode, query.postcode)
  const byName = rankOf(normalizeSuburb(place.suburb), query.suburb, isForgiving)
  // Of a name that many states have, the one whose postcode was typed.
  if (byName !== undefined) return query.postcode === place.postcode ? byName - 1 : byName
  return query.postcode === place.postcode ? 5 : undefined
}

type Ranked<P> = { readonly place: P; readonly rank: number }

const rankedPlaces = <P extends AddressPlace>(
  typed: string,
  places: ReadonlyArray<P>,
  isForgiving: boolean
): ReadonlyArray<Ranked<P>> =>
  typed.length < LEAST_LETTERS
    ? []
    : places.flatMap((place) => {
        const found = rank(place, typed, isForgiving)
        return found === undefined ? [] : [{ place, rank: found }]
      })

const fullName = ({ suburb, postcode }: AddressPlace): string => `${suburb} ${postcode}`

/** Best first; of equally good ones those of Victoria, then by name and postcode. */
const bestOf = <P extends AddressPlace>(typed: string, ranked: ReadonlyArray<Ranked<P>>): ReadonlyArray<P> =>
  ranked
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        Number(isVictorian(b.place.postcode)) - Number(isVictorian(a.place.postcode)) ||
        Math.abs(a.place.suburb.length - typed.length) - Math.abs(b.place.suburb.length - typed.length) ||
        (fullName(a.place) < fullName(b.place) ? -1 : 1)
    )
    .slice(0, MOST_SUGGESTIONS)
    .map(({ place }) => place)

/**
 * [STO-01] [CALL-30] At most five places that a text may mean: whose name or postcode begins so, or is spelled nearly so; and
 * where name and postcode don't belong together, the places of either.
 */
export const placeSuggestions = (text: string, places: ReadonlyArray<Place>): ReadonlyArray<Place> => {
  const typed = normalizeSuburb(text)
  return bestOf(typed, rankedPlaces(typed, places, true))
}

/** [DEL-09] At most five places that an address may be at: in another state those alone that are spelled so. */
export const addressSuggestions = (
  text: string,
  own: ReadonlyArray<Place>,
  interstate: ReadonlyArray<AddressPlace>
): ReadonlyArray<AddressPlace> => {
  const typed = normalizeSuburb(text)
  return bestOf<AddressPlace>(typed, [...rankedPlaces(typed, own, true), ...rankedPlaces(typed, interstate, false)])
}
