/** `npm run db -- sql "…" | check | reset | url | end-access | backup FOLDER | restore FOLDER`: looks after the database, without a shop running. */
import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline/promises"
import { Effect, Redacted } from "effect"
import type { QueryResult } from "pg"
import { backUp, readManifest, restore } from "../postgres/backup/backup.ts"
import { runningPort } from "../postgres/embedded/embedded-server.ts"
import { ensureServer, serverUrl } from "../postgres/embedded/server-folder.ts"
import { withLoader } from "../postgres/import/load.ts"
import { findViolations, invariants } from "../postgres/invariants.ts"
import { migrate } from "../postgres/migrate.ts"
import { endAccess } from "../storage/account/end-access.ts"
import { findOverdue, overdueKinds } from "../storage/payments/overdue.ts"
import { CommandProblem, databaseSettings, runCommand, withDatabase } from "./command.ts"

const usage = `Usage: npm run db -- …
  sql "SELECT …"    runs SQL and prints what it answers
  check             says which of the rules that always hold are broken, and by what, and what has stood open for too
                    long (payments, refunds, messages, reports); the shop may go on meanwhile
  reset [--yes]     empties the database: everything in it is lost
  url               prints where the running shop's database is, password included
  backup FOLDER     copies every table as of one moment into a new folder, while the shop goes on
  end-access [--passwords] [--yes]
                    logs everybody out and voids every log-in, invitation and link that was sent; with --passwords
                    everybody has to set a new one by their mailbox
  restore FOLDER    empties the database and puts a backup back`

const formatValue = (value: unknown): string => {
  if (value === null) return ""
  if (value instanceof Date) return value.toISOString()
  return typeof value === "object" ? JSON.stringify(value) : String(value)
}

const table = ({ fields, rows, command, rowCount }: QueryResult): string => {
  if (fields.length === 0) return `${command} ${rowCount ?? ""}`.trim()
  const lines = [fields.map(({ name }) => name), ...rows.map((row) => fields.map(({ name }) => formatValue(row[name])))]
  const widths = fields.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)))
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd()
  )
  const rule = widths.map((width) => "-".repeat(width)).join("  ")
  return [text[0], rule, ...text.slice(1), `(${rows.length} ${rows.length === 1 ? "row" : "rows"})`].join("\n")
}

const sql = (statement: string) =>
  withDatabase((url) =>
    withLoader(url, async (client) => {
      const answer: QueryResult | ReadonlyArray<QueryResult> = await client.query(statement)
      for (const one of [answer].flat()) console.log(table(one as QueryResult))
      return 0
    })
  )

/** All are asked of one moment, so that an order placed meanwhile is there wholly or not at all. */
const check = () =>
  withDatabase((url) =>
    withLoader(url, async (client) => {
      await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
      const broken = await findViolations(async (statement) => (await client.query(statement)).rows)
      const overdue = await findOverdue(
        overdueKinds({ SMTP_URL: process.env.SMTP_URL, SMS_URL: process.env.SMS_URL }),
        async (statement) => (await client.query(statement)).rows
      )
      await client.query("COMMIT")
      for (const { id, description } of invariants) {
        const at = broken.find((one) => one.id === id)?.at
        console.log(`${at ? "BROKEN" : "ok    "} ${id.padEnd(3)} ${description}`)
        for (const one of at ?? []) console.log(`           ${one}`)
      }
      for (const { kind, description, at } of overdue) {
        console.log(`OVERDUE ${kind.padEnd(7)} ${description}`)
        for (const one of at) console.log(`           ${one}`)
      }
      return broken.length === 0 && overdue.length === 0 ? 0 : 1
    })
  )

/** Nothing is emptied by mistake: someone says yes, here or in the command. */
const confirmReset = async (args: ReadonlyArray<string>): Promise<void> => {
  if (args.includes("--yes")) return
  if (!process.stdin.isTTY) throw new CommandProblem("This empties the database. Add --yes if that is meant.")
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question("Everything in the database will be lost. Type yes to go on: ")
  prompt.close()
  if (answer.trim() !== "yes") throw new CommandProblem("Nothing was changed.")
}

const empty = (url: Redacted.Redacted) =>
  withLoader(url, (client) => client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public"))

const reset = async (args: ReadonlyArray<string>) => {
  await confirmReset(args)
  return withDatabase(async (url) => {
    await empty(url)
    await Effect.runPromise(migrate(url))
    console.log("The database is empty. The next start of a local shop fills it with the example.")
    return 0
  })
}

const url = async () => {
  const { DATABASE_URL, DATA_DIR } = databaseSettings()
  if (DATABASE_URL) {
    console.log(Redacted.value(DATABASE_URL))
    return 0
  }
  const folder = join(resolve(DATA_DIR), "postgres")
  const server = existsSync(folder) ? await ensureServer(folder) : undefined
  const port = server && (await runningPort(server))
  if (!server || !port) throw new CommandProblem("The embedded database runs only while a shop does. Start one first.")
  console.log(serverUrl(server, port))
  return 0
}

const backup = (folder: string) =>
  withDatabase((url) =>
    withLoader(url, async (client) => {
      const { tables, madeAt } = await backUp(client, resolve(folder))
      console.log(`${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, as of ${madeAt}`)
      return 0
    })
  )

const putBack = async (folder: string, args: ReadonlyArray<string>) => {
  const contents = readManifest(resolve(folder))
  await confirmReset(args)
  return withDatabase(async (url) => {
    await empty(url)
    await Effect.runPromise(migrate(url, contents.migration))
    await withLoader(url, (client) => restore(client, resolve(folder), contents))
    await Effect.runPromise(migrate(url))
    console.log(`The database is as it was at ${contents.madeAt}.`)
    return 0
  })
}

const endAll = (args: ReadonlyArray<string>) => {
  if (!args.includes("--yes"))
    throw new CommandProblem("This logs everybody out and voids every link that was sent. Add --yes if that is meant.")
  return withDatabase((url) =>
    withLoader(url, async (client) => {
      const ended = await endAccess(client, { passwords: args.includes("--passwords") })
      for (const { what, count } of ended) console.log(`${String(count).padStart(7)} ${what}`)
      console.log("Start every process of the shop again: until then it signs and reads links by the old secret.")
      return 0
    })
  )
}

runCommand(async ([name, ...args]) => {
  const [given] = args.filter((arg) => !arg.startsWith("--"))
  if (name === "sql" && given) return sql(given)
  if (name === "check") return check()
  if (name === "reset") return reset(args)
  if (name === "url") return url()
  if (name === "end-access") return endAll(args)
  if (name === "backup" && given) return backup(given)
  if (name === "restore" && given) return putBack(given, args)
  throw new CommandProblem(usage)
})
