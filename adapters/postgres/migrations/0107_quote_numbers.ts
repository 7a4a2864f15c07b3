/** [JOB-02] Numbers for the quotes that are made here: ten digits from 9 on, which no system of a merchant has to keep free below. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

export const quoteNumbers = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`CREATE SEQUENCE quote_number START 9000000001 MAXVALUE 9999999999`
})
