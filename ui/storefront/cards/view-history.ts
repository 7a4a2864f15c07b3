/** The products that were looked at last in this browser: kept there alone, for thirty days or until somebody logs out. */
import type { ShopClient } from "../../../adapters/client.ts"
import { type CardProduct, cardFields } from "../../../core/catalogue/search/search-product.ts"

/** As many as are shown. */
const MAX_VIEWS = 12
const KEPT_MS = 30 * 86_400_000

/** What was kept may be of another hand: whatever is no product's id is left out. */
const isProductId = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/.test(value)

/** Ids of the products that were looked at before this one, latest first. */
export const readViewHistory = async (
  shop: Pick<ShopClient, "store">,
  productId: string
): Promise<ReadonlyArray<string>> => {
  const stored: unknown = await (await shop.store()).read("view-history")
  const ids = Array.isArray(stored) ? stored.filter(isProductId) : []
  return [...new Set(ids)].filter((id) => id !== productId).slice(0, MAX_VIEWS)
}

/** This product is the one that was looked at last. */
export const recordView = async (shop: Pick<ShopClient, "store">, productId: string): Promise<void> => {
  const before = await readViewHistory(shop, productId)
  await (await shop.store()).write("view-history", [productId, ...before], KEPT_MS)
}

/** Their cards in that order; one that is shown no more is left out, and all are where the search can't be asked. */
export const fetchViewedProducts = async (
  { search }: Pick<ShopClient, "search">,
  ids: ReadonlyArray<string>
): Promise<ReadonlyArray<CardProduct>> => {
  if (ids.length === 0) return []
  const request = {
    indexName: "products",
    query: "",
    filters: ids.map((id) => `parentID:"${id}"`).join(" OR "),
    hitsPerPage: ids.length,
    page: 0,
    distinct: true,
    attributesToRetrieve: [...cardFields, "parentID"],
    attributesToHighlight: []
  }
  const [result] = await search([request]).catch(() => [])
  const byId = new Map((result?.hits ?? []).map((hit) => [hit.parentID, hit]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
