/** How much of an invoice's line can be claimed, in which unit and steps. */
import { quantityStepOf } from "../../units/purchase-quantity.ts"
import { fromHundredths, type Hundredths, hundredths, toHundredths } from "../../units/quantity.ts"
import type { InvoiceLine } from "../invoices/account-invoice.ts"

type SoldLine = Pick<InvoiceLine, "qty" | "pieces" | "pricedUom">

/** Timber is counted in sticks, whichever unit it was bought in; everything else in its own unit. */
const isBySticks = ({ pricedUom }: Pick<InvoiceLine, "pricedUom">): boolean => pricedUom === "LM"

/** The unit that a line is claimed in. */
export const claimUnit = (line: Pick<InvoiceLine, "uom" | "pricedUom">): string =>
  isBySticks(line) ? "STICK" : line.uom

/** [CLM-01] What was invoiced of a line, in hundredths of the unit that it is claimed in. */
export const invoicedQuantity = (line: SoldLine): Hundredths => toHundredths(isBySticks(line) ? line.pieces : line.qty)

/** [CLM-01] [QTY-01] The step that it is claimed in: whole sticks and units, tenths of a measure. */
export const claimStep = (line: Pick<InvoiceLine, "pricedUom">): Hundredths =>
  isBySticks(line) ? 100 : quantityStepOf({ uom: line.pricedUom })

/** What is left of a line to be claimed, and in what. */
export type ClaimableLine = {
  readonly position: number
  readonly unit: string
  readonly step: number
  /** What was invoiced, less what open claims ask for and what accepted ones gave. */
  readonly left: number
}

/** [CLM-01] `taken` is what open claims ask for and accepted ones gave of it, hundredths. */
export const claimableLine = (
  line: SoldLine & Pick<InvoiceLine, "uom">,
  position: number,
  taken: Hundredths
): ClaimableLine => ({
  position,
  unit: claimUnit(line),
  step: fromHundredths(claimStep(line)),
  left: fromHundredths(Math.max(0, invoicedQuantity(line) - taken))
})

/** [CLM-01] Whether so much can be claimed of what is left: above nothing, on the step, or all of the rest. */
export const isClaimable = ({ step, left }: ClaimableLine, quantity: number): boolean => {
  const [wanted, most] = [hundredths(quantity), toHundredths(left)]
  if (wanted === undefined || wanted === 0 || wanted > most) return false
  return wanted % toHundredths(step) === 0 || wanted === most
}
