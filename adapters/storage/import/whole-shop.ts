/** A whole shop as a merchant's system hands it over, ready to be loaded. */
import type { Customer } from "../../../core/account/customer.ts"
import type { Category, Holding, Product } from "../../../core/catalogue/product.ts"
import type { Branch } from "../../../core/stock/branch.ts"

export type WholeShop = {
  readonly branches: ReadonlyArray<Branch>
  readonly categories: ReadonlyArray<Category>
  readonly products: ReadonlyArray<Product>
  readonly holdings: ReadonlyArray<Holding>
  readonly customers: ReadonlyArray<Customer>
}
