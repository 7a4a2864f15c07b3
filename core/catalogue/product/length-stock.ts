/** What there is of each length that a product comes in: a row of the table of lengths. */
import type { Sku } from "../../sku.ts"
import type { SkuStock } from "../../stock/stock.ts"
import type { Product } from "./product.ts"

/** Of one length in metres: what it is bought as, and the pieces of one store and of all others. */
export type LengthStock = {
  readonly length: number
  readonly sku: Sku
  readonly here: number
  readonly elsewhere: number
}

/** A product's lengths, asked for by the stock number `sku` of one of its variants. */
export type ProductLengths = { readonly sku: Sku; readonly lengths: ReadonlyArray<LengthStock> }

/**
 * [STK-09] The lengths of a product, the shortest first; of one that comes as several variants that which there is most of
 * is named. Where no store is chosen (`branchId` undefined) every store is elsewhere. Goods without lengths have none.
 */
export const lengthStock = (
  { variants }: Pick<Product, "variants">,
  held: ReadonlyMap<Sku, SkuStock>,
  branchId: number | undefined
): ReadonlyArray<LengthStock> => {
  const byLength = new Map<number, LengthStock>()
  for (const { sku, length: own, lengths: mixed } of variants)
    for (const length of mixed ?? (own === undefined ? [] : [own])) {
      const stock = (held.get(sku)?.branches ?? []).filter((one) => (one.length ?? own) === length)
      const all = stock.reduce((sum, { available }) => sum + available, 0)
      const here = stock.reduce((sum, one) => sum + (one.branchId === branchId ? one.available : 0), 0)
      const other = byLength.get(length)
      const most = other && other.here + other.elsewhere >= all ? other.sku : sku
      byLength.set(length, {
        length,
        sku: most,
        here: here + (other?.here ?? 0),
        elsewhere: all - here + (other?.elsewhere ?? 0)
      })
    }
  return [...byLength.values()].sort((one, other) => one.length - other.length)
}
