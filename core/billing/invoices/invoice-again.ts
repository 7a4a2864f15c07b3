/** Buying an invoice's lines once more. */
import { pricedPart } from "../../orders/line-part.ts"
import type { OrderLine } from "../../orders/order.ts"
import { fromHundredths } from "../../units/quantity.ts"
import type { InvoiceLine } from "./account-invoice.ts"

/** [EXP-57] A line with the factor of its unit, which follows from what was sold: a stick's metres, else 1. */
export const repeatedInvoiceLine = (line: InvoiceLine): InvoiceLine & Pick<OrderLine, "cf"> => ({
  ...line,
  cf: line.uom === line.pricedUom ? 1 : fromHundredths(pricedPart(line, 100))
})
