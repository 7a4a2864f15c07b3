/** Brings a database's tables up to date, one process at a time. */
import { PgClient } from "@effect/sql-pg"
import { Effect, type Redacted } from "effect"
import { Reactivity } from "effect/reactivity"
import { Migrator, SqlClient } from "effect/sql"
import { sessionOptions } from "./client/database.ts"
import { migrations } from "./migrations/all.ts"

/** Any number that nothing else locks; the lock goes with the connection, so a killed process leaves none behind. */
const MIGRATING = 7_214_001

const migrationsUpTo = (upTo: number) =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => Number.parseInt(name, 10) <= upTo))

/**
 * Runs every migration that the database has not had (or those up to a number), all or none. Others who start at the same time wait. It has a
 * connection of its own without time limits, since a change of a large table may take minutes.
 */
export const migrate = (url: Redacted.Redacted, upTo = Number.POSITIVE_INFINITY) =>
  Effect.gen(function* () {
    const client = yield* PgClient.makeClient({ ...sessionOptions, url })
    yield* client`SELECT pg_advisory_lock(${MIGRATING})`
    return yield* Migrator.make({})({ loader: Migrator.fromRecord(migrationsUpTo(upTo)), table: "migration" }).pipe(
      Effect.provideService(SqlClient.SqlClient, client)
    )
  }).pipe(Effect.scoped, Effect.provide(Reactivity.layer))
