/** Query cache: the matches of recent queries, since the same ones come again with each letter typed and from each shopper. */
import { LRUCache } from "lru-cache"
import type { ShopIndex } from "../index/shop-index.ts"
import type { Match } from "./clause-matcher.ts"
import { matchQuery } from "./query-matcher.ts"

/** How many queries are remembered, and how many matched stock numbers all of them may have together: 8 bytes each. */
const MAX_QUERIES = 1_000
const MAX_PLACES = 1_000_000

/** Nothing where a query has no words. */
type CachedMatch = { readonly match: Match | undefined }

const caches = new WeakMap<ShopIndex, LRUCache<string, CachedMatch>>()

const newCache = (): LRUCache<string, CachedMatch> =>
  new LRUCache({ max: MAX_QUERIES, maxSize: MAX_PLACES, sizeCalculation: ({ match }) => match?.places.length || 1 })

/** A query matches the same until the catalogue is read again; prices and stock are looked at afterwards. */
export const cachedMatch = (index: ShopIndex, query: string): Match | undefined => {
  const cache = caches.get(index) ?? newCache()
  caches.set(index, cache)
  const { match } = cache.get(query) ?? { match: matchQuery(index, query) }
  cache.set(query, { match })
  return match
}
