/** How finely a thing is sold, and what a buyer is told who asks for a part of a step. */
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
