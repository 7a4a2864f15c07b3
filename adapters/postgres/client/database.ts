/** The connection to PostgreSQL that everything in this folder speaks through. */
import { Context, Effect, Layer, Option, type Redacted } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { boundedClient } from "./bounded-client.ts"
import { postgresTypes } from "./postgres-types.ts"

export type DatabaseOptions = {
  readonly url: Redacted.Redacted
  /** The most connections that this process keeps open. */
  readonly connections: number
  /** How long a statement waits for one of them, milliseconds; 5,000 unless given. */
  readonly maxWaitMs?: number
}

/** A request gives up rather than wait for a stuck one: 5 s for a statement, 2 s for a lock, 10 s idle in a transaction. */
const limits = { statement_timeout: "5000", lock_timeout: "2000", idle_in_transaction_session_timeout: "10000" }

/**
 * A statement is planned once for each connection. For lists of any length PostgreSQL would plan anew at every use, which
 * takes longer than the short questions asked here, and finds the same plan by key.
 */
const planOptions = { plan_cache_mode: "force_generic_plan" }

export const sessionOptions = {
  applicationName: "lineal",
  startupParameters: { timezone: "UTC" },
  types: postgresTypes
}

/** A page gives up before its visitor does; more who wait than that would all wait for nothing. */
const waitLimits = { maxWaitMs: 5000, maxWaiting: 500 }

/** `SqlClient` over a pool of connections. Statements fail with a `SqlError` where none comes free in time. */
export const databaseLayer = (options: DatabaseOptions): Layer.Layer<SqlClient.SqlClient, SqlError.SqlError> =>
  boundedClient({
    ...sessionOptions,
    url: options.url,
    startupParameters: { ...sessionOptions.startupParameters, ...limits, ...planOptions },
    limits: { ...waitLimits, maxWaitMs: options.maxWaitMs ?? waitLimits.maxWaitMs, connections: options.connections }
  })

/** [F2] Whether the database answers, asked over a connection of its own: it says so even while every other one is busy. */
export class DatabaseCheck extends Context.Service<DatabaseCheck, { readonly isReachable: Effect.Effect<boolean> }>()(
  "adapters/postgres/client/DatabaseCheck"
) {}

/** Who looks after the shop is told sooner than they would give up. */
const CHECK_MS = 2000

export const databaseCheckLayer = (url: Redacted.Redacted): Layer.Layer<DatabaseCheck, SqlError.SqlError> =>
  Layer.effect(
    DatabaseCheck,
    Effect.map(SqlClient.SqlClient, (sql) => ({
      isReachable: sql`SELECT 1`.pipe(
        Effect.as(true),
        Effect.timeoutOrElse({ duration: CHECK_MS, orElse: () => Effect.succeed(false) }),
        Effect.orElseSucceed(() => false)
      )
    }))
  ).pipe(Layer.provide(databaseLayer({ url, connections: 1 })))

/**
 * All of the work or none of it. Where it is part of a transaction it is simply done in that: nothing goes on there after
 * a part has failed, and a savepoint would be two more statements.
 */
export const transaction =
  (sql: SqlClient.SqlClient) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E | SqlError.SqlError, R> =>
    Effect.flatMap(Effect.serviceOption(sql.transactionService), (outer) =>
      Option.isSome(outer) ? work : sql.withTransaction(work)
    )

/** For a reading of everything, which no request waits for: on a slow machine it may take longer than a statement else may. */
export const withLongTimeout = <A, E, R>(query: Effect.Effect<A, E, R>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql.withTransaction(Effect.andThen(sql`SET LOCAL statement_timeout = '2min'`, query))
  )
