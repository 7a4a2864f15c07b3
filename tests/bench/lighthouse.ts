/** `npm run bench -- lighthouse`: what Lighthouse says of the main pages on a telephone, the median of five looks at each. */
import lighthouse from "lighthouse"
import { chromium } from "playwright"
import { freePort } from "../free-port.ts"
import { openBenchShop } from "./bench-shop.ts"
import { mainPages } from "./main-pages.ts"
import { type Figure, percentile, type Report } from "./report.ts"

const LOOKS = 5

/** What each page must score of 100; pages that nobody searches for are kept out of search engines. */
const wanted = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const
type Category = keyof typeof wanted
const categories = Object.keys(wanted) as ReadonlyArray<Category>

/** Told beside the scores: where the time goes. */
const details = {
  "first-contentful-paint": "ms",
  "largest-contentful-paint": "ms",
  "total-blocking-time": "ms",
  "cumulative-layout-shift": ""
} as const

const median = (values: ReadonlyArray<number>): number => percentile(values, 50)

/** A telephone is so many times slower than this machine, by Lighthouse's own reckoning; ms that nobody feels of a task. */
const [SLOWDOWN, UNFELT_MS] = [4, 50]

type TraceEvent = {
  readonly name: string
  readonly tid: number
  readonly ts: number
  /** Of the clock, and of the processor, microseconds. */
  readonly dur?: number
  readonly tdur?: number
}

/**
 * How long a telephone's page would not answer after its first paint, by the processor time of its tasks, ms. Lighthouse
 * goes by the clock, and so counts what else this machine does at the time.
 */
const ownBlockingTime = (events: ReadonlyArray<TraceEvent>): number => {
  const painted = events.findLast(({ name }) => name === "firstContentfulPaint")
  return events
    .filter(({ name, tid, ts, dur = 0 }) => name === "RunTask" && tid === painted?.tid && ts + dur > painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWDOWN * tdur) / 1000 - UNFELT_MS), 0)
}

const look = async (url: string, port: number) => {
  const answer = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] })
  if (!answer) throw new Error(`Lighthouse said nothing of ${url}`)
  const { Trace: trace } = answer.artifacts as { readonly Trace?: { readonly traceEvents: ReadonlyArray<TraceEvent> } }
  return { ...answer.lhr, ownBlockingTime: trace ? ownBlockingTime(trace.traceEvents) : Number.NaN }
}

const judged = async (name: string, url: string, port: number): Promise<ReadonlyArray<Figure>> => {
  const looks: Array<Awaited<ReturnType<typeof look>>> = []
  for (let nth = 0; nth < LOOKS; nth++) looks.push(await look(url, port))
  const isSearched = !["search", "cart"].includes(name)
  return [
    ...categories.map((category) => ({
      what: `${name}: ${category}`,
      value: Math.round(median(looks.map((one) => 100 * (one.categories[category]?.score ?? 0)))),
      unit: "of 100",
      ...(category === "seo" && !isSearched ? {} : { least: wanted[category] })
    })),
    ...Object.entries(details).map(([audit, unit]) => ({
      what: `${name}: ${audit}`,
      value: median(looks.map((one) => one.audits[audit]?.numericValue ?? Number.NaN)),
      unit
    })),
    {
      what: `${name}: blocking time by the page's own work`,
      value: median(looks.map((one) => one.ownBlockingTime)),
      unit: "ms"
    }
  ]
}

export const measureLighthouse = async (): Promise<Report> => {
  const shop = await openBenchShop()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`]
  })
  try {
    const pages = { ...(await mainPages(shop)), cart: "/checkout/cart" }
    const figures: Array<Figure> = []
    for (const [name, path] of Object.entries(pages)) figures.push(...(await judged(name, shop.origin + path, port)))
    return { timings: [], figures, faults: [] }
  } finally {
    await browser.close()
    await shop.stop()
  }
}
