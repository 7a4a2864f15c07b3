/** What an order's line freezes of the thing that is bought. */
import type { Product, Variant } from "./product.ts"

export type Goods = Pick<Product, "slug"> &
  Pick<Variant, "sku" | "name" | "weightGrams"> & { readonly productId: string; readonly length?: number }
