/** [CHK-05] [T45] What a line of an order form says of the goods, compared with the goods themselves. */
import { type AttributeName, attributeDisplayText } from "../../catalogue/product/attribute.ts"
import type { ProductSnapshot } from "../../catalogue/product/product-snapshot.ts"
import type { OrderFormItem } from "../../orders/order-form.ts"
import type { SkuStock } from "../../stock/stock.ts"
import { stockFlags } from "../../stock/stock-mode.ts"

/** What is known of a line's goods; all absent where there are none. */
export type KnownGoods = {
  readonly goods?: ProductSnapshot
  readonly stock?: SkuStock
  readonly isRandomLength?: boolean
}

const isName = (name: string, of: object): name is AttributeName => Object.hasOwn(of, name)

/**
 * The fields of a line by which the goods are not sold: another variation, a flag that they do not have, an attribute that
 * they have not or have otherwise. What a line leaves out is no claim.
 */
export const unsoldFields = (
  { sku, variationId, flags, attributes }: OrderFormItem,
  { goods, stock, isRandomLength = false }: KnownGoods
): ReadonlyArray<string> => {
  if (!goods) return []
  const isClearance = stock !== undefined && stockFlags(stock).isClearance
  const claimed = Object.entries(attributes).filter(([name, text]) => {
    const value = isName(name, goods.attributes) ? goods.attributes[name] : undefined
    return text !== (value === undefined ? "" : attributeDisplayText(name as AttributeName, value))
  })
  return [
    ...(variationId === sku ? [] : ["variationId"]),
    ...(flags.isClearance && !isClearance ? ["flags.isClearance"] : []),
    ...(flags.isRandomLength && !isRandomLength ? ["flags.isRandomLength"] : []),
    ...(flags.isTally && !goods.isTally ? ["flags.isTally"] : []),
    ...claimed.map(([name]) => `attributes.${name}`)
  ]
}
