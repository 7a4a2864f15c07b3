/** Money is whole cents; this is the one place where an amount is rounded. */
import type { Unit } from "./unit-brand.ts"

/** Whole cents, always with GST unless a name says otherwise. Between -10^12 and 10^12. */
export type Cents = Unit<number, "cents">

/** The largest amount that the shop handles: ten thousand million dollars, in cents. */
export const MAX_CENTS = 1_000_000_000_000

/** The product of two whole numbers, exact: a bigint where a number would not be. Throws a RangeError for what is not whole. */
export const exactProduct = (left: number, right: number): number | bigint => {
  const product = left * right
  const isExact = Number.isInteger(left) && Number.isInteger(right) && Number.isSafeInteger(product)
  return isExact ? product : BigInt(left) * BigInt(right)
}

/** As `roundedFraction`, where no number above 2^53 comes up; undefined elsewhere. It takes a tenth of the time. */
const roundedSafely = (top: number, bottom: number): number | undefined => {
  const twice = 2 * Math.abs(top) + Math.abs(bottom)
  const areWhole = Number.isInteger(top) && Number.isInteger(bottom)
  if (!areWhole || bottom === 0 || twice > Number.MAX_SAFE_INTEGER) return undefined
  const size = (twice - (twice % (2 * bottom))) / (2 * Math.abs(bottom))
  // Taken from 0, so that what rounds to nothing is 0 and not -0.
  return top < 0 !== bottom < 0 ? 0 - size : size
}

/**
 * [GST-02] A fraction of whole numbers to the nearest whole, a half away from zero; exact, since nothing is divided
 * before the rounding. The numerator is a bigint where it may pass 2^53. Throws a RangeError for what is not whole, and for
 * a denominator of 0.
 */
export const roundedFraction = (numerator: number | bigint, denominator: number): number => {
  const safe = typeof numerator === "number" ? roundedSafely(numerator, denominator) : undefined
  if (safe !== undefined) return safe
  const top = BigInt(numerator) * 2n * (denominator < 0 ? -1n : 1n)
  const bottom = BigInt(Math.abs(denominator))
  const half = top < 0n ? -bottom : bottom
  return Number((top + half) / (2n * bottom))
}

/** A number's decimal digits without an exponent: `1e-7` is `0.0000001`. */
const writtenOut = (amount: number): string => {
  const [, sign = "", whole = "", part = "", power] = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(String(amount)) ?? []
  if (power === undefined) return String(amount)
  const digits = whole + part
  // Below 10^-6 or above 10^21 alone is a number written with an exponent.
  return Number(power) < 0 ? `${sign}0.${"0".repeat(-Number(power) - 1)}${digits}` : sign + digits.padEnd(22, "0")
}

/**
 * [GST-02] Dollars, a number or as written, `12.34`, in whole cents: read digit by digit, a half cent away from zero, so that
 * 1.005 is 101 cents and not 100. Throws a RangeError where there is no amount of money or more than the shop handles, since
 * only settings and price lists are read this way.
 */
export const toCents = (amount: string | number): Cents => {
  const text = typeof amount === "number" ? writtenOut(amount) : amount.trim()
  const [, sign, whole, part = ""] = /^(-?)(\d{1,13})(?:\.(\d{1,400}))?$/.exec(text) ?? []
  if (whole === undefined) throw new RangeError(`Not an amount in dollars: ${amount}`)
  // The third decimal decides, whatever comes after it.
  const cents = roundedFraction(BigInt(whole + part.slice(0, 3).padEnd(3, "0")), 10)
  if (cents > MAX_CENTS) throw new RangeError(`More than the shop handles: ${amount}`)
  return sign && cents !== 0 ? -cents : cents
}

/** Whole cents of a number that is already in cents; throws a RangeError for part of a cent and for more than the shop handles. */
export const toWholeCents = (amount: number): Cents => {
  if (!Number.isInteger(amount) || Math.abs(amount) > MAX_CENTS) throw new RangeError(`Not whole cents: ${amount}`)
  return amount
}

/** Cents without sign and separators, which a spreadsheet adds up: `1234.50`, `-0.05`. */
export const plainAmount = (cents: Cents): string => dollars(cents).replace("\u2212", "-").replace(/[$,]/g, "")

/**
 * Cents as they are shown: `$1,234.50`, and with a minus sign before the dollar sign below zero. Throws a RangeError for
 * what is not whole cents, such as dollars that were taken for cents.
 */
export const dollars = (cents: Cents): string => {
  if (cents % 1 !== 0) throw RangeError("Not cents")
  const digits = String(Math.abs(cents)).padStart(3, "0")
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",")
  return `${cents < 0 ? "−" : ""}$${whole}.${digits.slice(-2)}`
}
