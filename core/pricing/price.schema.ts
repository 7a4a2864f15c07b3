/** Price requests and priced lines as they cross the wire. */

import { Schema } from "effect"
import {
  DayText,
  EpochMs,
  finiteBetween,
  Identifier,
  listOf,
  Measure,
  MessageText,
  wholeBetween
} from "../bounds.schema.ts"
import { MAX_CENTS } from "../money.ts"
import { skuPattern } from "../sku.ts"
import type * as Price from "./price.ts"

/** A stock number: letters, digits, dots, slashes and hyphens, at most 40. */
export const Sku = Schema.String.check(Schema.isMaxLength(40), Schema.isPattern(skuPattern))
/** Whole cents, no more than the shop handles either way. */
export const Cents = wholeBetween({ minimum: -MAX_CENTS, maximum: MAX_CENTS })

/** A quantity as entered: far beyond what a line holds either way, and short of where figures lose their cents. */
export const Quantity = finiteBetween({ minimum: -1e9, maximum: 1e9 })
/** A stick's length in metres, no longer than can be imported; which lengths there are is the rule's to say. */
export const StickLength = finiteBetween({ minimum: -100, maximum: 100 })

/** [PRC-03] What a price is asked for; whether the quantity can be bought is the rule's to say, not the wire's. */
export const PriceRequest = Schema.Struct({
  sku: Sku,
  qty: Quantity,
  length: Schema.optionalKey(StickLength),
  uom: Schema.String.check(Schema.isMaxCodePoints(20))
}) satisfies Schema.Codec<Price.PriceRequest>

const PricePoint = Schema.Struct({ sku: Identifier, price: Cents })

const Discount = Schema.Struct({
  unitPrice: Cents,
  unitPriceExcGst: Cents,
  quantityBreak: Measure,
  linePrice: Cents,
  lineGst: Cents
})

const VolumeDiscount = Schema.Struct({
  quantityBreak: Measure,
  unitPriceFromBulkBuy: Cents,
  unitPriceExcGst: Cents
})

const Promotion = Schema.Struct({ price: Cents, from: DayText, to: DayText })

/** [PRC-03] [ENT-14] A priced line. */
export const PricedLine = Schema.Struct({
  id: Identifier,
  sku: Identifier,
  qty: Measure,
  unitPrice: Cents,
  linePrice: Cents,
  lineGst: Cents,
  customerUnitGst: Cents,
  baseUnitPrice: Cents,
  baseLinePrice: Cents,
  baseLineGst: Cents,
  defaultUnitPrice: Cents,
  incGst: Schema.Boolean,
  hasDiscount: Schema.Boolean,
  hasBulkBuy: Schema.Boolean,
  discount: Schema.optionalKey(Discount),
  volumeDiscounts: listOf(VolumeDiscount),
  promotion: Schema.optionalKey(Promotion),
  webProductLowest: PricePoint,
  webProductHighest: PricePoint,
  expires: EpochMs
}) satisfies Schema.Codec<Price.PricedLine>

/** [PRC-03] A line that could not be priced. */
export const PriceFailure = Schema.Struct({
  error: Schema.Literal(true),
  msg: MessageText,
  id: Identifier,
  qty: Measure
}) satisfies Schema.Codec<Price.PriceFailure>

export const PriceAnswer = Schema.Union([PricedLine, PriceFailure])
