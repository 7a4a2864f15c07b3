/** Prices that were asked for already: one shopper's, until 6 pm, and emptied whenever the shopper or their rights change. */
import type { PricedLine, PriceRequest } from "./price.ts"
import { priceKey } from "./price-batch.ts"

/** Prices by `cacheKey`. */
export type PriceCache = ReadonlyMap<string, PricedLine>

export const emptyPriceCache: PriceCache = new Map()

/** Whose prices they are: nobody's own for a guest. */
export type PriceCacheOwner = { readonly contactId?: string; readonly companyId?: string }

/** [PRC-06] The key of a price: contact, company and what was asked for, so that one shopper never sees another's. */
export const cacheKey = ({ contactId, companyId }: PriceCacheOwner, request: PriceRequest): string =>
  JSON.stringify([contactId ?? null, companyId ?? null, priceKey(request)])

/** [PRC-06] The kept price of a request; undefined from the instant that it expires. `now` in epoch milliseconds. */
export const cachedPrice = (
  cache: PriceCache,
  shopper: PriceCacheOwner,
  request: PriceRequest,
  now: number
): PricedLine | undefined => {
  const found = cache.get(cacheKey(shopper, request))
  return found && found.expires > now ? found : undefined
}

/** The cache with one more price; those that have expired by `now` are dropped. */
export const withPrice = (
  cache: PriceCache,
  shopper: PriceCacheOwner,
  request: PriceRequest,
  line: PricedLine,
  now: number
): PriceCache =>
  new Map([...cache, [cacheKey(shopper, request), line] as const].filter(([, { expires }]) => expires > now))

/** [PRC-06] What empties the cache and prices the whole cart anew. */
export const cacheClearingEvents = ["login", "logout", "company switch", "permission change"] as const

export type ShopperEvent = (typeof cacheClearingEvents)[number] | "branch choice" | "token refresh"

/** [PRC-06] The cache after something happened to the shopper. */
export const cacheAfter = (cache: PriceCache, event: ShopperEvent): PriceCache =>
  cacheClearingEvents.some((one) => one === event) ? emptyPriceCache : cache
