/** What is bought where so much is typed into a row's box, what one step more is, and what is wrong with it. */
import type { Variation } from "../../../core/catalogue/product/product-detail.ts"
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
import { figureIn, MOST_TYPED, wholeHundredths } from "../../kit/typed-figure.ts"
import { productWords } from "../../words/product.ts"
import { type SizeRow, stockOf } from "./size-rows.ts"

export type BuyBy = "STICK" | "LM"

const soldAs = (variation: Variation): SellingUnit => ({ ...variation, isRandomLength: variation.flags.isRandomLength })

/** The unit that is bought by, and the length where the row has several to choose from. */
const unitOf = ({ variation, length }: SizeRow, buyBy: BuyBy): Omit<PriceRequest, "sku" | "qty"> => {
  const { factor, uom, lengths } = variation
  if (!isSoldByStick(variation)) return { uom: `${uom}|1` }
  const chosen = lengths && length !== undefined ? { length } : {}
  return { uom: buyBy === "LM" ? "LM|1" : `STICK|${length ?? factor}`, ...chosen }
}

/** What a row's box means in the unit that is bought by; nothing while it is empty or no quantity. */
const wantedIn = (row: SizeRow, typed: string, buyBy: BuyBy): Omit<PriceRequest, "sku"> | undefined => {
  const figure = figureIn(typed)
  if (!(figure > 0) || figure > MOST_TYPED) return undefined
  const unit = unitOf(row, buyBy)
  return { qty: unit.uom === "LM|1" ? wholeHundredths(figure) : figure, ...unit }
}

/** [STK-04] None of it is left and no more is coming: there is no box for it. */
export const isRowSoldOut = (row: SizeRow): boolean => isSoldOut(stockOf(row, undefined, 1))

/** What a row's box comes to, by the rule that the shop prices it by: whole sticks or units; nothing while it is empty or wrong. */
export const boughtIn = (row: SizeRow, typed: string, buyBy: BuyBy): PurchaseQuantity | undefined => {
  const wanted = wantedIn(row, typed, buyBy)
  return wanted && !isRowSoldOut(row) ? purchaseQuantity(soldAs(row.variation), wanted) : undefined
}

/** What the shop is asked for a row: sticks, metres of whole sticks, or units; nothing while its box is empty or wrong. */
export const requestIn = (row: SizeRow, typed: string, buyBy: BuyBy): PriceRequest | undefined => {
  const found = boughtIn(row, typed, buyBy)
  return found && { ...unitOf(row, buyBy), sku: row.variation.sku, qty: found.qtyRaw }
}

/** [STK-04] That fewer are left, of what is not brought in again. */
export const shortageIn = (row: SizeRow, typed: string, buyBy: BuyBy): string | undefined => {
  const found = boughtIn(row, typed, buyBy)
  const stock = found && stockOf(row, undefined, found.pieces)
  return stock && !stock.canOrder ? stock.text : undefined
}

/** [QTY-01] What is wrong with what stands in a row's box, and the next right quantity; nothing while it is empty or right. */
export const problemIn = (row: SizeRow, typed: string, buyBy: BuyBy): string | undefined => {
  if (typed === "" || isRowSoldOut(row)) return undefined
  if (boughtIn(row, typed, buyBy)) return shortageIn(row, typed, buyBy)
  if (figureIn(typed) > MOST_TYPED) return productWords.tooMany(MOST_TYPED.toLocaleString("en-AU"))
  const wanted = wantedIn(row, typed, buyBy)
  if (wanted) return quantityProblem(soldAs(row.variation), wanted)
  return unitOf(row, buyBy).uom === "LM|1" ? productWords.notMetres : productWords.notWhole
}

/** [QTY-01] [UOM-03] What stands in the box one step further: a stick of metres, or a step of its unit; empty for none. */
export const steppedIn = (row: SizeRow, typed: string, buyBy: BuyBy, by: 1 | -1): string => {
  const from = figureIn(typed)
  const qty = from > 0 && from <= MOST_TYPED ? from : 0
  const next = Math.min(MOST_TYPED, steppedQuantity(soldAs(row.variation), { qty, ...unitOf(row, buyBy) }, by))
  return next === 0 ? "" : String(next)
}

/** [UOM-03] What stands in the row's box when so much is bought by that unit, and what that is in the other. */
export const inUnit = (
  { variation, length }: SizeRow,
  { pieces, qty }: PurchaseQuantity,
  buyBy: BuyBy
): { readonly typed: string; readonly note: string } => {
  const metres = String(fromHundredths(qty))
  return {
    typed: buyBy === "LM" ? metres : String(pieces),
    note: productWords.sticksInMetres(pieces, String(length ?? variation.factor), metres)
  }
}
