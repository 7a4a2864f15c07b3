/** What a country is called. */

const names = new Intl.DisplayNames("en-AU", { type: "region" })

/** `New Zealand` for its ISO 3166-1 code `NZ`; what is no such code stays as it is. */
export const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
