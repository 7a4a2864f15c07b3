/** What stops a tally. */

export const tallyWords = {
  badTally: (text: string) => `"${text}" is no tally. Write pieces and length in metres: 24/2.4`,
  emptyPack: "The pack is empty. Enter at least one tally of it: 24/2.4",
  badMetres: "The metres aren't right. Enter 0 or more with two decimals at most."
} as const
