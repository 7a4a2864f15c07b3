/** A member's own prices as a browser keeps them between two page loads. */
import type { BuyerTerms } from "../../core/identity/buyer.ts"
import type { PricedLine } from "../../core/pricing/price.ts"
import { isRecord } from "../../core/record.ts"

/** A price by its key of the cache. */
export type PricedEntry = readonly [key: string, line: PricedLine]

export type StoredPrices = { readonly buyer: BuyerTerms; readonly lines: ReadonlyArray<PricedEntry> }

const isEntry = (entry: unknown): entry is PricedEntry =>
  Array.isArray(entry) &&
  typeof entry[0] === "string" &&
  isRecord(entry[1]) &&
  typeof entry[1].unitPrice === "number" &&
  typeof entry[1].expires === "number"

/** [PRC-06] [HYD-02] Those that were this buyer's, at the same terms, and still hold; `now` in epoch milliseconds. */
export const parseStoredPrices = (
  stored: unknown,
  buyer: BuyerTerms | undefined,
  now: number
): ReadonlyArray<PricedEntry> => {
  if (!buyer || !isRecord(stored) || JSON.stringify(stored.buyer) !== JSON.stringify(buyer)) return []
  return (Array.isArray(stored.lines) ? stored.lines : []).filter(isEntry).filter(([, { expires }]) => expires > now)
}
