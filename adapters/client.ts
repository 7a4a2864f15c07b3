/** The browser-safe entry of the adapters: API client, price queue, search client and local store for one visitor. */
import { memoizeSuccess } from "../core/memoize-success.ts"
import { type CallApi, type CallResult, createApiClient, type FetchApi } from "./browser/api-client.ts"
import type { ClientConfig } from "./browser/client-config.ts"
import { withContentCache } from "./browser/content-cache.ts"
import type { OwnForm, TicketedForm } from "./browser/form-client.ts"
import type { SearchConnection } from "./browser/lite-search.ts"
import type { LocalStore } from "./browser/local-store.ts"
import type { createMediaQueue } from "./browser/media-queue.ts"
import { nullStore } from "./browser/null-store.ts"
import { createPriceQueue, type PriceQueue } from "./browser/price-queue.ts"
import { createSearchClient, type SearchProducts } from "./browser/search-client.ts"

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
  /** [ENT-17] [HYD-05] From now on the shop is reached as it says. */
  readonly configure: (config: ClientConfig) => void
  readonly config: () => ClientConfig | undefined
  /** A queue of its own that asks by that call. */
  readonly createPriceQueue: (call: CallApi) => PriceQueue
  readonly search: SearchProducts
  /** [MED-01] The facts of a picture or paper; requests of the same moment go out together. */
  readonly requestMedia: ReturnType<typeof createMediaQueue>
  /** Tells the shop of an error in this page; whether it could be told makes no difference to the page. */
  readonly reportError: (message: string, detail?: string) => void
  readonly origin: string
  /** Hands in a form of the content service, or one of the shop's own, with its files; its part of the client comes with the first one. */
  readonly submitForm: (
    form: TicketedForm | OwnForm,
    entries: FormData
  ) => Promise<CallResult<{ readonly thanks: string }>>
  /** The browser's own store; its weight comes only after the page is up. */
  readonly store: () => Promise<LocalStore>
}

/** `loadStore` brings the code of the browser's own store. */
export const createShopClient = (
  { fetch, search, origin }: ShopConnection,
  loadStore = () => import("./browser/local-store.ts")
): ShopClient => {
  let current: ClientConfig | undefined
  const config = () => current
  const call = withContentCache(createApiClient(fetch, config), config)
  const reportError = (message: string, detail?: string) =>
    void import("./browser/error-report.ts").then(
      (part) => part.reportError(call, message, detail),
      () => undefined
    )
  const mediaQueue = memoizeSuccess(async () =>
    (await import("./browser/media-queue.ts")).createMediaQueue(call, config, reportError)
  )
  return {
    call,
    reportError,
    // Without a connection its code does not come either: the facts are unknown then, as where the shop can't be asked.
    requestMedia: (query) =>
      mediaQueue().then(
        (request) => request(query),
        () => undefined
      ),
    config,
    configure: (next) => {
      current = next
    },
    ...createPriceQueue(call),
    createPriceQueue: createPriceQueue,
    search: createSearchClient(search, config),
    origin,
    submitForm: async (form, entries) =>
      (await import("./browser/form-client.ts")).submitForm(fetch, form, entries, config),
    store: memoizeSuccess(() =>
      loadStore().then(
        ({ openLocalStore }) => openLocalStore(() => current && current.storeExpiry * 1000),
        () => nullStore()
      )
    )
  }
}
