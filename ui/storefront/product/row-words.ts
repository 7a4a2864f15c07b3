/** What tells the rows of a size table apart, in words. */
import { type AttributeName, attributeDisplayText } from "../../../core/catalogue/product/attribute.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { displayedLength } from "../../../core/units/entered-quantity.ts"
import type { SizeRow } from "./size-rows.ts"

/** The columns that tell rows apart; timber always has its length. */
export const distinguishingColumns = ({ options, isTimber }: ProductDetail): ReadonlyArray<AttributeName> =>
  isTimber ? ["length", ...options.filter((name) => name !== "length")] : options

/** [UOM-04] The length of a row of timber, metres; nothing where there is none worth showing. */
export const shownLength = ({ variation, length = variation.factor }: Pick<SizeRow, "variation" | "length">) =>
  displayedLength({ isRandomLength: variation.flags.isRandomLength, length })

/** A row's value in a column, as its rows are put in order by it. */
export const columnValue = (row: SizeRow, name: AttributeName, isTimber: boolean) =>
  name === "length" && isTimber ? shownLength(row) : row.variation.attributes[name]

/** A row's value in a column: `5.4 m`, `Box of 100`; empty where it has none. */
export const columnText = (row: SizeRow, name: AttributeName, isTimber: boolean): string => {
  const value = columnValue(row, name, isTimber)
  return value === undefined ? "" : attributeDisplayText(name, value)
}

/** `25 mm, Box of 100`; the name where nothing tells the rows apart. */
export const rowText = (product: ProductDetail, row: SizeRow): string =>
  distinguishingColumns(product)
    .map((name) => columnText(row, name, product.isTimber))
    .filter(Boolean)
    .join(", ") || row.variation.name
