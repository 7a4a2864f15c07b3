/** Which state or territory an Australian postcode belongs to. */

/** [DEL-05] Victoria's postcodes: 3000 to 3999 and, for boxes and big receivers, 8000 to 8999. */
export const isVictorian = (postcode: string): boolean => /^[38]\d{3}$/.test(postcode.trim())

/** First and last of each range, as Australia Post hands them out; those for boxes and large receivers included. */
const ranges: ReadonlyArray<readonly [state: string, from: string, to: string]> = [
  ["ACT", "0200", "0299"],
  ["NT", "0800", "0999"],
  ["NSW", "1000", "2599"],
  ["ACT", "2600", "2618"],
  ["NSW", "2619", "2899"],
  ["ACT", "2900", "2920"],
  ["NSW", "2921", "2999"],
  ["VIC", "3000", "3999"],
  ["QLD", "4000", "4999"],
  ["SA", "5000", "5999"],
  ["WA", "6000", "6999"],
  ["TAS", "7000", "7999"],
  ["VIC", "8000", "8999"],
  ["QLD", "9000", "9999"]
]

/** Postcodes whose delivery round crosses a border, with the further states that it reaches. */
const across: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["0872", ["SA", "WA"]],
  ["2406", ["QLD"]],
  ["2540", ["ACT"]],
  ["2611", ["NSW"]],
  ["2618", ["NSW"]],
  ["2620", ["ACT"]],
  ["3500", ["NSW"]],
  ["3585", ["NSW"]],
  ["3586", ["NSW"]],
  ["3644", ["NSW"]],
  ["3691", ["NSW"]],
  ["3707", ["NSW"]],
  ["4375", ["NSW"]],
  ["4377", ["NSW"]],
  ["4380", ["NSW"]],
  ["4383", ["NSW"]],
  ["4385", ["NSW"]],
  ["4825", ["NT"]]
])

/** Four digits of a range that is in use. */
export const isPostcode = (text: string): boolean =>
  /^\d{4}$/.test(text) && ranges.some(([, from, to]) => from <= text && text <= to)

/** [FLD-01] Whether a postcode of four digits belongs to a state, `VIC`. */
export const isInState = (postcode: string, state: string): boolean =>
  ranges.some(([one, from, to]) => one === state && from <= postcode && postcode <= to) ||
  (across.get(postcode) ?? []).includes(state)

/** [FLD-01] [DEL-09] The state that a postcode of four digits belongs to; undefined for what is no postcode, and where its round crosses a border. */
export const stateOfPostcode = (postcode: string): string | undefined =>
  across.has(postcode) || !/^\d{4}$/.test(postcode)
    ? undefined
    : ranges.find(([, from, to]) => from <= postcode && postcode <= to)?.[0]
