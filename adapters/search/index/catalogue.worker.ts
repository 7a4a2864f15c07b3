/** The thread that reads and arranges the catalogue for searching, passes it on part by part, and keeps it for the next start. */
import { parentPort, workerData } from "node:worker_threads"
import { Effect, Redacted } from "effect"
import { databaseLayer } from "../../postgres/client/database.ts"
import { type CatalogueRequest, readOnMainThread } from "./catalogue-reader.ts"
import { splitIndex } from "./index-parts.ts"
import { catalogueFingerprint, saveSnapshot } from "./index-snapshot.ts"

const { url, today, snapshotFile } = workerData as CatalogueRequest

/** A database that does not tell, as some hosted ones, has no snapshot. */
const fingerprint = Effect.orElseSucceed(catalogueFingerprint, () => undefined)

const readAll = Effect.gen(function* () {
  const before = snapshotFile === undefined ? undefined : yield* fingerprint
  const index = yield* readOnMainThread(today)
  const after = before && (yield* fingerprint)
  // What changed while it was read may be in one half of it and not in the other.
  return { index, isSettled: before !== undefined && after?.equals(before) === true, fingerprint: before }
})

const passOn = async (): Promise<void> => {
  const database = databaseLayer({ url: Redacted.make(url), connections: 1 })
  const { index, isSettled, fingerprint: found } = await Effect.runPromise(Effect.provide(readAll, database))
  const parts = splitIndex(index)
  const sendNext = () => {
    const { value, done } = parts.next()
    parentPort?.postMessage(value)
    if (!done) return
    const saved = isSettled && snapshotFile && found ? saveSnapshot(snapshotFile, found, splitIndex(index)) : undefined
    // Without it the next start arranges everything again.
    void Promise.allSettled([saved]).then(() => parentPort?.close())
  }
  parentPort?.on("message", sendNext)
  sendNext()
}

// What it rejects with ends the thread, and is what whoever started it is told.
void passOn()
