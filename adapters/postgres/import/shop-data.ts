/** A whole shop as a merchant's system hands it over, ready to be loaded. */

import type { AssignedManager } from "../../../core/account/managers/manager.ts"
import type { Category, Product, StockRecord } from "../../../core/catalogue/product/product.ts"
import type { Customer } from "../../../core/identity/customer.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import type { Row } from "./files.ts"

/** A quote as the rows of its two files. */
export type QuoteRecord = {
  readonly quote: Row<"quotes">
  readonly lines: ReadonlyArray<Omit<Row<"quotelines">, "quote" | "position">>
}

export type ShopData = {
  readonly branches: ReadonlyArray<Branch>
  readonly categories: ReadonlyArray<Category>
  readonly products: ReadonlyArray<Product>
  readonly holdings: ReadonlyArray<StockRecord>
  readonly customers: ReadonlyArray<Customer>
  readonly managers: ReadonlyArray<AssignedManager>
  readonly quotes: ReadonlyArray<QuoteRecord>
}
