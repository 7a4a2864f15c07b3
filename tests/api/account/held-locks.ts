/** Somebody at the database's own keyboard, who holds locks while the shop works. */

import { Redacted } from "effect"
import { Client } from "pg"
import type { TestDatabase } from "../../postgres/database.ts"

export const heldLocks = (database: TestDatabase) => ({
  /** Does the work while the statement's transaction is open, which `release` commits. */
  holding: async (statement: string, work: (release: () => Promise<unknown>) => Promise<void>): Promise<void> => {
    const other = new Client({ connectionString: String(Redacted.value(database.url())) })
    await other.connect()
    try {
      await other.query("BEGIN")
      await other.query(statement)
      await work(() => other.query("COMMIT"))
    } finally {
      await other.end()
    }
  },
  /** How many statements of the shop wait for a lock. */
  waiting: async () => {
    const [row] = await database.query(
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    return row?.n
  }
})
