/** The shop that is measured: the whole example, as people start it, without limits on requests. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Client } from "pg"
import { type RunningShop, startShop } from "../journeys/running-shop.ts"
import { memoryOf } from "./memory.ts"
import type { Figure } from "./report.ts"

export const benchFolder = join(import.meta.dirname, "../../.data/bench")

export type BenchShop = RunningShop & {
  readonly rows: <Row>(statement: string, values?: ReadonlyArray<unknown>) => Promise<ReadonlyArray<Row>>
  /** What shop and database hold at this moment. */
  readonly memory: (when: string) => Promise<ReadonlyArray<Figure>>
  readonly stop: () => Promise<void>
}

/** What shop and embedded database hold at the moment. */
export const memoryFigures = async ({ folder, pid }: RunningShop, when: string): Promise<ReadonlyArray<Figure>> => {
  const [postmaster = ""] = readFileSync(join(folder, "postgres/data/postmaster.pid"), "utf8").split("\n")
  const [ofShop, ofDatabase] = [await memoryOf(pid), await memoryOf(Number(postmaster), true)]
  return [
    { what: `memory of the shop ${when}`, value: ofShop, unit: "MB" },
    { what: `memory of the database ${when}`, value: ofDatabase, unit: "MB" },
    {
      what: `memory of both ${when}`,
      value: ofShop + ofDatabase,
      unit: "MB",
      ...(when === "idle" ? { most: 500 } : {})
    }
  ]
}

/** Opens the shop; the first time its goods are made and loaded, which takes a while. */
export const openBenchShop = async (settings: Readonly<Record<string, string>> = {}): Promise<BenchShop> => {
  console.error("Opening the whole example shop")
  const shop = await startShop(benchFolder, { EXAMPLE_SHOP: "full", LIMITS: "off", LOG_LEVEL: "error", ...settings })
  // A search waits until the shop has read its goods; before that it would be busy with them.
  await (await fetch(`${shop.origin}/search?query=decking`)).text()
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  return {
    ...shop,
    rows: async (statement, values = []) => (await client.query(statement, [...values])).rows,
    memory: (when) => memoryFigures(shop, when),
    stop: async () => {
      await client.end()
      await shop.stop()
    }
  }
}
