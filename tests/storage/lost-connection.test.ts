/** A connection that is lost in the middle of a transaction: nothing of it stays, and whoever asked hears that the database can't answer. */

import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { expect, it } from "vitest"
import { transactionLayer } from "../../adapters/postgres/client/transaction.ts"
import { ordersLayer } from "../../adapters/storage/ordering/orders.ts"
import { shopSecretLayer } from "../../adapters/storage/secrets/shop-secret.ts"
import { Orders } from "../../core/ordering/orders.port.ts"
import { Transaction } from "../../core/transaction.port.ts"
import { Unavailable } from "../../core/unavailable.schema.ts"
import { testDatabase } from "../postgres/database.ts"

const database = testDatabase("small")

const written = "SELECT subject FROM audit"

it.each([
  ["a statement", (sql: SqlClient.SqlClient) => sql`SELECT 1`],
  ["a transaction inside", (sql: SqlClient.SqlClient) => sql.withTransaction(sql`SELECT 1`)]
])("[F2] lost before %s: a failure that can be met, no fault of the program", async (_, next) => {
  const work = Effect.gen(function* () {
    const [orders, transaction, sql] = [yield* Orders, yield* Transaction, yield* SqlClient.SqlClient]
    const inside = Effect.gen(function* () {
      yield* orders.recordAudit("lost", "test", { at: 0, by: "test" })
      const [connection] = yield* sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`
      yield* Effect.promise(() => database.query("SELECT pg_terminate_backend($1, 5000)", [connection?.pid]))
      yield* next(sql)
    })
    const problem = yield* Effect.flip(transaction.run(inside))
    // The next connection is a new one.
    yield* orders.recordAudit("found", "test", { at: 0, by: "test" })
    return problem
  })
  const desk = Layer.merge(ordersLayer, transactionLayer).pipe(
    Layer.provide(shopSecretLayer),
    Layer.provideMerge(database.layer(1))
  )
  expect(await Effect.runPromise(work.pipe(Effect.provide(desk)))).toBeInstanceOf(Unavailable)
  expect(await database.query(`${written} WHERE subject = 'lost'`)).toEqual([])
  expect((await database.query(`${written} WHERE subject = 'found'`)).length).toBeGreaterThan(0)
})
