/** Query cache: the matches of recent queries, since the same ones come again with each letter typed and from each shopper. */

import type { ShopIndex } from "../index/shop-index.ts"
import type { Match } from "./clause-matcher.ts"
import { matchQuery } from "./query-matcher.ts"

/** How many queries are remembered, and how many matched stock numbers all of them may have together: 8 bytes each. */
const MAX_QUERIES = 1_000
const MAX_PLACES = 1_000_000

/** The longest unasked comes first. */
type QueryCache = { readonly matches: Map<string, Match | undefined>; places: number }

const caches = new WeakMap<ShopIndex, QueryCache>()

const sizeOf = (match: Match | undefined): number => match?.places.length ?? 0

const evict = (cache: QueryCache, query: string): void => {
  cache.places -= sizeOf(cache.matches.get(query))
  cache.matches.delete(query)
}

const store = (cache: QueryCache, query: string, match: Match | undefined): void => {
  evict(cache, query)
  cache.matches.set(query, match)
  cache.places += sizeOf(match)
  for (const oldest of cache.matches.keys()) {
    if (cache.matches.size <= MAX_QUERIES && cache.places <= MAX_PLACES) return
    evict(cache, oldest)
  }
}

/** A query matches the same until the catalogue is read again; prices and stock are looked at afterwards. */
export const cachedMatch = (index: ShopIndex, query: string): Match | undefined => {
  const cache = caches.get(index) ?? { matches: new Map(), places: 0 }
  caches.set(index, cache)
  const match = cache.matches.has(query) ? cache.matches.get(query) : matchQuery(index, query)
  store(cache, query, match)
  return match
}
