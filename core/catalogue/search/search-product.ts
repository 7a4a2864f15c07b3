/** What a search finds: products as their cards show them, and how many there are of each kind. */

import type { BasePricing } from "../../pricing/display-price.ts"
import type { PriceRequest } from "../../pricing/price.ts"
import type { Sku } from "../../sku.ts"
import type { Attributes } from "../product/attribute.ts"
import type { Shape } from "../product/product.ts"
import type { PriceWish } from "./price-words.ts"

/** One query of a search request, in the words of the search protocol. */
export type SearchRequest = {
  readonly indexName: string
  readonly query?: string
  readonly page?: number
  readonly hitsPerPage?: number
  readonly filters?: string
  readonly facets?: ReadonlyArray<string>
  readonly facetFilters?: ReadonlyArray<string | ReadonlyArray<string>>
  readonly maxValuesPerFacet?: number
  readonly distinct?: boolean
  /** Facets count products, as `nbHits` does, not variants. */
  readonly facetingAfterDistinct?: boolean
  readonly clickAnalytics?: boolean
  /** Where all words together find nothing, what meets some of them, or is nearest, is an answer. */
  readonly removeWordsIfNoResults?: "allOptional"
  /** False for what is asked on the way to a search, which is not counted as one. */
  readonly analytics?: boolean
  readonly attributesToRetrieve?: ReadonlyArray<string>
  readonly attributesToHighlight?: ReadonlyArray<string>
}

/**
 * [FIL-05] The attribute by which a query asks for what its visitor has bought before; its value says who that is, so that
 * nothing that is kept of an answer is shown to anybody else.
 */
export const BOUGHT_FILTER = "previouslyBought"

/** [SRCH-01] Who types on is not answered: the shop is asked so many milliseconds after the last letter. */
export const SEARCH_DEBOUNCE_MS = 300

/** [ENT-13] A found product: the variant that matches best, and its product's prices, stock and ratings. */
export type SearchProduct = {
  readonly objectID: Sku
  readonly sku: Sku
  /** The product's id, under the three names that it is asked for by. */
  readonly id: string
  readonly webProductId: string
  readonly parentID: string
  readonly title: string
  readonly slug: string
  readonly url: string
  readonly algoliaType: "together" | "related" | "trending"
  readonly imageId: string
  readonly imageFormat: "half" | "thumbnail"
  readonly imageUrl: string
  readonly imageUrlWebp: string
  /** The picture of the variant, where each of them looks different; else the product's own. */
  readonly imageTwoId: string
  readonly imageTwoUrl: string
  readonly imageTwoUrlWebp: string
  /** WebP: the product's own, then each variant's that looks different. */
  readonly images: ReadonlyArray<string>
  readonly shape: Shape
  readonly attributes: Attributes
  /** What the card says under the name: `2.4 – 6.0 m`, `3 sizes`. */
  readonly sizeText: string
  readonly uom: string
  readonly factor: number
  readonly variantCount: number
  /** What there is to choose from before it can be bought: variants, and of mixed lengths each. */
  readonly sizeCount: number
  /** In which steps of its unit it is bought, where it has steps of its own (QTY-01). */
  readonly step?: number
  readonly categories: { readonly [level: string]: string }
  readonly priceQuery: PriceRequest
  readonly limitedStock: boolean
  readonly specialOrder: boolean
  readonly isClearance: boolean
  /** More of it is brought in: not so where all of its variants are sold to the last one. */
  readonly isRestocked: boolean
  readonly flags: { readonly timberTally: boolean }
  readonly reviews: { readonly avgRating: number; readonly reviewCount: number }
  /** Pieces: `branch` by branch id, `timber` over all branches for tally goods. */
  readonly stocks: { readonly branch: { readonly [branchId: string]: number }; readonly timber: number }
  readonly deliveryOptions: { readonly uber: boolean }
  readonly basePricing: BasePricing
  /** The words searched for fit this variant and not all of its product's: it is the one that is meant, and `stocks` are its own. */
  readonly isVariantMeant?: boolean
  /** What the meant variant is chosen by, `5.4 m`. */
  readonly meantSize?: string
  readonly _highlightResult?: { readonly title?: { readonly value: string } }
}

/** What a list shows of a product; nothing else is asked for, sent, or written into its page. */
export const cardFields = [
  "objectID",
  "sku",
  "title",
  "slug",
  "imageId",
  "sizeText",
  "uom",
  "reviews",
  "basePricing",
  "stocks",
  "deliveryOptions",
  "flags",
  "limitedStock",
  "specialOrder",
  "isClearance",
  "isRestocked",
  "sizeCount",
  "step",
  "isVariantMeant",
  "meantSize"
] as const satisfies ReadonlyArray<keyof SearchProduct>

export type CardProduct = Pick<SearchProduct, (typeof cardFields)[number]>

/** [REC-01] What a card shows of a recommended product, and whatever else was asked for. */
export type RecommendedProduct = CardProduct & Partial<SearchProduct>

/** One query's answer. Facet counts are of variants unless products were asked for; `nbHits` is of products. */
export type SearchResult = {
  readonly hits: ReadonlyArray<SearchProduct>
  readonly nbHits: number
  readonly page: number
  readonly nbPages: number
  readonly hitsPerPage: number
  readonly facets?: { readonly [attribute: string]: { readonly [value: string]: number } }
  readonly query: string
  readonly queryID?: string
  /** [SRCH-03] Where an exact SKU or barcode leads. */
  readonly redirect?: string
  /** Set where nothing matched as it was typed: what was searched for instead. */
  readonly searchedFor?: string
  /** Words that lead nowhere and were left out. */
  readonly without?: ReadonlyArray<string>
  /** What the words said of the price, where it was followed. */
  readonly priceWish?: PriceWish
  /** [FIL-05] It was asked by what its visitor bought before, which could not be looked up: nobody knows what it would find. */
  readonly isBoughtUnknown?: true
}
