/** Fills an empty shop with the example in a thread of its own: what it takes to make 50,000 goods goes with it, 130 MB. */
import { Worker } from "node:worker_threads"
import { Redacted } from "effect"
import { hasShopData } from "./postgres/import/first-load.ts"
import { ownProgram } from "./process/own-files.ts"

/** What the thread is told. */
export type ExampleRequest = { readonly url: string; readonly size: "small" | "full" }

const fillOnThread = (url: Redacted.Redacted, size: ExampleRequest["size"], stop?: AbortSignal): Promise<void> =>
  new Promise((filled, fail) => {
    console.log("Loading the example shop ...")
    const request: ExampleRequest = { url: Redacted.value(url) as string, size }
    const thread = new Worker(ownProgram("fixtures/example-shop.worker.ts"), { workerData: request })
    stop?.addEventListener("abort", () => void thread.terminate())
    thread.on("error", fail)
    thread.on("exit", (code) => (code === 0 ? filled() : fail(new Error("The example shop could not be loaded."))))
  })

/**
 * Whether it was filled: a shop that has goods, or has had the example before, stays as it is. Rejects with what is wrong
 * with the example, or where `stop` ends it.
 */
export const fillWithExample = async (
  url: Redacted.Redacted,
  size: ExampleRequest["size"],
  stop?: AbortSignal
): Promise<boolean> => {
  stop?.throwIfAborted()
  // Starting the thread takes a second of every start; it looks again, as another shop may be filling it as well.
  if (await hasShopData(url)) return false
  await fillOnThread(url, size, stop)
  return true
}
