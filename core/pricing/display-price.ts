/** How a price is shown: with or without GST, as one price or the lowest of several, beside the price it replaces. */
import type { Cents } from "../money.ts"
import type { Sku } from "../sku.ts"
import { unitText } from "../units/unit-text.ts"
import { priceWords } from "../words/price.ts"
import { isValidPrice } from "./discounts.ts"
import { withoutGst } from "./gst.ts"
import { chargedPrice, type PricedLine, type PricePoint, type PriceRequest } from "./price.ts"

/** [PRC-08] A price on both bases; `plusGst` includes the GST. */
export type BasePrice = { readonly excGst: Cents; readonly plusGst: Cents }

export const basePrice = (incGst: Cents): BasePrice => ({ excGst: withoutGst(incGst), plusGst: incGst })

/**
 * Who looks at a price. A logged-in shopper's own price comes later than the page, or fails; a contact whose
 * showCustomerPrice is explicitly false has none and sees what a guest sees.
 */
export type PriceViewer =
  | { readonly loggedIn: false }
  | {
      readonly loggedIn: true
      readonly price?: PricedLine
      readonly showExcGstPricing: boolean
      readonly showCustomerPrice?: boolean
    }

/** [PRC-04] Whether a price of the onlooker's own stands in for the base price; a missing rule is not false. */
const seesOwnPrice = (viewer: PriceViewer): viewer is PriceViewer & { readonly loggedIn: true } =>
  viewer.loggedIn && viewer.showCustomerPrice !== false

/** What a guest pays for a product, as lists show it. */
export type BasePricing = {
  readonly skuRetailIncGst: Cents
  /** What a guest pays today, where that is not retail. */
  readonly skuPromotionIncGst?: Cents
  readonly hasBulkDiscounts: boolean
  /** The cheapest volume price of all variants, where there are any. */
  readonly bulkUnitPrice?: Cents
  /** Of the product's variants, at what a guest pays today. */
  readonly webProductLowest: PricePoint
  readonly webProductHighest: PricePoint
}

type PricedProduct = { readonly sku: Sku; readonly uom: string; readonly basePricing: BasePricing }

/** [PRC-08] Base pricing shows for a known sku with a retail or lowest price; logged in also only with a valid own price. */
export const showsBasePricing = ({ sku, basePricing }: PricedProduct, viewer: PriceViewer): boolean => {
  const hasBase = isValidPrice(basePricing.skuRetailIncGst) || isValidPrice(basePricing.webProductLowest.price)
  const hasOwn =
    !seesOwnPrice(viewer) || (viewer.price !== undefined && isValidPrice(chargedPrice(viewer.price).unitPrice))
  return sku !== "" && hasBase && hasOwn
}

/** [PRC-10] What a customer's own price is asked for: one of the cheapest variant where that is known, else of the thing itself. */
export const ownPriceRequest = (
  { sku, uom }: Pick<PricedProduct, "sku" | "uom">,
  lowest?: { readonly sku: string }
): PriceRequest => ({ sku: lowest?.sku || sku, qty: 1, uom: `${uom}|1` })

export type PriceArea = {
  /** The price to show, on the basis that `gst` names. */
  readonly price: Cents
  /** The struck price beside it. */
  readonly struck?: Cents
  /** `from` and `more options`, where the product's variants differ in price. */
  readonly from?: string
  readonly more?: string
  /** What the price is for one of: `m`, `each`. */
  readonly unit: string
  readonly gst: string
}

type DisplayedPrice = { readonly price: Cents; readonly was: Cents; readonly isRange: boolean }

/** What a guest is charged: for the thing itself, or for the cheapest of its product where they differ. */
const guestShown = ({ basePricing }: PricedProduct): DisplayedPrice => {
  const { skuRetailIncGst, skuPromotionIncGst, webProductLowest, webProductHighest } = basePricing
  const isRange = webProductLowest.price !== webProductHighest.price
  const own = isValidPrice(skuPromotionIncGst) ? skuPromotionIncGst : skuRetailIncGst
  const isLowest = (isRange || !isValidPrice(own)) && isValidPrice(webProductLowest.price)
  if (isLowest && (!isValidPrice(own) || webProductLowest.price <= own))
    return { price: webProductLowest.price, was: webProductLowest.price, isRange }
  return { price: own, was: Math.max(own, skuRetailIncGst), isRange }
}

/** [PRC-04] [PRC-09] [GST-03] What the price area of a card says; nothing where no price can be shown. */
export const priceArea = (product: PricedProduct, viewer: PriceViewer): PriceArea | undefined => {
  if (!showsBasePricing(product, viewer)) return undefined
  const guest = guestShown(product)
  const own = seesOwnPrice(viewer) && viewer.price
  const { price, was, isRange } = own
    ? { ...guest, price: chargedPrice(own).unitPrice, was: own.defaultUnitPrice }
    : guest
  const exc = viewer.loggedIn && viewer.showExcGstPricing
  const shown = (cents: Cents) => basePrice(cents)[exc ? "excGst" : "plusGst"]
  return {
    price: shown(price),
    ...(was > price ? { struck: shown(was) } : {}),
    ...(isRange ? { from: priceWords.from, more: priceWords.moreOptions } : {}),
    unit: unitText(product.uom, "card", 1),
    gst: exc ? priceWords.excludesGst : priceWords.includesGst
  }
}
