/** Merges staged rows into the shop's tables; large tables are filled without their foreign keys, which are checked at once afterwards. */
import type { Client } from "pg"
import type { FileName } from "./files.ts"
import { mergeStatements } from "./merge-statements.ts"

/** The large tables that a file fills. */
const filled: { readonly [N in FileName]?: ReadonlyArray<string> } = {
  variants: ["sku"],
  prices: ["price", "volume_break"],
  stock: ["stock"]
}

/**
 * Merges a file; answers how many rows were added or changed. Tables that were empty are filled without their foreign
 * keys, which are put back and checked at once: that takes a tenth of the time of checking them row by row.
 */
export const merge = async (client: Client, file: FileName): Promise<number> => {
  const keys: Array<{ readonly table: string; readonly name: string; readonly definition: string }> = []
  for (const table of filled[file] ?? []) {
    const { rows } = await client.query(
      `SELECT $1::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
        WHERE contype = 'f' AND conrelid = $1::text::regclass AND NOT EXISTS (SELECT FROM ${table})`,
      [table]
    )
    keys.push(...rows)
  }
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  let changed = 0
  for (const statement of mergeStatements[file]) changed += (await client.query(statement)).rowCount ?? 0
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  }
  return changed
}
