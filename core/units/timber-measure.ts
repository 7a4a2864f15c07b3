/** What timber measures and weighs: from its section, its length and how heavy its wood is. */
import { roundedFraction } from "../money.ts"
import { fromHundredths, hundredths } from "./quantity.ts"

/** Width and thickness in millimetres, a tenth at the finest. */
export type Section = { readonly width: number; readonly thickness: number }

const tenths = (millimetres: number): number => Math.round(millimetres * 10)

/** [WGT-01] Whole grams of one metre of a section, of a wood of so many kilograms a cubic metre: 90x45 of 550 is 2228 g. */
export const gramsPerMetre = ({ width, thickness }: Section, kilogramsPerCubicMetre: number): number =>
  roundedFraction(BigInt(tenths(width) * tenths(thickness)) * BigInt(tenths(kilogramsPerCubicMetre)), 1_000_000)

/** [WGT-01] Whole grams of so much of a thing, of which one unit weighs so many; the quantity to 0.01 of the unit, rounded once. */
export const weightOf = (gramsPerUnit: number, qty: number): number =>
  roundedFraction(BigInt(gramsPerUnit) * BigInt(hundredths(qty) ?? 0), 100)

/** [WGT-01] Square metres that so many metres cover at a width in millimetres, rounded once to 0.01. */
export const squareMetres = (metres: number, coverMm: number): number =>
  fromHundredths(roundedFraction(BigInt(hundredths(metres) ?? 0) * BigInt(tenths(coverMm)), 10_000))

/** [WGT-01] Cubic metres of so many metres of a section, rounded once to 0.001, as timber is traded. */
export const cubicMetres = (metres: number, { width, thickness }: Section): number =>
  roundedFraction(BigInt(hundredths(metres) ?? 0) * BigInt(tenths(width) * tenths(thickness)), 10_000_000) / 1000
