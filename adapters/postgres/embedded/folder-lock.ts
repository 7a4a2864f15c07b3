/** File locks that the operating system releases when their holder exits, however it exits. */
import { DatabaseSync } from "node:sqlite"
import { Effect } from "effect"

/** `alone` keeps everyone else out; any number may hold it `together`. */
type Share = "alone" | "together"

/** SQLite serves for its portable file locks only; nothing is ever stored in the file. */
const asks: { readonly [mode in Share]: string } = {
  alone: "BEGIN EXCLUSIVE",
  together: "BEGIN; SELECT * FROM sqlite_master"
}

const BUSY = 5

/** Takes the lock if it can be had at once; what it answers gives the lock back. */
export const tryLock = (file: string, mode: Share): (() => void) | undefined => {
  const handle = new DatabaseSync(file, { timeout: 0 })
  try {
    handle.exec(asks[mode])
    return () => handle.close()
  } catch (problem) {
    handle.close()
    if (problem instanceof Error && "errcode" in problem && problem.errcode === BUSY) return undefined
    throw problem
  }
}

const untilFree = Effect.fnUntraced(function* (file: string, mode: Share, whileWaiting: string) {
  for (let tries = 0; ; tries++) {
    const release = tryLock(file, mode)
    if (release !== undefined) return release
    if (tries === 20) yield* Effect.logInfo(whileWaiting)
    yield* Effect.sleep("50 millis")
  }
})

/** Waits for the lock and holds it until the scope closes; after a second it says once why it waits. */
export const lock = (file: string, mode: Share, whileWaiting: string) =>
  Effect.acquireRelease(untilFree(file, mode, whileWaiting), (release) => Effect.sync(release), { interruptible: true })
