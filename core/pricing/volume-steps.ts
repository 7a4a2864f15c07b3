/** The steps of a price by quantity: what a unit costs from how many, and which step a quantity has reached. */
import type { Cents } from "../money.ts"
import type { PricedLine } from "./price.ts"

/** `from` is in the priced unit; 0 for the price before any break. */
export type VolumeStep = { readonly from: number; readonly unitPrice: Cents; readonly isReached: boolean }

/**
 * [PRC-02] The price of one, then every break that is cheaper than all before it, smallest quantity first; of these the
 * last one that `qty` (of the priced unit) is enough for is reached.
 */
export const volumeSteps = (
  { unitPrice, volumeDiscounts }: Pick<PricedLine, "unitPrice" | "volumeDiscounts">,
  qty: number
): ReadonlyArray<VolumeStep> => {
  const steps = [{ from: 0, unitPrice }]
  for (const one of volumeDiscounts.toSorted((left, right) => left.quantityBreak - right.quantityBreak))
    if (one.unitPriceFromBulkBuy < (steps.at(-1)?.unitPrice ?? 0))
      steps.push({ from: one.quantityBreak, unitPrice: one.unitPriceFromBulkBuy })
  const reached = steps.findLastIndex(({ from }) => qty >= from)
  return steps.map((step, place) => ({ ...step, isReached: place === reached }))
}
