/** How finely a thing is sold, what one step more or fewer is, and what a buyer is told who asks for a part of a step. */
import { quantityWords } from "../words/price.ts"
import { bought, isByTheStick, type Sold, stepOf, type Wanted } from "./bought.ts"
import { ceilingOf, fromHundredths, type Hundredths } from "./quantity.ts"
import { unitChoice } from "./unit-choice.ts"
import { wantedQuantity } from "./wanted-quantity.ts"

/** The step of the chosen unit: metres of timber are rounded up to sticks whatever they are, sticks are whole. */
const stepFor = (sold: Sold, uom: string): Hundredths => {
  if (!isByTheStick(sold)) return stepOf(sold)
  return uom === "LM" ? 1 : 100
}

/** The first quantity on a step that is no less; millionths are finer than anything that is typed. */
const nextOnStep = (qty: number, step: Hundredths): number =>
  fromHundredths(ceilingOf(Math.round(qty * 1_000_000), step * 10_000) * step)

/**
 * [QTY-01] [CART-02] What is wrong with a quantity; nothing where so much can be bought. Off its step it is told the step and the
 * next right quantity; 0, less, no number, and what the thing is not sold in are 'incorrect qty'.
 */
export const quantityProblem = (sold: Sold, wanted: Wanted): string | undefined => {
  if (bought(sold, wanted)) return undefined
  const [qty, choice] = [wantedQuantity(wanted.qty), unitChoice(wanted.uom)]
  if (qty === undefined || choice === undefined || !Number.isSafeInteger(Math.round(qty * 1_000_000)))
    return quantityWords.incorrect
  const step = stepFor(sold, choice.uom)
  const next = nextOnStep(qty, step)
  return next > wanted.qty && bought(sold, { ...wanted, qty: next })
    ? quantityWords.offStep(fromHundredths(step), next)
    : quantityWords.incorrect
}

/** The least that can be wanted, in hundredths: less than one becomes one (UOM-04). */
const LEAST = 100

/** Of metres of timber the stick that they are bought in. */
const strideOf = (sold: Sold, wanted: Wanted): Hundredths => {
  const one = bought(sold, { ...wanted, qty: 1 })
  const uom = unitChoice(wanted.uom)?.uom ?? sold.uom
  return isByTheStick(sold) && uom === "LM" && one ? one.qty / one.pieces : stepFor(sold, uom)
}

/**
 * [QTY-01] [UOM-03] One step more or fewer than `wanted.qty`, from 0 to 10^7 in the chosen unit: the next quantity that the
 * thing is sold in, of metres of timber the next whole stick. 0 where there is none below.
 */
export const steppedQuantity = (sold: Sold, wanted: Wanted, by: 1 | -1): number => {
  const stride = strideOf(sold, wanted)
  const steps = Math.round(wanted.qty * 1_000_000) / (stride * 10_000)
  const next = (by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * stride
  if (next >= LEAST) return fromHundredths(next)
  return by > 0 ? fromHundredths(ceilingOf(LEAST, stride) * stride) : 0
}
