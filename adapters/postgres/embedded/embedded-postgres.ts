/** Shares one embedded PostgreSQL among all shops of a data folder: the first one starts it, the last one out stops it. */
import { accessSync, constants, mkdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { Effect, Redacted } from "effect"
import { DatabaseProblem } from "./database-user.ts"
import { runningPort, serverProcess, startServer, stopServer } from "./embedded-server.ts"
import { lock, tryLock } from "./folder-lock.ts"
import { type EmbeddedServer, ensureServer, localUrl } from "./server-folder.ts"

const attempt = <A>(work: () => Promise<A>) =>
  Effect.tryPromise({
    try: work,
    catch: (problem) =>
      problem instanceof DatabaseProblem ? problem : new DatabaseProblem(String(problem), { cause: problem })
  })

const ensureWritable = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (problem) {
    const message = problem instanceof Error ? problem.message : problem
    throw new DatabaseProblem(`The data folder ${folder} cannot be written to (${message}). Name another in DATA_DIR.`)
  }
}

/** Starting and stopping happen one at a time, whichever process does it. */
const withFolderLock = <A, E, R>(dataFolder: string, work: Effect.Effect<A, E, R>) =>
  Effect.scoped(
    Effect.andThen(
      lock(join(dataFolder, "turn.lock"), "alone", "Waiting for another shop that is starting or stopping"),
      work
    )
  )

/** Every living shop holds this one together; who can have it alone is the last. */
const shopsLockFile = (dataFolder: string) => join(dataFolder, "shops.lock")

const enter = Effect.fnUntraced(function* (dataFolder: string) {
  const server = yield* attempt(() => ensureServer(join(dataFolder, "postgres")))
  const port = (yield* attempt(() => runningPort(server))) ?? (yield* attempt(() => startServer(server)))
  const leave = tryLock(shopsLockFile(dataFolder), "together")
  if (leave === undefined)
    return yield* Effect.fail(new DatabaseProblem(`${shopsLockFile(dataFolder)} is held by another program`))
  return { server, port, leave }
})

type SharedServer = { readonly server: EmbeddedServer; readonly port: number; readonly leave: () => void }

const leave = (dataFolder: string, sharedServer: SharedServer) =>
  withFolderLock(
    dataFolder,
    Effect.gen(function* () {
      sharedServer.leave()
      const last = tryLock(shopsLockFile(dataFolder), "alone")
      if (last === undefined) return
      yield* attempt(() => stopServer(sharedServer.server)).pipe(Effect.ensuring(Effect.sync(last)))
    })
  )

/** A server that was killed is started again where it was, so that the shops' connections find it. */
const keepAlive = (dataFolder: string, { server, port }: SharedServer) =>
  Effect.gen(function* () {
    for (;;) {
      yield* Effect.sleep("250 millis")
      if (serverProcess(server)) continue
      const again = Effect.gen(function* () {
        if ((yield* attempt(() => runningPort(server))) !== undefined) return
        yield* Effect.logWarning("The database was gone; starting it again")
        yield* attempt(() => startServer(server, port))
      })
      yield* withFolderLock(dataFolder, again).pipe(Effect.catch((problem) => Effect.logError(problem.message)))
    }
  })

/**
 * The URL of the data folder's own PostgreSQL, running until the scope closes (and longer where other shops use it).
 * A killed shop leaves it running; the next one joins it.
 */
export const embeddedPostgres = Effect.fn("embeddedPostgres")(function* (folder: string) {
  const dataFolder = resolve(folder)
  yield* attempt(async () => ensureWritable(dataFolder))
  const sharedServer = yield* Effect.acquireRelease(withFolderLock(dataFolder, enter(dataFolder)), (sharedServer) =>
    Effect.catch(leave(dataFolder, sharedServer), (problem) => Effect.logError(String(problem)))
  )
  yield* Effect.forkScoped(keepAlive(dataFolder, sharedServer))
  return Redacted.make(localUrl(sharedServer.server, sharedServer.port))
})
