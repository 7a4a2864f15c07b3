/** A whole address that was typed or pasted as one line, taken apart. */
import type { Address } from "./address.ts"
import { isInState, stateOfPostcode } from "./postcode.ts"

const STATE = "act|nsw|nt|qld|sa|tas|vic|wa"

/** Suburb, state and postcode at the end of a line, the state where it is named. */
const PLACE = String.raw`(?!(?:${STATE})[\s,])(?<suburb>\p{L}[\p{L} .'’-]*?)[\s,]+(?:(?<state>${STATE})[\s,]+)?(?<postcode>\d{4})(?:[\s,]+australia)?`

/** Words that end the name of a street. */
const STREET =
  "street|st|road|rd|avenue|ave|av|drive|dr|court|ct|crescent|cres|place|pl|lane|ln|parade|pde|highway|hwy|way|close|cl|boulevard|blvd|bvd|grove|gr|terrace|tce|circuit|cct|track|rise"

/** What stands before the place ends with a comma, else with the first word that ends a street's name. */
const patterns = [`^(?<line1>.*\\S)\\s*,\\s*${PLACE}$`, `^(?<line1>.*?\\d.*?\\s(?:${STREET})\\.?)\\s+${PLACE}$`].map(
  (pattern) => new RegExp(pattern, "iu")
)

/**
 * [EXP-52] The parts of `12 Smith Street, Rowville VIC 3178`; undefined for a line that does not end with a suburb and a
 * postcode of its state.
 */
export const splitAddressLine = (
  line: string
): Pick<Address, "line1" | "suburb" | "state" | "postcode"> | undefined => {
  const { line1, suburb, postcode, state } = patterns.map((one) => one.exec(line.trim())).find(Boolean)?.groups ?? {}
  if (!line1 || !suburb || !postcode) return undefined
  const named = state?.toUpperCase() ?? stateOfPostcode(postcode)
  return named && isInState(postcode, named) ? { line1, suburb, state: named, postcode } : undefined
}
