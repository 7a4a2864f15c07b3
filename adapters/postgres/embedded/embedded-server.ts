/** The PostgreSQL server that the shop brings with it: started, found again, stopped. */
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { DatabaseProblem, runProgram } from "./database-user.ts"
import { programs } from "./postgres-program.ts"
import {
  advice,
  DATABASE_NAME,
  type EmbeddedServer,
  realFolder,
  serverUrl,
  socketFiles,
  socketFolder
} from "./server-folder.ts"

/** The end of the server's log, for a person to read. */
const lastWords = ({ folder }: EmbeddedServer): string => {
  const log = join(folder, "log")
  return existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").slice(-8).join("\n") : ""
}

type Process = { readonly pid: number; readonly port: number; readonly ready: boolean }

/** The process that `postmaster.pid` names, if it is alive and really this folder's server. */
export const serverProcess = ({ folder }: EmbeddedServer): Process | undefined => {
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
const answers = async (server: EmbeddedServer, port: number): Promise<boolean> => {
  const client = new Client({ connectionString: serverUrl(server, port, "postgres"), connectionTimeoutMillis: 5000 })
  client.on("error", () => undefined)
  try {
    await client.connect()
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE_NAME])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE_NAME}`)
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const PATIENCE_MS = 120_000

/** [F3] The running server's port; waits for one that is coming up or going down. Absent when none runs. */
export const runningPort = async (server: EmbeddedServer): Promise<number | undefined> => {
  for (const from = performance.now(); ; await pause(50)) {
    const existingProcess = serverProcess(server)
    if (existingProcess === undefined) return undefined
    if (existingProcess.ready && (await answers(server, existingProcess.port))) return existingProcess.port
    if (performance.now() - from > PATIENCE_MS) {
      throw new DatabaseProblem(
        `The database in ${server.folder} is held by process ${existingProcess.pid}, which does not answer. Its last words:\n${lastWords(server)}`
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
const options = (port: number, sockets: string): string =>
  Object.entries({
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: sockets,
    max_connections: 200,
    shared_buffers: "64MB",
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
const transientErrors = /could not bind|could not create any TCP|still in use|already exists/

/** Starts the server and answers its port. A killed server first recovers, which may take a while. */
export const startServer = async (server: EmbeddedServer, preferredPort?: number): Promise<number> => {
  const { pg_ctl } = await programs()
  const folder = realFolder(server)
  const data = join(folder, "data")
  for (let tries = 1; ; tries++) {
    rmSync(join(data, "postmaster.pid"), { force: true })
    const port = preferredPort ?? (await freePort())
    for (const file of socketFiles(server, port)) rmSync(file, { force: true })
    const settings = options(port, socketFolder(server) ?? "")
    const args = ["start", "-w", "-t", "600", "-D", data, "-l", join(folder, "log"), "-o", settings]
    const result = await runProgram(pg_ctl, args, folder, server.user)
    if (result.code === 0 && (await answers(server, port))) return port
    if (tries === 100 || !transientErrors.test(lastWords(server))) {
      const words = `${result.output}\n${lastWords(server)}`
      throw new DatabaseProblem(`The database in ${server.folder} does not start. ${advice}\n${words}`)
    }
    await pause(100)
  }
}

/**
 * A server that is recovering is not asked to do it first: it may stand still on that for ever. What it has not written by
 * then is in its log, from which the next start recovers.
 */
export const stopServer = async (server: EmbeddedServer): Promise<void> => {
  const { pg_ctl } = await programs()
  const folder = realFolder(server)
  const stop = (mode: "fast" | "immediate") =>
    runProgram(pg_ctl, ["stop", "-w", "-t", "60", "-m", mode, "-D", join(folder, "data")], folder, server.user)
  const isReady = serverProcess(server)?.ready === true
  if (isReady && (await stop("fast")).code === 0) return
  const result = await stop("immediate")
  if (result.code !== 0 && serverProcess(server))
    throw new DatabaseProblem(`The database does not stop:\n${result.output}`)
}
