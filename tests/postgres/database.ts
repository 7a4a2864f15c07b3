/** Gives a test file a database of its own, cloned from an empty or a small filled shop. */
import { type Layer, Redacted } from "effect"
import type { SqlClient, SqlError } from "effect/sql"
import { Client } from "pg"
import { afterAll, beforeAll, inject } from "vitest"
import { databaseLayer } from "../../adapters/postgres/client/database.ts"
import { cloneDatabase, dropDatabase as drop } from "./clone.ts"

/** `small` is the example shop in small, `empty` has the tables alone. */
export type Template = "small" | "empty"

/** Makes a clone; whoever asks must drop it. */
export const makeDatabase = (template: Template): Promise<Redacted.Redacted> =>
  cloneDatabase(inject("postgres"), template)

export const dropDatabase = (url: Redacted.Redacted): Promise<void> => drop(inject("postgres"), url)

export type TestDatabase = {
  readonly url: () => Redacted.Redacted
  /** A pool of its own for each use; it closes with the effect that it is provided to. */
  readonly layer: (connections?: number) => Layer.Layer<SqlClient.SqlClient, SqlError.SqlError>
  /** One statement by itself, as someone at the keyboard would run it. */
  readonly query: (
    statement: string,
    values?: ReadonlyArray<unknown>
  ) => Promise<ReadonlyArray<Record<string, unknown>>>
}

/** A clone that lives as long as the test file, or the `describe` in which it is asked for. */
export const testDatabase = (template: Template): TestDatabase => {
  let made: Redacted.Redacted | undefined
  let client: Client | undefined
  let turn: Promise<unknown> = Promise.resolve()
  const url = () => {
    if (made === undefined) throw new Error("The database is there once the tests run")
    return made
  }
  beforeAll(async () => {
    made = await makeDatabase(template)
    client = new Client({ connectionString: Redacted.value(made) })
    client.on("error", () => undefined)
    await client.connect()
  })
  afterAll(async () => {
    await client?.end()
    if (made) await dropDatabase(made)
  })
  return {
    url,
    layer: (connections = 10) => databaseLayer({ url: url(), connections }),
    query: (statement, values = []) => {
      const answer = turn.then(async () => (await client?.query(statement, [...values]))?.rows ?? [])
      turn = answer.catch(() => undefined)
      return answer
    }
  }
}
