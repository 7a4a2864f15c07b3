/** What is said where only some of what is wanted is here. */
import { figureText } from "../units/figure-text.ts"

export const partHereWords = {
  /** How many are here, how many are not, and when those are. */
  both: (here: number, rest: number, when: string) => `${figureText(here)} here, ${figureText(rest)} ${when}`,
  by: (day: string) => `by ${day}`,
  inWeeks: "in 2–4 weeks"
} as const
