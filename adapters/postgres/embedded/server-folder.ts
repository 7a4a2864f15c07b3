/** The folder of the PostgreSQL that the shop brings with it: made once and whole, and used as it is or not at all. */
import { randomBytes } from "node:crypto"
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { basename, dirname, join } from "node:path"
import {
  canReach,
  DatabaseProblem,
  type DatabaseUser,
  databaseUser,
  grantTraversal,
  reachableFolder,
  runProgram
} from "./database-user.ts"
import { programs } from "./postgres-program.ts"

/** `folder` holds `data` (PostgreSQL's own), `password` and `log`; a link to it where the database's user can't reach it there. */
export type EmbeddedServer = { readonly folder: string; readonly user: DatabaseUser | undefined }

/** The name of the user and of the database. */
export const DATABASE_NAME = "lineal"
const VERSION = "18"

/** The folder itself, by which the database's user reaches it. */
export const realFolder = ({ folder }: EmbeddedServer): string => realpathSync(folder)

const own = (server: EmbeddedServer, place: string) => server.user && chownSync(place, server.user.uid, server.user.gid)

/** What a person can do where the folder is of no use. */
export const advice =
  "Nothing was changed. Restore a backup (npm run db -- backup makes them), or move the folder away to begin anew."

/** [F3] A folder that is there is used as it is or not at all: a shop never begins empty where there was one. */
const checkWhole = ({ folder }: EmbeddedServer): void => {
  const missing = ["password", "data/PG_VERSION", "data/global/pg_control"].find(
    (file) => !existsSync(join(folder, file))
  )
  if (missing) throw new DatabaseProblem(`The database in ${folder} is damaged: ${missing} is missing. ${advice}`)
  const version = readFileSync(join(folder, "data", "PG_VERSION"), "utf8").trim()
  if (version !== VERSION) {
    throw new DatabaseProblem(`The database in ${folder} was made by PostgreSQL ${version}, not ${VERSION}. ${advice}`)
  }
}

const linkTarget = (place: string): string | undefined =>
  lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(place) : undefined

/** What a killed start left half made goes; a program that it left behind may still be writing there, which is no harm. */
const clearHalfMade = (folder: string): void => {
  for (const name of readdirSync(dirname(folder))) {
    const place = join(dirname(folder), name)
    if (!name.startsWith(`${basename(folder)}.new-`)) continue
    try {
      const target = linkTarget(place)
      if (target) rmSync(target, { recursive: true, force: true })
      rmSync(place, { recursive: true, force: true })
    } catch {
      // The next start tries again.
    }
  }
}

/** An empty folder that the database's user can reach, by the name `place`, which may be a link to it. */
const emptyFolder = async (place: string, user: DatabaseUser | undefined): Promise<void> => {
  const isReachable = user === undefined || (await canReach(dirname(place), user))
  const real = isReachable
    ? place
    : join(await reachableFolder(place, user), `database-${randomBytes(8).toString("hex")}`)
  // The link comes first, so that what a killed start leaves is found again.
  if (!isReachable) symlinkSync(real, place)
  mkdirSync(real, { mode: 0o700 })
}

/** Made beside its place and moved there when it is whole, so that a half-made one is never taken for a database. */
const make = async (server: EmbeddedServer): Promise<void> => {
  clearHalfMade(server.folder)
  const place = `${server.folder}.new-${randomBytes(4).toString("hex")}`
  await emptyFolder(place, server.user)
  const making: EmbeddedServer = { ...server, folder: realpathSync(place) }
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
  renameSync(place, server.folder)
}

/** The server's folder, made if there is none yet. Only one process at a time may be here. */
export const ensureServer = async (folder: string): Promise<EmbeddedServer> => {
  const server = { folder, user: await databaseUser() }
  grantTraversal(dirname(folder), server.user)
  if (!lstatSync(folder, { throwIfNoEntry: false })) await make(server)
  checkWhole(server)
  const real = realFolder(server)
  if (await canReach(dirname(real), server.user)) return server
  throw new DatabaseProblem(
    `PostgreSQL runs as the user postgres, who may not enter ${dirname(real)}. Move the database where it may: ` +
      `mkdir -p /var/lib/lineal && mv "${real}" /var/lib/lineal/shop && ln -s /var/lib/lineal/shop "${folder}"`
  )
}

export const serverUrl = ({ folder }: EmbeddedServer, port: number, database = DATABASE_NAME): string =>
  `postgres://${DATABASE_NAME}:${readFileSync(join(folder, "password"), "utf8")}@127.0.0.1:${port}/${database}`

/** A system takes some 104 bytes for a socket's path; what a shell or PostgreSQL would take apart is no path for one. */
export const suitsSocket = (folder: string): boolean => /^[\w./-]{1,80}$/.test(folder)

/** Where the server is reached on its own machine without the network, if it can be. */
export const socketFolder = (server: EmbeddedServer): string | undefined => {
  const folder = realFolder(server)
  return process.platform !== "win32" && suitsSocket(folder) ? folder : undefined
}

/** What the server makes in that folder: its socket, and what keeps others from it. */
export const socketFiles = (server: EmbeddedServer, port: number): ReadonlyArray<string> => {
  const file = join(realFolder(server), `.s.PGSQL.${port}`)
  return [file, `${file}.lock`]
}

/** By the socket where there is one, which takes less than the network's way: a server that an older shop began has none. */
export const localUrl = (server: EmbeddedServer, port: number, database = DATABASE_NAME): string => {
  const url = serverUrl(server, port, database)
  const folder = socketFolder(server)
  const isThere = folder !== undefined && socketFiles(server, port).every((file) => existsSync(file))
  return isThere ? `${url}?host=${encodeURIComponent(folder)}` : url
}
