/** The SQL client over a pool of connections whose waiting has a bound: the library's own client waits for a connection for as long as it takes. */
import { PgClient, type PgConnection, PgPool } from "@effect/sql-pg"
import { Effect, Layer, Stream } from "effect"
import { Reactivity } from "effect/reactivity"
import { SqlClient, type SqlConnection, SqlError } from "effect/sql"
import { connectionGate, type GateLimits } from "./connection-gate.ts"
import { failOnLostConnection } from "./lost-connection.ts"
import { IsShort } from "./short-statement.ts"

export type BoundedPool = Omit<PgPool.Config, "maxConnections"> & { readonly limits: GateLimits }

/** With fewer connections than that none is set aside for short statements. */
const FEWEST_TO_SHARE = 3

/** The most short statements that are on their way at once. */
const MOST_SHARED = 32

type Rows = Parameters<SqlConnection.Connection["execute"]>[2]

/** A session of the pool as the SQL client speaks to it. */
const connectionOf = (session: PgConnection.PgConnection): SqlConnection.Connection => {
  const rows = (sql: string, values: ReadonlyArray<unknown>, transform: Rows, prepare: boolean) => {
    const resultRows = Effect.map(session.query(sql, values, prepare), (result) => result.rows)
    return transform ? Effect.map(resultRows, transform) : resultRows
  }
  return {
    execute: (sql, values, transform) => rows(sql, values, transform, true),
    executeUnprepared: (sql, values, transform) => rows(sql, values, transform, false),
    executeRaw: (sql, values) => session.query(sql, values),
    executeValues: (sql, values) => session.queryValues(sql, values),
    executeValuesUnprepared: (sql, values) => session.queryValues(sql, values, false),
    executeStream: (sql, values, transform) => {
      const stream = session.stream(sql, values)
      return transform ? Stream.mapArray(stream, (batch) => transform(batch) as typeof batch) : stream
    }
  }
}

/** PostgreSQL answers ROLLBACK to the COMMIT of a transaction that had failed. */
const commit = (connection: SqlConnection.Connection): Effect.Effect<void, SqlError.SqlError> =>
  Effect.flatMap(connection.executeRaw("COMMIT", []), (result) =>
    (result as { readonly command?: string }).command === "ROLLBACK"
      ? Effect.fail(
          new SqlError.SqlError({
            reason: new SqlError.UnknownError({
              cause: new Error("COMMIT rolled back an aborted transaction"),
              message: "COMMIT rolled back an aborted transaction",
              operation: "commit"
            })
          })
        )
      : Effect.void
  )

/** A client whose statements and transactions fail with a `SqlError` where they get no connection within the limits. */
export const boundedClient = ({ limits, ...options }: BoundedPool) =>
  Layer.effect(
    SqlClient.SqlClient,
    Effect.gen(function* () {
      const hasShared = limits.connections >= FEWEST_TO_SHARE
      const connections = limits.connections - (hasShared ? 1 : 0)
      const pool = yield* PgPool.make({ ...options, maxConnections: connections })
      const gate = connectionGate({ ...limits, connections })
      const shared = yield* PgPool.make({ ...options, maxConnections: 1, multiplex: true })
      const sharedGate = connectionGate({ ...limits, connections: MOST_SHARED })
      const borrow: SqlConnection.Borrower = (use) => gate.run(pool.use((session) => use(connectionOf(session))))
      const borrowShared: SqlConnection.Borrower = (use) =>
        sharedGate.run(shared.use((session) => use(connectionOf(session))))
      const client = yield* SqlClient.make({
        acquirer: Effect.andThen(gate.scoped, Effect.map(pool.get, connectionOf)),
        transactionAcquirer: Effect.andThen(gate.scoped, Effect.map(pool.reserve, connectionOf)),
        borrower: hasShared
          ? (use) => Effect.flatMap(IsShort, (isShort) => (isShort ? borrowShared(use) : borrow(use)))
          : borrow,
        compiler: PgClient.makeCompiler(),
        driver: "pg",
        spanAttributes: [],
        prepareTransactionControls: true,
        commit,
        releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`
      })
      failOnLostConnection(client)
      return client
    })
  ).pipe(Layer.provide(Reactivity.layer))
