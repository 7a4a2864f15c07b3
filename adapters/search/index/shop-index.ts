/** The whole shop in memory, arranged for searching; read from the database, which stays the one store. */
import type { Vocabulary } from "../../../core/catalogue/search/clause.ts"
import type { ProductRow, SkuRow } from "./catalogue-rows.ts"
import type { FacetIndex } from "./facet-index.ts"
import type { TextSegments } from "./highlight.ts"
import type { LiveColumns } from "./live-columns.ts"
import type { WordIndex } from "./word-index.ts"

export type ShopIndex = {
  readonly products: ReadonlyArray<Omit<ProductRow, "description" | "jobs">>
  /** Each stock number as JSON text: read only for those that are shown. */
  readonly skus: ReadonlyArray<string>
  readonly skuCodes: ReadonlyArray<string>
  /** The place of a stock number, by its code in small letters, with or without its dashes, or its barcode. */
  readonly placeOf: ReadonlyMap<string, number>
  /** The place of a product by its id. */
  readonly productAt: ReadonlyMap<string, number>
  readonly productOf: Int32Array
  /** A product's stock numbers stand together, from `firstSku[product]` to before `firstSku[product + 1]`. */
  readonly firstSku: Int32Array
  readonly words: WordIndex
  readonly vocabulary: Vocabulary
  readonly facets: FacetIndex
  readonly numbers: ReadonlyMap<string, Float64Array>
  /** Of which type each product is: the same number for the same name, one for those without. */
  readonly typeOf: Uint16Array
  /** How many words a product's type has. */
  readonly typeLength: Uint8Array
  /** How well a product sells, or is liked where nothing is known of that: 0 to 8. */
  readonly popularity: Float64Array
  /** How well each stock number sells, 0 to 100; 0 where nothing is known. */
  readonly sales: Uint8Array
  /** What a product has over others that match as well: it sells, its kind is widely kept, its name is short; -6 to 18. */
  readonly staticRank: Float32Array
  /** 1 for each product that a courier takes whichever of its sizes it is. */
  readonly isCarried: Uint8Array
  /** Where a product comes by name. */
  readonly nameOrder: Int32Array
  /** Facets of the categories that go by a name, by its words in order of the alphabet. */
  readonly categoryFacetsByName: ReadonlyMap<string, ReadonlyArray<number>>
  readonly live: LiveColumns
  /** What the variants of a product say together, by its place; filled as products are shown. */
  readonly families: Map<number, FamilySummary>
}

export type FamilySummary = {
  readonly title: TextSegments
  readonly sizeText: string
  /** How many rows its size table has: a length of mixed ones is a row too. */
  readonly sizeCount: number
  readonly isTally: boolean
  readonly isRestocked: boolean
  /** A line of which any size is stocked is not told as one that has to be ordered. */
  readonly limitedStock: boolean
  readonly specialOrder: boolean
  readonly reviews: { readonly avgRating: number; readonly reviewCount: number }
  /** What a card says of each variant, in their order: the rest of a stock number is read only where it is asked for. */
  readonly variants: ReadonlyArray<Pick<SkuRow, "uom" | "step" | "stockMode"> & { readonly sizeText: string }>
}
