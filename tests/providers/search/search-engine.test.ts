/** The search of a running shop reads the catalogue beside the thread that answers visitors, and keeps it for the next start. */
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Layer, Redacted } from "effect"
import { afterAll, expect, it, vi } from "vitest"
import { type CatalogueReading, readOnMainThread } from "../../../adapters/search/index/catalogue-reader.ts"
import { postgresSearch } from "../../../adapters/search/postgres-search.ts"
import { searchEngine } from "../../../adapters/search/search-engine.ts"
import { readSettings } from "../../../adapters/settings/settings.ts"
import { Search } from "../../../core/catalogue/search/search.port.ts"
import { testDatabase } from "../../postgres/database.ts"

const database = testDatabase("small")
const folder = mkdtempSync(join(tmpdir(), "lineal-search-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("[SRCH-03] the catalogue is read on another thread, which alone keeps what it has arranged in the shop's folder", async () => {
  const settings = readSettings({ DATABASE_URL: Redacted.value(database.url()), DATA_DIR: folder })
  const found = Effect.gen(function* () {
    const search = yield* Search
    const [answer] = yield* search.search([{ indexName: "products", query: "framing" }])
    yield* Effect.promise(() =>
      vi.waitFor(() => expect(existsSync(join(folder, "search", "products.index"))).toBe(true))
    )
    return answer?.nbHits
  })
  const engine = Layer.provide(searchEngine(settings), database.layer(3))
  expect(await Effect.runPromise(Effect.scoped(Effect.provide(found, engine)))).toBeGreaterThan(0)
})

it.each<readonly [begins: CatalogueReading["begins"], before: number]>([
  ["at once", 1],
  ["when asked", 0]
])(
  "[SRCH-03] the catalogue that is read %s was read %i times before anybody asks, and once however many do",
  async (begins, before) => {
    let readings = 0
    const read: CatalogueReading["read"] = (today) => {
      readings += 1
      return readOnMainThread(today)
    }
    const asked = Effect.gen(function* () {
      const search = yield* Search
      const ask = search.search([{ indexName: "products", query: "framing" }])
      yield* begins === "at once" ? Effect.promise(() => vi.waitFor(() => expect(readings).toBe(1))) : Effect.sleep(50)
      const unasked = readings
      yield* Effect.all([ask, ask], { concurrency: 2 })
      return [unasked, readings]
    })
    const engine = Layer.provide(postgresSearch("products", { read, begins }), database.layer(3))
    expect(await Effect.runPromise(Effect.scoped(Effect.provide(asked, engine)))).toEqual([before, 1])
  }
)
