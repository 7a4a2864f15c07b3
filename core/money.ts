/** Money is whole cents; this is the one place where an amount is rounded. */

/** Whole cents, always with GST unless a name says otherwise. Between -10^12 and 10^12. */
export type Cents = number

/** The largest amount that the shop handles: ten thousand million dollars, in cents. */
export const MOST_CENTS = 1_000_000_000_000

/**
 * [GST-02] A fraction of whole numbers to the nearest whole, a half away from zero; exact, since nothing is divided
 * before the rounding. The numerator is a bigint where it may pass 2^53.
 */
export const roundedFraction = (numerator: number | bigint, denominator: number): number => {
  const top = BigInt(numerator) * 2n * (denominator < 0 ? -1n : 1n)
  const bottom = BigInt(Math.abs(denominator))
  const half = top < 0n ? -bottom : bottom
  return Number((top + half) / (2n * bottom))
}

/**
 * [GST-02] Dollars as written, `12.34`, in whole cents: read digit by digit, so that 1.005 is 101 cents and not 100.
 * Throws a RangeError where there is no amount of money, since only settings and price lists are read this way.
 */
export const toCents = (amount: string | number): Cents => {
  const [, sign, whole, part = ""] = /^(-?)(\d{1,13})(?:\.(\d{1,20}))?$/.exec(String(amount).trim()) ?? []
  if (whole === undefined) throw new RangeError(`Not an amount in dollars: ${amount}`)
  const cents = roundedFraction(BigInt(whole + part) * 100n, 10 ** part.length)
  if (cents > MOST_CENTS) throw new RangeError(`More than the shop handles: ${amount}`)
  return sign && cents !== 0 ? -cents : cents
}

/** Cents as they are shown: `$1,234.50`, and with a minus sign before the dollar sign below zero. */
export const dollars = (cents: Cents): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0")
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",")
  return `${cents < 0 ? "−" : ""}$${whole}.${digits.slice(-2)}`
}
