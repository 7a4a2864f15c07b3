/** How finely a thing is sold, what one step more or fewer is, and what a buyer is told who asks for a part of a step. */
import { quantityWords } from "../words/price.ts"
import { enteredQuantity } from "./entered-quantity.ts"
import {
  isSoldByStick,
  purchaseQuantity,
  type QuantityRequest,
  quantityStepOf,
  type SellingUnit
} from "./purchase-quantity.ts"
import { ceilDivide, fromHundredths, type Hundredths } from "./quantity.ts"
import { unitChoice } from "./unit-choice.ts"

/** The step of the chosen unit: metres of timber are rounded up to sticks whatever they are, sticks are whole. */
const stepFor = (sold: SellingUnit, uom: string): Hundredths => {
  if (!isSoldByStick(sold)) return quantityStepOf(sold)
  return uom === "LM" ? 1 : 100
}

/** The first quantity on a step that is no less; millionths are finer than anything that is typed. */
const nextOnStep = (qty: number, step: Hundredths): number =>
  fromHundredths(ceilDivide(Math.round(qty * 1_000_000), step * 10_000) * step)

/**
 * [QTY-01] [CART-02] What is wrong with a quantity; nothing where so much can be bought. Off its step it is told the step and the
 * next right quantity; 0, less, no number, and what the thing is not sold in are 'incorrect qty'.
 */
export const quantityProblem = (sold: SellingUnit, wanted: QuantityRequest): string | undefined => {
  if (purchaseQuantity(sold, wanted)) return undefined
  const [qty, choice] = [enteredQuantity(wanted.qty), unitChoice(wanted.uom)]
  if (qty === undefined || choice === undefined || !Number.isSafeInteger(Math.round(qty * 1_000_000)))
    return quantityWords.incorrect
  const step = stepFor(sold, choice.uom)
  const next = nextOnStep(qty, step)
  return next > wanted.qty && purchaseQuantity(sold, { ...wanted, qty: next })
    ? quantityWords.offStep(fromHundredths(step), next)
    : quantityWords.incorrect
}

/** The least that can be wanted, in hundredths: less than one becomes one (UOM-04). */
const LEAST = 100

/** Of metres of timber the stick that they are bought in. */
const strideOf = (sold: SellingUnit, wanted: QuantityRequest): Hundredths => {
  const one = purchaseQuantity(sold, { ...wanted, qty: 1 })
  const uom = unitChoice(wanted.uom)?.uom ?? sold.uom
  return isSoldByStick(sold) && uom === "LM" && one ? one.qty / one.pieces : stepFor(sold, uom)
}

/**
 * [QTY-01] [UOM-03] One step more or fewer than `wanted.qty`, from 0 to 10^7 in the chosen unit: the next quantity that the
 * thing is sold in, of metres of timber the next whole stick. 0 where there is none below.
 */
export const steppedQuantity = (sold: SellingUnit, wanted: QuantityRequest, by: 1 | -1): number => {
  const stride = strideOf(sold, wanted)
  const steps = Math.round(wanted.qty * 1_000_000) / (stride * 10_000)
  const next = (by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * stride
  if (next >= LEAST) return fromHundredths(next)
  return by > 0 ? fromHundredths(ceilDivide(LEAST, stride) * stride) : 0
}
