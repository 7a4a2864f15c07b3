/** Cuts one page of a list out of a table by keyset: from a row on, so that no row before it is looked at. */
import type { SqlClient, Statement } from "effect/sql"
import type { PagePosition } from "../../../core/list-page.ts"

type Keyset = {
  readonly table: string
  /** Unique; decides between rows whose column is the same. */
  readonly id: string
  /** What the list is sorted by, never null. An index on both makes every page cost the same. */
  readonly column: string
  readonly isDescending: boolean
  /** Of which rows a position may be. */
  readonly visible: Statement.Fragment
}

/**
 * Conditions for WHERE, none at the list's start, and what ORDER BY names. Before a row the order is reversed, as
 * `listPage` of core/list-page.ts expects it. A position that is no visible row's gives no rows.
 */
export const keysetPage = (
  sql: SqlClient.SqlClient,
  { table, id, column, isDescending, visible }: Keyset,
  { after, before }: PagePosition
) => {
  const from = before ?? after
  const isDown = isDescending === (before === undefined)
  const direction = sql.literal(isDown ? "DESC" : "ASC")
  const orderBy = sql`${sql(column)} ${direction}, ${sql(id)} ${direction}`
  if (from === undefined) return { beyond: [], orderBy }
  const row = sql`(SELECT ${sql(column)}, ${sql(id)} FROM ${sql(table)} WHERE ${sql(id)} = ${from} AND ${visible})`
  return { beyond: [sql`(${sql(column)}, ${sql(id)}) ${sql.literal(isDown ? "<" : ">")} ${row}`], orderBy }
}
