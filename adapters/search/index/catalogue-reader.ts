/** Reads and arranges the catalogue for searching: on this thread between other work, or beside it on a thread of its own. */
import { Worker } from "node:worker_threads"
import { Effect, Redacted } from "effect"
import type { SqlClient } from "effect/sql"
import { unhurried } from "../../postgres/client/database.ts"
import { workerFile } from "../../threads/worker-file.ts"
import { arranged } from "./arranging.ts"
import { readCatalogue } from "./catalogue-rows.ts"
import { growingIndex, type IndexPart } from "./index-parts.ts"
import type { ShopIndex } from "./shop-index.ts"

/** The index of everything as the database has it now; `today` is the Melbourne day. */
export type CatalogueReader = (today: string) => Effect.Effect<ShopIndex, unknown, SqlClient.SqlClient>

export const readHere: CatalogueReader = (today) =>
  Effect.flatMap(unhurried(readCatalogue), (rows) => arranged(rows, today))

/** What the thread is told. */
export type CatalogueWanted = { readonly url: string; readonly today: string }

/** The thread sends a part whenever it is asked for the next, and nothing once there is none. */
const readBeside = (wanted: CatalogueWanted, signal: AbortSignal): Promise<ShopIndex> =>
  new Promise((read, fail) => {
    const index = growingIndex()
    const worker = new Worker(workerFile("search/index/catalogue.worker.ts"), { execArgv: [], workerData: wanted })
    worker.unref()
    worker.on("message", (part: IndexPart | undefined) => {
      if (part) {
        index.add(part)
        worker.postMessage("next")
        return
      }
      void worker.terminate()
      read(index.done(wanted.today))
    })
    worker.on("error", fail)
    worker.on("exit", (code) => fail(new Error(`The thread that reads the catalogue ended (${code})`)))
    signal.addEventListener("abort", () => void worker.terminate())
  })

/** On a thread and a connection of its own, so that visitors are answered meanwhile. */
export const readOnThread =
  (url: Redacted.Redacted): CatalogueReader =>
  (today) =>
    Effect.tryPromise({
      try: (signal) => readBeside({ url: Redacted.value(url) as string, today }, signal),
      catch: (problem) => problem
    })
