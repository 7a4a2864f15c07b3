/** A product as its page shows it: everything needed to choose a variant and buy it. */

import type { PricedLine } from "../../pricing/price.ts"
import type { Sku } from "../../sku.ts"
import type { BranchStock } from "../../stock/stock.ts"
import type { StockMode } from "../../stock/stock-mode.ts"
import type { AttributeName, Attributes } from "./attribute.ts"
import type { ProductDocument, Shape } from "./product.ts"

/** A step of the path from the top category down; the slug is the whole path. */
export type CategoryStep = { readonly name: string; readonly slug: string }

/** One buyable variant with its price for one piece and what the branches hold. */
export type Variation = {
  readonly sku: Sku
  readonly name: string
  readonly attributes: Attributes
  readonly uom: string
  readonly factor: number
  readonly step?: number
  readonly length?: number
  readonly lengths?: ReadonlyArray<number>
  readonly tallies: ReadonlyArray<string>
  readonly weightGrams: number
  readonly barcode?: string
  readonly stockMode: StockMode
  readonly stockCode: number
  readonly flags: {
    readonly timberTally: boolean
    readonly isRandomLength: boolean
    readonly isClearance: boolean
    readonly specialOrder: boolean
    readonly limitedStock: boolean
  }
  /** For one piece, at the asking shopper's terms; absent where no price can be given. */
  readonly pricing?: PricedLine
  readonly stock: ReadonlyArray<BranchStock>
}

/** [ENT-08] A product with its variations, stock per store, lengths and images. */
export type ProductDetail = {
  readonly id: string
  readonly slug: string
  /** The first variation's. */
  readonly sku: Sku
  readonly name: string
  readonly purpose?: string
  readonly description: string
  readonly categories: ReadonlyArray<CategoryStep>
  readonly attributes: Attributes
  readonly options: ReadonlyArray<AttributeName>
  readonly shape: Shape
  readonly documents: ReadonlyArray<ProductDocument>
  readonly isHardware: boolean
  readonly isDangerous: boolean
  /** Sold by the stick or the lineal metre. */
  readonly isTimber: boolean
  readonly isTally: boolean
  readonly isRandomLength: boolean
  /** Every length it comes in, metres, ascending. */
  readonly lengths: ReadonlyArray<number>
  readonly variations: ReadonlyArray<Variation>
  /** Pieces of all variations by branch id. */
  readonly availableStock: { readonly [branchId: string]: number }
  /** Pieces by branch id and length in metres; only for timber. */
  readonly lengthStock: { readonly [branchId: string]: { readonly [length: string]: number } }
  readonly images: {
    readonly main: string
    readonly variations: { readonly [sku: string]: string }
    /** By one of those the ids of the pictures that follow it, where there are several of one thing. */
    readonly further: { readonly [imageId: string]: ReadonlyArray<string> }
  }
  readonly rating?: number
  readonly reviewCount?: number
  /** Whether buyers' reviews can be read; absent where there are none. */
  readonly hasReviews?: boolean
}

/** [ENT-09] A category; `items` are the categories straight below it. */
export type CategoryDetail = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly url: string
  readonly image: string
  readonly description: string
  readonly hasBanner: boolean
  readonly custom_class: string
  readonly productCount: number
  /** [FIL-01] Its own filters, or those of the nearest above it that has some; without any, none. */
  readonly filters: ReadonlyArray<AttributeName>
  readonly path: ReadonlyArray<CategoryStep>
  readonly items: ReadonlyArray<CategoryLink>
}

export type CategoryLink = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly url: string
  readonly image: string
  readonly productCount: number
}
