/** What is credited for a part of an invoice's line: its price and GST as they were invoiced, and no delivery and no surcharge. */
import type { Cents } from "../../money.ts"
import { pricedPart, soldQuantity } from "../../orders/line-part.ts"
import { gstIn } from "../../pricing/gst.ts"
import { lineAmounts } from "../../pricing/price-line.ts"
import type { Hundredths } from "../../units/quantity.ts"
import type { InvoiceLine } from "../invoices/account-invoice.ts"

type Amounts = { readonly amount: Cents; readonly gst: Cents }
type PricedPart = Pick<InvoiceLine, "qty" | "pieces" | "pricedUom" | "unitPrice" | "linePrice" | "lineGst">

/** What the first so many of a line come to; all of it comes to what stands on the invoice, whatever was rounded there. */
const amountThrough = (line: PricedPart, claimed: Hundredths): Amounts => {
  const { unitPrice, linePrice, lineGst } = line
  if (claimed >= soldQuantity(line)) return { amount: linePrice, gst: lineGst }
  const amount = Math.min(linePrice, lineAmounts(unitPrice, pricedPart(line, claimed)))
  return { amount, gst: Math.min(lineGst, gstIn(amount)) }
}

/**
 * [CLM-02] [GST-02] The credit for `granted` of a line of which `before` was credited already, both hundredths of what the line
 * is claimed in: unit price as invoiced times quantity, rounded once. Credits of parts come to that of the whole, and to no more than was invoiced.
 */
export const claimAmount = (line: PricedPart, granted: Hundredths, before: Hundredths): Amounts => {
  const [from, to] = [amountThrough(line, before), amountThrough(line, before + granted)]
  return { amount: to.amount - from.amount, gst: to.gst - from.gst }
}
