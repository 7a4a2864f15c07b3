/** Filter by what the visitor has bought before, as the hosted service is asked for it: by the products' ids. */
import { BOUGHT_FILTER } from "../../../core/catalogue/search/search-product.ts"
import { isRecord } from "../../../core/record.ts"

/** No product has it: a list of none would be no filter. */
const NO_PRODUCT = "parentID:none"

const isBoughtFilter = (filter: unknown): boolean =>
  typeof filter === "string" && filter.startsWith(`${BOUGHT_FILTER}:`)

const withProducts = (query: unknown, products: ReadonlyArray<unknown>): unknown => {
  if (!isRecord(query) || !Array.isArray(query.facetFilters)) return query
  const orGroup = (filters: ReadonlyArray<unknown>) =>
    filters.flatMap((one) => (isBoughtFilter(one) ? products : [one]))
  const facetFilters = query.facetFilters.map((filter: unknown): unknown => {
    if (isBoughtFilter(filter)) return products
    return Array.isArray(filter) ? orGroup(filter) : filter
  })
  return { ...query, facetFilters }
}

const parsedBody = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** [FIL-05] A call's body with those products in place of every BOUGHT_FILTER among its `facetFilters`; what is no JSON stays as it is, to be refused. */
export const withBoughtFilters = (body: string, productIds: ReadonlyArray<string>): string => {
  const products = productIds.length > 0 ? productIds.map((id) => `parentID:${id}`) : [NO_PRODUCT]
  const asked = parsedBody(body)
  if (!isRecord(asked)) return body
  const { requests } = asked
  return JSON.stringify(
    Array.isArray(requests)
      ? { ...asked, requests: requests.map((one) => withProducts(one, products)) }
      : withProducts(asked, products)
  )
}
