/** Asks a database one thing. */
import { Client } from "pg"

/** The rows that one statement answers. */
export const queryRows = async <Row>(
  url: string,
  statement: string,
  values: ReadonlyArray<unknown> = []
): Promise<ReadonlyArray<Row>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement, [...values])).rows
  } finally {
    await client.end()
  }
}
