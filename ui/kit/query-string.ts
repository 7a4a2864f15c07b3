/** A page's query string as plain text values: nothing in it is guessed to be a number or JSON. */

export type QueryParameters = Record<string, string>

/** Names that an address may give several times, as a form with boxes to tick does: their values stand together, by commas. */
const repeated: ReadonlySet<string> = new Set(["invoice"])

/** Reads `?query=90x45&page=2`; of a name given twice the last counts, and of one that is given repeatedly all. */
export const parseQueryString = (text: string): QueryParameters => {
  const pairs = new URLSearchParams(text)
  const value = (name: string, last: string) => (repeated.has(name) ? pairs.getAll(name).join() : last)
  return Object.fromEntries([...pairs].map(([name, last]) => [name, value(name, last)]))
}

/** Writes it back, leaving out what is empty. */
export const formatQueryString = (query: Record<string, unknown>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || value === "") return []
    const values = repeated.has(name) ? String(value).split(",") : [String(value)]
    return values.map((one) => [name, one])
  })
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ""
}
