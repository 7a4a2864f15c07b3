/** The thread that reads and arranges the catalogue for searching, and passes it on part by part. */
import { parentPort, workerData } from "node:worker_threads"
import { Effect, Redacted } from "effect"
import { databaseLayer } from "../../postgres/client/database.ts"
import { type CatalogueRequest, readOnMainThread } from "./catalogue-reader.ts"
import { splitIndex } from "./index-parts.ts"

const { url, today } = workerData as CatalogueRequest

const passOn = async (): Promise<void> => {
  const database = databaseLayer({ url: Redacted.make(url), connections: 1 })
  const parts = splitIndex(await Effect.runPromise(Effect.provide(readOnMainThread(today), database)))
  const sendNext = () => parentPort?.postMessage(parts.next().value)
  parentPort?.on("message", sendNext)
  sendNext()
}

// What it rejects with ends the thread, and is what whoever started it is told.
void passOn()
