/** Prices that were asked for already: one shopper's, until 6 pm. */
import type { PricedLine, PriceRequest } from "./price.ts"
import { priceKey } from "./price-batch.ts"

/** Prices by `cacheKey`. */
export type PriceCache = ReadonlyMap<string, PricedLine>

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
