/** Starts the shop on this machine: database, example data, stand-ins, and the HTTP server. */
import { flushCompileCache } from "node:module"
import { inspect } from "node:util"
import { Effect, Exit, Redacted, Scope } from "effect"
import { fillWithExample } from "./example-shop.ts"
import { withoutPersonalData } from "./http/security/log-privacy.ts"
import { serveShop } from "./http/server/serve.ts"
import { StandInProblem, type StandIns, startStandIns } from "./payments/start-stand-ins.ts"
import { DatabaseProblem } from "./postgres/embedded/database-user.ts"
import { ensureRoom, watchDisk } from "./postgres/embedded/full-disk.ts"
import { rejectExampleDatabase } from "./postgres/example-check.ts"
import { shopDatabase } from "./postgres/shop-database.ts"
import { isLocal, type SettingValues } from "./settings/setting-values.ts"
import { readSettings, SettingsProblem } from "./settings/settings.ts"

const say = (text: string) => console.log(text)

/** Aborted once somebody wants the shop to end, whether it is open by then or still opening. */
const stopRequest = (): AbortSignal => {
  const request = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => request.abort())
  return request.signal
}

type OpenDatabase = { readonly url: Redacted.Redacted; readonly isFilled: boolean }

/**
 * The database with what the shop opens with, and whether it was filled just now; the embedded server runs until the scope
 * closes. Where `stop` aborts, a server that is being made or started gets there first, so that the scope knows of it and
 * ends it.
 */
const openDatabase = async (settings: SettingValues, scope: Scope.Scope, stop: AbortSignal): Promise<OpenDatabase> => {
  await ensureRoom(settings)
  const work = shopDatabase(settings).pipe(Effect.provideService(Scope.Scope, scope))
  const url = await Effect.runPromise(work, { signal: stop })
  if (!isLocal(settings)) await rejectExampleDatabase(url)
  return {
    url,
    isFilled: settings.EXAMPLE_SHOP !== "none" && (await fillWithExample(url, settings.EXAMPLE_SHOP, stop))
  }
}

/** Whoever fills a shop looks at it at once: a search is answered once its goods are read, which later starts find on the disk. */
const readGoods = async ({ PORT }: SettingValues, stop: AbortSignal): Promise<void> => {
  say("Reading its goods for the search ...")
  try {
    await (await fetch(`http://localhost:${PORT}/search?query=timber`, { signal: stop })).text()
  } catch {
    // The shop is open without it, and reads them meanwhile.
  }
}

/** What was started ends, each whatever the other does; neither hides why the shop did not open. */
const closeAll = (scope: Scope.Closeable, standIns: StandIns | undefined) =>
  Promise.allSettled([Effect.runPromise(Scope.close(scope, Exit.void)), standIns?.close()])

const open = async (stop: AbortSignal) => {
  const from = Date.now()
  const settings = readSettings(process.env)
  const scope = Effect.runSync(Scope.make())
  const fullDiskBehind = watchDisk(settings)
  // Beside the database, which may have to recover first.
  const [database, started] = await Promise.allSettled([
    openDatabase(settings, scope, stop),
    startStandIns(settings, true)
  ])
  const startServer = async () => {
    if (database.status === "rejected") throw database.reason
    if (started.status === "rejected") throw started.reason
    stop.throwIfAborted()
    process.env.DATABASE_URL = Redacted.value(database.value.url) as string
    Object.assign(process.env, started.value.env)
    const door = await serveShop(settings, { dev: process.argv.includes("--dev") })
    return { door, standIns: started.value, isFilled: database.value.isFilled }
  }
  const {
    door: server,
    standIns,
    isFilled
  } = await startServer().catch(async (problem: unknown) => {
    const fullDisk = await fullDiskBehind(problem)
    await closeAll(scope, started.status === "fulfilled" ? started.value : undefined)
    throw fullDisk ?? problem
  })
  const close = async () => {
    await server.close()
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await standIns.close()
    process.exit(0)
  }
  if (isFilled) await readGoods(settings, stop)
  if (stop.aborted) return close()
  stop.addEventListener("abort", () => void close())
  say(`The shop is open at ${settings.PUBLIC_URL} (${((Date.now() - from) / 1000).toFixed(1)} s)`)
  // What Node has compiled is kept for the next start, also where this one is ended by force.
  flushCompileCache()
}

const stop = stopRequest()
open(stop).catch((problem: unknown) => {
  // It was told to end before it was open, and all that it had begun has ended.
  if (stop.aborted) process.exit(0)
  const isPlain =
    problem instanceof SettingsProblem || problem instanceof DatabaseProblem || problem instanceof StandInProblem
  console.error(isPlain ? problem.message : withoutPersonalData(inspect(problem)))
  process.exit(1)
})
