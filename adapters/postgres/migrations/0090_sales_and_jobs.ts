/** How well each stock number sells, and what each product is used for in people's words. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export const salesAndJobs = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`ALTER TABLE product ADD COLUMN jobs text CHECK (jobs <> '')`
  yield* sql`ALTER TABLE sku ADD COLUMN sales smallint CHECK (sales BETWEEN 0 AND 100)`
})
