/** Prices that can't be had: their table is away, and nothing that was read of it is kept any longer. */
import type { TestDatabase } from "./database.ts"

type Database = Pick<TestDatabase, "query">

export const losePrices = async (database: Database): Promise<void> => {
  await database.query("ALTER TABLE price RENAME TO lost")
  await database.query("INSERT INTO search_change (sku) VALUES (NULL)")
}

export const restorePrices = async (database: Database): Promise<void> => {
  await database.query("ALTER TABLE lost RENAME TO price")
}
