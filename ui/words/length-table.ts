/** What a list as a table of lengths says. */
import { numberText } from "../../core/number-text.ts"
import { lengthText } from "../../core/units/sticks.ts"

const metres = (length: number): string => `${lengthText(length)} m`

export const lengthTableWords = {
  title: "Sections by length",
  section: "Section",
  metres,
  here: (store: string) => `Pieces at ${store}`,
  elsewhere: "Pieces in other stores",
  everywhere: "Pieces in all stores",
  cell: (length: number, pieces: number, store: string | undefined) =>
    pieces === 0
      ? `${metres(length)}: 0, ordered in`
      : `${metres(length)}: ${numberText(pieces)} ${store ? `at ${store}` : "in other stores"}`,
  failed: "We couldn't load the stock of each length.",
  tryAgain: "Try again"
} as const
