/** How much of a sold line can be taken by itself, claimed or called off, in which unit and steps. */
import { roundedFraction } from "../money.ts"
import { quantityStepOf } from "../units/purchase-quantity.ts"
import { fromHundredths, type Hundredths, hundredths, toHundredths } from "../units/quantity.ts"
import type { OrderLine } from "./order.ts"

export type SoldLine = Pick<OrderLine, "uom" | "pricedUom" | "qty" | "pieces">

/** Timber is counted in sticks, whichever unit it was bought in; everything else in its own unit. */
const isBySticks = ({ pricedUom }: Pick<SoldLine, "pricedUom">): boolean => pricedUom === "LM"

/** The unit that parts of a line are counted in. */
export const partUnit = (line: Pick<SoldLine, "uom" | "pricedUom">): string => (isBySticks(line) ? "STICK" : line.uom)

/** [CLM-01] All of a line, in hundredths of the unit that its parts are counted in. */
export const soldQuantity = (line: Omit<SoldLine, "uom">): Hundredths =>
  toHundredths(isBySticks(line) ? line.pieces : line.qty)

/** So much of a line in its priced unit: of sticks their metres. */
export const pricedPart = (line: Omit<SoldLine, "uom">, part: Hundredths): Hundredths =>
  roundedFraction(BigInt(toHundredths(line.qty)) * BigInt(part), soldQuantity(line))

/** [CLM-01] [QTY-01] The step of parts: whole sticks and units, tenths of a measure. */
const partStep = (line: Pick<SoldLine, "pricedUom">): Hundredths =>
  isBySticks(line) ? 100 : quantityStepOf({ uom: line.pricedUom })

/** What is left of a line to be taken, and in what. */
export type LinePart = { readonly unit: string; readonly step: number; readonly left: number }

/** [CLM-01] [QUO-08] `taken` is what others took of it already, hundredths. */
export const linePart = (line: SoldLine, taken: Hundredths): LinePart => ({
  unit: partUnit(line),
  step: fromHundredths(partStep(line)),
  left: fromHundredths(Math.max(0, soldQuantity(line) - taken))
})

/** [CLM-01] [QUO-08] Whether so much can be taken of what is left: above nothing, on the step, or all of the rest. */
export const isPartOf = ({ step, left }: LinePart, quantity: number): boolean => {
  const [wanted, most] = [hundredths(quantity), toHundredths(left)]
  if (wanted === undefined || wanted === 0 || wanted > most) return false
  return wanted % toHundredths(step) === 0 || wanted === most
}
