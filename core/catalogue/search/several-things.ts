/** A query that asks for several things: `screws and plugs`, `hammer, chisel, saw`. */

/** The most things that one query is taken for. */
const MOST_THINGS = 6

const separators = /\s*[;\n]\s*|\s*,\s+|(?<=\D)\s*,\s*(?=\D)|\s+(?:and|plus|\+|&|\/|as well as)\s+/i

/** [SRCH-07] What stands between the separators; one part where there are none, or more than anyone lists. */
export const splitThings = (query: string): ReadonlyArray<string> => {
  const parts = query
    .trim()
    .split(separators)
    .map((part) => part.replace(/^(?:and|plus)\s+/i, "").trim())
    .filter((part) => part !== "")
  return parts.length > MOST_THINGS ? parts.slice(0, MOST_THINGS) : parts
}
