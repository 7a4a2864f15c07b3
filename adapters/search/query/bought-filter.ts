/** Filter by what the visitor has bought before, as the products that it means. */
import { BOUGHT_FILTER } from "../../../core/catalogue/search/search-product.ts"
import type { Filter } from "./filter-parser.ts"

/** [FIL-05] The same filter with those products, by their ids, in place of every BOUGHT_FILTER: none of them lets nothing through. */
export const withBoughtProducts = (filter: Filter, productIds: ReadonlyArray<string>): Filter => {
  if (filter.is === "number") return filter
  if (filter.is === "not") return { is: "not", of: withBoughtProducts(filter.of, productIds) }
  if (filter.is !== "value") return { is: filter.is, of: filter.of.map((one) => withBoughtProducts(one, productIds)) }
  if (filter.attribute !== BOUGHT_FILTER) return filter
  return { is: "any", of: productIds.map((value) => ({ is: "value", attribute: "parentID", value })) }
}
