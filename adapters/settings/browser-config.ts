/** What of the settings pages are told. */
import type { RuntimeConfig } from "../../core/content/runtime-config.port.ts"
import type { SettingValues } from "./setting-values.ts"

/** Of the engine in the shop itself: its client wants an application and a key, which it looks at neither of. */
const EMBEDDED = { searchApplicationId: "lineal", searchKey: "search" } as const

/** What the search's index is called in what pages ask; a hosted one may have another name. */
const INDEX = "products"

/** [ENT-17] No secret is among it: a key that is here is one that everybody may have. Maps are asked by the shop itself, so that no page needs a key of theirs. */
export const browserConfig = (settings: SettingValues): RuntimeConfig["Service"] => ({
  mapKeys: [],
  storageBase: settings.STORAGE_BASE ?? "",
  cacheTime: settings.CACHE_TIME,
  storeExpiry: settings.STORE_EXPIRY,
  callTimeout: settings.CALL_TIMEOUT,
  userCallsBase: settings.USER_CALLS_BASE,
  ...(settings.SEARCH === "algolia"
    ? { searchApplicationId: settings.ALGOLIA_APP_ID ?? "", searchKey: settings.ALGOLIA_SEARCH_KEY ?? "" }
    : EMBEDDED),
  searchIndex: INDEX
})
