/** A whole address in one line. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { splitAddressLine } from "../../../core/contact/address-line.ts"

const parts = (line: string) => {
  const { line1, suburb, state, postcode } = splitAddressLine(line) ?? {}
  return [line1, suburb, state, postcode]
}

describe("An address in one line", () => {
  it.each([
    ["12 Smith Street, Rowville VIC 3178", ["12 Smith Street", "Rowville", "VIC", "3178"]],
    ["12 Smith St, Rowville, vic, 3178", ["12 Smith St", "Rowville", "VIC", "3178"]],
    ["Unit 3, 12 Smith St, Mount Evelyn 3796", ["Unit 3, 12 Smith St", "Mount Evelyn", "VIC", "3796"]],
    ["12 Grey Street St Kilda VIC 3182", ["12 Grey Street", "St Kilda", "VIC", "3182"]],
    ["9/40 Wellington Rd. Rowville 3178", ["9/40 Wellington Rd.", "Rowville", "VIC", "3178"]],
    ["1 George St, Sydney NSW 2000, Australia", ["1 George St", "Sydney", "NSW", "2000"]]
  ])("[EXP-52] %s is taken apart", (line, expected) => expect(parts(line)).toEqual(expected))

  it.each([
    "12 Smith Street",
    "Shed 3, Lot 12",
    "12 Smith Street, Rowville",
    "12 Smith St, Rowville NSW 3178",
    "",
    "3178"
  ])("[EXP-52] %s stays as it is", (line) => expect(splitAddressLine(line)).toBeUndefined())

  it("[EXP-52] loses nothing of what was typed", () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), word, word, (number, street, suburb) => {
        const line1 = `${number} ${street} Road`
        expect(parts(`${line1}, ${suburb} VIC 3178`)).toEqual([line1, suburb, "VIC", "3178"])
      })
    )
  })
})
