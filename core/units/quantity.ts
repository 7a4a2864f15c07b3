/** Quantities are whole hundredths of a unit, so that 0.1 m and 0.2 m are 0.3 m. */
import type { Unit } from "../unit-brand.ts"
import { wholeParts } from "./whole-parts.ts"

/** Whole hundredths of a unit: 3780 is 37.8 m. Between 0 and 10^9. */
export type Hundredths = Unit<number, "hundredths">

/** The most of anything that one line holds. */
export const MAX_HUNDREDTHS = 1_000_000_000

/** [QTY-02] A number in hundredths, without the noise of binary fractions; undefined for what is negative, too large or finer than two decimals. */
export const hundredths = (qty: number | undefined): Hundredths | undefined => {
  if (qty === undefined || !(qty >= 0)) return undefined
  const whole = wholeParts(qty, 100)
  return whole !== undefined && whole <= MAX_HUNDREDTHS ? Math.abs(whole) : undefined
}

/** [QTY-02] A number in hundredths, as `hundredths` has it; throws a RangeError where that has nothing. */
export const toHundredths = (qty: number): Hundredths => {
  const whole = hundredths(qty)
  if (whole === undefined) throw new RangeError(`Not a quantity of two decimals at most: ${qty}`)
  return whole
}

/** Hundredths as a number for the wire, two decimals at most. */
export const fromHundredths = (quantity: Hundredths): number => quantity / 100

/** How many times one whole number is needed to reach another: 12 of 5 is 3. Both from 0 to 2^53, the second above 0; exact. */
export const ceilDivide = (wanted: number, each: number): number => {
  const rest = wanted % each
  return (wanted - rest) / each + (rest > 0 ? 1 : 0)
}

/** A fraction of whole numbers, both from 0 and the second above 0, rounded up to a whole; exact however large they are. */
export const ceilFraction = (top: bigint, bottom: bigint): number => Number((top + bottom - 1n) / bottom)
