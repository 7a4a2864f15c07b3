/** What there is of each length of the products in a list: those that came with the page, and those of the pages below it. */
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { fetchListed, ListFacts } from "./list-facts.view-model.ts"

export type ProductLengths = ApiCalls["GET /products/lengths"]["data"][number]
export type LengthStock = ProductLengths["lengths"][number]

type Listed = ReadonlyArray<Pick<CardProduct, "sku">>

/** The lengths of these products, of each page of the list with one call; nothing of those that are no longer on show. */
export const fetchLengths = (
  call: CallApi,
  products: Listed,
  branchId: number | undefined
): Promise<ReadonlyArray<ProductLengths> | undefined> =>
  fetchListed((query) => call("GET /products/lengths", { query }), products, branchId)

export class LengthStockViewModel {
  private readonly facts: ListFacts<ProductLengths>

  /** `loaded` is what the page was made with; undefined where that could not be had. */
  constructor(call: CallApi, branchId: number | undefined, loaded: ReadonlyArray<ProductLengths> = []) {
    this.facts = new ListFacts((products) => fetchLengths(call, products, branchId), loaded)
  }

  get hasFailed(): boolean {
    return this.facts.hasFailed
  }

  /** Undefined while they are not known; of what is no longer on show none. */
  lengthsOf(product: Pick<CardProduct, "sku">): ReadonlyArray<LengthStock> | undefined {
    return this.facts.isKnown(product) ? (this.facts.of(product)?.lengths ?? []) : undefined
  }

  /** Metres: the columns of the table, the shortest first. */
  columns(products: Listed): ReadonlyArray<number> {
    const all = products.flatMap((product) => this.lengthsOf(product)?.map(({ length }) => length) ?? [])
    return [...new Set(all)].sort((one, other) => one - other)
  }

  load(products: Listed): Promise<void> {
    return this.facts.load(products)
  }
}
