/** What this browser searched for last: newest first, each search once. */
import { foldText } from "./text-folding.ts"

/** How many are kept. */
export const MAX_RECENT_SEARCHES = 10
const MAX_LENGTH = 200

const isSame = (one: string, other: string): boolean => foldText(one) === foldText(other)

/** [SRCH-05] What was kept, newest first; whatever is no search is left out, as it may be of another hand. */
export const recentSearchesFrom = (stored: unknown): ReadonlyArray<string> => {
  const texts = Array.isArray(stored) ? stored.filter((one): one is string => typeof one === "string") : []
  const searches = texts.map((text) => text.trim()).filter((text) => text !== "" && text.length <= MAX_LENGTH)
  return searches
    .filter((one, at) => searches.findIndex((other) => isSame(one, other)) === at)
    .slice(0, MAX_RECENT_SEARCHES)
}

/** [SRCH-05] The same without that search, however it is written. */
export const withoutRecentSearch = (recent: ReadonlyArray<string>, query: string): ReadonlyArray<string> =>
  recent.filter((one) => !isSame(one, query))

/** [SRCH-05] That search first, as it was typed now, and nowhere besides; what is no search changes nothing. */
export const withRecentSearch = (recent: ReadonlyArray<string>, query: string): ReadonlyArray<string> =>
  query.trim() === "" || query.trim().length > MAX_LENGTH
    ? recent
    : [query.trim(), ...withoutRecentSearch(recent, query)].slice(0, MAX_RECENT_SEARCHES)

/** [SRCH-05] Those that what is typed begins a word of come first; the order is otherwise kept. */
export const recentSearchesFor = (recent: ReadonlyArray<string>, typed: string): ReadonlyArray<string> => {
  const start = foldText(typed)
  const fits = (one: string): boolean => ` ${foldText(one)}`.includes(` ${start}`)
  return [...recent.filter(fits), ...recent.filter((one) => !fits(one))].filter((one) => !isSame(one, typed))
}
