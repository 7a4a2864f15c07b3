/** Bringing the tables up to date. */
import { spawn } from "node:child_process"
import { Effect, Redacted } from "effect"
import { Client } from "pg"
import { expect, it } from "vitest"
import { migrate } from "../../adapters/postgres/migrate.ts"
import { migrations } from "../../adapters/postgres/migrations/all.ts"
import { dropDatabase, makeDatabase } from "../postgres/database.ts"

const withBare = async (work: (url: Redacted.Redacted, client: Client) => Promise<void>) => {
  const url = await makeDatabase("empty")
  const client = new Client({ connectionString: Redacted.value(url) })
  await client.connect()
  await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
  try {
    await work(url, client)
  } finally {
    await client.end()
    await dropDatabase(url)
  }
}

const script = `
  import { Effect, Redacted } from "effect"
  import { migrate } from "./adapters/postgres/migrate.ts"
  const done = await Effect.runPromise(migrate(Redacted.make(process.env.BARE_URL)))
  console.log(done.length)
`

const inProcess = (url: Redacted.Redacted) =>
  new Promise<string>((resolve, reject) => {
    const env = { ...process.env, BARE_URL: Redacted.value(url) }
    const child = spawn(process.execPath, ["--input-type=module", "-e", script], { env })
    let output = ""
    child.stdout.on("data", (bytes) => (output += bytes))
    child.stderr.on("data", (bytes) => (output += bytes))
    child.on("error", reject)
    child.on("close", (code) => (code === 0 ? resolve(output.trim()) : reject(new Error(output))))
  })

const count = Object.keys(migrations).length

it("three processes that start at once migrate once, and the others wait for it", () =>
  withBare(async (url, client) => {
    const done = await Promise.all([inProcess(url), inProcess(url), inProcess(url)])
    expect(done.sort()).toEqual(["0", "0", String(count)])
    const { rows } = await client.query("SELECT migration_id FROM migration ORDER BY 1")
    expect(rows.map((row) => row.migration_id)).toEqual(
      Object.keys(migrations).map((name) => Number.parseInt(name, 10))
    )
  }))

it("a second run changes nothing", () =>
  withBare(async (url) => {
    expect(await Effect.runPromise(migrate(url))).toHaveLength(count)
    expect(await Effect.runPromise(migrate(url))).toEqual([])
  }))
