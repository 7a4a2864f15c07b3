/** The connection to PostgreSQL that everything in this folder speaks through. */
import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Option, type Redacted } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { failWhenLost } from "./lost-connection.ts"
import { postgresTypes } from "./postgres-types.ts"

export type DatabasePlace = {
  readonly url: Redacted.Redacted
  /** The most connections that this process keeps open. */
  readonly connections: number
}

/** A request gives up rather than wait for a stuck one: 5 s for a statement, 2 s for a lock, 10 s idle in a transaction. */
const limits = { statement_timeout: "5000", lock_timeout: "2000", idle_in_transaction_session_timeout: "10000" }

/**
 * A statement is planned once for each connection. For lists of any length PostgreSQL would plan anew at every use, which
 * takes longer than the short questions asked here, and finds the same plan by key.
 */
const planned = { plan_cache_mode: "force_generic_plan" }

export const session = { applicationName: "lineal", startupParameters: { timezone: "UTC" }, types: postgresTypes }

/** `PgClient` and `SqlClient` over a pool of connections. */
export const databaseLayer = (
  place: DatabasePlace
): Layer.Layer<PgClient.PgClient | SqlClient.SqlClient, SqlError.SqlError> =>
  PgClient.layer({
    ...session,
    url: place.url,
    maxConnections: place.connections,
    startupParameters: { ...session.startupParameters, ...limits, ...planned }
  }).pipe(Layer.tap((made) => Effect.sync(() => failWhenLost(Context.get(made, PgClient.PgClient)))))

/**
 * All of the work or none of it. Where it is part of a transaction it is simply done in that: nothing goes on there after
 * a part has failed, and a savepoint would be two more statements.
 */
export const wholly =
  (sql: SqlClient.SqlClient) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | SqlError.SqlError, R> =>
    Effect.flatMap(Effect.serviceOption(sql.transactionService), (outer) =>
      Option.isSome(outer) ? work : sql.withTransaction(work)
    )

/** For a reading of everything, which no request waits for: on a slow machine it may take longer than a statement else may. */
export const unhurried = <A, E, R>(reading: Effect.Effect<A, E, R>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql.withTransaction(Effect.andThen(sql`SET LOCAL statement_timeout = '2min'`, reading))
  )
