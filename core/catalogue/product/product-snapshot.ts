/** What an order's line freezes of the thing that is bought, what its claims are compared with, and how it is sold and carried. */
import type { SellingUnit } from "../../units/purchase-quantity.ts"
import type { Product, Variant } from "./product.ts"

export type ProductSnapshot = Pick<Product, "slug" | "isHardware" | "isDangerous"> &
  Pick<Variant, "sku" | "name" | "attributes" | "weightGrams"> &
  SellingUnit & {
    readonly productId: string
    readonly length?: number
    readonly isTally?: boolean
    /** Of one piece, its longest side; 0 where it is not known. */
    readonly longestMm: number
  }
