/** What is said about prices and quantities. */
import { figureText } from "../units/figure-text.ts"

export const priceWords = {
  failed: "error fetching price",
  unavailable: "price unavailable",
  needUnit: "unit of measure missing",
  includesGst: "includes GST",
  excludesGst: "excludes GST",
  from: "from",
  moreOptions: "more options"
} as const

export const quantityWords = {
  incorrect: "incorrect qty",
  offStep: (step: number, next: number) =>
    `Sold in ${step === 1 ? "whole units" : `steps of ${figureText(step)}`}. The next right quantity is ${figureText(next)}.`,
  roundedUp: (sticks: number, length: string, metres: string) =>
    `Rounded up to ${figureText(sticks)} ${sticks === 1 ? "stick" : "sticks"} of ${length} m = ${figureText(metres)} m`
} as const
