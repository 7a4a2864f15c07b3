/** A page's query string as plain text values: nothing in it is guessed to be a number or JSON. */

export type QueryParameters = Record<string, string>

/** Reads `?query=90x45&page=2`; of a name given twice the last counts. */
export const parseQueryString = (text: string): QueryParameters => Object.fromEntries(new URLSearchParams(text))

/** Writes it back, leaving out what is empty. */
export const formatQueryString = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]]
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ""
}
