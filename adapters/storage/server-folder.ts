/** The folder of the PostgreSQL that the shop brings with it: made once and whole, and used as it is or not at all. */
import { randomBytes } from "node:crypto"
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { DatabaseProblem, type DatabaseUser, databaseUser, programs, runProgram } from "./postgres-program.ts"

/** `folder` holds `data` (PostgreSQL's own), `password` and `log`. */
export type Server = { readonly folder: string; readonly user: DatabaseUser | undefined }

/** The name of the user and of the database. */
export const DATABASE_NAME = "lineal"
const VERSION = "18"

const own = (server: Server, place: string) => server.user && chownSync(place, server.user.uid, server.user.gid)

/** What a person can do where the folder is of no use. */
export const advice =
  "Nothing was changed. Restore a backup (npm run db -- backup makes them), or move the folder away to begin anew."

/** [F3] A folder that is there is used as it is or not at all: a shop never begins empty where there was one. */
const checkWhole = ({ folder }: Server): void => {
  const missing = ["password", "data/PG_VERSION", "data/global/pg_control"].find(
    (file) => !existsSync(join(folder, file))
  )
  if (missing) throw new DatabaseProblem(`The database in ${folder} is damaged: ${missing} is missing. ${advice}`)
  const version = readFileSync(join(folder, "data", "PG_VERSION"), "utf8").trim()
  if (version !== VERSION) {
    throw new DatabaseProblem(`The database in ${folder} was made by PostgreSQL ${version}, not ${VERSION}. ${advice}`)
  }
}

/** What a killed start left half made goes; a program that it left behind may still be writing there, which is no harm. */
const clearHalfMade = (folder: string): void => {
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(`${basename(folder)}.new-`)) continue
    try {
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
    } catch {
      // The next start tries again.
    }
  }
}

/** Made beside its place and moved there when it is whole, so that a half-made one is never taken for a database. */
const make = async (server: Server): Promise<void> => {
  clearHalfMade(server.folder)
  const making: Server = { ...server, folder: `${server.folder}.new-${randomBytes(4).toString("hex")}` }
  mkdirSync(making.folder, { mode: 0o700 })
  own(making, making.folder)
  const password = randomBytes(24).toString("hex")
  const forInitdb = join(making.folder, "first-password")
  writeFileSync(forInitdb, password, { mode: 0o600 })
  own(making, forInitdb)
  const { initdb } = await programs()
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
  const access = [`--username=${DATABASE_NAME}`, `--pwfile=${forInitdb}`, "--auth=scram-sha-256"]
  const args = [`--pgdata=${join(making.folder, "data")}`, ...access, ...locale]
  const done = await runProgram(initdb, args, making.folder, server.user)
  if (done.code !== 0) throw new DatabaseProblem(`The database could not be made in ${server.folder}:\n${done.output}`)
  rmSync(forInitdb)
  writeFileSync(join(making.folder, "password"), password, { mode: 0o600 })
  renameSync(making.folder, server.folder)
}

/** The server's folder, made if there is none yet. Only one process at a time may be here. */
export const ensureServer = async (folder: string): Promise<Server> => {
  const server = { folder, user: await databaseUser() }
  if (!existsSync(folder)) await make(server)
  checkWhole(server)
  return server
}

export const serverUrl = ({ folder }: Server, port: number, database = DATABASE_NAME): string =>
  `postgres://${DATABASE_NAME}:${readFileSync(join(folder, "password"), "utf8")}@127.0.0.1:${port}/${database}`
