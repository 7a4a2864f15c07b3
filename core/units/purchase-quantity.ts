/** How much of a thing is bought: what was entered, what is priced, and how many pieces the branch picks. */

import { enteredQuantity } from "./entered-quantity.ts"
import { ceilDivide, fromHundredths, type Hundredths, hundredths, MAX_HUNDREDTHS } from "./quantity.ts"
import { roundedToSticks } from "./sticks.ts"
import { unitChoice } from "./unit-choice.ts"

/** How a thing is sold: a SKU's own unit, and the length of its stick in metres where it is timber (else 1). */
export type SellingUnit = {
  readonly uom: string
  readonly factor: number
  readonly isRandomLength: boolean
  /** Of mixed lengths those that it comes in, metres; where they are not known any length is taken. */
  readonly lengths?: ReadonlyArray<number>
  /** How much more or less of it can be bought at a time, in its own unit, two decimals; the usual step where there is none. */
  readonly step?: number
}

/** What the shopper asked for; see PriceRequest. */
export type QuantityRequest = { readonly qty: number; readonly uom: string; readonly length?: number }

export type PurchaseQuantity = {
  /** As it stands in the cart, in the chosen unit: metres after rounding up to whole sticks. */
  readonly qtyRaw: number
  /** In the priced unit. */
  readonly qty: Hundredths
  /** Sticks of timber, else units; what stock is counted in, whole: a part of one takes it from what others can buy. */
  readonly pieces: number
  /** What the shopper is told where more is bought than was asked for. */
  readonly notice?: string
}

/** Sold by the stick or the lineal metre. */
export const isSoldByStick = ({ uom }: Pick<SellingUnit, "uom">): boolean => uom === "LM"

const isOffered = ({ lengths }: SellingUnit, picked: Hundredths | undefined): boolean =>
  lengths === undefined || lengths.some((one) => hundredths(one) === picked)

/** The stick's length in hundredths: of mixed lengths the chosen one if it comes so, otherwise the SKU's own, and no other, whatever its factor. */
const stickLength = (sold: SellingUnit, chosen: number | undefined): Hundredths | undefined => {
  const own = hundredths(sold.factor)
  if (chosen === undefined) return sold.isRandomLength ? undefined : own
  const picked = hundredths(chosen)
  if (!isOffered(sold, picked)) return undefined
  if (sold.isRandomLength) return picked
  return sold.lengths !== undefined || picked === own ? picked : undefined
}

const timber = (qty: number, uom: string, factor: number, length: Hundredths): PurchaseQuantity | undefined => {
  if (uom === "STICK" && hundredths(factor) === length && Number.isInteger(qty))
    return { qtyRaw: qty, qty: qty * length, pieces: qty }
  if (uom !== "LM" || factor !== 1) return undefined
  const { sticks, metres, notice } = roundedToSticks(qty, fromHundredths(length))
  return { qtyRaw: metres, qty: sticks * length, pieces: sticks, ...(notice ? { notice } : {}) }
}

/** Units of a measure: weight, area, volume, length, time. */
const measures: ReadonlySet<string> = new Set(["KG", "M2", "M3", "LT", "ME", "HR"])

/** [QTY-01] The step of what is not timber: as the product says, else tenths of a measure and whole units of anything else. */
export const quantityStepOf = ({
  uom,
  step
}: {
  readonly uom: string
  readonly step?: number | undefined
}): Hundredths => (step === undefined ? undefined : hundredths(step)) || (measures.has(uom) ? 10 : 100)

/** Whether a part of the unit can be bought. */
export const isDivisible = (sold: { readonly uom: string; readonly step?: number | undefined }): boolean =>
  quantityStepOf(sold) % 100 !== 0

const quantityAsSold = (
  sold: SellingUnit,
  wanted: QuantityRequest,
  qty: number,
  whole: Hundredths
): PurchaseQuantity | undefined => {
  const choice = unitChoice(wanted.uom)
  if (choice === undefined) return undefined
  if (isSoldByStick(sold)) {
    const length = stickLength(sold, wanted.length)
    return length ? timber(qty, choice.uom, choice.factor, length) : undefined
  }
  // [T45] What is not sold by its length is not bought by one: the shopper would be charged for something else than was asked.
  const isOwnUnit = choice.uom === sold.uom && choice.factor === 1 && wanted.length === undefined
  return isOwnUnit && whole > 0 && whole % quantityStepOf(sold) === 0
    ? { qtyRaw: fromHundredths(whole), qty: whole, pieces: ceilDivide(whole, 100) }
    : undefined
}

/**
 * [UOM-03] [UOM-04] What is bought when so much is asked for. Timber goes in whole sticks, whichever unit was chosen;
 * other goods in steps of their own unit (QTY-01). Undefined where the unit, length or quantity is not one that the thing is sold in.
 */
export const purchaseQuantity = (sold: SellingUnit, wanted: QuantityRequest): PurchaseQuantity | undefined => {
  const qty = enteredQuantity(wanted.qty)
  const whole = hundredths(qty)
  const result = qty === undefined || whole === undefined ? undefined : quantityAsSold(sold, wanted, qty, whole)
  return result && result.qty <= MAX_HUNDREDTHS ? result : undefined
}
