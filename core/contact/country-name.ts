/** What a country is called. */

/** Made once somebody asks: a browser takes some 20 ms to begin with it, and most addresses are at home. */
let names: Intl.DisplayNames | undefined

/** `New Zealand` for its ISO 3166-1 code `NZ`; what is no such code stays as it is. */
export const countryName = (code: string): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code
  if (names === undefined) names = new Intl.DisplayNames("en-AU", { type: "region" })
  return names.of(code) ?? code
}
