/** Reads and arranges the catalogue for searching: on this thread between other work, or beside it on a thread of its own. */
import { Worker } from "node:worker_threads"
import { Effect, Redacted } from "effect"
import type { SqlClient } from "effect/sql"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { withLongTimeout } from "../../postgres/client/database.ts"
import { ownProgram } from "../../process/own-files.ts"
import { readCatalogue } from "./catalogue-rows.ts"
import { buildIndex } from "./index-builder.ts"
import { createIndexAssembler, type IndexPart } from "./index-parts.ts"
import { catalogueFingerprint, loadSnapshot } from "./index-snapshot.ts"
import type { ShopIndex } from "./shop-index.ts"

/** The index of everything as the database has it now; `today` is the Melbourne day. */
export type CatalogueReader = (today: string) => Effect.Effect<ShopIndex, Unavailable, SqlClient.SqlClient>

/** Who opens a shop to search it has it read at once; of one that may never be searched it is read when it is. */
export type CatalogueReading = { readonly read: CatalogueReader; readonly begins: "at once" | "when asked" }

const unavailable = (cause: unknown) => new Unavailable({ part: "search", cause })

export const readOnMainThread: CatalogueReader = (today) =>
  Effect.mapError(
    Effect.flatMap(withLongTimeout(readCatalogue), (rows) => buildIndex(rows, today)),
    unavailable
  )

/** What the thread is told. */
export type CatalogueRequest = {
  readonly url: string
  readonly today: string
  /** Where the index is kept for the next start. */
  readonly snapshotFile: string | undefined
}

/** The thread sends a part whenever it is asked for the next, and nothing once there is none; it ends by itself when it has kept the index. */
const readInWorker = (request: CatalogueRequest, signal: AbortSignal): Promise<ShopIndex> =>
  new Promise((read, fail) => {
    const index = createIndexAssembler()
    const worker = new Worker(ownProgram("adapters/search/index/catalogue.worker.ts"), {
      execArgv: [],
      workerData: request
    })
    worker.unref()
    worker.on("message", (part: IndexPart | undefined) => {
      if (part) {
        index.add(part)
        worker.postMessage("next")
        return
      }
      read(index.done(request.today))
    })
    worker.on("error", fail)
    worker.on("exit", (code) => fail(new Error(`The thread that reads the catalogue ended (${code})`)))
    signal.addEventListener("abort", () => void worker.terminate())
  })

/** [SRCH-03] The index of an earlier reading, where the catalogue is still the same; a database that does not tell has none. */
const readSnapshot = (file: string, today: string) =>
  Effect.orElseSucceed(
    Effect.flatMap(catalogueFingerprint, (fingerprint) =>
      Effect.tryPromise(() => loadSnapshot(file, fingerprint, today))
    ),
    () => undefined
  )

/** From the snapshot, else on a thread and a connection of its own, so that visitors are answered meanwhile. */
export const readOnThread =
  (url: Redacted.Redacted, snapshotFile?: string): CatalogueReader =>
  (today) =>
    Effect.gen(function* () {
      const snapshot = snapshotFile === undefined ? undefined : yield* readSnapshot(snapshotFile, today)
      if (snapshot) return snapshot
      return yield* Effect.tryPromise({
        try: (signal) => readInWorker({ url: Redacted.value(url), today, snapshotFile }, signal),
        catch: unavailable
      })
    })
