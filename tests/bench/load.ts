/** `npm run bench -- load --minutes N`: visitors at a steady pace; then the shop is closed while orders are being placed. */
import { setTimeout as pause } from "node:timers/promises"
import { findViolations } from "../../adapters/postgres/invariants.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"
import { closeDuringOrders } from "./close-during-orders.ts"
import { batchesOf } from "./prices.ts"
import { buyerAt, purchasableItems } from "./purchases.ts"
import type { Figure, Report } from "./report.ts"
import { createRequester } from "./requester.ts"
import { slugsOf } from "./slugs.ts"
import { startSteadyLoad } from "./steady-load.ts"

/** Each second. */
const PAGES = 50
const BATCHES = 20
const CHECKOUTS = 5
const SAMPLES = 40

/** Pages of every kind, mostly products and categories. */
const pathsOf = async (shop: BenchShop): Promise<ReadonlyArray<string>> => {
  const products = (await slugsOf(shop, "product", 1000)).map((slug) => `/p/${slug}`)
  const categories = (await slugsOf(shop, "category", 1000)).map((slug) => `/c/${slug}`)
  const others = ["/", "/search?query=decking", "/search?query=90x45", "/stores", "/checkout/cart"]
  return products.flatMap((path, at) => [
    path,
    categories[at % categories.length] ?? "/",
    ...(at % 4 === 0 ? [others[(at / 4) % others.length] ?? "/"] : [])
  ])
}

const mean = (values: ReadonlyArray<number>): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** Every sample's figures by what they are; how much the last quarter is of the first. */
const growth = (samples: ReadonlyArray<ReadonlyArray<Figure>>): ReadonlyArray<Figure> =>
  (samples[0] ?? []).map(({ what }, at) => {
    const values = samples.map((sample) => sample[at]?.value ?? 0)
    const quarter = Math.max(1, Math.floor(values.length / 4))
    return {
      what: `${what}, last quarter of the time by the first`,
      value: mean(values.slice(-quarter)) / mean(values.slice(0, quarter)),
      unit: "times",
      most: 1.2
    }
  })

export const load = async (minutes: number): Promise<Report> => {
  const shop = await openBenchShop()
  const { ask, close } = createRequester(shop.origin)
  const paths = await pathsOf(shop)
  const batches = await batchesOf(shop)
  const things = await purchasableItems(shop, 200)
  const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" }
  const visitors = [
    startSteadyLoad("a page", PAGES, (turn) => ask({ path: paths[turn % paths.length] ?? "/", headers })),
    startSteadyLoad("fifty prices", BATCHES, (turn) => ask(batches(turn))),
    startSteadyLoad("a purchase", CHECKOUTS, async (turn) => {
      const { answer } = await buyerAt(shop).buy([things[turn % things.length] ?? { sku: "", qty: 0, uom: "" }])
      if (answer.data?.stripe?.status !== "succeeded") throw new Error(`${answer.status} ${answer.msg}`)
    })
  ]
  const samples: Array<ReadonlyArray<Figure>> = []
  for (let nth = 0; nth < SAMPLES; nth++) {
    await pause((minutes * 60_000) / SAMPLES)
    samples.push(await shop.memory("under load"))
    console.error(
      samples
        .at(-1)
        ?.map(({ value }) => Math.round(value))
        .join(" + ")
        .replace(/ \+ (\d+)$/, " = $1 MB")
    )
  }
  const timings = visitors.map(({ timing }) => timing())
  await Promise.all(visitors.map(({ stop }) => stop()))
  close()
  const broken = await findViolations((statement) => shop.rows(statement))
  const [page, prices, purchase] = timings
  const ended = await closeDuringOrders(shop, things)
  return {
    timings,
    figures: [
      { what: "a page, p95", value: page?.p95 ?? 0, unit: "ms", most: 400 },
      { what: "fifty prices, p95", value: prices?.p95 ?? 0, unit: "ms", most: 300 },
      { what: "a whole purchase, p95", value: purchase?.p95 ?? 0, unit: "ms", most: 1500 },
      ...(samples.at(-1) ?? []),
      ...growth(samples),
      ...ended.figures
    ],
    faults: [
      ...timings.flatMap(({ what, failed }) => (failed > 0 ? [`${what}: ${failed} failed`] : [])),
      ...broken.map(({ id, description: says, at }) => `${id} is broken (${says}): ${at.slice(0, 5).join(", ")}`),
      ...ended.faults
    ]
  }
}
