/** Prices one line: the same rule for the page, the cart and the order. */

import { melbourneDate, nextSixPm } from "../melbourne.ts"
import { type Cents, exactProduct, MAX_CENTS, roundedFraction } from "../money.ts"
import { purchaseQuantity } from "../units/purchase-quantity.ts"
import { fromHundredths, type Hundredths } from "../units/quantity.ts"
import { quantityProblem } from "../units/quantity-step.ts"
import { unitChoice } from "../units/unit-choice.ts"
import { priceWords, quantityWords } from "../words/price.ts"
import { bestVolumeBreak, isValidPrice, runningPromotion, unitPriceAt, volumeBreaksAt } from "./discounts.ts"
import { gstIn, withoutGst } from "./gst.ts"
import type {
  Discount,
  ListedPrice,
  PriceAnswer,
  PriceBookEntry,
  PricedLine,
  PriceFailure,
  PriceRequest,
  PriceTerms
} from "./price.ts"

const failure = ({ sku, qty }: PriceRequest, msg: string): PriceFailure => ({ error: true, msg, id: sku, qty })

/** [PRC-03] The answer for what has no price. */
export const unknownPrice = (request: PriceRequest): PriceFailure => failure(request, priceWords.unavailable)

/** [GST-02] Unit price times quantity, rounded once. */
export const lineAmounts = (unitPrice: Cents, qty: Hundredths): Cents =>
  roundedFraction(exactProduct(unitPrice, qty), 100)

const discounted = (unitPrice: Cents, from: Hundredths, qty: Hundredths): Discount => {
  const linePrice = lineAmounts(unitPrice, qty)
  return {
    unitPrice,
    unitPriceExcGst: withoutGst(unitPrice),
    quantityBreak: fromHundredths(from),
    linePrice,
    lineGst: gstIn(linePrice)
  }
}

/** [QTY-01] Of a quantity that can be bought, and yet not priced, the line comes to more than the shop handles. */
const wrongQuantity = (listed: ListedPrice, request: PriceRequest) =>
  quantityProblem(listed, request) ?? quantityWords.incorrect

/** While it is filled in: a line of every cart and list, and adding to it is far quicker than copying it. */
type Filled<Line> = { -readonly [Name in keyof Line]: Line[Name] }

/**
 * [PRC-03] What a line costs a shopper now (epoch milliseconds): whole cents with GST. A failure says what is wrong: a
 * missing unit, a quantity, unit or length that the thing is not sold in, or no valid price.
 */
export const priceLine = (listed: ListedPrice, request: PriceRequest, terms: PriceTerms, now: number): PriceAnswer => {
  const today = melbourneDate(now)
  const unitPrice = unitPriceAt(listed, terms, today)
  if (!isValidPrice(unitPrice)) return unknownPrice(request)
  const qty = purchaseQuantity(listed, request)?.qty
  const linePrice = qty === undefined ? 0 : lineAmounts(unitPrice, qty)
  if (qty === undefined || linePrice > MAX_CENTS)
    return failure(request, unitChoice(request.uom) ? wrongQuantity(listed, request) : priceWords.needUnit)
  const breaks = volumeBreaksAt(listed.volumeBreaks, terms)
  const best = bestVolumeBreak(breaks, unitPrice, qty)
  const promotion = runningPromotion(listed, today)
  const lineGst = gstIn(linePrice)
  const line: Filled<PricedLine> = {
    id: listed.sku,
    sku: listed.sku,
    qty: fromHundredths(qty),
    unitPrice,
    linePrice,
    lineGst,
    customerUnitGst: gstIn(unitPrice),
    baseUnitPrice: unitPrice,
    baseLinePrice: linePrice,
    baseLineGst: lineGst,
    defaultUnitPrice: listed.retail,
    incGst: true,
    hasDiscount: best !== undefined,
    hasBulkBuy: breaks.length > 0,
    volumeDiscounts: breaks.map((one) => ({
      quantityBreak: fromHundredths(one.from),
      unitPriceFromBulkBuy: one.unitPrice,
      unitPriceExcGst: withoutGst(one.unitPrice)
    })),
    webProductLowest: listed.lowest,
    webProductHighest: listed.highest,
    expires: nextSixPm(now)
  }
  if (best) line.discount = discounted(best.unitPrice, best.from, qty)
  if (promotion && !isValidPrice(listed.clearance)) line.promotion = promotion
  return line
}

/** [PRC-03] A price for each request, in their order, at the terms that come with each listed price; `now` in epoch milliseconds. */
export const priceLines = (
  listed: ReadonlyMap<string, PriceBookEntry>,
  requests: ReadonlyArray<PriceRequest>,
  now: number
): ReadonlyArray<PriceAnswer> =>
  requests.map((request) => {
    const found = listed.get(request.sku)
    return found ? priceLine(found, request, found.terms, now) : unknownPrice(request)
  })

/** What stock counts and a branch picks: sticks of timber, units of everything else; undefined for what cannot be bought so. */
export const piecesOf = (listed: ListedPrice, request: PriceRequest): number | undefined =>
  purchaseQuantity(listed, request)?.pieces
