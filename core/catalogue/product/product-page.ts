/** What a product's page holds, made from the catalogue and the stock. */

import { isPriced } from "../../pricing/price.ts"
import { priceLine } from "../../pricing/price-line.ts"
import { type PriceRange, priceRange } from "../../pricing/price-range.ts"
import type { Sku } from "../../sku.ts"
import type { SkuStock } from "../../stock/stock.ts"
import { stockFlags } from "../../stock/stock-mode.ts"
import { onePiece } from "./one-piece.ts"
import { numberedPictureId } from "./picture.ts"
import type { Product, Variant } from "./product.ts"
import type { ProductDetail, Variation } from "./product-detail.ts"
import type { VisibleProduct } from "./visible-product.ts"

/** What a picture is asked for by: a product's, or one of its variants' where each looks different, or has a picture of its own, and can be named in a path. */
export const imageId = (
  product: { readonly id: string; readonly options: ReadonlyArray<string> },
  variant?: Pick<Variant, "sku" | "photos">
): string =>
  variant && (product.options.includes("colour") || variant.photos) && !variant.sku.includes("/")
    ? variant.sku.toLowerCase()
    : product.id

/** By the first picture's id the ids of those that follow it, where a merchant has several of one thing. */
const furtherPictures = (product: Product): { readonly [imageId: string]: ReadonlyArray<string> } => {
  const all = [product, ...product.variants].map((of) => {
    const id = imageId(product, "sku" in of ? of : undefined)
    return [id, (of.photos ?? []).slice(1).map((position) => numberedPictureId(id, position))] as const
  })
  return Object.fromEntries(all.filter(([, further]) => further.length > 0))
}

const variation = (variant: Variant, range: PriceRange, held: SkuStock | undefined, now: number): Variation => {
  const listed = { ...variant, ...range, isRandomLength: variant.isRandomLength ?? false }
  const priced = priceLine(listed, onePiece(variant), { kind: "guest" }, now)
  return {
    sku: variant.sku,
    name: variant.name,
    attributes: variant.attributes,
    uom: variant.uom,
    factor: variant.factor,
    ...(variant.step === undefined ? {} : { step: variant.step }),
    ...(variant.length === undefined ? {} : { length: variant.length }),
    ...(variant.lengths ? { lengths: variant.lengths } : {}),
    tallies: variant.tallies ?? [],
    weightGrams: variant.weightGrams,
    ...(variant.barcode === undefined ? {} : { barcode: variant.barcode }),
    stockMode: variant.stockMode,
    stockCode: variant.stockCode,
    flags: {
      timberTally: variant.isTally ?? false,
      isRandomLength: variant.isRandomLength ?? false,
      ...stockFlags(variant)
    },
    ...(isPriced(priced) ? { pricing: priced } : {}),
    stock: held?.branches ?? []
  }
}

/** Pieces of all variations by branch, and of each length by branch (STK-09). */
const stockByBranch = (variations: ReadonlyArray<Variation>) => {
  const availableStock: Record<string, number> = {}
  const lengthStock: Record<string, Record<string, number>> = {}
  for (const { stock, length: own } of variations)
    for (const { branchId, available, length = own } of stock) {
      availableStock[branchId] = (availableStock[branchId] ?? 0) + available
      if (length === undefined) continue
      lengthStock[branchId] ??= {}
      const lengths = lengthStock[branchId]
      lengths[length] = (lengths[length] ?? 0) + available
    }
  return { availableStock, lengthStock }
}

/** Of what has a price. */
const rangeOf = (variants: ReadonlyArray<Variant>): PriceRange | undefined => {
  const [first, ...others] = variants
    .filter(({ retail }) => retail > 0)
    .map(({ sku, retail }) => ({ sku, price: retail }))
  return first && priceRange([first, ...others])
}

/** [ENT-08] [PDP-01] The page of a product at a guest's prices, which stand with it; a customer's own are asked for later. */
export const productDetail = (
  product: VisibleProduct,
  held: ReadonlyMap<Sku, SkuStock>,
  now: number
): ProductDetail => {
  const range = rangeOf(product.variants)
  const variations = product.variants.flatMap((variant) =>
    range ? [variation(variant, range, held.get(variant.sku), now)] : []
  )
  const rated = product.variants.find(({ rating }) => rating !== undefined)
  const lengths = product.variants.flatMap(
    ({ length, lengths: mixed }) => mixed ?? (length === undefined ? [] : [length])
  )
  return {
    id: product.id,
    slug: product.slug,
    sku: product.variants[0]?.sku ?? "",
    name: product.name,
    ...(product.purpose ? { purpose: product.purpose } : {}),
    description: product.description,
    categories: product.categories,
    attributes: product.attributes,
    options: product.options,
    shape: product.drawing.shape,
    documents: product.documents,
    isHardware: product.isHardware,
    isDangerous: product.isDangerous,
    isTimber: product.variants.some(({ uom }) => uom === "LM"),
    isTally: product.variants.some(({ isTally }) => isTally === true),
    isRandomLength: product.variants.some(({ isRandomLength }) => isRandomLength === true),
    lengths: [...new Set(lengths)].sort((left, right) => left - right),
    variations,
    ...stockByBranch(variations),
    images: {
      main: imageId(product),
      variations: Object.fromEntries(product.variants.map((variant) => [variant.sku, imageId(product, variant)])),
      further: furtherPictures(product)
    },
    ...(rated?.rating === undefined ? {} : { rating: rated.rating }),
    ...(rated?.reviewCount === undefined ? {} : { reviewCount: rated.reviewCount })
  }
}
