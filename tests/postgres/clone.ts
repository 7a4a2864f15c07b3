/** Databases on the server of the test run: cloned from a template, and dropped again. */
import { randomUUID } from "node:crypto"
import { Redacted } from "effect"
import { Client } from "pg"

/** One statement at the server's own database. */
const asAdmin = async (server: string, statement: string): Promise<void> => {
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

/** Where a database of the server is found by its name. */
export const databaseUrl = (server: string, name: string): Redacted.Redacted => {
  const url = new URL(server)
  url.pathname = `/${name}`
  return Redacted.make(url.href)
}

/** Makes a clone of the database `template`; whoever asks must drop it. */
export const cloneDatabase = async (server: string, template: string): Promise<Redacted.Redacted> => {
  const name = `test_${randomUUID().replaceAll("-", "")}`
  // Its files are copied, not written page by page into the log.
  await asAdmin(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  return databaseUrl(server, name)
}

export const databaseName = (url: Redacted.Redacted): string => new URL(Redacted.value(url)).pathname.slice(1)

export const dropDatabase = (server: string, url: Redacted.Redacted): Promise<void> =>
  asAdmin(server, `DROP DATABASE ${databaseName(url)} WITH (FORCE)`)
