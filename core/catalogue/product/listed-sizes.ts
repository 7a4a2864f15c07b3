/** The sizes of a product as a list's table shows them: a row for each variant, or for each length of one. */
import type { Cents } from "../../money.ts"
import type { Sku } from "../../sku.ts"
import { availability, isNotRestocked } from "../../stock/availability.ts"
import type { SkuStock } from "../../stock/stock.ts"
import type { AttributeName, Attributes } from "./attribute.ts"
import type { Variation } from "./product-detail.ts"
import { productDetail } from "./product-page.ts"
import type { VisibleProduct } from "./visible-product.ts"

/** One of them, with what it costs a guest for one of its unit, and the pieces of one store and of all others. */
export type ListedSize = {
  readonly sku: Sku
  /** Of what nothing tells from its siblings but its name. */
  readonly name?: string
  /** Of a variant that comes in several lengths this one, metres. */
  readonly length?: number
  /** What tells it from its siblings. */
  readonly attributes: Attributes
  readonly uom: string
  readonly factor: number
  readonly step?: number
  /** Absent where it is none: a list's page has two hundred sizes written into it. */
  readonly isRandomLength?: true
  /** Absent where no price can be given. */
  readonly unitPrice?: Cents
  readonly here: number
  readonly elsewhere: number
  /** Absent where it is brought in again. */
  readonly isNotRestocked?: true
}

/** A product's sizes, asked for by the stock number `sku` of one of its variants. */
export type ProductSizes = {
  readonly sku: Sku
  readonly isTimber: boolean
  readonly options: ReadonlyArray<AttributeName>
  readonly sizes: ReadonlyArray<ListedSize>
}

/** A list shows at most so many sizes of one product, or one more where that is all; the others stand on its page. */
export const MAX_LISTED_SIZES = 5

const listedSize = (
  variation: Variation,
  length: number | undefined,
  options: ReadonlyArray<AttributeName>,
  branchId: number | undefined
): ListedSize => {
  const { sku, name, attributes, uom, factor, step, pricing, flags, stockMode } = variation
  const { available, total } = availability(variation, branchId, 1, length)
  const told = options.flatMap((option) => {
    const value = attributes[option]
    return value === undefined ? [] : [[option, value] as const]
  })
  const here = branchId === undefined ? 0 : available
  return {
    sku,
    ...(told.length > 0 || length !== undefined ? {} : { name }),
    ...(length === undefined ? {} : { length }),
    attributes: Object.fromEntries(told),
    uom,
    factor,
    ...(step === undefined ? {} : { step }),
    ...(flags.isRandomLength ? { isRandomLength: true } : {}),
    ...(pricing ? { unitPrice: pricing.unitPrice } : {}),
    here,
    elsewhere: total - here,
    ...(isNotRestocked(stockMode) ? { isNotRestocked: true } : {})
  }
}

/**
 * [EXP-28] In the order of the product's page, the first `MAX_LISTED_SIZES`; the one that was asked for stands first where
 * it would be left out. Where no store is chosen (`branchId` undefined) every store is elsewhere.
 */
export const listedSizes = (
  asked: Sku,
  product: VisibleProduct,
  held: ReadonlyMap<Sku, SkuStock>,
  branchId: number | undefined,
  now: number
): ProductSizes => {
  const { isTimber, options, variations } = productDetail(product, held, now)
  const rows = variations.flatMap((variation) =>
    (variation.lengths ?? [undefined]).map((length) => ({ variation, length }))
  )
  // The way to the others would take the place of the last.
  const most = rows.length === MAX_LISTED_SIZES + 1 ? rows.length : MAX_LISTED_SIZES
  const first = rows.slice(0, most)
  const isAsked = ({ variation }: (typeof rows)[number]) => variation.sku === asked
  const meant = first.some(isAsked) ? undefined : rows.find(isAsked)
  const shown = meant ? [meant, ...first.slice(0, most - 1)] : first
  return {
    sku: asked,
    isTimber,
    options,
    sizes: shown.map(({ variation, length }) => listedSize(variation, length, options, branchId))
  }
}
