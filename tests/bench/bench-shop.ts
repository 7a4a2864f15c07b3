/** The shop that is measured: the whole example, as people start it, without limits on requests. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Client } from "pg"
import { type RunningShop, startShop } from "../browser/running-shop.ts"
import type { Figure } from "./figures.ts"
import { memoryOf } from "./memory.ts"

export const benchFolder = join(import.meta.dirname, "../../.data/bench")

export type BenchShop = RunningShop & {
  readonly rows: <Row>(statement: string, values?: ReadonlyArray<unknown>) => Promise<ReadonlyArray<Row>>
  /** What shop and database hold at this moment. */
  readonly memory: (when: string) => Promise<ReadonlyArray<Figure>>
  readonly stop: () => Promise<void>
}

/** Opens the shop; the first time its goods are made and loaded, which takes a while. */
export const openBenchShop = async (settings: Readonly<Record<string, string>> = {}): Promise<BenchShop> => {
  console.error("Opening the whole example shop")
  const shop = await startShop(benchFolder, { EXAMPLE_SHOP: "full", LIMITS: "off", LOG_LEVEL: "error", ...settings })
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  const [postmaster = ""] = readFileSync(join(benchFolder, "postgres/data/postmaster.pid"), "utf8").split("\n")
  return {
    ...shop,
    rows: async (statement, values = []) => (await client.query(statement, [...values])).rows,
    memory: async (when) => {
      const [ofShop, ofDatabase] = [await memoryOf(shop.pid), await memoryOf(Number(postmaster), true)]
      return [
        { what: `memory of the shop ${when}`, value: ofShop, unit: "MB" },
        { what: `memory of the database ${when}`, value: ofDatabase, unit: "MB" },
        { what: `memory of both ${when}`, value: ofShop + ofDatabase, unit: "MB" }
      ]
    },
    stop: async () => {
      await client.end()
      await shop.stop()
    }
  }
}
