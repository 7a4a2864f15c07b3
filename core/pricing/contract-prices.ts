/** What was agreed with a company on prices, and that as a table for a spreadsheet: 'my price file'. */
import { csvTable } from "../csv-cell.ts"
import { type Cents, plainAmount } from "../money.ts"
import { contractTableWords as words } from "../words/contract-prices.ts"
import { withoutGst } from "./gst.ts"

/** A price that was fixed for one thing, cents with GST for one of its unit. */
export type ContractPrice = { readonly sku: string; readonly name: string; readonly uom: string; readonly price: Cents }

/** A percentage off every thing of a category and of those below it that has no fixed price. */
export type ContractDiscount = { readonly category: string; readonly name: string; readonly percentOff: number }

export type PriceContract = {
  readonly prices: ReadonlyArray<ContractPrice>
  readonly discounts: ReadonlyArray<ContractDiscount>
}

/** [PRC-04] [T39] A row for each fixed price, then for each percentage: what is not agreed for a row stays empty. */
export const contractTable = ({ prices, discounts }: PriceContract): string =>
  csvTable([
    Object.values(words.columns),
    ...prices.map(({ sku, name, uom, price }) => [
      words.fixed,
      sku,
      name,
      uom,
      plainAmount(price),
      plainAmount(withoutGst(price)),
      ""
    ]),
    ...discounts.map(({ category, name, percentOff }) => [
      words.discount,
      category,
      name,
      "",
      "",
      "",
      String(percentOff)
    ])
  ])
