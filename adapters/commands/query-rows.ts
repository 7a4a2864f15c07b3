/** Asks the shop's database one question, for a command that needs no more of it. */
import { Redacted } from "effect"
import { Client } from "pg"
import { withDatabase } from "./command.ts"

/** The rows of the answer; the connection is closed then. */
export const queryRows = (
  statement: string,
  values: ReadonlyArray<unknown>
): Promise<ReadonlyArray<Record<string, unknown>>> =>
  withDatabase(async (url) => {
    const client = new Client({ connectionString: Redacted.value(url) })
    await client.connect()
    try {
      return (await client.query(statement, [...values])).rows
    } finally {
      await client.end()
    }
  })
