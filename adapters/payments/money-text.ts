/** Money as wallets write it: dollars with two decimals. */
import { type Cents, MAX_CENTS } from "../../core/money.ts"

/** `123.45`. */
export const amountText = (cents: Cents): string => (cents / 100).toFixed(2)

/** Whole cents of `123.45`, `123.4`, `123` or the same as a number; undefined where it is none. */
export const centsOf = (amount: string | number): Cents | undefined => {
  const [, dollars, cents = ""] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(amount)) ?? []
  if (dollars === undefined) return undefined
  const whole = Number(dollars) * 100 + Number(cents.padEnd(2, "0"))
  return whole <= MAX_CENTS ? whole : undefined
}
