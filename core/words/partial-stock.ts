/** What is said where only some of what is wanted is here. */
import { numberText } from "../number-text.ts"

export const partialStockWords = {
  /** How many are here, how many are not, and when those are. */
  both: (here: number, rest: number, when: string) => `${numberText(here)} here, ${numberText(rest)} ${when}`,
  by: (day: string) => `by ${day}`,
  inWeeks: "in 2–4 weeks"
} as const
