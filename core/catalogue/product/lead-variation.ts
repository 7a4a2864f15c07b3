/** Which variation speaks for a product until one is in the shopper's hand. */
import type { Variation } from "./product-detail.ts"

type Offered = Pick<Variation, "stock" | "pricing">

/** Whether any store has some of it. */
export const isStocked = ({ stock }: Pick<Offered, "stock">): boolean => stock.some(({ available }) => available > 0)

const guestPrice = ({ pricing }: Offered) => pricing

/**
 * [PRC-09] The cheapest, which `from` is said of, at the price that is asked for it; of equal prices the first that some
 * store has, so that no product opens on what has to be ordered where another costs the same. Nothing of none.
 */
export const leadVariation = <One extends Offered>(
  variations: ReadonlyArray<One>,
  priceOf: (one: One) => { readonly unitPrice: number } | undefined = guestPrice
): One | undefined => {
  const cents = (one: One) => priceOf(one)?.unitPrice ?? Number.MAX_VALUE
  const inOrder = variations.toSorted(
    (left, right) => cents(left) - cents(right) || Number(isStocked(right)) - Number(isStocked(left))
  )
  return inOrder[0]
}

/** [STK-01] Whose mode of stock is said of a product: of what stores have, and only of a product that none has any. */
export const stockedLead = <One extends Offered>(variations: ReadonlyArray<One>): One | undefined =>
  leadVariation(variations.filter(isStocked)) ?? leadVariation(variations)
