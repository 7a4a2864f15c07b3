/** The cheapest and the dearest variant of a product. */
import type { PricePoint } from "./price.ts"

export type PriceRange = { readonly lowest: PricePoint; readonly highest: PricePoint }

/** [PRC-03] By retail price, cents; of several at one price the first that is given. */
export const priceRange = ([first, ...others]: readonly [PricePoint, ...ReadonlyArray<PricePoint>]): PriceRange => ({
  lowest: others.reduce((least, one) => (one.price < least.price ? one : least), first),
  highest: others.reduce((most, one) => (one.price > most.price ? one : most), first)
})
