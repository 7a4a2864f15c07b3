/** The suburbs that a shopper may have meant by what they typed. */
import { editDistance } from "../edit-distance.ts"
import { normalizeSuburb, type Place, placeQuery } from "./closest-branch.ts"

/** [CALL-30] The most places that are offered for one text. */
export const MOST_SUGGESTIONS = 5

/** Fewer letters than this are the beginning of too many names. */
const LEAST_LETTERS = 2

/** How many slips a name of so many letters is forgiven. */
const forgivenSlips = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2)

/** How well a name answers to what was typed, lower is better: itself, its beginning, a later word's, one misspelled; undefined for none. */
const rankOf = (name: string, typed: string): number | undefined => {
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  if (name.includes(` ${typed}`)) return 2
  const most = forgivenSlips(typed.length)
  const slips = most === 0 ? 1 : editDistance(typed, name, most)
  return slips <= most ? 2 + slips : undefined
}

/** Postcodes of the same delivery region differ in their last figure. */
const rankOfPostcode = (postcode: string, typed: string): number | undefined => {
  if (postcode.startsWith(typed)) return 0
  return typed.length === 4 && postcode.startsWith(typed.slice(0, 3)) ? 1 : undefined
}

const rank = (place: Place, typed: string): number | undefined => {
  if (/^\d+$/.test(typed)) return rankOfPostcode(place.postcode, typed)
  const query = placeQuery(typed)
  if (!query || !("suburb" in query)) return query && rankOfPostcode(place.postcode, query.postcode)
  const byName = rankOf(normalizeSuburb(place.suburb), query.suburb)
  if (byName !== undefined) return byName
  return query.postcode === place.postcode ? 5 : undefined
}

/**
 * [STO-01] [CALL-30] At most five places that a text may mean: whose name or postcode begins so, or is spelled nearly so; and
 * where name and postcode don't belong together, the places of either. Best first, then by name and postcode.
 */
export const placeSuggestions = (text: string, places: ReadonlyArray<Place>): ReadonlyArray<Place> => {
  const typed = normalizeSuburb(text)
  if (typed.length < LEAST_LETTERS) return []
  return places
    .flatMap((place) => {
      const found = rank(place, typed)
      return found === undefined ? [] : [{ place, rank: found }]
    })
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        Math.abs(a.place.suburb.length - typed.length) - Math.abs(b.place.suburb.length - typed.length) ||
        (`${a.place.suburb} ${a.place.postcode}` < `${b.place.suburb} ${b.place.postcode}` ? -1 : 1)
    )
    .slice(0, MOST_SUGGESTIONS)
    .map(({ place }) => place)
}
