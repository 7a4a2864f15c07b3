/** How long the browser keeps a price, whose it is, and how many are asked for at once. */
import type { PriceRequest } from "./price.ts"

/** [PRC-07] A batch of price requests goes out at so many, or so long after its first. */
export const PRICES_IN_BATCH = 50
export const PRICE_BATCH_DELAY_MS = 50

/** Whose prices they are; a guest's belong to nobody. */
export type PriceOwner = { readonly contactId?: string; readonly customerId?: string }

/** [PRC-06] [PRC-07] What a price is kept under: nobody is ever shown the price of another contact or company. */
export const priceKey = ({ contactId, customerId }: PriceOwner, { sku, qty, length, uom }: PriceRequest): string =>
  JSON.stringify([contactId ?? "", customerId ?? "", sku.toLowerCase(), qty, length ?? 0, uom])

/** [PRC-06] A kept price may be shown until the instant that it expires at, which is not part of that time. */
export const isFresh = ({ expires }: { readonly expires: number }, now: number): boolean => now < expires
