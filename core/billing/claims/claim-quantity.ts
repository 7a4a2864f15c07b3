/** How much of an invoice's line can be claimed. */
import { type LinePart, linePart, type SoldLine } from "../../orders/line-part.ts"
import type { Hundredths } from "../../units/quantity.ts"

/** What is left of a line to be claimed: what was invoiced, less what open claims ask for and what accepted ones gave. */
export type ClaimableLine = LinePart & { readonly position: number }

/** [CLM-01] `taken` is what open claims ask for and accepted ones gave of it, hundredths. */
export const claimableLine = (line: SoldLine, position: number, taken: Hundredths): ClaimableLine => ({
  position,
  ...linePart(line, taken)
})
