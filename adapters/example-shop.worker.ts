/** The thread in which the example shop is made and loaded. */
import { workerData } from "node:worker_threads"
import { Redacted } from "effect"
import { melbourneDate } from "../core/melbourne.ts"
import type { ExampleWanted } from "./example-shop.ts"
import { loadOnce } from "./storage/import/first-load.ts"

const { url, size }: ExampleWanted = workerData
const from = Date.now()
const make = async () => {
  const { exampleShop } = await import("../fixtures/shop.ts")
  return exampleShop(size, melbourneDate(Date.now()))
}
const loaded = await loadOnce(Redacted.make(url), make, (text) => console.log(text))
if (loaded && !loaded.kept) {
  const problems = loaded.problems.slice(0, 10).map(({ file, line, reason }) => `${file}, row ${line}: ${reason}`)
  throw new Error(`The example shop is not as it should be:\n${problems.join("\n")}`)
}
if (loaded) console.log(`Example shop loaded in ${((Date.now() - from) / 1000).toFixed(1)} s`)
