/** The rows of a product's size table, and what is bought where so much is typed into one of them. */
import type { ProductDetail, Variation } from "../../core/catalogue/product-detail.ts"
import type { PriceRequest } from "../../core/pricing/price.ts"
import { type Bought, bought } from "../../core/units/bought.ts"
import { fromHundredths } from "../../core/units/quantity.ts"
import { quantityProblem } from "../../core/units/quantity-step.ts"
import { figureIn, MOST_TYPED, wholeHundredths } from "../parts/typed-figure.ts"
import { productWords } from "../words/product.ts"

/** One row of the size table: a variant, or one length of a variant that comes in several. */
export type SizeRow = { readonly key: string; readonly variation: Variation; readonly length?: number }

export type BuyBy = "STICK" | "LM"

/** [PDP-01] The rows of a product's size table, in the order of its variations and their lengths. */
export const sizeRows = (product: ProductDetail): ReadonlyArray<SizeRow> =>
  product.variations.flatMap((variation): ReadonlyArray<SizeRow> => {
    if (variation.lengths)
      return variation.lengths.map((length) => ({ key: `${variation.sku}@${length}`, variation, length }))
    return [{ key: variation.sku, variation, ...(variation.length === undefined ? {} : { length: variation.length }) }]
  })

/** What a row's box means in the unit that is bought by; nothing while it is empty or wrong. */
export const wantedOf = (
  { variation, length }: SizeRow,
  typed: string,
  isTimber: boolean,
  buyBy: BuyBy
): Omit<PriceRequest, "sku"> | undefined => {
  const figure = figureIn(typed)
  if (!(figure > 0) || figure > MOST_TYPED) return undefined
  const { factor, uom, lengths } = variation
  const chosen = lengths && length !== undefined ? { length } : {}
  if (!isTimber) return { qty: figure, uom: `${uom}|1` }
  if (buyBy === "STICK") return { qty: figure, uom: `STICK|${length ?? factor}`, ...chosen }
  return { qty: wholeHundredths(figure), uom: "LM|1", ...chosen }
}

/** What that comes to, by the rule that the shop prices it by: whole sticks or units. */
export const boughtOf = ({ variation }: SizeRow, wanted: Omit<PriceRequest, "sku"> | undefined): Bought | undefined =>
  wanted && bought({ ...variation, isRandomLength: variation.flags.isRandomLength }, wanted)

/** [QTY-01] Why that cannot be bought, with the next right quantity where it is off its step. */
export const quantityProblemOf = (
  { variation }: SizeRow,
  wanted: Omit<PriceRequest, "sku"> | undefined
): string | undefined =>
  wanted && quantityProblem({ ...variation, isRandomLength: variation.flags.isRandomLength }, wanted)

/** [UOM-03] What stands in the row's box when so much is bought by that unit, and what that is in the other. */
export const inUnit = (
  { variation, length }: SizeRow,
  { pieces, qty }: Bought,
  buyBy: BuyBy
): { readonly typed: string; readonly note: string } => {
  const metres = String(fromHundredths(qty))
  return {
    typed: buyBy === "LM" ? metres : String(pieces),
    note: productWords.sticksInMetres(pieces, String(length ?? variation.factor), metres)
  }
}
