/** Which engine answers searches: the shop's own, or the hosted service where the settings name it. */
import { join } from "node:path"
import { Layer } from "effect"
import type { SqlClient } from "effect/sql"
import type { Search } from "../../core/catalogue/search/search.port.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { hostedSearch } from "./hosted/hosted-search.ts"
import { type CatalogueReading, readOnMainThread, readOnThread } from "./index/catalogue-reader.ts"
import { postgresSearch } from "./postgres-search.ts"
import { withSearchCounting } from "./search-counting.ts"

type SearchSettings = Pick<SettingValues, "DATABASE_URL" | "SEARCH" | "ALGOLIA_APP_ID" | "ALGOLIA_SEARCH_KEY"> & {
  /** Without one the index is kept nowhere. */
  readonly DATA_DIR?: string
}

const ownReading = ({ DATABASE_URL: url, DATA_DIR: folder }: SearchSettings): CatalogueReading => ({
  read: url ? readOnThread(url, folder && join(folder, "search", "products.index")) : readOnMainThread,
  begins: "at once"
})

/** [SRCH-03] The pages ask the index `products` of either. */
export const searchEngine = (
  settings: SearchSettings,
  reading = ownReading(settings)
): Layer.Layer<Search, never, SqlClient.SqlClient> =>
  Layer.provide(
    withSearchCounting("products"),
    settings.SEARCH === "algolia"
      ? hostedSearch({ appId: settings.ALGOLIA_APP_ID ?? "", searchKey: settings.ALGOLIA_SEARCH_KEY ?? "" })
      : postgresSearch("products", reading)
  )
