/** The browser-safe entry of the adapters: API client, price queue, search client and local store for one visitor. */
import { memoizeSuccess } from "../core/memoize-success.ts"
import { type CallApi, type CallResult, createApiClient, type FetchApi } from "./browser/api-client.ts"
import type { TicketedForm } from "./browser/form-client.ts"
import type { LocalStore } from "./browser/local-store.ts"
import { nullStore } from "./browser/null-store.ts"
import { createPriceQueue, type PriceQueue } from "./browser/price-queue.ts"
import { createSearchClient, type SearchConnection, type SearchProducts } from "./browser/search-client.ts"

/** How the shop is reached: over the network in the browser, in the same process on the server. */
export type ShopConnection = {
  readonly fetch: FetchApi
  readonly search: () => SearchConnection
  /** The shop's public address, without a slash at its end. */
  readonly origin: string
}

/** `price` asks for a price; requests of the same moment go out together (PRC-07). */
export type ShopClient = PriceQueue & {
  readonly call: CallApi
  /** A queue of its own that asks by that call. */
  readonly createPriceQueue: (call: CallApi) => PriceQueue
  readonly search: SearchProducts
  readonly origin: string
  /** Hands in a form of the content service; its part of the client comes with the first one. */
  readonly submitForm: (form: TicketedForm, entries: FormData) => Promise<CallResult<{ readonly thanks: string }>>
  /** The browser's own store; its weight comes only after the page is up. */
  readonly store: () => Promise<LocalStore>
}

export const createShopClient = ({ fetch, search, origin }: ShopConnection): ShopClient => {
  const call = createApiClient(fetch)
  return {
    call,
    ...createPriceQueue(call),
    createPriceQueue: createPriceQueue,
    search: createSearchClient(search),
    origin,
    submitForm: async (form, entries) => (await import("./browser/form-client.ts")).submitForm(fetch, form, entries),
    store: memoizeSuccess(() =>
      import("./browser/local-store.ts").then(
        ({ openLocalStore }) => openLocalStore(),
        () => nullStore()
      )
    )
  }
}
