/** What the commands at the keyboard share: settings, the database, and saying plainly what went wrong. */

import { Effect, type Redacted } from "effect"
import { DatabaseError } from "pg"
import { DatabaseProblem } from "../postgres/embedded/database-user.ts"
import { ShopFilesProblem } from "../postgres/import/read-files.ts"
import { shopDatabase } from "../postgres/shop-database.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { readSettings, SettingsProblem } from "../settings/settings.ts"

/** The command was called wrongly or cannot go on; the message says how to do better. */
export class CommandProblem extends Error {}

const isPlain = (problem: unknown): problem is Error =>
  [CommandProblem, SettingsProblem, DatabaseProblem, DatabaseError, ShopFilesProblem].some(
    (kind) => problem instanceof kind
  )

/** Text of files and their names as a terminal may be shown it: on one line, and without signs that steer or turn it. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)

/** Only the database is asked about here, so a shop's other settings need not be complete. */
export const databaseSettings = (): Pick<SettingValues, "DATABASE_URL" | "DATA_DIR"> => {
  const { DATABASE_URL = "", DATA_DIR = "" } = process.env
  return readSettings({ DATABASE_URL, DATA_DIR })
}

/** Runs work on the shop's database, starting the embedded server for it where none is running. */
export const withDatabase = <A>(work: (url: Redacted.Redacted) => Promise<A>): Promise<A> =>
  Effect.runPromise(
    shopDatabase(databaseSettings()).pipe(
      Effect.flatMap((url) => Effect.tryPromise({ try: () => work(url), catch: (problem) => problem })),
      Effect.scoped
    )
  )

/** Runs a command and ends the process with its exit code. */
export const runCommand = (work: (args: ReadonlyArray<string>) => Promise<number>): void => {
  work(process.argv.slice(2)).then(
    (code) => process.exit(code),
    (problem) => {
      console.error(isPlain(problem) ? problem.message : problem)
      process.exit(1)
    }
  )
}
