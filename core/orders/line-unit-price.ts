/** The price of one unit as it stands beside the sum of its line. */
import { type Cents, dollars, roundedFraction } from "../money.ts"
import { onGstBasis, withoutGst } from "../pricing/gst.ts"
import { lineAmounts } from "../pricing/price-line.ts"
import { hundredths } from "../units/quantity.ts"

/** What is charged for a line: cents with GST, and a quantity in the unit that the price is for. */
export type ChargedLine = { readonly unitPrice: Cents; readonly qty: number; readonly linePrice: Cents }

/**
 * [GST-04] `$3.15`, or without its GST `$2.86`. Where the quantity times that is not the line's own sum without GST, the
 * price has four decimals, `$2.8636`, as trade invoices have it: the line is charged with GST, and only then is GST taken off.
 * Where even those don't come to it, as the line was rounded with its GST, it is the sum by the quantity, as in an e-invoice.
 */
export const lineUnitPrice = ({ unitPrice, qty, linePrice }: ChargedLine, exGst: boolean): string => {
  const [shown, net, quantity] = [onGstBasis(unitPrice, exGst), withoutGst(linePrice), hundredths(qty) ?? 0]
  if (!exGst || lineAmounts(shown, quantity) === net) return dollars(shown)
  // Hundredths of a cent; a cent with GST holds 91 of them.
  const own = roundedFraction(unitPrice * 1000, 11)
  const comesToIt = roundedFraction(BigInt(own) * BigInt(quantity), 10_000) === net
  const fine = comesToIt ? own : roundedFraction(BigInt(net) * 10_000n, quantity)
  return dollars(Math.trunc(fine / 100)) + String(fine).slice(-2)
}
