/** What timber measures and weighs: from its section, its length and how heavy its wood is. */
import { roundedFraction } from "../money.ts"
import { fromMillimetres } from "./measure.ts"
import { fromHundredths, hundredths } from "./quantity.ts"

/** Width and thickness in millimetres, above 0. */
export type TimberSection = { readonly width: number; readonly thickness: number }

/** Square micrometres of a section; undefined where a side is no measure. */
const areaOf = ({ width, thickness }: TimberSection): bigint | undefined => {
  const [one, other] = [fromMillimetres(width), fromMillimetres(thickness)]
  return one === undefined || other === undefined ? undefined : BigInt(one) * BigInt(other)
}

/**
 * [WGT-01] Whole grams of one metre of a section, of a wood of so many kilograms a cubic metre: 90x45 of 550 is 2228 g. Undefined
 * where a side or the weight is not above 0, or finer than a thousandth of a millimetre or of a kilogram.
 */
export const gramsPerMetre = (section: TimberSection, kilogramsPerCubicMetre: number): number | undefined => {
  // Grams of a cubic metre; the same test as for a measure, since a thousandth of a kilogram is a gram.
  const [area, grams] = [areaOf(section), fromMillimetres(kilogramsPerCubicMetre)]
  return area === undefined || grams === undefined
    ? undefined
    : roundedFraction(area * BigInt(grams), 1_000_000_000_000)
}

/** [WGT-01] Whole grams of so much of a thing, of which one unit weighs so many; the quantity to 0.01 of the unit, rounded once. */
export const weightGrams = (gramsPerUnit: number, qty: number): number =>
  roundedFraction(BigInt(gramsPerUnit) * BigInt(hundredths(qty) ?? 0), 100)

/** [WGT-01] Square metres that so many metres cover at a width in millimetres, rounded once to 0.01; undefined as above. */
export const squareMetres = (metres: number, coverMm: number): number | undefined => {
  const [qty, cover] = [hundredths(metres), fromMillimetres(coverMm)]
  return qty === undefined || cover === undefined
    ? undefined
    : fromHundredths(roundedFraction(BigInt(qty) * BigInt(cover), 1_000_000))
}

/** [WGT-01] Cubic metres of so many metres of a section, rounded once to 0.001, as timber is traded; undefined as above. */
export const cubicMetres = (metres: number, section: TimberSection): number | undefined => {
  const [qty, area] = [hundredths(metres), areaOf(section)]
  return qty === undefined || area === undefined
    ? undefined
    : roundedFraction(BigInt(qty) * area, 100_000_000_000) / 1000
}
