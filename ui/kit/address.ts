/** A page's query string as plain text values: nothing in it is guessed to be a number or JSON. */

export type AddressQuery = Record<string, string>

/** Reads `?query=90x45&page=2`; of a name given twice the last counts. */
export const readAddress = (text: string): AddressQuery => Object.fromEntries(new URLSearchParams(text))

/** Writes it back, leaving out what is empty. */
export const addressText = (query: Record<string, unknown>): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]]
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ""
}
