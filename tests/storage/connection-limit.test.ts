/** How long anybody waits for a connection while others hold them all, as behind a lock. */
import { Effect, Fiber, Layer } from "effect"
import { HttpRouter, HttpServer } from "effect/http"
import { SqlClient, SqlError } from "effect/sql"
import { expect, it } from "vitest"
import { HealthRoutes } from "../../adapters/http/routes/health-route.ts"
import { runExclusively } from "../../adapters/jobs/exclusive-job.ts"
import { OverdueAlarm } from "../../adapters/jobs/overdue-alarm.ts"
import { databaseCheckLayer, databaseLayer } from "../../adapters/postgres/client/database.ts"
import { asShort } from "../../adapters/postgres/client/short-statement.ts"
import { testDatabase } from "../postgres/database.ts"

const database = testDatabase("empty")
const layer = (longestWaitMs: number) =>
  databaseLayer({ url: database.url(), connections: 2, maxWaitMs: longestWaitMs })
const run = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient>, longestWaitMs: number) =>
  Effect.runPromise(Effect.provide(work, layer(longestWaitMs)))

/** Holds both connections in transactions until what it is given is done. */
const withAllHeld = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const over = Promise.withResolvers<void>()
    const holders = yield* Effect.forEach(begun, ({ resolve }) =>
      Effect.forkChild(
        sql.withTransaction(
          Effect.andThen(
            sql`SELECT 1`,
            Effect.promise(() => {
              resolve()
              return over.promise
            })
          )
        )
      )
    )
    yield* Effect.promise(() => Promise.all(begun.map(({ promise }) => promise)))
    return yield* Effect.ensuring(
      work,
      Effect.andThen(
        Effect.sync(() => over.resolve()),
        Effect.forEach(holders, Fiber.join).pipe(Effect.orDie)
      )
    )
  })

const isNoConnection = (problem: unknown): boolean =>
  problem instanceof SqlError.SqlError && /No database connection/.test(String(problem.reason.message))

it.each([
  ["a statement", (sql: SqlClient.SqlClient) => sql`SELECT 1`],
  ["a transaction", (sql: SqlClient.SqlClient) => sql.withTransaction(sql`SELECT 1`)]
])("[F2] %s that gets no connection in time fails, and the next one that does goes on", async (_, ask) => {
  const work = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const problem = yield* withAllHeld(Effect.flip(ask(sql)))
    expect(isNoConnection(problem)).toBe(true)
    // Both connections are there again.
    yield* withAllHeld(Effect.void)
    return yield* ask(sql)
  })
  expect(await run(work, 300)).toHaveLength(1)
})

it("[F2] who waits goes on when a connection comes free", async () => {
  const work = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const waiting = yield* withAllHeld(
      Effect.tap(Effect.forkChild(sql`SELECT 42 AS answer`, { startImmediately: true }), () => Effect.yieldNow)
    )
    return yield* Fiber.join(waiting)
  })
  expect(await run(work, 60_000)).toEqual([{ answer: 42 }])
})

it("[F2] an interrupted wait leaves its place to others", async () => {
  const work = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    yield* withAllHeld(
      Effect.gen(function* () {
        const waiting = yield* Effect.forkChild(sql`SELECT 1`, { startImmediately: true })
        yield* Fiber.interrupt(waiting)
      })
    )
    return yield* Effect.forEach([1, 2, 3, 4], () => sql`SELECT 1`, { concurrency: 4 })
  })
  expect(await run(work, 60_000)).toHaveLength(4)
})

it("[F2] the health check answers while every other connection is held", async () => {
  const work = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const web = HttpRouter.toWebHandler(
      HealthRoutes.pipe(
        Layer.provide(databaseCheckLayer(database.url())),
        Layer.provide(Layer.succeed(OverdueAlarm, { counts: () => ({}), check: Effect.void })),
        // The very connections that are held, as the shop's layers share them.
        Layer.provide(Layer.succeed(SqlClient.SqlClient, sql)),
        Layer.provide(HttpServer.layerServices)
      ),
      { disableLogger: true }
    )
    const response = yield* withAllHeld(Effect.promise(() => web.handler(new Request("http://localhost/healthz"))))
    yield* Effect.promise(() => web.dispose())
    return [response.status, yield* Effect.promise(() => response.json())]
  })
  expect(await run(work, 60_000)).toEqual([200, { data: { status: "ok" } }])
})

it("as many jobs at once as there are connections don't each hold one and wait for another", async () => {
  const jobs = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const job = (lock: number) =>
      runExclusively(sql, { lock, name: "test", limit: "1 minute" }, Effect.asVoid(sql`SELECT pg_sleep(0.01)`))
    yield* Effect.forEach([1, 2, 3], job, { concurrency: "unbounded" })
    return "done"
  })
  expect(await run(jobs, 60_000)).toBe("done")
})

it("a job that doesn't end is ended after its limit, and the others have their turn and its lock", async () => {
  const work = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const stuck = { lock: 1, name: "stuck", limit: "50 millis" } as const
    const first = yield* Effect.forkChild(runExclusively(sql, stuck, Effect.never), { startImmediately: true })
    const next = yield* runExclusively(sql, { ...stuck, limit: "1 minute" }, Effect.succeed("done"))
    return [next, yield* Fiber.join(first)]
  })
  expect(await run(work, 60_000)).toEqual(["done", undefined])
})

/** With one connection for short statements beside two others. */
const runWithThree = <A, E>(work: Effect.Effect<A, E, SqlClient.SqlClient>) =>
  Effect.runPromise(Effect.provide(work, databaseLayer({ url: database.url(), connections: 3, maxWaitMs: 300 })))

const pid = (sql: SqlClient.SqlClient) =>
  Effect.map(sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`, ([row]) => row?.pid)

it("short statements of one moment share a connection, and are answered while all others are held", async () => {
  const work = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const short = asShort(pid(sql))
    const [one, other, usual] = yield* Effect.all([short, short, pid(sql)], { concurrency: "unbounded" })
    const beside = yield* withAllHeld(short)
    return [one === other, one === usual, one === beside]
  })
  expect(await runWithThree(work)).toEqual([true, false, true])
})

it("a short statement that fails fails alone, and within a transaction it is a part of it", async () => {
  const work = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const answers = yield* Effect.all(
      [Effect.exit(asShort(sql`SELECT 1 / 0`)), Effect.exit(asShort(sql`SELECT 42 AS answer`))],
      { concurrency: "unbounded" }
    )
    const [own, short] = yield* sql.withTransaction(Effect.all([pid(sql), asShort(pid(sql))]))
    return [...answers.map(({ _tag }) => _tag), own === short]
  })
  expect(await runWithThree(work)).toEqual(["Failure", "Success", true])
})

it("[F2] a short statement whose connection is lost fails, and the next has a new one", async () => {
  const work = Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const first = yield* asShort(pid(sql))
    const stuck = yield* Effect.forkChild(Effect.flip(asShort(sql`SELECT pg_sleep(60)`)), { startImmediately: true })
    yield* Effect.promise(() => database.query("SELECT pg_terminate_backend($1, 5000)", [first]))
    const problem = yield* Fiber.join(stuck)
    return [SqlError.isSqlError(problem), (yield* asShort(pid(sql))) === first]
  })
  expect(await runWithThree(work)).toEqual([true, false])
})
