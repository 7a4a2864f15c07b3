/** The sizes of the products in a list's table, where there is more than one to choose from. */
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { fetchListed } from "./list-facts.view-model.ts"

export type ProductSizes = ApiCalls["GET /products/sizes"]["data"][number]
export type ListedSize = ProductSizes["sizes"][number]

type Sized = Pick<CardProduct, "sku" | "sizeCount">

/** What comes in one size stands on its card whole. */
export const withSizes = <Product extends Sized>(products: ReadonlyArray<Product>): ReadonlyArray<Product> =>
  products.filter(({ sizeCount }) => sizeCount > 1)

/** [EXP-28] Undefined where they can't be had. */
export const fetchSizes = (
  call: CallApi,
  products: ReadonlyArray<Pick<CardProduct, "sku">>,
  branchId: number | undefined
): Promise<ReadonlyArray<ProductSizes> | undefined> =>
  fetchListed((query) => call("GET /products/sizes", { query }), products, branchId)
