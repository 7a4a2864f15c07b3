/** Counts what people search for, by the day, with nothing of who they are. */
import { Effect } from "effect"
import { SqlClient } from "effect/sql"

const statements = [
  // `found` and `is_mended` are of the day's last such search: how many products, and whether other words were looked up.
  `CREATE TABLE search_count (
    day date NOT NULL,
    query text NOT NULL CHECK (length(query) BETWEEN 1 AND 100),
    times integer NOT NULL CHECK (times > 0),
    found integer NOT NULL CHECK (found >= 0),
    is_mended boolean NOT NULL,
    PRIMARY KEY (day, query)
  )`,
  // For staff: npm run db -- sql "SELECT * FROM zero_result_searches"
  `CREATE VIEW zero_result_searches AS
    SELECT query, sum(times)::integer AS times, max(day) AS last_day
    FROM search_count
    WHERE found = 0 AND day > (now() AT TIME ZONE 'Australia/Melbourne')::date - 30
    GROUP BY query ORDER BY times DESC, query`
]

export const searchCountTables = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  for (const statement of statements) yield* sql.unsafe(statement)
})
