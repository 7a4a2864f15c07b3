/** The measures that the calculators work with: whole thousandths of a millimetre, so that nothing is rounded on its way in. */
import type { Unit } from "../unit-brand.ts"
import { wholeParts } from "./whole-parts.ts"

/** Metres, as a length is entered. */
export type Metres = Unit<number, "metres">
/** Millimetres, as a section or a gap is entered. */
export type Millimetres = Unit<number, "millimetres">

/** The largest length that is worked with: 10 km. */
const MOST_MICROMETRES = 10_000_000_000
/** The largest area: 100,000 m². */
const MOST_SQUARE_MILLIMETRES = 100_000_000_000

/** So many parts of a measure, whole; undefined for what is not above 0, above the most, or finer than a part. */
const parts = (measure: number, perUnit: number, most: number): number | undefined => {
  const whole = wholeParts(measure, perUnit)
  return whole !== undefined && whole > 0 && whole <= most ? whole : undefined
}

/** [CALC-01] Millimetres in micrometres; undefined at and below 0, above 10 km, and for what would have to be rounded. */
export const fromMillimetres = (millimetres: Millimetres): number | undefined =>
  parts(millimetres, 1_000, MOST_MICROMETRES)

/** [CALC-01] Metres in micrometres; undefined at and below 0, above 10 km, and for what would have to be rounded. */
export const fromMetres = (metres: Metres): number | undefined => parts(metres, 1_000_000, MOST_MICROMETRES)

/** [CALC-01] A number as metres; throws a RangeError at and below 0, above 10 km, and for what is finer than a micrometre. */
export const toMetres = (length: number): Metres => {
  const whole = fromMetres(length)
  if (whole === undefined) throw new RangeError(`Not a length in metres: ${length}`)
  return whole / 1_000_000
}

/** [CALC-01] A number as millimetres; throws a RangeError at and below 0, above 10 km, and for what is finer than a micrometre. */
export const toMillimetres = (length: number): Millimetres => {
  const whole = fromMillimetres(length)
  if (whole === undefined) throw new RangeError(`Not a length in millimetres: ${length}`)
  return whole / 1_000
}

/** [CALC-01] Square metres in square micrometres, to a square millimetre; undefined at and below 0, and above 100,000 m². */
export const fromSquareMetres = (area: number): bigint | undefined => {
  const whole = parts(area, 1_000_000, MOST_SQUARE_MILLIMETRES)
  return whole === undefined ? undefined : BigInt(whole) * 1_000_000n
}

/** How many micrometres are a hundredth of a metre, in which quantities are counted. */
export const MICROMETRES_OF_A_HUNDREDTH = 10_000n
