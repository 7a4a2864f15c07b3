/** Finds the rows of a long size table: by what is typed, and by a value picked for a column. */
import type { AttributeName } from "../../../core/catalogue/product/attribute.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import type { filterRows } from "./row-filter.ts"
import type { SizeRow } from "./size-rows.ts"

/** From so many rows on a table is long. */
const LONG_TABLE_ROWS = 13

export class SizeFinder {
  typed = ""
  picked = new Map<AttributeName, string>()
  /** Comes with the boxes that are typed into. */
  private filter: typeof filterRows | undefined = undefined
  private readonly product: ProductDetail
  private readonly rows: ReadonlyArray<SizeRow>

  constructor(product: ProductDetail, rows: ReadonlyArray<SizeRow>, previous?: SizeFinder) {
    this.product = product
    this.rows = rows
    if (previous) {
      this.typed = previous.typed
      this.picked = new Map(previous.picked)
      this.filter = previous.filter
    }
    autoObservable<this, "filter" | "product" | "rows">(this, { filter: false, product: false, rows: false })
  }

  get isOffered(): boolean {
    return this.rows.length >= LONG_TABLE_ROWS
  }
  get isNarrowed(): boolean {
    return this.typed.trim() !== "" || this.picked.size > 0
  }
  get matchingRows(): ReadonlyArray<SizeRow> {
    const { filter } = this
    return filter && this.isNarrowed ? filter(this.product, this.rows, this.typed, this.picked) : this.rows
  }

  takeFilter(filter: typeof filterRows) {
    this.filter = filter
  }
  type(typed: string) {
    this.typed = typed.slice(0, 60)
  }
  /** Picks a value of a column, or with an empty one any. */
  pick(name: AttributeName, value: string) {
    if (value === "") this.picked.delete(name)
    else this.picked.set(name, value)
  }
  clear() {
    this.typed = ""
    this.picked.clear()
  }
}
