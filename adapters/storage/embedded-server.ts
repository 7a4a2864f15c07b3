/** The PostgreSQL server that the shop brings with it: made once, started, found again, stopped. */
import { randomBytes } from "node:crypto"
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync
} from "node:fs"
import { createServer } from "node:net"
import { basename, dirname, join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { DatabaseProblem, type DatabaseUser, databaseUser, programs, runProgram } from "./postgres-program.ts"

/** `folder` holds `data` (PostgreSQL's own), `password` and `log`. */
export type Server = { readonly folder: string; readonly user: DatabaseUser | undefined }

const NAME = "lineal"
const VERSION = "18"

const own = (server: Server, place: string) => server.user && chownSync(place, server.user.uid, server.user.gid)

/** Ended text of the server's log, for a person to read. */
const lastWords = ({ folder }: Server): string => {
  const log = join(folder, "log")
  return existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").slice(-8).join("\n") : ""
}

const advice =
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
  const access = [`--username=${NAME}`, `--pwfile=${forInitdb}`, "--auth=scram-sha-256"]
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

export const serverUrl = ({ folder }: Server, port: number, database = NAME): string =>
  `postgres://${NAME}:${readFileSync(join(folder, "password"), "utf8")}@127.0.0.1:${port}/${database}`

type Process = { readonly pid: number; readonly port: number; readonly ready: boolean }

/** The process that `postmaster.pid` names, if it is alive and really this folder's server. */
export const serverProcess = ({ folder }: Server): Process | undefined => {
  const data = join(folder, "data")
  const file = join(data, "postmaster.pid")
  const [pid, , , port, , , , status] = existsSync(file) ? readFileSync(file, "utf8").split("\n") : []
  if (pid === undefined) return undefined
  try {
    process.kill(Number(pid), 0)
    if (process.platform === "linux" && readlinkSync(`/proc/${pid}/cwd`) !== realpathSync(data)) return undefined
  } catch (problem) {
    const isAlive = problem instanceof Error && "code" in problem && problem.code === "EPERM"
    if (!isAlive) return undefined
  }
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === "ready" }
}

/** Whether the server answers; false while it is starting up or shutting down. */
const answers = async (server: Server, port: number): Promise<boolean> => {
  const client = new Client({ connectionString: serverUrl(server, port, "postgres"), connectionTimeoutMillis: 5000 })
  client.on("error", () => undefined)
  try {
    await client.connect()
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [NAME])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`)
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const PATIENCE_MS = 120_000

/** [F3] The running server's port; waits for one that is coming up or going down. Absent when none runs. */
export const runningPort = async (server: Server): Promise<number | undefined> => {
  for (const from = Date.now(); ; await pause(50)) {
    const found = serverProcess(server)
    if (found === undefined) return undefined
    if (found.ready && (await answers(server, found.port))) return found.port
    if (Date.now() - from > PATIENCE_MS) {
      throw new DatabaseProblem(
        `The database in ${server.folder} is held by process ${found.pid}, which does not answer. Its last words:\n${lastWords(server)}`
      )
    }
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })

/** Whatever is promised is on the disk (`fsync` stays on); the rest suits short queries on one small machine. */
const options = (port: number): string =>
  Object.entries({
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    max_connections: 200,
    shared_buffers: "128MB",
    // Reads come from the system's own cache; processes that wait to read ahead would only take memory.
    io_method: "sync",
    max_logical_replication_workers: 0,
    wal_level: "minimal",
    max_wal_senders: 0,
    max_wal_size: "2GB",
    jit: "off",
    random_page_cost: 1.1,
    log_checkpoints: "off"
  })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ")

/** What a second try mends: a port taken in the meantime, or parts of a killed server that are still ending. */
const passing = /could not bind|could not create any TCP|still in use|already exists/

/** Starts the server and answers its port. A killed server first recovers, which may take a while. */
export const startServer = async (server: Server, wanted?: number): Promise<number> => {
  const { pg_ctl } = await programs()
  const data = join(server.folder, "data")
  for (let tries = 1; ; tries++) {
    rmSync(join(data, "postmaster.pid"), { force: true })
    const port = wanted ?? (await freePort())
    const args = ["start", "-w", "-t", "600", "-D", data, "-l", join(server.folder, "log"), "-o", options(port)]
    const done = await runProgram(pg_ctl, args, server.folder, server.user)
    if (done.code === 0 && (await answers(server, port))) return port
    if (tries === 100 || !passing.test(lastWords(server))) {
      const words = `${done.output}\n${lastWords(server)}`
      throw new DatabaseProblem(`The database in ${server.folder} does not start. ${advice}\n${words}`)
    }
    await pause(100)
  }
}

export const stopServer = async (server: Server): Promise<void> => {
  const { pg_ctl } = await programs()
  const args = ["stop", "-w", "-t", "60", "-m", "fast", "-D", join(server.folder, "data")]
  const done = await runProgram(pg_ctl, args, server.folder, server.user)
  if (done.code !== 0 && serverProcess(server)) throw new DatabaseProblem(`The database does not stop:\n${done.output}`)
}
