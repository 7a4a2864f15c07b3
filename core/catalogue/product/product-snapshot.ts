/** What an order's line freezes of the thing that is bought, and what its claims are compared with. */
import type { Product, Variant } from "./product.ts"

export type ProductSnapshot = Pick<Product, "slug"> &
  Pick<Variant, "sku" | "name" | "attributes" | "weightGrams"> & {
    readonly productId: string
    readonly length?: number
    readonly isTally?: boolean
  }
