/** What is said about prices and quantities. */
import { numberText } from "../number-text.ts"

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
    `Sold in ${step === 1 ? "whole units" : `steps of ${numberText(step)}`}. The next right quantity is ${numberText(next)}.`,
  roundedUp: (sticks: number, length: string, metres: string) =>
    `Rounded up to ${numberText(sticks)} ${sticks === 1 ? "stick" : "sticks"} of ${length} m = ${numberText(metres)} m`
} as const
