/** The choices over a long size table: the values of each column, and why one can't be had beside what is picked. */
import type { AttributeName } from "../../../core/catalogue/product/attribute.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { sizeOptionWords } from "../../words/size-option.ts"
import { rowBlocker } from "./row-quantity.ts"
import { columnText, distinguishingColumns } from "./row-words.ts"
import type { SizeRow } from "./size-rows.ts"

/** A value as it is offered. What no size has beside the other picks can't be picked; what can't be bought says why. */
export type SizeOption = { readonly value: string; readonly text: string; readonly isPossible: boolean }

export type SizeChoice = { readonly name: AttributeName; readonly options: ReadonlyArray<SizeOption> }

const reasonOf = (rows: ReadonlyArray<SizeRow>, picks: ReadonlyArray<string>): string | undefined => {
  if (rows.length === 0) return sizeOptionWords.notMade(picks.join(", "))
  const blockers = new Set(rows.map(rowBlocker))
  if (blockers.has(undefined)) return undefined
  return blockers.size === 1 && blockers.has("sold out") ? sizeOptionWords.soldOut : sizeOptionWords.notOnline
}

/** [PDP-01] [STK-05] The columns worth picking a value in, where there are several, each with its values in the order of the rows. */
export const sizeChoices = (
  product: ProductDetail,
  rows: ReadonlyArray<SizeRow>,
  picked: ReadonlyMap<AttributeName, string>
): ReadonlyArray<SizeChoice> => {
  const textOf = (row: SizeRow, name: AttributeName) => columnText(row, name, product.isTimber)
  const optionOf = (name: AttributeName, value: string): SizeOption => {
    const others = [...picked].filter(([other]) => other !== name)
    const having = rows.filter(
      (row) => textOf(row, name) === value && others.every(([other, pick]) => textOf(row, other) === pick)
    )
    const reason = reasonOf(
      having,
      others.map(([, pick]) => pick)
    )
    return { value, text: reason ? `${value} (${reason})` : value, isPossible: having.length > 0 }
  }
  const choices = distinguishingColumns(product).map((name) => ({
    name,
    options: [...new Set(rows.map((row) => textOf(row, name)))].filter(Boolean).map((value) => optionOf(name, value))
  }))
  const several = choices.filter(({ options }) => options.length > 1)
  return several.length > 1 ? several : []
}
