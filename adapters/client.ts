/** The pages' door to the shop: calls, prices, searches and what the browser keeps, for one visitor. */
import { memoizeSuccess } from "../core/memoize-success.ts"
import { type CallShop, callOver, type FetchShop } from "./browser/call-shop.ts"
import type { LocalStore } from "./browser/local-store.ts"
import { noStore } from "./browser/no-store.ts"
import { type PriceQueue, priceQueue } from "./browser/price-queue.ts"
import { type SearchPlace, type SearchShop, searchShop } from "./browser/search-shop.ts"

/** How the shop is reached: over the network in the browser, in the same process on the server. */
export type ShopPlace = {
  readonly fetch: FetchShop
  readonly search: () => SearchPlace
  /** The shop's public address, without a slash at its end. */
  readonly origin: string
}

/** `price` asks for a price; requests of the same moment go out together (PRC-07). */
export type ShopClient = PriceQueue & {
  readonly call: CallShop
  /** A queue of its own that asks by that call. */
  readonly pricesOver: (call: CallShop) => PriceQueue
  readonly search: SearchShop
  readonly origin: string
  /** The browser's own store; its weight comes only after the page is up. */
  readonly store: () => Promise<LocalStore>
}

export const shopOver = ({ fetch, search, origin }: ShopPlace): ShopClient => {
  const call = callOver(fetch)
  return {
    call,
    ...priceQueue(call),
    pricesOver: priceQueue,
    search: searchShop(search),
    origin,
    store: memoizeSuccess(() =>
      import("./browser/local-store.ts").then(
        ({ openLocalStore }) => openLocalStore(),
        () => noStore()
      )
    )
  }
}
