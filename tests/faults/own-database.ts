/** The database that a shop brings with it, in its folder: asked directly, and ended by force in every way it can be. */
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { databaseUser, runProgram } from "../../adapters/postgres/embedded/database-user.ts"
import { serverProcess } from "../../adapters/postgres/embedded/embedded-server.ts"
import { programs } from "../../adapters/postgres/embedded/postgres-program.ts"
import { type EmbeddedServer, serverUrl } from "../../adapters/postgres/embedded/server-folder.ts"
import type { TestDatabase } from "../postgres/database.ts"

/** `backend` is one of the shop's own connections: PostgreSQL then ends all of them and recovers. */
export const databaseKills = ["postmaster", "backend", "immediate"] as const
export type DatabaseKill = (typeof databaseKills)[number]

export const ownDatabase = (folder: string) => {
  const server = async (): Promise<EmbeddedServer> => ({ folder: join(folder, "postgres"), user: await databaseUser() })

  const withClient = async <A>(work: (client: Client) => Promise<A>): Promise<A> => {
    const place = await server()
    const client = new Client({ connectionString: serverUrl(place, serverProcess(place)?.port ?? 0) })
    client.on("error", () => undefined)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  /** A connection for each question, since none outlives the server. */
  const query: TestDatabase["query"] = (statement, values = []) =>
    withClient(async (client) => (await client.query(statement, [...values])).rows)

  /** Does the work while the statement's transaction is open, and rolls it back then. */
  const holding = (statement: string, work: () => Promise<unknown>): Promise<void> =>
    withClient(async (client) => {
      await client.query("BEGIN")
      await client.query(statement)
      await work()
      await client.query("ROLLBACK")
    })

  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }

  /** Ends it, and waits until that is done; the shop may have started it again by then. */
  const end = async (how: DatabaseKill): Promise<void> => {
    const place = await server()
    const backend = "SELECT pid FROM pg_stat_activity WHERE application_name = 'lineal' ORDER BY random() LIMIT 1"
    const pid = how === "backend" ? Number((await query(backend))[0]?.pid) : (serverProcess(place)?.pid ?? 0)
    if (how !== "immediate") process.kill(pid, "SIGKILL")
    else {
      const { pg_ctl } = await programs()
      const args = ["stop", "-W", "-m", "immediate", "-D", join(place.folder, "data")]
      await runProgram(pg_ctl, args, place.folder, place.user)
    }
    while (isAlive(pid)) await pause(5)
  }

  return { query, holding, end }
}
