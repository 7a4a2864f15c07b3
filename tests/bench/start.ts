/** `npm run bench -- start`: how long the shop takes from its command to its first page, with and without its data, and its memory then. */
import { rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { startShop } from "../journeys/running-shop.ts"
import { benchFolder, memoryFigures } from "./bench-shop.ts"
import type { Figure, Report } from "./report.ts"

const folder = join(benchFolder, "../bench-start")
const settings = { EXAMPLE_SHOP: "full", LIMITS: "off", LOG_LEVEL: "error" }

/** How long the shop then rests before its memory is looked at. */
const REST_MS = 30_000

/** Seconds to the last byte of the home page, and to an answer of the search. */
const started = async (what: string): Promise<ReadonlyArray<Figure>> => {
  const from = performance.now()
  const seconds = () => (performance.now() - from) / 1000
  const shop = await startShop(folder, settings)
  try {
    const page = await fetch(shop.origin)
    await page.text()
    const toPage = seconds()
    const found = await fetch(`${shop.origin}/search?query=decking`)
    await found.text()
    const toSearch = seconds()
    await pause(REST_MS)
    return [
      { what: `${what}: to the first page`, value: toPage, unit: "s" },
      { what: `${what}: to the first search`, value: toSearch, unit: "s" },
      ...(await memoryFigures(shop, "idle"))
    ]
  } finally {
    await shop.stop()
  }
}

export const start = async (): Promise<Report> => {
  rmSync(folder, { recursive: true, force: true })
  try {
    const first = await started("first start, everything installed and built")
    return { timings: [], figures: [...first, ...(await started("second start"))], faults: [] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
