/** The filters of each category's list of products, in their order. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export const categoryFilters = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`ALTER TABLE category ADD COLUMN filters text[] NOT NULL DEFAULT '{}' CHECK (cardinality(filters) <= 100)`
})
