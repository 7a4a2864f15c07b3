/** The products that were looked at last in this browser: kept there alone, for thirty days, until somebody logs out or the shop is renewed. */
import type { ShopClient } from "../../../adapters/client.ts"
import {
  appendHistoryEntry,
  parseStoredHistory,
  type StoredHistory
} from "../../../core/browser-state/stored-history.ts"
import { type CardProduct, cardFields } from "../../../core/catalogue/search/search-product.ts"

/** As many as are shown. */
const MAX_VIEWS = 12
export const VIEWS_KEPT_MS = 30 * 86_400_000

/** What was kept may be of another hand: whatever is no product's id is left out. */
const isProductId = (value: string): boolean => /^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/.test(value)

type Shop = Pick<ShopClient, "store">

/** The latest entries, oldest first, without those of one product. */
const storedViews = async (shop: Shop, productId: string): Promise<StoredHistory> =>
  parseStoredHistory(await (await shop.store()).read("view-history"))
    .filter(({ text }) => isProductId(text) && text !== productId)
    .slice(-MAX_VIEWS)

/** Ids of the products that were looked at before this one, latest first. */
export const readViewHistory = async (shop: Shop, productId: string): Promise<ReadonlyArray<string>> => {
  const latestFirst = (await storedViews(shop, productId)).map(({ text }) => text).reverse()
  return [...new Set(latestFirst)]
}

/** This product is the one that was looked at last. */
export const recordView = async (shop: Shop, productId: string): Promise<void> => {
  const store = await shop.store()
  const { storeVersion = "" } = (await store.read<{ readonly storeVersion?: string }>("version")) ?? {}
  const views = appendHistoryEntry(await storedViews(shop, productId), { storeVersion, text: productId })
  await store.write("view-history", views, VIEWS_KEPT_MS)
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
