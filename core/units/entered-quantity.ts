/** What a typed quantity comes to: at least one, and in the unit that the price is for. */
import { roundedFraction } from "../money.ts"
import { fromHundredths } from "./quantity.ts"

/** [UOM-04] Above 0 and below 1 becomes 1; 0, less or no number is undefined, which is 'incorrect qty'. */
export const enteredQuantity = (entered: number): number | undefined =>
  Number.isFinite(entered) && entered > 0 ? Math.max(1, entered) : undefined

/** Whole, so that a factor of up to six decimals counts exactly. */
const millionths = (figure: number): bigint => BigInt(Math.round(figure * 1_000_000))

/** [UOM-04] The entered quantity in the priced unit, rounded once to two decimals, a half away from zero. Both finite. */
export const convertedQuantity = (qtyRaw: number, factor: number): number =>
  fromHundredths(roundedFraction(millionths(qtyRaw) * millionths(factor), 10_000_000_000))

/** [UOM-04] The length to show in metres; a random-length thing of length 1 has none worth showing. */
export const displayedLength = (item: {
  readonly isRandomLength: boolean
  readonly length?: number
}): number | undefined => (item.isRandomLength && item.length === 1 ? undefined : item.length)
