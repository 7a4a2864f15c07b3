/** One line of a shopper's cart. */

import type { PricedLine } from "../../pricing/price.ts"
import type { Sku } from "../../sku.ts"

/** [ENT-06] A cart item. `qtyRaw` is as entered in the chosen unit, `qty` the priced quantity in the SKU's unit, two decimals. */
export type CartItem = {
  readonly productId: string
  readonly erpId: Sku
  readonly attribute1?: string
  readonly attribute2?: string
  readonly attribute3?: string
  readonly attribute4?: string
  /** Metres; for random lengths the chosen one. */
  readonly length?: number
  /** The chosen unit, `STICK` or `LM` for timber, else the SKU's own. */
  readonly uom: string
  readonly conversionFactor: number
  readonly qty: number
  readonly qtyRaw: number
  readonly pricing?: PricedLine
  readonly variation: { readonly id: Sku; readonly attributes: { readonly [name: string]: string } }
  readonly product: CartProduct
  readonly isSubmitValid: boolean
  readonly inventory: CartInventory
}

/** What the cart shows of the product without asking for it again. */
export type CartProduct = {
  readonly slug: string
  readonly name: string
  readonly imageId: string
  readonly isHardware: boolean
  readonly isTimber: boolean
  /** Grams per unit of measure. */
  readonly weightGrams: number
  /** In which steps of its unit it is bought, where it has steps of its own. */
  readonly step?: number
}

export type CartInventory = {
  readonly isClearance: boolean
  readonly isRandomLength: boolean
  readonly isTally: boolean
  readonly limitedStock: boolean
  readonly specialOrder: boolean
  /** Available at the shopper's branch, or in all branches while none is chosen. */
  readonly stock: number
  readonly timberStock: number
  readonly stockStatus: "in stock" | "transfer/order-in" | "special order"
  readonly tallies: ReadonlyArray<string>
}
