/** The price of one unit as it stands beside the sum of its line. */
import { type Cents, dollars, roundedFraction } from "../money.ts"
import { hundredths } from "../units/quantity.ts"
import { onGstBasis, withoutGst } from "./gst.ts"
import { lineAmounts } from "./price-line.ts"

/** What is charged for a line: cents with GST, and a quantity in the unit that the price is for. */
export type ChargedLine = { readonly unitPrice: Cents; readonly qty: number; readonly linePrice: Cents }

/** Cents with GST without it, in dollars to four decimals: 315 is `$2.8636`. */
const finerWithoutGst = (incGst: Cents): string => {
  // A hundredth of a cent is counted here as `dollars` counts cents.
  const fine = roundedFraction(BigInt(incGst) * 1000n, 11)
  return `${dollars((fine - (fine % 100)) / 100)}${String(fine % 100).padStart(2, "0")}`
}

/**
 * [GST-04] `$3.15`, or without its GST `$2.86`. Where the quantity times that is not the line's own sum without GST, the
 * price has four decimals, `$2.8636`, as trade invoices have it: the line is charged with GST, and only then is GST taken off.
 */
export const lineUnitPrice = ({ unitPrice, qty, linePrice }: ChargedLine, exGst: boolean): string => {
  const shown = onGstBasis(unitPrice, exGst)
  const isWhole = !exGst || lineAmounts(shown, hundredths(qty) ?? 0) === withoutGst(linePrice)
  return isWhole ? dollars(shown) : finerWithoutGst(unitPrice)
}
