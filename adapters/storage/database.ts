/** The connection to PostgreSQL that everything in this folder speaks through. */
import { PgClient } from "@effect/sql-pg"
import type { Layer, Redacted } from "effect"
import type { SqlClient, SqlError } from "effect/sql"
import { postgresTypes } from "./postgres-types.ts"

export type DatabasePlace = {
  readonly url: Redacted.Redacted
  /** The most connections that this process keeps open. */
  readonly connections: number
}

/** A request gives up rather than wait for a stuck one: 5 s for a statement, 2 s for a lock, 10 s idle in a transaction. */
const limits = { statement_timeout: "5000", lock_timeout: "2000", idle_in_transaction_session_timeout: "10000" }

export const session = { applicationName: "lineal", startupParameters: { timezone: "UTC" }, types: postgresTypes }

/** `PgClient` and `SqlClient` over a pool of connections. */
export const databaseLayer = (
  place: DatabasePlace
): Layer.Layer<PgClient.PgClient | SqlClient.SqlClient, SqlError.SqlError> =>
  PgClient.layer({
    ...session,
    url: place.url,
    maxConnections: place.connections,
    startupParameters: { ...session.startupParameters, ...limits }
  })
