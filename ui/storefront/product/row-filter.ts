/** Finds rows of a size table by what is typed and picked; its code comes with the boxes over a long table. */
import type { AttributeName } from "../../../core/catalogue/product/attribute.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { columnText, distinguishingColumns } from "./row-words.ts"
import type { SizeRow } from "./size-rows.ts"

const foldRowText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("×", "x")
    .replace(/(?<=\d)\s*x\s*(?=\d)/g, "x")

/** The words of a text, and each number once more with its unit: `5.4 m` is `5.4`, `m` and `5.4m`. */
const rowWords = (text: string): ReadonlyArray<string> => {
  const words = foldRowText(text)
    .split(/[\s,()]+/)
    .filter(Boolean)
  const measures = words.flatMap((word, at) => {
    const unit = words[at + 1]
    return /^[\d.]+$/.test(word) && unit && !/\d/.test(unit) ? [`${word}${unit}`] : []
  })
  return [...words, ...measures]
}

/**
 * The rows that have every word of what was typed, and the picked value in every column that one is picked in. A word
 * that some row has as it stands is not also the beginning of others: 25 is not 250.
 */
export const filterRows = (
  product: ProductDetail,
  rows: ReadonlyArray<SizeRow>,
  typed: string,
  picked: ReadonlyMap<AttributeName, string>
): ReadonlyArray<SizeRow> => {
  const columns = distinguishingColumns(product)
  const words = new Map(
    rows.map((row) => {
      const text = columns.map((name) => columnText(row, name, product.isTimber)).join(" ")
      return [row.key, rowWords(`${text} ${row.variation.sku} ${row.variation.barcode ?? ""}`)]
    })
  )
  const hasWord = (row: SizeRow, matches: (word: string) => boolean) => (words.get(row.key) ?? []).some(matches)
  const isPicked = (row: SizeRow) =>
    [...picked].every(([name, value]) => columnText(row, name, product.isTimber) === value)
  return foldRowText(typed)
    .split(/[\s,]+/)
    .filter(Boolean)
    .reduce((left, word) => {
      const exact = left.filter((row) => hasWord(row, (other) => other === word))
      return exact.length > 0 ? exact : left.filter((row) => hasWord(row, (other) => other.startsWith(word)))
    }, rows.filter(isPicked))
}
