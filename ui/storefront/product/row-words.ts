/** What tells the rows of a size table apart, in words. */
import { type AttributeName, attributeDisplayText } from "../../../core/catalogue/product/attribute.ts"
import type { ProductDetail, Variation } from "../../../core/catalogue/product/product-detail.ts"
import { displayedLength } from "../../../core/units/entered-quantity.ts"

type Product = Pick<ProductDetail, "options" | "isTimber">

/** A size: a row of a product's page, or of a list's table. */
type Row = {
  readonly variation: Pick<Variation, "attributes" | "factor" | "name"> & {
    readonly flags: Pick<Variation["flags"], "isRandomLength">
  }
  readonly length?: number
}

/** The columns that tell rows apart; timber always has its length. */
export const distinguishingColumns = ({ options, isTimber }: Product): ReadonlyArray<AttributeName> =>
  isTimber ? ["length", ...options.filter((name) => name !== "length")] : options

/** [UOM-04] The length of a row of timber, metres; nothing where there is none worth showing. */
export const shownLength = ({ variation, length = variation.factor }: Row) =>
  displayedLength({ isRandomLength: variation.flags.isRandomLength, length })

/** A row's value in a column, as its rows are put in order by it. */
export const columnValue = (row: Row, name: AttributeName, isTimber: boolean) =>
  name === "length" && isTimber ? shownLength(row) : row.variation.attributes[name]

/** A row's value in a column: `5.4 m`, `Box of 100`; empty where it has none. */
export const columnText = (row: Row, name: AttributeName, isTimber: boolean): string => {
  const value = columnValue(row, name, isTimber)
  return value === undefined ? "" : attributeDisplayText(name, value)
}

/** `25 mm, Box of 100`; the name where nothing tells the rows apart. */
export const rowText = (product: Product, row: Row): string =>
  distinguishingColumns(product)
    .map((name) => columnText(row, name, product.isTimber))
    .filter(Boolean)
    .join(", ") || row.variation.name
