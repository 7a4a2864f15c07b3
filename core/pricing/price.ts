/** What a thing costs one shopper: the listed prices it starts from, and the priced line that is shown, charged and printed. */

import type { Cents } from "../money.ts"
import type { Sku } from "../sku.ts"

export type VolumeBreak = { readonly quantityBreak: number; readonly unitPrice: number }

/** A price for a while: whole cents, from the start of the first day to the end of the last, Melbourne dates. */
export type Promotion = { readonly price: number; readonly from: string; readonly to: string }

/** How a shopper's terms change the listed price. */
export type PriceTerms =
  | { readonly kind: "guest" }
  | { readonly kind: "loyalty" }
  | { readonly kind: "trade"; readonly fixed?: Cents; readonly percentOff?: number }

/** One row of the price book: everything that the price of a SKU is worked out from. */
export type ListedPrice = {
  readonly sku: Sku
  readonly uom: string
  /** The stick's length in metres where the thing is sold by the stick or the lineal metre, else 1. */
  readonly factor: number
  readonly isRandomLength: boolean
  /** Of mixed lengths those that it comes in, metres; no other can be bought where they are given. */
  readonly lengths?: ReadonlyArray<number>
  /** In which steps of its unit it is bought, where it has steps of its own (QTY-01). */
  readonly step?: number
  readonly retail: Cents
  readonly volumeBreaks: ReadonlyArray<VolumeBreak>
  readonly promotion?: Promotion
  readonly clearance?: Cents
  /** The cheapest and the dearest variant of the same product, at retail. */
  readonly lowest: PricePoint
  readonly highest: PricePoint
}

/** A listed price together with the terms at which the asking customer buys it. */
export type PriceBookEntry = ListedPrice & { readonly terms: PriceTerms }

export type PricePoint = { readonly sku: Sku; readonly price: Cents }

/** What a price is asked for: the quantity as entered, in the unit that the shopper chose. */
export type PriceRequest = {
  readonly sku: Sku
  /** As entered, at most two decimals: sticks for `STICK|5.4`, metres for `LM|1`. */
  readonly qty: number
  /** Metres; only for random-length and tally things. */
  readonly length?: number
  /** `uom|factor` (UOM-02). */
  readonly uom: string
}

export type VolumeDiscount = {
  readonly quantityBreak: number
  readonly unitPriceFromBulkBuy: Cents
  readonly unitPriceExcGst: Cents
}

export type Discount = {
  readonly unitPrice: Cents
  readonly unitPriceExcGst: Cents
  readonly quantityBreak: number
  readonly linePrice: Cents
  readonly lineGst: Cents
}

/** [PRC-03] A priced line. All money in whole cents; `qty` is the priced quantity in the SKU's own unit, to two decimals. */
export type PricedLine = {
  /** [ENT-14] The SKU once more: what a failure is known by as well. */
  readonly id: Sku
  readonly sku: Sku
  readonly qty: number
  readonly unitPrice: Cents
  readonly linePrice: Cents
  readonly lineGst: Cents
  readonly customerUnitGst: Cents
  readonly baseUnitPrice: Cents
  readonly baseLinePrice: Cents
  readonly baseLineGst: Cents
  readonly defaultUnitPrice: Cents
  readonly incGst: boolean
  readonly hasDiscount: boolean
  readonly hasBulkBuy: boolean
  /** What is paid, where a volume break applies. */
  readonly discount?: Discount
  readonly volumeDiscounts: ReadonlyArray<VolumeDiscount>
  readonly promotion?: Promotion
  readonly webProductLowest: PricePoint
  readonly webProductHighest: PricePoint
  /** When the price must be asked for again, epoch milliseconds (PRC-06). */
  readonly expires: number
}

/** [PRC-03] A line that could not be priced. */
export type PriceFailure = { readonly error: true; readonly msg: string; readonly id: Sku; readonly qty: number }

export type PriceAnswer = PricedLine | PriceFailure

/** [PRC-03] Whether an answer is a priced line, and no failure. */
export const isPriced = (answer: PriceAnswer): answer is PricedLine => !("error" in answer)

/** [PRC-09] The listed price that stands struck beside what is paid for one unit, cents; undefined where that is no cheaper. */
export const struckUnitPrice = (pricing: PricedLine): Cents | undefined =>
  pricing.defaultUnitPrice > chargedPrice(pricing).unitPrice ? pricing.defaultUnitPrice : undefined

/** What is paid for one unit, for the line, and the GST in the line, cents: at the volume discount where one applies, else as priced. */
export const chargedPrice = ({ discount, unitPrice, linePrice, lineGst }: PricedLine) =>
  discount
    ? { unitPrice: discount.unitPrice, linePrice: discount.linePrice, lineGst: discount.lineGst }
    : { unitPrice, linePrice, lineGst }
