/** What an accepted claim gave back, line by line. */

import { partUnit } from "../../orders/line-part.ts"
import { fromHundredths } from "../../units/quantity.ts"
import type { AccountInvoice, InvoiceLine } from "../invoices/account-invoice.ts"
import type { Claim } from "./claim.ts"
import { creditedParts } from "./claims-of-invoice.ts"

/** So much of a line of an invoice as a credit note gives back; cents with GST, `qty` in `uom`. */
export type CreditedLine = Pick<InvoiceLine, "sku" | "name" | "uom" | "linePrice" | "lineGst" | "qty">

/** [CLM-02] Of an accepted claim, given all of its invoice's claims by when they were answered; the lines come to its credit. */
export const creditedLines = (
  invoice: Pick<AccountInvoice, "lines">,
  claims: ReadonlyArray<Claim>,
  claim: Claim
): ReadonlyArray<CreditedLine> => {
  const earlier = claims.slice(
    0,
    claims.findIndex(({ claimNo }) => claimNo === claim.claimNo)
  )
  return creditedParts(invoice, earlier, claim).flatMap(({ amount, gst, granted }, position) => {
    const line = invoice.lines[position]
    if (!line || granted === 0) return []
    const { sku, name } = line
    return [{ sku, name, uom: partUnit(line), qty: fromHundredths(granted), linePrice: amount, lineGst: gst }]
  })
}
