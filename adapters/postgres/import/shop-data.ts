/** A whole shop as a merchant's system hands it over, ready to be loaded. */

import type { AssignedManager } from "../../../core/account/managers/manager.ts"
import type { Category, Product, StockRecord } from "../../../core/catalogue/product/product.ts"
import type { Customer } from "../../../core/identity/customer.ts"
import type { Branch } from "../../../core/stores/branch.ts"

export type ShopData = {
  readonly branches: ReadonlyArray<Branch>
  readonly categories: ReadonlyArray<Category>
  readonly products: ReadonlyArray<Product>
  readonly holdings: ReadonlyArray<StockRecord>
  readonly customers: ReadonlyArray<Customer>
  readonly managers: ReadonlyArray<AssignedManager>
}
