/**
 * `npm run bench -- NAME [--seconds N] [--minutes N] [--json]`: measures one part of the shop on this machine.
 * Ends with 1 where a request failed, an answer was stale or an order was lost; a missed figure is only told.
 */
import { parseArgs } from "node:util"
import { core } from "./core.ts"
import { delivery } from "./delivery.ts"
import { interaction } from "./interaction.ts"
import { load } from "./load.ts"
import { order } from "./order.ts"
import { page } from "./page.ts"
import { prices } from "./prices.ts"
import { product } from "./product.ts"
import { formatReport, type Report } from "./report.ts"
import { search } from "./search.ts"
import { session } from "./session.ts"
import { sizes } from "./sizes.ts"
import { start } from "./start.ts"
import { trade } from "./trade.ts"
import { weight } from "./weight.ts"

type Benchmark = (seconds: number, minutes: number) => Promise<Report>

const benchmarks: Readonly<Record<string, Benchmark>> = {
  search,
  page,
  product,
  prices,
  order,
  delivery,
  trade,
  start,
  weight,
  // Its package is there for it alone.
  lighthouse: async () => (await import("./lighthouse.ts")).measureLighthouse(),
  interaction,
  core,
  session,
  sizes,
  load: (_, minutes) => load(minutes)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    seconds: { type: "string", default: "12" },
    minutes: { type: "string", default: "30" }
  }
})
const [name = ""] = positionals
const benchmark = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined
if (benchmark) {
  const report = await benchmark(Number(values.seconds), Number(values.minutes))
  console.log(formatReport(name, report, values.json))
  process.exitCode = report.faults.length > 0 ? 1 : 0
} else {
  console.error(`Usage: npm run bench -- ${Object.keys(benchmarks).join("|")} [--seconds N] [--minutes N] [--json]`)
  process.exitCode = 1
}
