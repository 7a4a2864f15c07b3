/** The recent searches as this browser keeps them, until somebody logs out or clears them. */
import type { ShopClient } from "../../../adapters/client.ts"
import {
  recentSearchesFrom,
  withoutRecentSearch,
  withRecentSearch
} from "../../../core/catalogue/search/recent-searches.ts"

type Shop = Pick<ShopClient, "store">
type Change = (recent: ReadonlyArray<string>) => ReadonlyArray<string>

/** [SRCH-05] Newest first. */
export const readRecentSearches = async (shop: Shop): Promise<ReadonlyArray<string>> =>
  recentSearchesFrom(await (await shop.store()).read("recent-searches"))

/** One change at a time, over all tabs: none is lost to another. */
const change = async (shop: Shop, by: Change): Promise<ReadonlyArray<string>> => {
  const store = await shop.store()
  return store.runExclusively("recent-searches", async () => {
    const recent = by(await readRecentSearches(shop))
    await store.write("recent-searches", recent)
    return recent
  })
}

/** [SRCH-05] */
export const addRecentSearch = (shop: Shop, query: string): Promise<ReadonlyArray<string>> =>
  change(shop, (recent) => withRecentSearch(recent, query))

/** [SRCH-05] */
export const removeRecentSearch = (shop: Shop, query: string): Promise<ReadonlyArray<string>> =>
  change(shop, (recent) => withoutRecentSearch(recent, query))

export const clearRecentSearches = async (shop: Shop): Promise<void> => (await shop.store()).remove("recent-searches")
