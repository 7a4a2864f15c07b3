/** What is bought where so much is typed into a row's box, what one step more is, and what is wrong with it. */
import type { Variation } from "../../../core/catalogue/product/product-detail.ts"
import { numberText } from "../../../core/number-text.ts"
import type { PriceRequest } from "../../../core/pricing/price.ts"
import { isSoldOut } from "../../../core/stock/availability.ts"
import {
  isSoldByStick,
  type PurchaseQuantity,
  purchaseQuantity,
  type SellingUnit
} from "../../../core/units/purchase-quantity.ts"
import { fromHundredths } from "../../../core/units/quantity.ts"
import { quantityProblem, steppedQuantity } from "../../../core/units/quantity-step.ts"
import { lengthText } from "../../../core/units/sticks.ts"
import { MAX_TYPED_LENGTH, parseTypedNumber, wholeHundredths } from "../../kit/typed-number.ts"
import { productWords } from "../../words/product.ts"
import { type SizeRow, stockOf } from "./size-rows.ts"

export type PurchaseUnit = "STICK" | "LM"

const sellingUnitOf = (variation: Variation): SellingUnit => ({
  ...variation,
  isRandomLength: variation.flags.isRandomLength
})

/** The unit that is bought by, and the length where the row has several to choose from. */
const unitOf = ({ variation, length }: SizeRow, purchaseUnit: PurchaseUnit): Omit<PriceRequest, "sku" | "qty"> => {
  const { factor, uom, lengths } = variation
  if (!isSoldByStick(variation)) return { uom: `${uom}|1` }
  const chosen = lengths && length !== undefined ? { length } : {}
  return { uom: purchaseUnit === "LM" ? "LM|1" : `STICK|${length ?? factor}`, ...chosen }
}

/** What a row's box means in the unit that is bought by; nothing while it is empty or no quantity. */
const parseRowQuantity = (
  row: SizeRow,
  typed: string,
  purchaseUnit: PurchaseUnit
): Omit<PriceRequest, "sku"> | undefined => {
  const figure = parseTypedNumber(typed)
  if (!(figure > 0) || figure > MAX_TYPED_LENGTH) return undefined
  const unit = unitOf(row, purchaseUnit)
  return { qty: unit.uom === "LM|1" ? wholeHundredths(figure) : figure, ...unit }
}

/** [STK-04] None of it is left and no more is coming: there is no box for it. */
export const isRowSoldOut = (row: SizeRow): boolean => isSoldOut(stockOf(row, undefined, 1))

/** Why a row can't be bought here: nothing of it is left, or the shop has no price for it and sells it by phone alone. */
export type RowBlocker = "sold out" | "not online"

/** [PDP-01] Why there is no box for a row; nothing where it can be bought. */
export const rowBlocker = (row: SizeRow): RowBlocker | undefined => {
  if (isRowSoldOut(row)) return "sold out"
  return row.variation.pricing ? undefined : "not online"
}

/** What a row's box comes to, by the rule that the shop prices it by: whole sticks or units; nothing while it is empty or wrong. */
export const rowPurchaseQuantity = (
  row: SizeRow,
  typed: string,
  purchaseUnit: PurchaseUnit
): PurchaseQuantity | undefined => {
  const entry = parseRowQuantity(row, typed, purchaseUnit)
  return entry && !rowBlocker(row) ? purchaseQuantity(sellingUnitOf(row.variation), entry) : undefined
}

/** What the shop is asked for a row: sticks, metres of whole sticks, or units; nothing while its box is empty or wrong. */
export const rowPriceRequest = (row: SizeRow, typed: string, purchaseUnit: PurchaseUnit): PriceRequest | undefined => {
  const quantity = rowPurchaseQuantity(row, typed, purchaseUnit)
  return quantity && { ...unitOf(row, purchaseUnit), sku: row.variation.sku, qty: quantity.qtyRaw }
}

/** [STK-04] That fewer are left, of what is not brought in again. */
export const rowStockShortage = (row: SizeRow, typed: string, purchaseUnit: PurchaseUnit): string | undefined => {
  const quantity = rowPurchaseQuantity(row, typed, purchaseUnit)
  const stock = quantity && stockOf(row, undefined, quantity.pieces)
  return stock && !stock.canOrder ? stock.text : undefined
}

/** [QTY-01] What is wrong with what stands in a row's box, and the next right quantity; nothing while it is empty or right. */
export const rowQuantityProblem = (row: SizeRow, typed: string, purchaseUnit: PurchaseUnit): string | undefined => {
  if (typed === "" || rowBlocker(row)) return undefined
  if (rowPurchaseQuantity(row, typed, purchaseUnit)) return rowStockShortage(row, typed, purchaseUnit)
  if (parseTypedNumber(typed) > MAX_TYPED_LENGTH) return productWords.tooMany(numberText(MAX_TYPED_LENGTH))
  const entry = parseRowQuantity(row, typed, purchaseUnit)
  if (entry) return quantityProblem(sellingUnitOf(row.variation), entry)
  return unitOf(row, purchaseUnit).uom === "LM|1" ? productWords.notMetres : productWords.notWhole
}

/** [QTY-01] [UOM-03] What stands in the box one step further: a stick of metres, or a step of its unit; empty for none. */
export const steppedRowQuantity = (row: SizeRow, typed: string, purchaseUnit: PurchaseUnit, by: 1 | -1): string => {
  const from = parseTypedNumber(typed)
  const qty = from > 0 && from <= MAX_TYPED_LENGTH ? from : 0
  const next = Math.min(
    MAX_TYPED_LENGTH,
    steppedQuantity(sellingUnitOf(row.variation), { qty, ...unitOf(row, purchaseUnit) }, by)
  )
  return next === 0 ? "" : String(next)
}

const sticksText = ({ variation, length }: SizeRow, { pieces, qty }: PurchaseQuantity): string =>
  productWords.sticksInMetres(pieces, lengthText(length ?? variation.factor), lengthText(fromHundredths(qty)))

/** [UOM-03] The whole sticks that metres in a row's box come to, rounded up or just so many; nothing where it is not bought by the metre. */
export const rowMetresNote = (
  row: SizeRow,
  quantity: PurchaseQuantity,
  purchaseUnit: PurchaseUnit
): string | undefined =>
  unitOf(row, purchaseUnit).uom === "LM|1" ? (quantity.notice ?? `= ${sticksText(row, quantity)}`) : undefined

/** [UOM-03] What stands in the row's box when so much is bought by that unit, and what that is in the other. */
export const convertRowQuantity = (
  row: SizeRow,
  quantity: PurchaseQuantity,
  purchaseUnit: PurchaseUnit
): { readonly typed: string; readonly note: string } => ({
  typed: String(purchaseUnit === "LM" ? fromHundredths(quantity.qty) : quantity.pieces),
  note: sticksText(row, quantity)
})
