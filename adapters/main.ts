/** Starts the shop on this machine: database, example data, stand-ins, and the HTTP server. */
import { inspect } from "node:util"
import { Effect, Exit, Redacted, Scope } from "effect"
import { fillWithExample } from "./example-shop.ts"
import { withoutPersonalData } from "./http/security/log-privacy.ts"
import { serveShop } from "./http/server/serve.ts"
import { StandInProblem, type StandIns, startStandIns } from "./payments/start-stand-ins.ts"
import { shopDatabase } from "./postgres/client/shop-database.ts"
import { DatabaseProblem } from "./postgres/embedded/database-user.ts"
import { rejectExampleDatabase } from "./postgres/example-check.ts"
import { isLocal, readSettings, SettingsProblem, type SettingValues } from "./settings.ts"

const say = (text: string) => console.log(text)

/** The database with what the shop opens with; the embedded server runs until the scope closes. */
const openDatabase = async (settings: SettingValues, scope: Scope.Scope): Promise<Redacted.Redacted> => {
  const url = await Effect.runPromise(shopDatabase(settings).pipe(Effect.provideService(Scope.Scope, scope)))
  if (!isLocal(settings)) await rejectExampleDatabase(url)
  if (settings.EXAMPLE_SHOP !== "none") await fillWithExample(url, settings.EXAMPLE_SHOP)
  return url
}

/** What was started ends, each whatever the other does; neither hides why the shop did not open. */
const closeAll = (scope: Scope.Closeable, standIns: StandIns | undefined) =>
  Promise.allSettled([Effect.runPromise(Scope.close(scope, Exit.void)), standIns?.close()])

const open = async () => {
  const from = Date.now()
  const settings = readSettings(process.env)
  const scope = Effect.runSync(Scope.make())
  // Beside the database, which may have to recover first.
  const [database, started] = await Promise.allSettled([openDatabase(settings, scope), startStandIns(settings, true)])
  const startServer = async () => {
    if (database.status === "rejected") throw database.reason
    if (started.status === "rejected") throw started.reason
    process.env.DATABASE_URL = Redacted.value(database.value) as string
    Object.assign(process.env, started.value.env)
    return { door: await serveShop(settings, { dev: process.argv.includes("--dev") }), standIns: started.value }
  }
  const { door: server, standIns } = await startServer().catch(async (problem: unknown) => {
    await closeAll(scope, started.status === "fulfilled" ? started.value : undefined)
    throw problem
  })
  say(`The shop is open at ${settings.PUBLIC_URL} (${((Date.now() - from) / 1000).toFixed(1)} s)`)
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    await server.close()
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await standIns.close()
    process.exit(0)
  }
  process.on("SIGINT", () => void close())
  process.on("SIGTERM", () => void close())
}

open().catch((problem: unknown) => {
  const isPlain =
    problem instanceof SettingsProblem || problem instanceof DatabaseProblem || problem instanceof StandInProblem
  console.error(isPlain ? problem.message : withoutPersonalData(inspect(problem)))
  process.exit(1)
})
