/** One PostgreSQL for a whole test run, in a folder of its own, with an empty and a small filled shop to clone. */
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from "node:fs"
import { basename, join } from "node:path"
import { Effect, Redacted } from "effect"
import { Client } from "pg"
import type { TestProject } from "vitest/node"
import { databaseUser } from "../../adapters/postgres/embedded/database-user.ts"
import { serverProcess, startServer, stopServer } from "../../adapters/postgres/embedded/embedded-server.ts"
import { type EmbeddedServer, ensureServer, localUrl } from "../../adapters/postgres/embedded/server-folder.ts"
import { migrate } from "../../adapters/postgres/migrate.ts"
import { databaseFolder, databaseFolders } from "./database-folder.ts"
import { fillWithSmallShop } from "./example-database.ts"

declare module "vitest" {
  export interface ProvidedContext {
    /** The URL of the server's own database, from which others are made. */
    postgres: string
  }
}

/** The day on which the small shop was made; its promotions run around it. */
export const SMALL_SHOP_DAY = "2026-11-23"

const make = async (admin: Client, name: string, template: string) =>
  admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)

const fill = async (server: EmbeddedServer, port: number): Promise<void> => {
  const admin = new Client({ connectionString: localUrl(server, port, "postgres") })
  await admin.connect()
  await make(admin, "empty", "template0")
  await Effect.runPromise(migrate(Redacted.make(localUrl(server, port, "empty"))))
  await make(admin, "small", "empty")
  await fillWithSmallShop(Redacted.make(localUrl(server, port, "small")), SMALL_SHOP_DAY)
  await admin.end()
}

/**
 * Nothing here has to outlive a fall of the machine: killed programs lose nothing without these, and every clone that is
 * dropped would wait for the disk, as would every commit. How the shop's own server keeps its promises is tested over
 * servers of its own.
 */
const withoutWaitingForTheDisk = ({ folder }: EmbeddedServer): void =>
  appendFileSync(join(folder, "data", "postgresql.conf"), "\nfsync = off\nfull_page_writes = off\n")

/** Nobody else can enter the folder of its socket, and a password takes a core 4 ms at each of thousands of connections. */
const withoutPasswords = ({ folder }: EmbeddedServer): void => {
  const file = join(folder, "data", "pg_hba.conf")
  writeFileSync(file, `local all all trust\n${readFileSync(file, "utf8")}`)
}

type Running = { readonly folder: string; readonly server: EmbeddedServer; readonly url: string }

const PREFIX = "lineal-tests-"

const isAlive = (pid: number): boolean => {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (problem) {
    return problem instanceof Error && "code" in problem && problem.code === "EPERM"
  }
}

/** Another user's runs are theirs to clear away; one that ends just now clears away itself. */
const isOurs = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.uid === (process.getuid?.() ?? 0)

/** Servers of runs that were killed before they could stop them. */
const stopLeftOvers = async (): Promise<void> => {
  for (const folder of databaseFolders.flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))) {
    if (!basename(folder).startsWith(PREFIX)) continue
    const owner = join(folder, "owner")
    if (!isOurs(folder) || !existsSync(owner) || isAlive(Number(readFileSync(owner, "utf8")))) continue
    const server = { folder: join(folder, "postgres"), user: await databaseUser() }
    if (serverProcess(server)) await stopServer(server)
    rmSync(folder, { recursive: true, force: true })
  }
}

const start = async (): Promise<Running> => {
  await stopLeftOvers()
  const folder = mkdtempSync(join(databaseFolder(), PREFIX))
  // Whole from its first moment: a run that begins beside this one may read it.
  writeFileSync(join(folder, "owner.new"), `${process.pid}`)
  renameSync(join(folder, "owner.new"), join(folder, "owner"))
  const server = await ensureServer(join(folder, "postgres"))
  withoutWaitingForTheDisk(server)
  withoutPasswords(server)
  const port = await startServer(server)
  await fill(server, port)
  return { folder, server, url: localUrl(server, port, "postgres") }
}

/** Several projects of one run use the same server; the last one to end stops it. */
type Shared = { users: number; running?: Promise<Running> }
const place = globalThis as { linealTestServer?: Shared }

export default async (project: TestProject) => {
  const shared: Shared = place.linealTestServer ?? { users: 0 }
  place.linealTestServer = shared
  shared.users++
  shared.running ??= start()
  project.provide("postgres", (await shared.running).url)
  return async () => {
    if (--shared.users > 0 || shared.running === undefined) return
    const { server, folder } = await shared.running
    delete shared.running
    await stopServer(server)
    rmSync(folder, { recursive: true, force: true })
  }
}
