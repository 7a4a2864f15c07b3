/** Which engine answers searches: the shop's own, or the hosted service where the settings name it. */
import { Layer } from "effect"
import type { SqlClient } from "effect/sql"
import type { Search } from "../../core/catalogue/search/search.port.ts"
import type { SettingValues } from "../settings.ts"
import { hostedSearch } from "./hosted/hosted-search.ts"
import { readOnThread } from "./index/catalogue-reader.ts"
import { postgresSearch } from "./postgres-search.ts"
import { withSearchCounting } from "./search-counting.ts"

type SearchSettings = Pick<SettingValues, "DATABASE_URL" | "SEARCH" | "ALGOLIA_APP_ID" | "ALGOLIA_SEARCH_KEY">

/** [SRCH-03] The pages ask the index `products` of either. */
export const searchEngine = (settings: SearchSettings): Layer.Layer<Search, never, SqlClient.SqlClient> =>
  Layer.provide(
    withSearchCounting("products"),
    settings.SEARCH === "algolia"
      ? hostedSearch({ appId: settings.ALGOLIA_APP_ID ?? "", searchKey: settings.ALGOLIA_SEARCH_KEY ?? "" })
      : postgresSearch("products", settings.DATABASE_URL && readOnThread(settings.DATABASE_URL))
  )
