/** Tells a database that was filled as an example: its log-ins have a password that everybody can read. */
import type { Redacted } from "effect"
import { DatabaseProblem } from "./embedded/database-user.ts"
import { withLoader } from "./import/load.ts"

/** The salt of every example log-in's password, and of no other's: it goes wherever the example is exported to. */
export const EXAMPLE_SALT = "lineal example salt"

const saltText = Buffer.from(EXAMPLE_SALT).toString("base64").replaceAll("=", "")

/** Whether the example was loaded at the first start, or a log-in of it came in with an import. */
const exampleQuery = `
  SELECT EXISTS (SELECT FROM setting WHERE name = 'example shop') AS filled,
    EXISTS (SELECT FROM login WHERE password_hash LIKE '$argon2id$%$' || $1::text || '$%') AS log_ins`

const advice =
  "Set DATABASE_URL to another database (or empty this one with `npm run db -- reset`), then load your own shop with `npm run import -- FOLDER`."

/** Rejects with a DatabaseProblem that says what to do, where the database is an example's. */
export const rejectExampleDatabase = (url: Redacted.Redacted): Promise<void> =>
  withLoader(url, async (client) => {
    const { rows } = await client.query<{ filled: boolean; log_ins: boolean }>(exampleQuery, [saltText])
    const [exampleRow] = rows
    if (exampleRow?.filled || exampleRow?.log_ins)
      throw new DatabaseProblem(
        `The database was filled as an example, with log-ins whose password is published; a shop that others can reach does not start with it. ${advice}`
      )
  })
